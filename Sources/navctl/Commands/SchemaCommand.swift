import Persistence
import Schema

/// `navctl schema`
enum SchemaCommand: Command {
  private enum Kind: String, CaseIterable {
    case session, output, manifest, sql
  }

  private static let kind = ArgumentSpec(
    "kind", .optional, oneOf: Kind.allCases.map(\.rawValue), default: Kind.session.rawValue,
    help: "Which schema to print.")

  static let spec = CommandSpec(
    "schema", section: "DOCUMENT SUBCOMMANDS",
    abstract: "Print a JSON Schema or the SQL schema.",
    examples: [
      "navctl schema > session-v1.schema.json",
      "navctl schema sql | sqlite3 empty.sqlite",
    ],
    usage: "navctl schema [<kind>]",
    arguments: [kind])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws {
    switch Kind(rawValue: try arguments.required(kind)) {
    case .session, nil: console.write(SchemaText.session)
    case .output: console.write(SchemaText.output)
    case .manifest: console.write(SchemaText.manifest)
    case .sql:
      let sql = try failing(at: "sql") { try StoreSchema.sql() }
      guard console.isJSON else { return console.write(sql) }
      var answer = JSONObject()
      answer.add("format", "navctl-schema")
      answer.add("version", 1)
      answer.add("kind", Kind.sql.rawValue)
      answer.add("text", sql)
      console.write(answer.text + "\n")
    }
  }
}
