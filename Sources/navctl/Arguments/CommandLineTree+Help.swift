extension CommandLineTree {
  /// Returns the help screen of a command, or of the program, wrapped at `width`.
  func help(for command: CommandSpec?, width: Int) -> String {
    var screen = HelpScreen(width: width)
    screen.addText("OVERVIEW: \(command?.abstract ?? abstract)")
    screen.addLines("EXAMPLES", command?.examples ?? examples)
    screen.addUsage(usage(of: command))
    guard let command else {
      screen.addRows("OPTIONS", CommonOptions.ofTheProgram.map(HelpRow.init))
      for section in sections {
        screen.addRows(section, commands.filter { $0.section == section }.map(HelpRow.init))
      }
      return screen.text + "  See '\(program) help <subcommand>' for detailed help.\n"
    }
    screen.addRows("ARGUMENTS", command.arguments.map(HelpRow.init))
    for group in command.groups {
      screen.addRows(group.title, group.options.map(HelpRow.init))
    }
    screen.addRows("OPTIONS", CommonOptions.all.map(HelpRow.init))
    return screen.text
  }

  /// The sections of the subcommands in the order of their first command.
  private var sections: [String] {
    var seen: Set<String> = []
    return commands.map(\.section).filter { seen.insert($0).inserted }
  }
}
