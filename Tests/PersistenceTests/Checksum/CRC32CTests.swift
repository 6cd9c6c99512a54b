import Testing

@testable import Persistence

@Suite struct CRC32CTests {
  @Test func `nothing has the checksum zero`() {
    #expect(CRC32C().value == 0)
  }

  // https://www.rfc-editor.org/rfc/rfc3720#appendix-B.4, and the check value of every catalogue.
  private static let vectors: [([UInt8], UInt32)] = [
    ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
    ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
    ([UInt8](0..<32), 0x46DD_794E),
    ([UInt8]((0..<32).reversed()), 0x113F_DB5C),
    (readCommand, 0xD996_3A56),
    (Array("123456789".utf8), 0xE306_9283),
  ]

  @Test(arguments: vectors)
  func `a published vector has its published checksum`(bytes: [UInt8], checksum: UInt32) {
    #expect(Self.checksum(bytes) == checksum)
  }

  @Test func `bytes added in two parts have the checksum of the whole, wherever they are cut`() {
    let bytes = (0..<67).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 43) }
    for cut in 0...bytes.count {
      var parts = CRC32C()
      bytes[..<cut].withUnsafeBytes { parts.add($0) }
      bytes[cut...].withUnsafeBytes { parts.add($0) }
      #expect(parts.value == Self.checksum(bytes), "cut at \(cut)")
    }
  }

  @Test func `eight bytes a step give what one byte a step gives, at every length`() {
    let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
    for length in 0...bytes.count {
      var single = CRC32C()
      for byte in bytes[..<length] { single.add(byte) }
      #expect(single.value == Self.checksum(Array(bytes[..<length])), "\(length) bytes")
    }
  }

  @Test func `a number is added as eight bytes, the low one first`() {
    var number = CRC32C()
    number.add(0x0102_0304_0506_0708 as Int64)
    #expect(number.value == Self.checksum([8, 7, 6, 5, 4, 3, 2, 1]))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = CRC32C()
    bytes.withUnsafeBytes { crc.add($0) }
    return crc.value
  }

  /// The iSCSI SCSI Read (10) command of the RFC.
  private static let readCommand: [UInt8] = [
    0x01, 0xC0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00, 0x18,
    0x28, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
  ]
}
