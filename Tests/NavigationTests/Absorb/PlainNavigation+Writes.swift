import Navigation
import TestSupport

extension PlainNavigation {
  /// What a layout wrote, by the rules.
  mutating func absorb(_ write: LayoutWrite<String, String>) {
    switch write {
    case .stack(let section, let path):
      let isTap = section != shown && path.isEmpty
      show(section)
      if section != nil, !isTap { setItems(path) }
    case .sidebar(let section): show(section)
    case .modals(let ids):
      let kept = zip(modals, ids).prefix { $0.0[0].id == $0.1.number }.count
      modals = Array(modals.prefix(kept))
    case .modalStack(let path):
      guard let root = modals.last?.first else { return }
      setFront([.kept(EntryID(integerLiteral: root.id))] + path)
    case .visibility, .preferredCompactColumn: return
    case .sectionStack, .content, .selection, .detail:
      if shown != nil { absorbToSection(write) }
    }
  }

  private mutating func absorbToSection(_ write: LayoutWrite<String, String>) {
    switch write {
    case .sectionStack(let path): setItems(path)
    case .selection(let route): choose(route)
    case .content(let path): setContent(path)
    case .detail(let path, .two): setTail(path, over: items)
    case .detail(let path, .three): setTail(path, over: Array(items.detail.dropFirst()))
    default: return
    }
  }

  /// A write of the section's path, whatever is over it.
  private mutating func setItems(_ path: [PathElement<String>]) {
    let covered = modals
    modals = []
    setFront(path)
    modals = covered
  }

  private mutating func choose(_ route: String?) {
    guard route != items.detail.first?.new.route else { return }
    items = items.beforeDetail.asCommitted + items.detail
    if let route { select(route) } else { deselect() }
  }

  /// A write of the end of the path: what stays is where the user has gone.
  private mutating func setTail(_ path: [PathElement<String>], over tail: [Item]) {
    guard let (kept, new) = resolve(path, over: tail, known: items) else { return }
    guard kept.count < tail.count || !new.isEmpty else { return }
    items = (items.dropLast(tail.count) + kept).asCommitted + made(new)
  }

  private mutating func setContent(_ path: [PathElement<String>]) {
    let lists = items.filter(\.isList)
    guard let (kept, written) = resolve(path, over: lists, known: items) else { return }
    var new = written
    guard kept.count < lists.count || !new.isEmpty else { return }
    if kept.count < lists.count {
      items = Array(items.prefix { $0 != lists[kept.count] })
    }
    if let row = new.first, row.column == .detail {
      choose(row.route)
      new.removeFirst()
    }
    items = items.asCommitted + made(new)
  }
}

extension ArraySlice<PlainNavigation.Item> {
  fileprivate var asCommitted: [Element] { Array(self).asCommitted }
}
