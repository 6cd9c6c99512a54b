import Persistence

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CommandProcess {
  /// How long is waited before it is looked again whether the process was asked to end: a signal
  /// that comes just before a wait does not end it.
  private static let interval: Int32 = 250

  /// Waits until a file has something to read, or has come to its end.
  ///
  /// - Throws: ``Failure`` where the process was asked to end.
  static func waitToRead(_ file: Int32) throws {
    while true {
      guard !Interruption.isAsked else { throw Failure.stopped }
      var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let count = poll(&wanted, 1, interval)
      // What else is wrong with it reading tells.
      if count > 0 || (count < 0 && errno != EINTR) { return }
    }
  }

  /// Waits a moment.
  ///
  /// - Throws: ``Failure`` where the process was asked to end.
  static func pause() throws {
    guard !Interruption.isAsked else { throw Failure.stopped }
    poll(nil, 0, interval)
    guard !Interruption.isAsked else { throw Failure.stopped }
  }
}
