extension SessionDocument {
  /// Reads a retention policy and its exceptions.
  static func retention(_ value: DocumentValue) throws(DocumentError) -> Retention {
    let object = try value.object(["policy", "limit", "models"])
    var retention = Retention(try policy(object))
    for (key, value) in try object["models"]?.members() ?? [] {
      let name: ModelName
      do { name = try ModelName(key) } catch { throw value.error(.badName(error)) }
      retention.models[name] = try policy(try value.object(["policy", "limit"]))
    }
    return retention
  }

  private static func policy(_ object: DocumentObject) throws(DocumentError) -> RetentionPolicy {
    let limit = object["limit"]
    switch try object.required("policy").word(RetentionPolicy.Word.self) {
    case .singleSlot:
      if let limit { throw limit.error(.limitOfSingleSlot) }
      return .singleSlot
    case .dictionary:
      let number = try limit?.integer(1...EntryID.greatest)
      return .dictionary(limit: number.map { Int($0) })
    }
  }

  static func snapshot(_ value: DocumentValue) throws(DocumentError) -> DraftSnapshot {
    let object = try value.object(["entry", "route", "model", "version", "savedAt", "value"])
    let target: DraftSnapshot.Target
    switch (object["entry"], object["route"]) {
    case (let entry?, nil): target = .entry(try entry.id())
    case (nil, let shorthand?): target = .route(try route(shorthand))
    default: throw value.error(.entryOrRoute)
    }
    return DraftSnapshot(
      target: target, model: try object.required("model").name(Names.Model.self),
      version: try object["version"]?.version() ?? .first,
      savedAt: try object["savedAt"]?.time(), payload: try object.required("value").payload(),
      place: value)
  }
}

extension RetentionPolicy {
  /// The policies' names, in documents, in the store and on the command line.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    /// One per view-model type.
    case singleSlot
    /// One per entry.
    case dictionary
  }

  /// The policy's name.
  public var word: Word {
    switch self {
    case .singleSlot: .singleSlot
    case .dictionary: .dictionary
    }
  }
}
