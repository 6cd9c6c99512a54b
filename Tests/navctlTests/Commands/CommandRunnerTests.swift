import TestSupport
import Testing

@Suite struct CommandRunnerTests {
  @Test func `a program that ends before it has read its input does not end the tests`() throws {
    let input = [UInt8](repeating: 0, count: 1 << 20)
    #expect(try CommandRunner(at: "/bin/true")([], input: input).code == 0)
  }
}
