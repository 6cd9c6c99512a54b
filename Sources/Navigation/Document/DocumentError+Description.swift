extension DocumentError: CustomStringConvertible {
  /// A sentence for people, without the place.
  public var description: String {
    switch reason {
    case .syntax(let error): "\(error)."
    case .wrongKind(let wanted, let found):
      "\(subject)\(wanted) is wanted here, not \(found.withArticle)."
    case .notASessionDocument:
      "this is not a session document: \"format\": \"navigation-session\" is not there."
    case .newer(let found):
      "this document is version \(found); this program reads version "
        + "\(SessionDocument.version)."
    case .unknownKey(let key, _), .notAManifestKey(let key, _, _): "unknown key '\(key)'\(holder)."
    case .missingKey(let key): "\(subject)there is no '\(key)'."
    case .unknownWord(let word, _, _): "\(subject)\"\(word)\" is not a word for it."
    case .outOfRange(let least, let greatest):
      "\(subject)a whole number from \(least) to \(greatest) is wanted here."
    case .tooLarge(let limit): "the text is larger than \(SizeLimits.text(limit))."
    case .payloadTooLarge(let size, let limit):
      "the value at \(pointer) has \(size) bytes; it may have \(limit)."
    case .tooLong(let limit): "\(subject)the text is longer than \(limit) characters."
    case .badName(let error): "\(subject)\(error)"
    case .badTime(let text): "\(subject)'\(text)' is not a time."
    case .badExtensionKey(let key): "the extension '\(key)' has no reverse-DNS name."
    case .notARoute: "\(subject)this is not a route."
    case .idTwice(let id, let first): "the id \(id) is used twice (first at \(first))."
    case .idDoesNotRise(let id, let below):
      "ids rise along a path, but \(id) stands above \(below)."
    case .idAboveNone(let id): "entry \(id) has an id, and the one below it has none."
    case .plainAboveProvisional: "this entry stands above a provisional one."
    case .emptyParkedPath: "a parked path has at least one entry."
    case .sectionTwice(let first): "the section is given twice (first at \(first))."
    case .activePathTwice(let key):
      "the active section's '\(key)' is given here and on the top level."
    case .pathOfClearedSection(let key):
      "there is a '\(key)', but 'section' is null: no section is on screen."
    case .sidebarDiffers: "'split.sidebar' is not the section that 'section' gives."
    case .contentDiffers: "'split.content' is not what the path has in the content column."
    case .noEntryWithRoute(let name): "no entry has the route '\(name)' with that value."
    case .manyEntriesWithRoute(let name, let count):
      "\(count) entries have the route '\(name)' with that value."
    case .entryOrRoute: "a snapshot belongs to an 'entry' or to a 'route': one of them."
    case .twiceForEntry(let id): "\(subject)entry \(id) has this twice."
    case .limitOfSingleSlot: "singleSlot has no limit."
    case .unpaired(let count):
      "this is not a navigation path: \(count) items, but they come in pairs."
    case .untripled(let count):
      "this is not a flow path: \(count) items, but they come in threes."
    case .notAStyle: "this is not the style of a screen."
    case .noPath: "no key of this object holds a path."
    case .severalPaths(let keys):
      "several keys of this object hold a path: \(keys.map { "'\($0)'" }.joined(separator: ", "))."
    case .insideString(let inner):
      "in the text inside the string, at \(inner.position): \(inner)"
    case .innerSyntax(let type, let error):
      "the value paired with '\(type)' is not JSON (column \(error.position.column) of the text "
        + "inside the string): \(error)."
    case .notAManifest:
      "this is not a route manifest: \"format\": \"navigation-routes\" is not there."
    case .newerManifest(let found):
      "this manifest is version \(found); this program reads version \(RouteManifest.version)."
    case .listedTwice(let name, let first):
      "the name or alias '\(name)' is listed twice (first at \(first))."
    case .idsExhausted: "the session has used all \(EntryID.greatest) ids."
    }
  }

  /// The likely mend, if there is one to tell.
  public var hint: String? {
    switch reason {
    case .syntax(let error): error.hint
    case .newer, .newerManifest: "Use a newer release. Nothing was written."
    case .notASessionDocument:
      "A document begins { \"format\": \"navigation-session\", \"version\": 1, … }."
    case .unknownKey(_, let near):
      NearMiss.question(offering: near) ?? "Data of other programs goes into 'extensions'."
    case .notAManifest:
      "A manifest begins { \"format\": \"navigation-routes\", \"version\": 1, … }."
    case .unknownWord(_, let known, let near), .notAManifestKey(_, let known, let near):
      ["Use one of \(known.joined(separator: ", ")).", NearMiss.question(offering: near)]
        .compactMap { $0 }.joined(separator: " ")
    case .insideString(let inner): inner.hint
    case .notAStyle: "Write { \"push\": {} }, { \"sheet\": … } or { \"cover\": … }."
    case .severalPaths: "Give the one that is meant by itself."
    case .payloadTooLarge(_, SizeLimits.route):
      "A route names a screen. What the screen holds goes into a snapshot."
    case .badTime: "Write it as 2026-04-01T09:12:44Z."
    case .badExtensionKey: "Name it as com.example.app.thing."
    case .notARoute:
      "Write \"home\", { \"trail\": { \"id\": 17 } }, or { \"type\": \"trail\", \"value\": … }."
    case .idAboveNone: "Give ids to all entries below it, or to none of the path."
    case .activePathTwice: "Keep one of the two."
    case .pathOfClearedSection: "Name the section, or put the path into 'sections'."
    case .sidebarDiffers: "Leave 'split.sidebar' out: 'section' decides."
    case .contentDiffers: "Leave 'split.content' out: the path decides."
    case .manyEntriesWithRoute: "Name the one that is meant by its 'entry'."
    case .noEntryWithRoute: "Its route must be on a path, parked, or in a modal, to the letter."
    case .idDoesNotRise: "Leave the ids out, and save gives new ones."
    default: nil
    }
  }

  /// The key that is spoken of, where the pointer ends in one.
  private var subject: String {
    guard let last = pointer.split(separator: "/").last, !last.allSatisfy(\.isNumber) else {
      return ""
    }
    return "'\(JSONPointer.decoded(last))': "
  }

  private var holder: String {
    pointer.isEmpty ? "" : " in \(pointer)"
  }
}

extension JSONNode.Kind {
  /// The kind as a sentence says it.
  var withArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
