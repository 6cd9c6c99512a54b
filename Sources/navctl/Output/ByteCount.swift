/// A number of bytes as people say it.
enum ByteCount {
  /// `29 bytes`, `48 KiB`, `1.5 MiB`; rounded down to a tenth.
  static func of(_ bytes: Int64) -> String {
    guard bytes >= 1 << 10 else { return Counted.of(Int(bytes), "byte", "bytes") }
    let (shift, unit): (Int64, String) =
      bytes >= 1 << 30 ? (30, "GiB") : bytes >= 1 << 20 ? (20, "MiB") : (10, "KiB")
    let tenths = (bytes * 10) >> shift
    return tenths % 10 == 0
      ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
