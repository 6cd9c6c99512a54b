import Navigation
import Persistence

/// What is found in one document that is checked.
struct DocumentCheck {
  /// One thing that was found, at its place.
  private struct Finding {
    let isError: Bool
    let failure: Failure
    var position: JSONPosition?
    var pointer: String?

    var json: String {
      var finding = JSONObject()
      finding.add("level", isError ? "error" : "warning")
      finding.add("code", failure.code)
      finding.add("line", position?.line)
      finding.add("column", position?.column)
      finding.add("at", pointer)
      finding.add("message", failure.message)
      finding.add("hint", failure.hint)
      finding.add("near", rows: failure.near.map(JSONObject.string))
      return finding.text
    }

    var text: String {
      let parts = [failure.message, failure.excerpt, failure.hint.map { "Hint:  \($0)" }]
      // The lines of an excerpt stand in columns of their own, so all are moved alike.
      return parts.compactMap { $0 }.flatMap { Printable.lines($0).split(separator: "\n") }
        .map { "  \($0)\n" }.joined()
    }
  }

  let path: String
  private var findings: [Finding] = []

  /// - Throws: ``ArgumentError`` where there is nothing to read from.
  init(
    of path: String, _ format: DocumentFile.Format, _ manifest: RouteManifest?, isStrict: Bool
  ) throws {
    self.path = path
    do {
      let file = try DocumentFile(path)
      do {
        let document = try file.draft(format, manifest: manifest)
        findings = DocumentRemark.all(on: document, manifest).map { remark in
          Finding(
            isError: isStrict, failure: remark.failure(in: file.name), position: remark.position,
            pointer: remark.pointer)
        }
        let session = try document.session(adopting: nil)
        _ = try failing(at: path) { try SaveReport(rehearsing: session) }
      } catch let error as DocumentError {
        findings.append(
          Finding(
            isError: true, failure: Failure(error, in: file.name, text: file.bytes),
            position: error.position, pointer: error.pointer))
      }
    } catch let failure as Failure {
      findings.append(Finding(isError: true, failure: failure))
    }
  }

  var isValid: Bool { !findings.contains(where: \.isError) }

  /// How the command ends for this document.
  var exit: ExitCode { findings.first(where: \.isError)?.failure.exit ?? .ok }

  var verdict: String {
    let errors = findings.count(where: \.isError)
    if errors > 0 { return Counted.of(errors, "error", "errors") }
    return findings.isEmpty ? "ok" : Counted.of(findings.count, "warning", "warnings")
  }

  /// A line for each finding, below the document's own.
  var text: String { findings.map(\.text).joined() }

  var json: String {
    var document = JSONObject()
    document.add("file", path)
    document.add("valid", isValid)
    document.add("findings", rows: findings.map(\.json))
    return document.text
  }
}
