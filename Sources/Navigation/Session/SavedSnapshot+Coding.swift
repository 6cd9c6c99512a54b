extension SavedSnapshot {
  /// Writes the state of a view model. One that cannot be written costs no other.
  ///
  /// - Parameters:
  ///   - state: The view model's state.
  ///   - entry: The entry whose view model it is.
  ///   - model: The view model's type, by the name it is stored under.
  ///   - version: The version that the state is written in.
  ///   - savedAt: When it was taken.
  /// - Throws: ``SnapshotCodingError``, which names the entry and the model.
  public init(
    encoding state: some Encodable, of entry: EntryID, model: ModelName,
    version: PayloadVersion = .first, savedAt: Timestamp? = nil
  ) throws(SnapshotCodingError) {
    do {
      self.init(
        entry: entry, model: model, version: version, savedAt: savedAt,
        payload: try Payload(encoding: state))
    } catch {
      throw SnapshotCodingError(entry: entry, model: model, reason: error)
    }
  }
}

/// A view model's state that could not be written.
public struct SnapshotCodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The entry whose view model it is.
  public let entry: EntryID
  /// The view model's type.
  public let model: ModelName
  /// What its coding says.
  public let reason: PayloadCodingError

  /// A sentence for people.
  public var description: String { "The snapshot of '\(model)' for entry \(entry): \(reason)" }
}
