extension NavigationState {
  /// Moves the state, and tells what moved or why nothing did. Nothing traps.
  ///
  /// It costs what it moves, whatever the depth of the path.
  @discardableResult
  public mutating func apply(_ action: NavigationAction<SectionRoute, Route>) -> NavigationOutcome {
    let outcome = move(action)
    assert(fault == nil, "an action broke a law of the state")
    return outcome
  }

  /// Moves the state, without the look at all of it that `apply` takes in debug: so tests can
  /// count what an action costs by itself.
  package mutating func move(
    _ action: NavigationAction<SectionRoute, Route>
  ) -> NavigationOutcome {
    switch action {
    case .section(let name): show(name)
    case .jump(let name, let path): jump(to: name, path)
    case .present(let new, let style, let detent): present(new, style: style, detent: detent)
    case .dismiss(let id): dismiss(id)
    case .select, .reselect, .popToDetailRoot, .fill: applyToSection(action)
    default: applyToFront(action)
    }
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
