extension NavigationState {
  /// The entries on screen in any layout: those that a layout change must not cost anything.
  ///
  /// They are the top of the compact stack, the top of the content column and of the detail
  /// column, and the top of every modal (a sheet shows what it covers again when it goes).
  public var visible: Set<EntryID> {
    var ids = Set(modals.compactMap(\.path.entries.last?.id))
    guard let path = activeSection?.path else { return ids }
    let tops = [
      path.committed.last, path.entries.last, path.entries.last { $0.column == .content },
    ]
    ids.formUnion(tops.compactMap { $0?.id })
    return ids
  }
}
