/// What one subcommand is called, what it accepts, and what its help says.
///
/// The common options are not named here: every command has them.
struct CommandSpec: Sendable {
  let name: String
  let aliases: [String]
  /// The title it is listed under in the help of the whole program.
  let section: String
  let abstract: String
  /// Lines to copy, never wrapped.
  let examples: [String]
  /// The usage line in place of the one made from the arguments.
  let usage: String?
  let arguments: [ArgumentSpec]
  let groups: [OptionGroup]

  init(
    _ name: String, aliases: [String] = [], section: String = "SUBCOMMANDS", abstract: String,
    examples: [String] = [], usage: String? = nil, arguments: [ArgumentSpec] = [],
    groups: [OptionGroup] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.section = section
    self.abstract = abstract
    self.examples = examples
    self.usage = usage
    self.arguments = arguments
    self.groups = groups
  }

  var names: [String] { [name] + aliases }
  var options: [OptionSpec] { groups.flatMap(\.options) }
}
