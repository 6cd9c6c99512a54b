/// The manual page of a program, in the language of mdoc. <https://man.openbsd.org/mdoc.7>
struct ManualPage {
  private let tree: CommandLineTree
  private let description: [String]
  private let variables: [(name: String, meaning: String)]
  private let files: [(name: String, meaning: String)]
  private let exitCodes: [(code: String, meaning: String)]

  /// - Parameters:
  ///   - tree: The commands and their options.
  ///   - description: Paragraphs on what the program is for.
  ///   - variables: The environment's variables.
  ///   - files: The files that it makes and reads.
  ///   - exitCodes: How it ends.
  init(
    _ tree: CommandLineTree, description: [String], variables: [(name: String, meaning: String)],
    files: [(name: String, meaning: String)], exitCodes: [(code: String, meaning: String)]
  ) {
    self.tree = tree
    self.description = description
    self.variables = variables
    self.files = files
    self.exitCodes = exitCodes
  }

  var text: String {
    let program = tree.program
    var lines = [
      ".\\\" Made of the command itself; see CONTRIBUTING.md.", ".Dd $Mdocdate$",
      ".Dt \(program.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(program)",
      ".Nd \(Self.plain(tree.abstract.lowercasedFirst.withoutStop))", ".Sh SYNOPSIS", ".Nm",
      ".Ar subcommand", ".Op Ar options", ".Ar ...", ".Sh DESCRIPTION",
    ]
    lines += Array(description.map { [Self.sentences($0)] }.joined(separator: [".Pp"]))
    lines.append(".Sh SUBCOMMANDS")
    lines += tree.commands.flatMap(lines(of:))
    lines += [".Sh COMMON OPTIONS", "All subcommands take these, anywhere on the line."]
    lines += list(CommonOptions.all.map(HelpRow.init).map { ($0.label, $0.text) })
    lines += [".Sh ENVIRONMENT"] + list(variables.map { ($0.name, $0.meaning) })
    lines += [".Sh FILES", "In the folder of a store:"]
    lines += list(files.map { ($0.name, $0.meaning) })
    lines += [".Sh EXIT STATUS"] + list(exitCodes.map { ($0.code, $0.meaning) })
    lines += [".Sh EXAMPLES"] + literal(tree.examples)
    lines += [".Sh SEE ALSO", ".Xr sqlite3 1"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of command: CommandSpec) -> [String] {
    let names = ([tree.program + " " + command.name] + command.aliases).joined(separator: ", ")
    var lines = [".Ss \(Self.plain(names))", Self.sentences(command.abstract)]
    lines += literal([tree.usage(of: command)])
    let rows = command.arguments.map(HelpRow.init) + command.options.map(HelpRow.init)
    lines += list(rows.map { ($0.label, $0.text) })
    return lines + (command.examples.isEmpty ? [] : literal(command.examples))
  }

  /// Labels with their texts below.
  private func list(_ rows: [(label: String, text: String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [".Bl -tag -width Ds"]
      + rows.flatMap { [".It Sy \"\(Self.argument($0.label))\"", Self.sentences($0.text)] } + [
        ".El"
      ]
  }

  private func literal(_ rows: [String]) -> [String] {
    [".Bd -literal -offset indent"] + rows.map(Self.plain) + [".Ed"]
  }

  /// Sentences, each on a line of its own, as mdoc wants them.
  private static func sentences(_ text: String) -> String {
    text.replacing(". ", with: ".\n").split(separator: "\n").map { plain(String($0)) }
      .joined(separator: "\n")
  }

  /// A line that is read as nothing but text: hyphens that can be pasted, backslashes, and no line
  /// that begins as a request does.
  private static func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  /// The same between the quotes of a macro's argument.
  private static func argument(_ text: String) -> String {
    plain(text).replacing("\"", with: "\\(dq")
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
