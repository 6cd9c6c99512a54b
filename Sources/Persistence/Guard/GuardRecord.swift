import Navigation

/// What is known of the last restore: whether it is under way, and how many before it died.
struct GuardRecord: Hashable {
  /// Where a process was when it wrote the record.
  enum Phase: UInt8 {
    /// Not in a restore: its death says nothing of what is stored.
    case idle
    case restoring
  }

  var phase: Phase
  /// How many restores in a row died before this one.
  var deaths: Int
  /// When the restore began.
  let time: Timestamp
  /// What tells the app's builds apart: another one may have mended the fault.
  let build: Build

  /// How long a death counts.
  static let memory: Duration = .seconds(6 * 60 * 60)

  /// The record of a restore that begins.
  ///
  /// - Parameters:
  ///   - last: What the one before left; nothing where there is none that can be read.
  ///   - build: The app's build.
  ///   - now: The time.
  init(after last: GuardRecord?, by build: Build, at now: Timestamp) {
    phase = .restoring
    // Nobody is in a restore now, so that one which was begun and not ended has died.
    let died = last?.phase == .restoring ? 1 : 0
    let deaths = last?.deaths(known: build, at: now).map { $0 + died } ?? 0
    self.deaths = min(deaths, RestoreAttempt.mostDeaths)
    time = now
    self.build = build
  }

  init(phase: Phase, deaths: Int, time: Timestamp, build: Build) {
    (self.phase, self.deaths, self.time, self.build) = (phase, deaths, time, build)
  }

  /// The deaths before it, for a build at a time; nothing where they are none of its own.
  func deaths(known build: Build, at now: Timestamp) -> Int? {
    // A clock that was set back does not tell how long ago it was.
    let age = now.milliseconds - time.milliseconds
    guard build == self.build, age >= 0, .milliseconds(age) <= Self.memory else { return nil }
    return deaths
  }

  /// A build's name, as it is kept.
  struct Build: Hashable {
    /// Half of a digest, so that a name of any length has its place.
    let digest: [UInt8]

    static let size = 32

    init(_ name: String) {
      digest = Array(SHA256.hexDigest(of: Array(name.utf8)).utf8.prefix(Self.size))
    }

    init(digest: some Sequence<UInt8>) { self.digest = Array(digest) }
  }
}
