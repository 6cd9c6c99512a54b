/// Something that moves a ``NavigationState``.
///
/// What works on a path works on the one in front: the topmost modal's, or else that of the
/// section on screen. Each drops provisional entries first: the user never went there.
public enum NavigationAction<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// Puts a screen on top of the path in front. With `ifNew`, not where the top has its route.
  case push(NewEntry<Route>, ifNew: Bool = false)
  /// Takes screens off the top; more than there are takes all.
  case pop(count: Int = 1)
  /// Takes off all screens above a target. A target that is not there moves nothing.
  case popTo(PopTarget<Route>)
  /// Takes every screen off, down to the section's own root or the modal's own route.
  case popToRoot
  /// Takes off what was pushed on the selected row in the detail column.
  case popToDetailRoot
  /// Puts another screen in an entry's place, by default the top's. It is another entry, and so
  /// are those above it: ids rise along a path.
  case replace(EntryID? = nil, with: NewEntry<Route>)
  /// Writes the path whole. What it has in common with the old one, from the root on and by id,
  /// stays; the rest is new.
  case setPath([PathElement<Route>])
  /// Shows another row in the detail column; `nil` shows none.
  ///
  /// The detail entries there were are parked under `dictionary` retention, and come back when
  /// their first route is selected again.
  case select(Route?)
  /// Answers a tap on the row that is selected. It makes a provisional row one the user went to.
  case reselect(Reselection = .ignore)
  /// Shows another section, which has kept its path; `nil` goes back to the sidebar.
  case section(SectionName<SectionRoute>?)
  /// Shows a section with a path, as one move. Entries of an equal beginning stay.
  case jump(SectionName<SectionRoute>, [NewEntry<Route>])
  /// Puts a layer over everything.
  case present(NewEntry<Route>, style: ModalStyle = .sheet, detent: String? = nil)
  /// Takes away a modal, by its root entry, and those above it; by default the topmost.
  case dismiss(EntryID? = nil)
  /// Fills columns that the wide layout would leave empty; the user did not go there, so that is
  /// no change of navigation.
  case fill([NewEntry<Route>])

  /// Puts a route on top of the path in front.
  public static func push(
    _ route: Route, column: Column = .detail, checkpoint: CheckpointName? = nil,
    answers: ResultKey? = nil
  ) -> Self {
    .push(NewEntry(route, column: column, checkpoint: checkpoint, answers: answers))
  }
}

extension NavigationAction where Route: Navigation.Route {
  /// Puts a route on top of the path in front, in the column that it says.
  public static func push(
    _ route: Route, checkpoint: CheckpointName? = nil, answers: ResultKey? = nil
  ) -> Self {
    .push(NewEntry(route, checkpoint: checkpoint, answers: answers))
  }
}

/// What a tap on the selected row does beside committing it.
public enum Reselection: Hashable, Sendable {
  /// Nothing.
  case ignore
  /// Takes off what was pushed on the row.
  case popToDetailRoot
}
