/// Where the user is, whatever the layout: sections with their paths, modals, and values.
///
/// A layout is a projection of it (``compact(root:)``, ``regular(columns:)``), and what the user
/// does in a layout comes back as an action (``apply(_:)``). So changing the layout changes
/// nothing here.
public struct NavigationState<SectionRoute: Hashable & Sendable, Route: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The sections that were visited, in the order of the sidebar or tab bar.
  public internal(set) var sections: [Section<SectionRoute, Route>] {
    didSet { handedOver.sectionsMoved = true }
  }
  /// Which of them is on screen.
  public internal(set) var active: ActiveSection
  /// What selecting something else set aside, the most recent last.
  public internal(set) var parked: [ParkedPath<SectionRoute, Route>] {
    didSet { handedOver.parkedMoved = true }
  }
  /// The layers over everything, the topmost last.
  public internal(set) var modals: [Modal<Route>] {
    didSet { handedOver.modalsMoved = true }
  }
  /// What the regular layout is told of its columns.
  public var split: SplitSettings
  /// Small things that the app keeps with the session.
  public var values: [ValueKey: Payload] {
    didSet { handedOver.valuesMoved = true }
  }
  /// Which view models and snapshots are kept, and whether selecting parks. A narrower one takes
  /// effect when something is parked next, and when the session is saved whole.
  public var retention: Retention
  /// How many sections keep their paths; beyond it, the one visited longest ago is forgotten.
  /// It is the app's own setting, is not saved, and does not count in a comparison.
  public var sectionLimit: Int {
    get { recency.limit }
    set { recency.limit = newValue }
  }
  /// What mints the next entry's id.
  public package(set) var mint: EntryIDMint

  var recency = SectionRecency<SectionRoute>()
  var unread = UnreadParts() {
    didSet { handedOver.moveUnread() }
  }
  var handedOver = HandedOver()

  /// A state before the first choice.
  ///
  /// - Parameters:
  ///   - section: The section to start in; an app without sections starts in `.anonymous`.
  ///   - split: What the regular layout is told of its columns.
  ///   - retention: Which view models and snapshots are kept.
  public init(
    startingIn section: SectionName<SectionRoute>? = nil, split: SplitSettings = SplitSettings(),
    retention: Retention = Retention()
  ) {
    sections = section.map { [Section($0)] } ?? []
    active = section == nil ? .neverChosen : .section(at: 0)
    parked = []
    modals = []
    self.split = split
    values = [:]
    self.retention = retention
    mint = EntryIDMint()
  }

  /// A state from its parts, as they were saved.
  ///
  /// - Throws: ``StateFault`` where the parts do not make a state.
  public init(
    sections: [Section<SectionRoute, Route>], active: ActiveSection,
    parked: [ParkedPath<SectionRoute, Route>] = [], modals: [Modal<Route>] = [],
    split: SplitSettings = SplitSettings(), values: [ValueKey: Payload] = [:],
    retention: Retention = Retention(), mint: EntryIDMint = EntryIDMint()
  ) throws(StateFault) {
    self.sections = sections
    self.active = active
    self.parked = parked
    self.modals = modals
    self.split = split
    self.values = values
    self.retention = retention
    self.mint = mint
    for entry in entries { self.mint.skip(past: entry.id) }
    if let fault { throw fault }
  }

  /// The section on screen.
  public var activeSection: Section<SectionRoute, Route>? {
    guard case .section(let index) = active, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  /// Every entry there is: on the paths, parked, and in modals.
  public var entries: [Entry<Route>] {
    sections.flatMap(\.path.entries) + parked.flatMap(\.path.entries)
      + modals.flatMap(\.path.entries)
  }
}
