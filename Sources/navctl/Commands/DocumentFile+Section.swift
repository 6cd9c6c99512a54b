import Navigation

extension DocumentFile {
  /// The section that an option names for a bare navigation path.
  static func section(_ option: OptionSpec, _ arguments: ParsedArguments) throws -> SavedRoute? {
    guard let text = arguments.value(option) else { return nil }
    do { return try SavedRoute(spelled: text) } catch {
      throw ArgumentError.refused(
        "'\(option.longName)' is not a route: \(error) Write a name, or "
          + "{\"account\":{\"id\":\"work\"}}.")
    }
  }
}
