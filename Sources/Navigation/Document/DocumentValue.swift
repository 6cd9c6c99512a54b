/// One value of a document that is being read, and where it stands.
struct DocumentValue: Sendable {
  let node: JSONNode
  let pointer: String

  var isNull: Bool { node.kind == .null }

  func error(_ reason: DocumentError.Reason) -> DocumentError {
    DocumentError(reason, at: node, pointer: pointer)
  }

  func wants(_ kind: JSONNode.Kind, _ wanted: String) throws(DocumentError) {
    guard node.kind == kind else { throw error(.wrongKind(wanted: wanted, found: node.kind)) }
  }

  func string() throws(DocumentError) -> String {
    guard let string = node.string else {
      throw error(.wrongKind(wanted: "a string", found: node.kind))
    }
    return string
  }

  func bool() throws(DocumentError) -> Bool {
    guard let bool = node.bool else {
      throw error(.wrongKind(wanted: "true or false", found: node.kind))
    }
    return bool
  }

  func integer(_ range: ClosedRange<Int64>) throws(DocumentError) -> Int64 {
    try wants(.number, "a whole number")
    guard let number = node.integer.map(Int64.init), range.contains(number) else {
      throw error(.outOfRange(least: range.lowerBound, greatest: range.upperBound))
    }
    return number
  }

  func note() throws(DocumentError) -> Note {
    let text = try string()
    do { return try Note(text) } catch { throw self.error(.tooLong(limit: Note.greatestLength)) }
  }

  func name<Subject>(_ subject: Subject.Type) throws(DocumentError) -> StoredName<Subject> {
    let text = try string()
    do { return try StoredName(text) } catch { throw self.error(.badName(error)) }
  }

  func id() throws(DocumentError) -> EntryID {
    EntryID(unchecked: try integer(1...EntryID.greatest))
  }

  func version() throws(DocumentError) -> PayloadVersion {
    let number = Int(try integer(1...65_535))
    do { return try PayloadVersion(number) } catch {
      throw self.error(.outOfRange(least: 1, greatest: 65_535))
    }
  }

  func time() throws(DocumentError) -> Timestamp {
    let text = try string()
    do { return try Timestamp(rfc3339: text) } catch { throw self.error(.badTime(text)) }
  }

  /// One of an enum's words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    throw error(.unknownWord(text, known: known, near: NearMiss.candidates(for: text, in: known)))
  }

  func elements() throws(DocumentError) -> [DocumentValue] {
    try wants(.array, "an array")
    return node.elements.enumerated().map { index, node in
      DocumentValue(node: node, pointer: "\(pointer)/\(index)")
    }
  }

  /// The members of an object that may have any key.
  func members() throws(DocumentError) -> [(key: String, value: DocumentValue)] {
    try wants(.object, "an object")
    return node.members.map {
      ($0.key, DocumentValue(node: $0.value, pointer: pointer + JSONPointer.token($0.key)))
    }
  }

  /// An object that may have these keys and no other.
  func object(_ keys: [String]) throws(DocumentError) -> DocumentObject {
    try wants(.object, "an object")
    var values: [String: DocumentValue] = [:]
    for member in node.members {
      // Compared by bytes: a key that is only canonically equal is another key.
      guard keys.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) else {
        throw DocumentError(
          .unknownKey(member.key, near: NearMiss.candidates(for: member.key, in: keys)),
          position: member.keyPosition, pointer: pointer)
      }
      values[member.key] = DocumentValue(
        node: member.value, pointer: pointer + JSONPointer.token(member.key))
    }
    return DocumentObject(whole: self, values: values)
  }
}

/// An object of a document, whose keys are all known.
struct DocumentObject {
  let whole: DocumentValue
  let values: [String: DocumentValue]

  subscript(key: String) -> DocumentValue? { values[key] }

  func required(_ key: String) throws(DocumentError) -> DocumentValue {
    guard let value = values[key] else { throw whole.error(.missingKey(key)) }
    return value
  }
}
