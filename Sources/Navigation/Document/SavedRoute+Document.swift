extension SavedRoute {
  /// Reads a route as people type it: a bare name, or one of the document's spellings in JSON.
  ///
  /// - Throws: ``DocumentError`` where it is neither.
  public init(spelled text: String) throws(DocumentError) {
    var json = Array(text.utf8)
    if text.utf8.first != UInt8(ascii: "{") {
      json = []
      JSONString.append(text, to: &json)
    }
    self = try SessionDocument.route(try DocumentValue(reading: json))
  }

  /// The route in its full spelling, as JSON on one line.
  public var json: String {
    var writer = DocumentWriter()
    writer.route(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension LetGo {
  /// The line as a JSON object on one line.
  public var json: String {
    var writer = DocumentWriter()
    writer.letGo(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
