import Navigation
import TestSupport
import Testing

@Suite struct EntryIDTests {
  @Test(arguments: [1, 2, 9_007_199_254_740_991] as [Int64])
  func `an id is a number from 1 to the last that JSON readers keep`(number: Int64) throws {
    #expect(try EntryID(number).number == number)
  }

  @Test(arguments: [0, -1, 9_007_199_254_740_992, .min, .max] as [Int64])
  func `any other number is refused`(number: Int64) {
    let error = #expect(throws: EntryIDError.self) { try EntryID(number) }
    #expect(error?.number == number)
  }

  @Test func `ids are ordered by number`() {
    #expect(([10, 9, 100] as [EntryID]).sorted() == [9, 10, 100])
  }

  @Test(arguments: [0, -5, .min] as [Int64])
  func `a mint begins with 1 at least`(next: Int64) {
    #expect(EntryIDMint(next: next).next == 1)
  }
}
