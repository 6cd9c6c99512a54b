import TestSupport
import Testing

@testable import Navigation

@Suite struct JSONDepthTests {
  @Test func `brackets may nest to the greatest depth and no further`() {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      for depth in [1, 2, 128] {
        let inner = open == "[" ? "" : "1"
        let text =
          String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
        #expect(JSONFault.found(in: Array(text.utf8), maximumDepth: depth) == nil)
        let error = JSONFault.found(in: Array(text.utf8), maximumDepth: depth - 1)
        #expect(error?.reason == .tooDeep(maximum: depth - 1))
        let column = open.count * (depth - 1) + 1
        #expect(error?.position == JSONPosition(line: 1, column: column))
      }
    }
  }

  @Test func `the depth allowed is 128 unless another is asked for`() {
    let brackets = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    JSONFault(brackets, 1, 129, .tooDeep(maximum: 128)).expectFound()
    #expect(JSONFault.found(in: Array(brackets.utf8), maximumDepth: 129) == nil)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a depth of nothing allows values without brackets`(depth: Int) {
    #expect(JSONFault.found(in: Array("1".utf8), maximumDepth: depth) == nil)
    #expect(
      JSONFault.found(in: Array("[]".utf8), maximumDepth: depth)?.reason == .tooDeep(maximum: 0))
  }

  @Test func `siblings do not count as depth`() {
    let text = "[" + String(repeating: "[],", count: 1000) + "{}]"
    #expect(JSONFault.found(in: Array(text.utf8), maximumDepth: 2) == nil)
  }

  @Test func `a stack of 512 KiB is enough for any depth`() async {
    let count = 100_000
    let open = Array(repeating: UInt8(ascii: "["), count: count)
    let text = open + Array(repeating: UInt8(ascii: "]"), count: count)
    let (refused, unlimited, nodes) = await SmallStack.run {
      let refused = JSONFault.found(in: open)
      let unlimited = JSONFault.found(in: open, maximumDepth: .max)
      var nodes = 0
      if var node = try? JSONText(text, maximumDepth: .max).root {
        nodes = 1
        while let inner = node.elements.first(where: { _ in true }) {
          node = inner
          nodes += 1
        }
      }
      return (refused, unlimited, nodes)
    }
    #expect(refused?.reason == .tooDeep(maximum: 128))
    #expect(refused?.position == JSONPosition(line: 1, column: 129))
    #expect(unlimited?.reason == .unexpected(.end, expected: .valueOrBracket))
    #expect(unlimited?.position == JSONPosition(line: 1, column: count + 1))
    #expect(unlimited?.related == JSONPosition(line: 1, column: count))
    #expect(nodes == count)
  }
}
