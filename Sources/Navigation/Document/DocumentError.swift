/// What is wrong with a session document or a route manifest, and where.
public struct DocumentError: Error, Hashable, Sendable {
  /// Where the fault stands in the text.
  public let position: JSONPosition
  /// The same place as a JSON Pointer (RFC 6901); empty for the whole document.
  public let pointer: String
  /// What is wrong.
  public let reason: Reason

  /// What can be wrong with a document.
  public enum Reason: Hashable, Sendable {
    /// The text is no JSON.
    case syntax(JSONError)
    /// The value is of another kind than the place wants.
    case wrongKind(wanted: String, found: JSONNode.Kind)
    /// The document's `format` is not that of a session document.
    case notASessionDocument
    /// The document is of a later version than this program reads.
    case newer(found: Int)
    /// No such key belongs here.
    case unknownKey(String, near: [String])
    /// A key that must be there is not.
    case missingKey(String)
    /// The word is none of those that the place knows.
    case unknownWord(String, known: [String], near: [String])
    /// The number is outside of what the place allows.
    case outOfRange(least: Int64, greatest: Int64)
    /// The whole text has more bytes than a document may have.
    case tooLarge(limit: Int)
    /// A payload has more bytes than the place allows.
    case payloadTooLarge(size: Int, limit: Int)
    /// The text is longer than the place allows.
    case tooLong(limit: Int)
    /// The name cannot be stored.
    case badName(NameError)
    /// The text is no time.
    case badTime(String)
    /// The key is not in reverse-DNS style.
    case badExtensionKey(String)
    /// The value is no spelling of a route.
    case notARoute
    /// Two entries have one id.
    case idTwice(EntryID, first: JSONPosition)
    /// An id is not greater than the one below it.
    case idDoesNotRise(EntryID, below: EntryID)
    /// An entry has an id, and one below it has none.
    case idAboveNone(EntryID)
    /// An entry that is not provisional stands above one that is.
    case plainAboveProvisional
    /// A parked path has no entry.
    case emptyParkedPath
    /// Two sections are the same.
    case sectionTwice(first: JSONPosition)
    /// The active section's path, or what it parked, is given here and on the top level.
    case activePathTwice(key: String)
    /// There is a path, and the section was cleared.
    case pathOfClearedSection(key: String)
    /// `split.sidebar` is not the active section.
    case sidebarDiffers
    /// `split.content` is not the first detail entry of the path's last group.
    case contentDiffers
    /// No entry has the route that a snapshot names.
    case noEntryWithRoute(RouteName)
    /// More than one entry has the route that a snapshot names.
    case manyEntriesWithRoute(RouteName, count: Int)
    /// A snapshot names both an entry and a route, or neither.
    case entryOrRoute
    /// The same view model has two snapshots, or the same entry two results of one key.
    case twiceForEntry(EntryID)
    /// A limit was given to a policy that has none.
    case limitOfSingleSlot
    /// A navigation path's items do not come in pairs.
    case unpaired(count: Int)
    /// A flow path's items do not come in threes.
    case untripled(count: Int)
    /// An item is no style of a flow path.
    case notAStyle
    /// None of an object's keys holds a path.
    case noPath
    /// More than one of an object's keys holds a path.
    case severalPaths(keys: [String])
    /// The text that stands in a string has a fault of its own, at a place of its own.
    indirect case insideString(DocumentError)
    /// The text paired with a type name is no JSON.
    case innerSyntax(type: String, JSONError)
    /// The text's `format` is not that of a route manifest.
    case notAManifest
    /// The manifest is of a later version than this program reads.
    case newerManifest(found: Int)
    /// No such key belongs here in a manifest.
    case notAManifestKey(String, known: [String], near: [String])
    /// Two routes of a manifest have this name or alias.
    case listedTwice(RouteName, first: JSONPosition)
    /// All ids of the session have been used.
    case idsExhausted
  }

  init(_ reason: Reason, at node: JSONNode, pointer: String) {
    self.init(reason, position: node.position, pointer: pointer)
  }

  init(_ reason: Reason, position: JSONPosition, pointer: String) {
    self.position = position
    self.pointer = pointer
    self.reason = reason
  }

  /// What was perhaps meant, where a key or a word is unknown.
  public var near: [String] {
    switch reason {
    case .unknownKey(_, let near), .unknownWord(_, _, let near),
      .notAManifestKey(_, _, let near):
      near
    case .insideString(let inner): inner.near
    default: []
    }
  }

  /// Whether the document is good, and this program too old for it.
  public var isNewer: Bool {
    switch reason {
    case .newer, .newerManifest: true
    default: false
    }
  }
}
