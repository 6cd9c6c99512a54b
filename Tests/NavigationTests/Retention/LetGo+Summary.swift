import Navigation

extension LetGo {
  /// The line in short, such as `3 snapshot M: singleSlot`.
  var summary: String {
    let what =
      switch thing {
      case .snapshot(let model): "snapshot \(model)"
      case .parked(let count): "parked \(count)"
      case .result(let key): "result \(key)"
      }
    return "\(entry) \(what): \(reason.rawValue)"
  }
}
