/// A container whose end has not been reached yet.
struct JSONFrame {
  let container: JSONError.Container
  /// The container's own row.
  let row: Int
  var keyCount = 0
  /// The keys so far and where they stood, kept only once there are many.
  var keys: [ArraySlice<UInt8>: Int] = [:]
}
