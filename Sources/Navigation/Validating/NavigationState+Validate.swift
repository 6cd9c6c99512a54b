extension NavigationState {
  /// Takes away what shows data that is gone.
  ///
  /// An entry goes with all above it, so that its parent is shown, and never another in its place.
  /// With a list goes what was parked under it, with a modal those over it, with a section all
  /// that it holds; no section is on screen then. Where it is not known yet whether data is there,
  /// everything stays as it is, so that a save in between writes the same.
  ///
  /// - Parameters:
  ///   - presence: Tells of an entry's route whether its data is there. It is asked once for each
  ///     entry, and not for what goes with another.
  ///   - sections: Tells the same of a section's route.
  /// - Returns: What is not known yet, what went and why, and what moved.
  @discardableResult
  public mutating func validate(
    _ presence: (Route) -> DataPresence,
    sections: (SectionRoute) -> DataPresence = { _ in .there }
  ) -> ValidationReport<SectionRoute> {
    var report = ValidationReport<SectionRoute>()
    validateSections(sections, &report)
    for index in self.sections.indices { validate(.section(index), presence, &report) }
    validateParked(presence, &report)
    validateModals(presence, &report)
    assert(fault == nil, "a validation broke a law of the state")
    return report
  }

  private mutating func validateSections(
    _ presence: (SectionRoute) -> DataPresence, _ report: inout ValidationReport<SectionRoute>
  ) {
    var index = 0
    while index < sections.count {
      let name = sections[index].name
      guard let route = name.route, report.isGone(.section(name), presence(route)) else {
        index += 1
        continue
      }
      var change = NavigationChange()
      change.activeSection = activeIndex == index
      change.removed = dropSections(at: [index])
      report.note(change, with: .section(name))
    }
  }

  private mutating func validate(
    _ place: PathPlace, _ presence: (Route) -> DataPresence,
    _ report: inout ValidationReport<SectionRoute>
  ) {
    guard let length = self[place].validLength(presence, &report) else { return }
    cut(place, toValid: length, &report)
  }

  private mutating func validateParked(
    _ presence: (Route) -> DataPresence, _ report: inout ValidationReport<SectionRoute>
  ) {
    var rows: Set<EntryID> = []
    for index in parked.indices {
      guard let length = parked[index].path.validLength(presence, &report) else { continue }
      guard length == 0, let row = parked[index].path.entries.first?.id else {
        cut(.parked(index), toValid: length, &report)
        continue
      }
      var change = NavigationChange()
      change.removed = parked[index].path.ids
      report.note(change, with: .entry(row))
      rows.insert(row)
    }
    guard !rows.isEmpty else { return }
    // Together, so that what is parked is looked through once.
    _ = dropParked { $0.path.entries.first.map { rows.contains($0.id) } == true }
  }

  private mutating func validateModals(
    _ presence: (Route) -> DataPresence, _ report: inout ValidationReport<SectionRoute>
  ) {
    var index = 0
    while index < modals.count {
      let length = modals[index].path.validLength(presence, &report)
      if length == 0, let root = modals[index].root?.id {
        report.note(dismiss(root).change ?? NavigationChange(), with: .entry(root))
      } else if let length {
        cut(.modal(index), toValid: length, &report)
      }
      index += 1
    }
  }

  /// Cuts a path at an entry whose data is gone.
  private mutating func cut(
    _ place: PathPlace, toValid length: Int, _ report: inout ValidationReport<SectionRoute>
  ) {
    let gone = self[place].entries[length].id
    let above = self[place].entries.count - length + self[place].unread.count
    let isProvisional =
      length >= self[place].committedCount && self[place].unread.allSatisfy(\.isProvisional)
    var change = NavigationChange()
    change.removed = cut(place, to: length)
    // Beside those above it, what was parked may have gone.
    change.isProvisional = isProvisional && change.removed.count == above
    report.note(change, with: .entry(gone))
  }
}

extension Path {
  /// How many entries stand below the first whose data is gone; nothing where it is of none.
  fileprivate func validLength<SectionRoute>(
    _ presence: (Route) -> DataPresence, _ report: inout ValidationReport<SectionRoute>
  ) -> Int? {
    entries.firstIndex { report.isGone(.entry($0.id), presence($0.route)) }
  }
}

extension ValidationReport {
  /// Takes down an answer, and tells whether it is that the data is gone.
  fileprivate mutating func isGone(_ subject: Subject, _ presence: DataPresence) -> Bool {
    switch presence {
    case .there: return false
    case .notLoaded:
      lines.append(Line(subject: subject, fate: .notLoaded))
      return false
    case .gone:
      lines.append(Line(subject: subject, fate: .gone))
      return true
    }
  }

  /// Takes down what moved because the data of something is gone.
  fileprivate mutating func note(_ next: NavigationChange, with gone: Subject) {
    for id in next.removed where Subject.entry(id) != gone {
      lines.append(Line(subject: .entry(id), fate: .wentWith(gone)))
    }
    // A section without entries went as an empty change, and is a revision all the same.
    let isProvisional = (change?.isProvisional ?? true) && next.isProvisional
    var whole = change ?? NavigationChange()
    whole.merge(next)
    whole.isProvisional = isProvisional
    change = whole
  }
}
