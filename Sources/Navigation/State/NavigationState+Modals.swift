/// What puts layers over everything, and takes them away.
extension NavigationState {
  mutating func present(
    _ new: NewEntry<Route>, style: ModalStyle, detent: String?
  ) -> NavigationOutcome {
    guard let id = mint.mint() else { return .unchanged(.idsExhausted) }
    let hidden = unread.modals.flatMap { $0.path.entries.map(\.id) }
    unread.modals = []
    let path = Path(unchecked: [new.entry(id: id)])
    modals.append(Modal(unchecked: path, style: style, detent: detent))
    var change = NavigationChange()
    change.removed = hidden
    change.added = [id]
    return .changed(change)
  }

  mutating func dismiss(_ id: EntryID?) -> NavigationOutcome {
    guard let top = modals.last?.root?.id else { return .unchanged(.nothingPresented) }
    guard let index = modals.firstIndex(where: { $0.root?.id == id ?? top }) else {
      return .unchanged(.notFound)
    }
    var change = NavigationChange()
    change.removed = modals[index...].flatMap(\.path.ids)
    change.removed += unread.modals.flatMap { $0.path.entries.map(\.id) }
    modals.removeSubrange(index...)
    unread.modals = []
    return .changed(change)
  }
}
