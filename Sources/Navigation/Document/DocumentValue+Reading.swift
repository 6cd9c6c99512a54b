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
