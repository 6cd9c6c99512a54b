extension NavigationState {
  /// Moves the state, and tells what moved or why nothing did. Nothing traps.
  ///
  /// It costs what it moves, whatever the depth of the path.
  @discardableResult
  public mutating func apply(_ action: NavigationAction<SectionRoute, Route>) -> NavigationOutcome {
    // Asked first, so that nothing moves where a new entry cannot have an id.
    guard mint.has(action.greatestCount(in: self)) else { return .unchanged(.idsExhausted) }
    let outcome =
      switch action {
      case .section(let name): show(name)
      case .jump(let name, let path): jump(to: name, path)
      case .present(let new, let style, let detent): present(new, style: style, detent: detent)
      case .dismiss(let id): dismiss(id)
      case .select, .reselect, .popToDetailRoot, .fill: applyToSection(action)
      default: applyToFront(action)
      }
    assert(fault == nil, "an action broke a law of the state")
    return outcome
  }

  /// Applies several actions as one: one change, and one revision.
  ///
  /// - Parameter body: Is given a function that applies one of them.
  /// - Returns: What all of them moved together.
  @discardableResult
  public mutating func update(
    _ body: (_ apply: (NavigationAction<SectionRoute, Route>) -> NavigationOutcome) -> Void
  ) -> NavigationOutcome {
    var whole = NavigationChange()
    body { action in
      let outcome = apply(action)
      if let change = outcome.change { whole.merge(change) }
      return outcome
    }
    return whole.isEmpty ? .unchanged(.nothingMoved) : .changed(whole)
  }

  private mutating func applyToFront(
    _ action: NavigationAction<SectionRoute, Route>
  ) -> NavigationOutcome {
    guard let place = front else { return .unchanged(.noActiveSection) }
    return switch action {
    case .push(let new, let ifNew): push(new, ifNew: ifNew, in: place)
    case .pop(let count): pop(count, in: place)
    case .popTo(let target): pop(to: target, in: place)
    case .popToRoot: pop(Int.max, in: place)
    case .replace(let id, let new): replace(id, with: new, in: place)
    case .setPath(let elements): setPath(elements, in: place)
    default: .unchanged(.nothingMoved)
    }
  }

  private mutating func applyToSection(
    _ action: NavigationAction<SectionRoute, Route>
  ) -> NavigationOutcome {
    guard let index = activeIndex else { return .unchanged(.noActiveSection) }
    return switch action {
    case .select(let route?): select(route, in: index)
    case .select(nil): deselect(in: index)
    case .reselect(let reselection): reselect(reselection, in: index)
    case .popToDetailRoot: popToDetailRoot(in: index)
    case .fill(let entries): fill(entries, in: index)
    default: .unchanged(.nothingMoved)
    }
  }
}

extension NavigationAction {
  /// How many ids it may take at most.
  fileprivate func greatestCount(in state: NavigationState<SectionRoute, Route>) -> Int {
    switch self {
    case .push, .present, .select: 1
    case .replace(let id, _):
      // The entries above are made again.
      state.front.map { id == nil ? 1 : state[$0].entries.count } ?? 0
    case .setPath(let elements): elements.count
    case .jump(_, let path), .fill(let path): path.count
    default: 0
    }
  }
}
