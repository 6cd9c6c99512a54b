import Navigation

extension Failure {
  /// What is wrong with a document, at its place in the file that was named.
  init(
    _ error: DocumentError, in file: String, text: [UInt8],
    otherwise other: String = "document-invalid"
  ) {
    let code: String
    var excerpt: String?
    switch error.reason {
    case .syntax(let cause):
      if case .duplicateKey = cause.reason {
        code = "json-duplicate-key"
      } else {
        code = "json-syntax"
      }
      excerpt = JSONText.excerpt(of: text, at: error.position)
    case .newer: code = "newer-document"
    case .tooLarge, .payloadTooLarge: code = "too-large"
    case .untripled, .notAStyle: code = "flow-path-invalid"
    case .unpaired, .innerSyntax, .noPath, .severalPaths, .insideString:
      code = "navigation-path-invalid"
    case .newerManifest: code = "newer-manifest"
    default: code = other
    }
    self.init(
      error.isNewer ? .newer : .badData, code, "\(file):\(error.position): \(error)",
      hint: error.hint, near: error.near, excerpt: excerpt)
  }
}
