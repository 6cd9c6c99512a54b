extension CommandLineTree {
  /// The whole tree as JSON, for tools that make documentation of it, in the form of
  /// swift-argument-parser's `--experimental-dump-help`, version 0.
  var dump: String {
    var root = JSONObject()
    root.add("commandName", program)
    root.add("abstract", abstract)
    root.add("shouldDisplay", true)
    root.add("arguments", rows: CommonOptions.ofTheProgram.map(Self.dump))
    root.add("subcommands", rows: commands.map(dump))
    var outer = JSONObject()
    outer.add("serializationVersion", 0)
    outer.add("command", raw: root.text)
    return outer.text + "\n"
  }

  private func dump(_ command: CommandSpec) -> String {
    var object = JSONObject()
    object.add("commandName", command.name)
    object.add("aliases", rows: command.aliases.map(JSONObject.string))
    object.add("superCommands", rows: [JSONObject.string(program)])
    object.add("abstract", command.abstract)
    object.add("shouldDisplay", true)
    let options = (command.options + CommonOptions.all).map(Self.dump)
    object.add("arguments", rows: command.arguments.map(Self.dump) + options)
    return object.text
  }

  private static func dump(_ argument: ArgumentSpec) -> String {
    var object = JSONObject()
    object.add("kind", "positional")
    object.add("shouldDisplay", true)
    object.add("isOptional", argument.count == .optional)
    object.add("isRepeating", argument.count == .oneOrMore)
    object.add("valueName", argument.name)
    object.add("defaultValue", argument.defaultValue)
    if !argument.allowed.isEmpty {
      object.add("allValues", rows: argument.allowed.map(JSONObject.string))
    }
    object.add("abstract", argument.help)
    return object.text
  }

  private static func dump(_ option: OptionSpec) -> String {
    var object = JSONObject()
    object.add("kind", option.valueName == nil ? "flag" : "option")
    object.add("shouldDisplay", true)
    object.add("isOptional", !option.isRequired)
    object.add("isRepeating", false)
    let short = option.short.map { #"{"kind":"short","name":"\#($0)"}"# }
    let long = #"{"kind":"long","name":"\#(option.long)"}"#
    object.add("names", rows: [short, long].compactMap { $0 })
    object.add("preferredName", raw: long)
    object.add("valueName", option.valueName ?? option.long)
    object.add("defaultValue", option.defaultValue)
    if !option.allowed.isEmpty {
      object.add("allValues", rows: option.allowed.map(JSONObject.string))
    }
    object.add("abstract", option.help)
    return object.text
  }
}
