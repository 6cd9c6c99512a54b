import Navigation

/// What a coordinator does with epochs, and no more: it gives bindings what they show, and lets
/// no write through that is too late.
struct TestCoordinator {
  var state: LetterState
  private(set) var layout = TestLayout.threeColumns
  private(set) var epoch = Epoch()
  private(set) var ignored = 0

  init(_ state: LetterState) { self.state = state }

  /// What a binding shows now, with the epoch.
  func read(_ binding: TestBinding) -> BindingRead<LetterState.Write> {
    BindingRead(state.shown(by: binding), in: epoch)
  }

  /// A write through a binding that was read before.
  mutating func write(
    _ written: LetterState.Write, through binding: TestBinding,
    read: BindingRead<LetterState.Write>
  ) -> BindingRead<LetterState.Write>.Verdict {
    let verdict = read.verdict(on: written, shown: state.shown(by: binding), now: epoch)
    switch verdict {
    case .echo: break
    case .stale: ignored += 1
    case .change:
      if state.absorb(written).change?.activeSection == true { epoch.advance() }
    }
    return verdict
  }

  /// A change that the program makes.
  mutating func apply(_ action: LetterWalk.Action) -> NavigationOutcome {
    let outcome = state.apply(action)
    if outcome.change != nil { epoch.advance() }
    return outcome
  }

  mutating func change(to layout: TestLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    epoch.advance()
  }
}
