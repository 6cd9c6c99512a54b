import Navigation

extension PlainNavigation {
  mutating func apply(_ action: NavigationAction<String, String>) {
    switch action {
    case .section(let name): show(name)
    case .jump(let name, let path):
      show(name)
      let common = zip(items.committed, path).prefix { $0.0.new.route == $0.1.route }.count
      guard common < items.committed.count || common < path.count else { return }
      items = items.prefix(common) + made(Array(path.dropFirst(common)))
    case .present(let new, _, _): modals.append(made([new]))
    case .dismiss(let id):
      guard !modals.isEmpty else { return }
      let index = id.map { id in modals.firstIndex { $0[0].id == id.number } } ?? modals.count - 1
      if let index { modals.removeSubrange(index...) }
    default:
      guard shown != nil || !modals.isEmpty else { return }
      applyToFront(action)
      if shown != nil { applyToSection(action) }
    }
  }

  private mutating func applyToFront(_ action: NavigationAction<String, String>) {
    let path = front.committed
    switch action {
    case .push(let new, let ifNew):
      if !ifNew || path.last?.new.route != new.route { front = path + made([new]) }
    case .pop(let count):
      if count > 0, path.count > floor {
        front = Array(path.prefix(max(floor, path.count - min(count, path.count))))
      }
    case .popToRoot: if path.count > floor { front = Array(path.prefix(floor)) }
    case .popTo(let target):
      let found =
        switch target {
        case .entry(let id): path.lastIndex { $0.id == id.number }
        case .route(let route): path.dropLast().lastIndex { $0.new.route == route }
        case .checkpoint(let name): path.lastIndex { $0.new.checkpoint == name }
        }
      if let found, found + 1 < path.count { front = Array(path[...found]) }
    case .replace(let id, let new):
      let index = id.map { id in path.firstIndex { $0.id == id.number } } ?? path.count - 1
      guard let index, index >= floor else { return }
      front = path.prefix(index) + made([new] + path.dropFirst(index + 1).map(\.new))
    case .setPath(let elements): setFront(elements)
    default: return
    }
  }

  mutating func setFront(_ elements: [PathElement<String>]) {
    let path = front.committed
    guard let (kept, new) = resolve(elements, over: path, known: front) else { return }
    if kept.count < path.count || !new.isEmpty, kept.count >= floor { front = kept + made(new) }
  }

  /// What of some entries a written path keeps, and what it takes to make the rest; nothing
  /// where it names an entry that is not known.
  func resolve(
    _ elements: [PathElement<String>], over old: [Item], known: [Item]
  ) -> (kept: [Item], new: [NewEntry<String>])? {
    var kept: [Item] = []
    var new: [NewEntry<String>] = []
    for (place, element) in elements.enumerated() {
      switch element {
      case .new(let entry): new.append(entry)
      case .kept(let id):
        guard let item = known.first(where: { $0.id == id.number }) else { return nil }
        if new.isEmpty, place < old.count, old[place].id == item.id {
          kept.append(item)
        } else {
          new.append(item.new)
        }
      }
    }
    return (kept, new)
  }

  private mutating func applyToSection(_ action: NavigationAction<String, String>) {
    let path = items.committed
    switch action {
    case .select(let route?): select(route)
    case .select(nil): if !items.detail.isEmpty { deselect() }
    case .reselect(let reselection):
      guard !items.detail.isEmpty else { return }
      let row = items.beforeDetail.count + 1
      let rest = reselection == .ignore ? items.dropFirst(row) : []
      items = Array(items.prefix(row)).asCommitted + rest
    case .popToDetailRoot:
      if path.detail.count > 1 { items = path.beforeDetail + path.detail.prefix(1) }
    case .fill(let entries):
      guard items.filter(\.isProvisional).map(\.new) != entries else { return }
      items = path + made(entries, isProvisional: true)
    default: return
    }
  }

  mutating func select(_ route: String) {
    items = items.committed
    let (before, detail) = (items.beforeDetail, items.detail)
    guard detail.first?.new.route != route else { return }
    let list = before.last { $0.isList }?.id
    let back = parks.lastIndex { isParked($0, route, under: list) }.map { parks.remove(at: $0) }
    park(detail, under: list)
    items = before + (back?.items ?? made([NewEntry(route)]))
  }

  mutating func deselect() {
    items = items.committed
    let (before, detail) = (items.beforeDetail, items.detail)
    park(detail, under: before.last { $0.isList }?.id)
    items = before
  }
}
