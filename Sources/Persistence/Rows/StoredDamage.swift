/// What of a stored session is damaged. The rest of it is restored all the same.
public enum StoredDamage: Hashable, Sendable {
  /// A row of a table does not hold what was written.
  case row(table: String, String)
  /// So many rows are not there, or others are there in their place where it is 0. The pages of the
  /// file are damaged then, and what is saved into it may be lost too: export it and set it aside.
  case missingRows(Int64)
  /// So many snapshots are not there, or others are there in their place where it is 0.
  case missingSnapshots(Int64)
  /// Something has lost what it belongs to.
  case homeless(String)
}

extension StoredDamage: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .row(let table, ""):
      "A row of the table '\(table)' is damaged: its checksum does not match."
    case .row(let table, let place):
      "A row of the table '\(table)' (\(place)) is damaged: its checksum does not match."
    case .missingRows(let count): Self.missing(count, "row")
    case .missingSnapshots(let count): Self.missing(count, "snapshot")
    case .homeless(let sentence): sentence
    }
  }

  private static func missing(_ count: Int64, _ what: String) -> String {
    count > 0
      ? "\(count) \(what)\(count == 1 ? " is" : "s are") missing."
      : "The \(what)s are not those that were saved."
  }
}

extension EntryKey {
  /// What people call the place of a row.
  var place: String { "stack \(stack), entry \(entry)" }
}
