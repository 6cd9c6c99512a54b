import Navigation
import Testing

@testable import Persistence

/// The form of the guard's file.
@Suite struct GuardBytesTests {
  private let record = GuardRecord(
    phase: .restoring, deaths: 2, time: Timestamp(milliseconds: 1_900_000_000_123),
    build: GuardRecord.Build("7.1 (42)"))

  @Test func `it has 64 bytes, each in its place`() {
    let bytes = record.bytes
    #expect(bytes.count == 64)
    #expect(String(decoding: bytes[..<8], as: UTF8.self) == "navguard")
    #expect(Array(bytes[8..<16]) == [0x7B, 0x38, 0xD3, 0x60, 0xBA, 0x01, 0, 0])
    #expect(Array(bytes[16..<48]) == record.build.digest)
    #expect(Array(bytes[48..<60]) == [1, 2] + [UInt8](repeating: 0, count: 10))
  }

  @Test(
    arguments: [
      -62_135_596_800_000, -1, 0, 1_900_000_000_123, 253_402_300_799_999,
    ] as [Int64])
  func `what is written is read`(time: Int64) {
    for phase in [GuardRecord.Phase.idle, .restoring] {
      for deaths in 0...3 {
        let record = GuardRecord(
          phase: phase, deaths: deaths, time: Timestamp(milliseconds: time), build: record.build)
        #expect(GuardRecord(record.bytes) == record)
      }
    }
  }

  @Test func `every truncation, and anything longer, is nothing`() {
    let bytes = record.bytes
    for count in 0..<bytes.count { #expect(GuardRecord(Array(bytes[..<count])) == nil) }
    #expect(GuardRecord(bytes + [0]) == nil)
  }

  @Test func `every bit that is flipped makes it nothing`() {
    for index in record.bytes.indices {
      for bit in 0..<8 {
        var bytes = record.bytes
        bytes[index] ^= 1 << bit
        #expect(GuardRecord(bytes) == nil, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func `bytes of one value are nothing`() {
    for byte in UInt8.min...UInt8.max {
      #expect(GuardRecord([UInt8](repeating: byte, count: GuardRecord.size)) == nil)
    }
  }

  @Test func `a phase that is not known is nothing, though its checksum is right`() {
    var bytes = Array(record.bytes[..<60])
    bytes[48] = 9
    var checksum = CRC32C()
    bytes.withUnsafeBytes { checksum.add($0) }
    bytes += withUnsafeBytes(of: checksum.value.littleEndian, Array.init)
    #expect(GuardRecord(bytes) == nil)
  }
}
