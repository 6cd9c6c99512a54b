extension DocumentValue {
  /// Reads a text of its own: the document's, or one that stands in a string of it.
  init(reading bytes: [UInt8]) throws(DocumentError) {
    let start = JSONPosition(line: 1, column: 1)
    guard bytes.count <= SizeLimits.document else {
      throw DocumentError(.tooLarge(limit: SizeLimits.document), position: start, pointer: "")
    }
    do { self.init(node: try JSONText(bytes).root, pointer: "") } catch {
      throw DocumentError(.syntax(error), position: error.position, pointer: "")
    }
  }

  /// Tells a text of another format, or of a later version, before any key is looked at.
  func checkFormat(
    _ format: String, version: Int, otherwise reason: DocumentError.Reason,
    newer: (Int) -> DocumentError.Reason
  ) throws(DocumentError) {
    try wants(.object, "an object")
    guard node.members.first(where: { $0.key == "format" })?.value.string == format else {
      throw error(reason)
    }
    guard let found = node.members.first(where: { $0.key == "version" })?.value else {
      throw error(.missingKey("version"))
    }
    let value = DocumentValue(node: found, pointer: "/version")
    guard let number = found.integer, number >= 1 else {
      throw value.error(.outOfRange(least: 1, greatest: Int64(version)))
    }
    guard number == version else { throw value.error(newer(number)) }
  }

  func payload(limit: Int = SizeLimits.payload) throws(DocumentError) -> Payload {
    let bytes = Array(node.bytes)
    guard bytes.count <= limit else {
      throw self.error(.payloadTooLarge(size: bytes.count, limit: limit))
    }
    do { return try Payload(bytes) } catch {
      // Its text was checked with the document's: only the depth can be at fault here.
      throw self.error(.syntax(error))
    }
  }
}
