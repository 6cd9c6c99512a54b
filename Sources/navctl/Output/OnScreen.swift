import Navigation

extension SavedState {
  /// What is on screen, from the bottom up: the deepest screen, and the modals over it.
  var onScreen: [SavedRoute] {
    let section = activeSection
    let screen = section?.path.committed.last?.route ?? section?.name.route
    return [screen].compactMap { $0 } + modals.compactMap { $0.path.entries.last?.route }
  }

  /// The same on one line, from the top down.
  func onScreenText(_ glyphs: Glyphs) -> String {
    let screens = onScreen.reversed().map { RouteText.of($0, glyphs: glyphs) }
    return screens.isEmpty ? "(nothing)" : screens.joined(separator: " over ")
  }
}
