import CSQLite

extension Connection {
  /// Runs a closure, and calls another now and then while SQLite works on what it asks for.
  ///
  /// - Parameters:
  ///   - interval: After how many of SQLite's steps it is called again.
  ///   - tick: What is called, with a number that rises from 0 at the start. It must not use the
  ///     database.
  ///   - body: The closure that asks.
  /// - Returns: What it gives.
  mutating func ticking<Value>(
    every interval: Int32, _ tick: ((Int) -> Void)?, _ body: (inout Connection) throws -> Value
  ) rethrows -> Value {
    guard let tick else { return try body(&self) }
    let ticker = Ticker(tick)
    ticker.tick()
    // https://www.sqlite.org/c3ref/progress_handler.html
    sqlite3_progress_handler(
      handle, interval,
      { context in
        if let context { Unmanaged<Ticker>.fromOpaque(context).takeUnretainedValue().tick() }
        return Interruption.isAsked ? 1 : 0
      }, Unmanaged.passUnretained(ticker).toOpaque())
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      stopWhenAsked()
      withExtendedLifetime(ticker) {}
    }
    return try body(&self)
  }

  /// Has SQLite ask now and then whether the process was asked to end. It undoes what it is at
  /// then. <https://www.sqlite.org/c3ref/progress_handler.html>
  func stopWhenAsked() {
    guard Interruption.isWatched else { return }
    sqlite3_progress_handler(handle, 10_000, { _ in Interruption.isAsked ? 1 : 0 }, nil)
  }
}

/// Carries a closure through C, and counts its calls.
private final class Ticker {
  private let body: (Int) -> Void
  private var count = 0

  init(_ body: @escaping (Int) -> Void) { self.body = body }

  func tick() {
    body(count)
    count += 1
  }
}
