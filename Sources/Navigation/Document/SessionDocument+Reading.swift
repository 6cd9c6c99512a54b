extension SessionDocument {
  private static let keys = [
    "$schema", "format", "version", "id", "savedAt", "note", "origin", "layout", "section", "path",
    "parked", "sections", "split", "modals", "values", "snapshots", "results", "retention",
    "restoration", "extensions",
  ]

  /// Reads a session document.
  ///
  /// - Parameter bytes: The document's text in UTF-8, ``SizeLimits/document`` at most.
  /// - Throws: ``DocumentError`` for the first fault, with its place.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    try self.init(try DocumentValue(reading: bytes))
  }

  private init(_ whole: DocumentValue) throws(DocumentError) {
    self.init()
    try whole.checkFormat(
      Self.format, version: Self.version, otherwise: .notASessionDocument,
      newer: { .newer(found: $0) })
    let document = try whole.object(Self.keys)
    if let value = document["id"] { id = try value.name(Names.Session.self) }
    savedAt = try document["savedAt"]?.time()
    note = try document["note"]?.note()
    if let value = document["origin"] { origin = try Self.origin(value) }
    layout = try document["layout"]?.word(Layout.self)
    if let value = document["retention"] { retention = try Self.retention(value) }
    try readSections(document)
    if let value = document["split"] { try readSplit(value) }
    for value in try document["modals"]?.elements() ?? [] {
      modals.append(try Self.modal(value))
    }
    for (key, value) in try document["values"]?.members() ?? [] {
      do { values[try ValueKey(key)] = try value.payload() } catch let error as NameError {
        throw value.error(.badName(error))
      } catch let error as DocumentError { throw error } catch { continue }
    }
    for value in try document["snapshots"]?.elements() ?? [] {
      snapshots.append(try Self.snapshot(value))
    }
    try readResults(document["results"])
    try readExtensions(document["extensions"])
    try checkIDs()
  }

  private static func origin(_ value: DocumentValue) throws(DocumentError) -> Origin {
    let object = try value.object(["app", "appVersion", "os", "device"])
    return Origin(
      app: try object["app"]?.string(), appVersion: try object["appVersion"]?.string(),
      os: try object["os"]?.string(), device: try object["device"]?.string())
  }

  private mutating func readResults(_ value: DocumentValue?) throws(DocumentError) {
    var seen: [EntryID: Set<ResultKey>] = [:]
    for value in try value?.elements() ?? [] {
      let object = try value.object(["entry", "key", "version", "value"])
      let result = SavedResult(
        entry: try object.required("entry").id(),
        key: try object.required("key").name(Names.Result.self),
        version: try object["version"]?.version() ?? .first,
        payload: try object.required("value").payload())
      guard seen[result.entry, default: []].insert(result.key).inserted else {
        throw value.error(.twiceForEntry(result.entry))
      }
      results.append(result)
    }
  }

  private mutating func readExtensions(_ value: DocumentValue?) throws(DocumentError) {
    for (key, value) in try value?.members() ?? [] {
      guard let name = try? ExtensionKey(key) else { throw value.error(.badExtensionKey(key)) }
      extensions[name] = try value.payload()
    }
  }
}
