// Saves an app's navigation, and restores it into either layout.
import Navigation
import Persistence

// snippet.hide
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
// snippet.show

enum Screen: Route {
  case trails
  case trail(id: Int)
  case waypoint(trail: Int, index: Int)
}

var state = NavigationState<Screen, Screen>(startingIn: .named(.trails))
state.apply(.push(.trail(id: 17)))

// snippet.hide
let folder = FileManager.default.temporaryDirectory.appending(
  path: "QuickStart-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let path = folder.appending(path: "Trailbook.navstore").path
// snippet.show
let coder = try NavigationCoder<Screen, Screen>()
let store = try SessionStore(at: path)
let saved = try store.save(
  SavedSession(id: .main, state: coder.write(&state).state, layout: .regular))

// From here on only what moved is coded and written, at any depth.
state.apply(.push(.waypoint(trail: 17, index: 4)))
if let moved = coder.change(of: &state) {
  try store.save(SavedSessionChange(moved.change), of: .main, after: saved.saveNumber)
}

// Later, in another process, in a narrow window:
if let stored = try store.load(.main) {
  let back = try coder.restored(stored.session.state)
  print(back.report)
  print(back.state.compact().stack.map(\.route))
  print(back.state.regular().selection?.route as Any)
}
