import Navigation
import TestSupport
import Testing

@Suite struct RetentionPolicyTests {
  static let policies: [RetentionPolicy] = [
    .singleSlot, .dictionary(limit: nil), .dictionary(limit: 1), .dictionary(limit: 15),
    .dictionary(limit: 16), .dictionary(limit: 17), .dictionary(limit: .max),
    .dictionary(limit: 0), .dictionary(limit: -1), .dictionary(limit: .min),
  ]

  @Test(
    arguments: [
      (.singleSlot, 0), (.dictionary(limit: nil), 16), (.dictionary(limit: 3), 3),
      (.dictionary(limit: 0), 1), (.dictionary(limit: -1), 1),
    ] as [(RetentionPolicy, Int)])
  func `a policy says how many entries stay parked`(policy: RetentionPolicy, limit: Int) {
    #expect(policy.parkedLimit == limit)
  }

  @Test(arguments: policies, policies)
  func `an override never keeps more than the policy or itself`(
    policy: RetentionPolicy, override: RetentionPolicy
  ) {
    let narrowed = policy.narrowed(to: override)
    #expect(narrowed.parkedLimit <= min(policy.parkedLimit, override.parkedLimit))
    #expect([policy, override].contains(narrowed))
    if policy == .singleSlot || override == .singleSlot { #expect(narrowed == .singleSlot) }
    #expect(narrowed.narrowed(to: override) == narrowed)
  }

  @Test func `an override narrows every exception too`() {
    let retention = Retention(
      .dictionary(limit: nil), models: ["A": .dictionary(limit: 2), "B": .singleSlot])
    #expect(
      retention.narrowed(to: .dictionary(limit: 3))
        == Retention(
          .dictionary(limit: 3), models: ["A": .dictionary(limit: 2), "B": .singleSlot]))
    #expect(
      retention.narrowed(to: .singleSlot)
        == Retention(.singleSlot, models: ["A": .singleSlot, "B": .singleSlot]))
  }

  @Test func `a model without an exception has the session's policy`() {
    let retention = Retention(.singleSlot, models: ["A": .dictionary(limit: nil)])
    #expect(retention.policy(for: "A") == .dictionary(limit: nil))
    #expect(retention.policy(for: "B") == .singleSlot)
  }

  @Test func `the default is a dictionary without a limit`() {
    #expect(Retention() == Retention(.dictionary(limit: nil)))
  }
}
