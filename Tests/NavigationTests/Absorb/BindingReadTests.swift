import Navigation
import Testing

@Suite struct BindingReadTests {
  private static let first = Epoch()
  private static var second: Epoch {
    var epoch = first
    epoch.advance()
    return epoch
  }

  @Test func `a write in its epoch over what was read is a change`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "b", shown: "a", now: Self.first) == .change)
  }

  @Test func `what is shown is an echo`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "a", shown: "a", now: Self.first) == .echo)
  }

  @Test func `an echo is an echo in every epoch and whatever was read`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "b", shown: "b", now: Self.second) == .echo)
    #expect(read.verdict(on: "b", shown: "b", now: Self.first) == .echo)
  }

  @Test func `a write of an earlier epoch is stale`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "b", shown: "a", now: Self.second) == .stale)
  }

  @Test func `a write is stale where another column spoke first`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "b", shown: "c", now: Self.first) == .stale)
  }

  @Test func `what was read is stale where something else is shown`() {
    let read = BindingRead("a", in: Self.first)
    #expect(read.verdict(on: "a", shown: "c", now: Self.first) == .stale)
  }

  @Test func `epochs rise`() {
    #expect(Self.first < Self.second)
    #expect(Self.first == Epoch())
    #expect(Self.first != Self.second)
  }
}
