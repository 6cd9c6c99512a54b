/// The JSON Schemas of this folder, to the letter.
package enum SchemaText {
  /// The session document's.
  package static var session: [UInt8] { PackageResources.session_v1_schema_json }
  /// That of the command's other answers.
  package static var output: [UInt8] { PackageResources.navctl_output_v1_schema_json }
  /// The route manifest's.
  package static var manifest: [UInt8] { PackageResources.navigation_routes_v1_schema_json }
}
