import Navigation

/// Something in a document that may be a mistake, and does not keep it from being read.
struct DocumentRemark {
  static let strict = OptionSpec("strict", help: "Treat warnings as errors.")
  /// How many unlisted routes are told of one document.
  private static let greatestCount = 20

  /// A stable name, for programs.
  let code: String
  let position: JSONPosition
  let pointer: String
  let message: String
  /// What was perhaps meant.
  let near: [String]

  /// The remarks on a document, in their order.
  static func all(on draft: SessionDocument, _ manifest: RouteManifest?) -> [DocumentRemark] {
    let warnings = draft.warnings.map { warning in
      DocumentRemark(
        code: "private-type", position: warning.position, pointer: warning.pointer,
        message: "\(warning)", near: [])
    }
    let unlisted = manifest.map { draft.unlistedRoutes(in: $0) } ?? []
    let more = unlisted.count - greatestCount
    return warnings
      + unlisted.prefix(greatestCount).enumerated().map { index, route in
        let tail = more > 0 && index == greatestCount - 1 ? " There are \(more) more of them." : ""
        return DocumentRemark(
          code: "unknown-route", position: route.position, pointer: route.pointer,
          message: "\(route)\(tail)", near: route.near)
      }
  }

  /// The remark as an error, or as a warning of the same form.
  ///
  /// - Parameters:
  ///   - file: The document's name.
  ///   - mend: What else could be done.
  /// - Returns: The error.
  func failure(in file: String, mend: String? = nil) -> Failure {
    let hints = [NearMiss.question(offering: near), mend].compactMap { $0 }
    return Failure(
      .badData, code, "\(file):\(position): \(message)",
      hint: hints.isEmpty ? nil : hints.joined(separator: " "), near: near)
  }

  /// Tells the remarks on a document that is to be saved.
  ///
  /// - Throws: ``Failure`` for the first of them, where they count as errors.
  static func tell(
    _ remarks: [DocumentRemark], in file: String, isStrict: Bool, _ console: Console
  ) throws {
    let mend = "Without --strict it is stored as it is."
    if isStrict, let first = remarks.first { throw first.failure(in: file, mend: mend) }
    for remark in remarks {
      let failure = remark.failure(in: file)
      console.note([failure.message, failure.hint].compactMap { $0 }.joined(separator: " "))
    }
  }
}
