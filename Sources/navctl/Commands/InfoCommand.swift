import Navigation
import Persistence

/// `navctl info`
enum InfoCommand: Command {
  private static let path = ArgumentSpec("path", help: "A store, or a database file.")

  static let spec = CommandSpec(
    "info", section: "INSPECTION SUBCOMMANDS",
    abstract: "Show facts about a store or a database file.",
    examples: [
      "navctl info app.navstore",
      "navctl info bug-4112.sqlite --json",
    ],
    arguments: [path])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    let path = try arguments.required(path)
    let place = try failing(at: path) { try StorePlace(at: path) }
    let content = try failing(at: path) { try StoreContent(at: path, isEmpty: place.size == 0) }
    let answer = InfoAnswer(path: path, place: place, content: content)
    console.write(console.isJSON ? answer.json : answer.text(console))
    guard let first = answer.damage.first else { return }
    let more = answer.damage.count - 1
    throw Failure(
      .badData, "damaged", "'\(path)' is damaged. \(first)",
      hint: more > 0 ? "There is more: \(Counted.of(more, "other fault", "other faults"))." : nil)
  }
}

/// What a database holds, or why it is no store.
enum StoreContent {
  case store(StoreFacts, StoreTally)
  case newer(version: Int)
  case foreign(tables: [String])
  case notADatabase
  case empty

  /// Opens the store to read it, and counts.
  ///
  /// - Throws: ``StoreError`` where it cannot be read, or is damaged so that nothing can be told.
  init(at path: String, isEmpty: Bool) throws {
    guard !isEmpty else {
      self = .empty
      return
    }
    do {
      let store = try SessionStore(at: path, for: .reading)
      self = .store(try store.facts(), StoreTally(of: store))
    } catch let error as StoreError {
      switch error {
      case .newer(let found, _): self = .newer(version: found)
      case .foreign(let tables): self = .foreign(tables: tables)
      case .notADatabase: self = .notADatabase
      case .empty: self = .empty
      default: throw error
      }
    }
  }
}

/// What is counted in a store, and what of it is damaged.
struct StoreTally {
  private(set) var sessions = 0
  private(set) var revisions = 0
  private(set) var snapshots = 0
  private(set) var routeTypes = 0
  /// Where the session came from that was saved last, of those that tell.
  private(set) var origin = Origin()
  private(set) var damage: [String] = []

  init(of store: SessionStore) {
    do {
      var routes: Set<RouteName> = []
      var latest: Timestamp?
      for listed in try store.list() {
        sessions += 1
        switch listed.content {
        case .failure(let error): damage.append("\(listed.id): \(error)")
        case .success(let stored):
          let session = stored.session
          damage += stored.damage.map { "\(listed.id): \($0)" }
          snapshots += session.snapshots.count
          routes.formUnion(session.state.entries.map(\.route.name))
          routes.formUnion(session.state.sections.compactMap(\.name.route?.name))
          revisions += try store.history(of: listed.id)?.revisions.count ?? 0
          let savedAt = session.savedAt ?? Timestamp(milliseconds: .min)
          if session.origin != Origin(), latest.map({ $0 < savedAt }) ?? true {
            (latest, origin) = (savedAt, session.origin)
          }
        }
      }
      routeTypes = routes.count
    } catch {
      damage.append("\(error)")
    }
  }
}
