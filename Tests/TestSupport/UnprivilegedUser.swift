import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user as whom it is tried what is forbidden: nothing is forbidden to root, as whom the tests
/// may run.
public struct UnprivilegedUser: Sendable {
  private static let id = 65534
  private let program: String

  /// Copies a program that this package builds into a folder, because the build may be where only
  /// its owner may enter.
  public init(running name: String, copiedTo folder: TemporaryFolder) throws {
    program = folder(name)
    try FileManager.default.copyItem(atPath: CommandRunner(name).path, toPath: program)
    try give(folder.path, mode: 0o755)
    try give(program, mode: 0o755)
  }

  /// Gives a file or a folder to the user, and sets its mode.
  public func give(_ path: String, mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    guard geteuid() == 0, chown(path, uid_t(Self.id), gid_t(Self.id)) != 0 else { return }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
  }

  /// Runs the program as the user; as oneself, where the tests do not run as root.
  public func run(_ arguments: [String], in folder: String? = nil) throws -> CommandRunner.Result {
    guard geteuid() == 0 else { return try CommandRunner(at: program)(arguments, in: folder) }
    return try CommandRunner(at: "/usr/bin/setpriv")(
      ["--reuid", "\(Self.id)", "--regid", "\(Self.id)", "--clear-groups", program] + arguments,
      in: folder)
  }
}
