import Navigation

/// The route manifest that the command line names.
struct NamedManifest {
  static let routes = OptionSpec(
    "routes", value: "file", help: "Check route types against this manifest.")
  /// What stands for the option where that is not given.
  private static let variable = "NAVCTL_ROUTES"
  private static let hint =
    "'navctl routes <store> --make-manifest' writes one to begin with."

  /// As it was typed.
  let path: String
  let manifest: RouteManifest

  /// Reads the manifest that the option names, or else the variable; nothing where neither does.
  init?(_ arguments: ParsedArguments, _ option: OptionSpec = Self.routes) throws {
    if let path = arguments.value(option) {
      try self.init(at: path)
    } else if let path = Console.variable(Self.variable) {
      do { try self.init(at: path) } catch let failure as Failure {
        let hints = [failure.hint, "The variable \(Self.variable) names it."]
        throw Failure(
          failure.exit, failure.code, failure.message,
          hint: hints.compactMap { $0 }.joined(separator: " "), near: failure.near,
          excerpt: failure.excerpt)
      }
    } else {
      return nil
    }
  }

  private init(at path: String) throws {
    // The document may be read from there.
    guard path != "-" else {
      throw ArgumentError.refused("A manifest is not read from standard input: name a file.")
    }
    let file = try DocumentFile(path, hint: Self.hint)
    do { manifest = try RouteManifest(reading: file.bytes) } catch {
      throw Failure(error, in: file.name, text: file.bytes, otherwise: "manifest-invalid")
    }
    self.path = path
  }
}
