import Navigation

/// The form of the guard's file: 64 bytes, numbers with their low byte first.
///
/// | bytes | what |
/// |---|---|
/// | 0–7 | `navguard` |
/// | 8–15 | the time in milliseconds since 1970 |
/// | 16–47 | the build |
/// | 48 | the phase |
/// | 49 | the deaths |
/// | 50–59 | zero |
/// | 60–63 | the CRC-32C of all before |
extension GuardRecord {
  /// The file's size.
  static let size = 64
  private static let mark = Array("navguard".utf8)
  private static let checkedSize = 60

  var bytes: [UInt8] {
    var bytes = Self.mark
    bytes += withUnsafeBytes(of: time.milliseconds.littleEndian, Array.init)
    bytes += build.digest
    bytes += [phase.rawValue, UInt8(clamping: deaths)]
    bytes += [UInt8](repeating: 0, count: Self.checkedSize - bytes.count)
    return bytes + Self.checksum(of: bytes)
  }

  /// Reads the file; nothing where it is torn, damaged, or of another form.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size, bytes.starts(with: Self.mark) else { return nil }
    let checked = Array(bytes[..<Self.checkedSize])
    guard Self.checksum(of: checked) == Array(bytes[Self.checkedSize...]) else { return nil }
    guard let phase = Phase(rawValue: bytes[48]) else { return nil }
    let time = bytes[8..<16].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.init(
      phase: phase, deaths: Int(bytes[49]),
      time: Timestamp(milliseconds: Int64(bitPattern: time)),
      build: Build(digest: bytes[16..<16 + Build.size]))
  }

  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    var checksum = CRC32C()
    bytes.withUnsafeBytes { checksum.add($0) }
    return withUnsafeBytes(of: checksum.value.littleEndian, Array.init)
  }
}
