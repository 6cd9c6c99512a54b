extension NavigationState {
  /// Takes back what a layout wrote.
  ///
  /// Writing what is shown moves nothing. Whether a write is too late to count is not asked
  /// here; see ``BindingRead``.
  ///
  /// - Parameter write: What a binding was given.
  /// - Returns: What moved, or why nothing did: `.echo` where nothing was changed.
  @discardableResult
  public mutating func absorb(_ write: LayoutWrite<SectionRoute, Route>) -> NavigationOutcome {
    let outcome = take(write)
    assert(fault == nil, "a write broke a law of the state")
    return outcome
  }

  private mutating func take(_ write: LayoutWrite<SectionRoute, Route>) -> NavigationOutcome {
    switch write {
    case .stack(let section, let path): return absorbStack(section, path)
    case .sidebar(let section): return absorbSection(section)
    case .modals(let ids): return absorbModals(ids)
    case .visibility(let visibility): return set(\.visibility, to: visibility)
    case .preferredCompactColumn(let column): return set(\.preferredCompactColumn, to: column)
    case .modalStack(let path):
      guard let last = modals.indices.last, let root = modals[last].root else {
        return .unchanged(.nothingPresented)
      }
      return setPath([.kept(root.id)] + path, in: .modal(last))
    case .sectionStack(let path):
      return onActiveSection { state, index in state.setPath(path, in: .section(index)) }
    case .content(let path):
      return onActiveSection { state, index in state.absorbContent(path, in: index) }
    case .selection(let route):
      return onActiveSection { state, index in state.absorbSelection(route, in: index) }
    case .detail(let path, let columns):
      return onActiveSection { state, index in state.absorbDetail(path, columns, in: index) }
    }
  }

  private mutating func onActiveSection(
    _ body: (inout Self, Int) -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let index = activeIndex else { return .unchanged(.noActiveSection) }
    return body(&self, index)
  }

  /// Settings of columns are not history: a change of them moves no entry.
  private mutating func set<Value: Equatable>(
    _ setting: WritableKeyPath<SplitSettings, Value>, to value: Value
  ) -> NavigationOutcome {
    guard split[keyPath: setting] != value else { return .unchanged(.echo) }
    split[keyPath: setting] = value
    return .changed(NavigationChange())
  }

  private mutating func absorbSection(_ name: SectionName<SectionRoute>?) -> NavigationOutcome {
    name == activeSection?.name ? .unchanged(.echo) : apply(.section(name))
  }

  private mutating func absorbStack(
    _ name: SectionName<SectionRoute>?, _ path: [PathElement<Route>]
  ) -> NavigationOutcome {
    guard name == activeSection?.name else {
      var whole = apply(.section(name)).change ?? NavigationChange()
      // A section that was tapped comes without a path, and shows the one it has kept.
      if !path.isEmpty, let index = activeIndex {
        whole.merge(setPath(path, in: .section(index)).change ?? NavigationChange())
      }
      return .changed(whole)
    }
    guard let index = activeIndex else { return .unchanged(.echo) }
    return setPath(path, in: .section(index))
  }

  private mutating func absorbModals(_ ids: [EntryID]) -> NavigationOutcome {
    let kept = zip(modals, ids).prefix { $0.0.root?.id == $0.1 }.count
    guard kept < modals.count, let first = modals[kept].root?.id else { return .unchanged(.echo) }
    return dismiss(first)
  }
}
