/// The array that another library wrote a path as, found in what it is often wrapped in: a string,
/// as `@SceneStorage` and `UserDefaults` keep it, or one key of an object, or both.
struct WrappedPath {
  let array: DocumentValue
  /// The string that the array's text stands in, where it stands in one.
  let string: DocumentValue?

  /// Finds the path.
  ///
  /// - Parameters:
  ///   - whole: The document.
  ///   - isOne: Whether an array is a whole path; asked of what stands under a key.
  /// - Throws: ``DocumentError`` where there is no path, or more than one.
  init(
    in whole: DocumentValue, where isOne: (DocumentValue) -> Bool
  ) throws(DocumentError) {
    switch whole.node.kind {
    case .string:
      let text = try whole.string()
      string = whole
      do {
        array = try DocumentValue(reading: Array(text.utf8))
        try array.wants(.array, "an array")
      } catch { throw whole.error(.insideString(error)) }
    case .object:
      let candidates = try Self.candidates(in: whole, where: isOne)
      guard let first = candidates.first else { throw whole.error(.noPath) }
      guard candidates.count == 1 else {
        throw whole.error(.severalPaths(keys: candidates.map(\.key)))
      }
      self = first.path
    default:
      try whole.wants(.array, "an array")
      array = whole
      string = nil
    }
  }

  private init(under value: DocumentValue) throws(DocumentError) {
    if value.node.kind == .string {
      array = try DocumentValue(reading: Array(try value.string().utf8))
      string = value
    } else {
      array = value
      string = nil
    }
  }

  /// What stands under the keys of an object and is a path.
  private static func candidates(
    in object: DocumentValue, where isOne: (DocumentValue) -> Bool
  ) throws(DocumentError) -> [(key: String, path: WrappedPath)] {
    var candidates: [(key: String, path: WrappedPath)] = []
    for (key, value) in try object.members() {
      guard let path = try? WrappedPath(under: value), path.array.node.kind == .array,
        isOne(path.array)
      else { continue }
      candidates.append((key, path))
    }
    return candidates
  }

  /// Whether a text holds a path, for a caller that does not know what it has.
  ///
  /// An object is only believed where it cannot be a session document that was mistyped.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - looksLike: Whether an array is a path, or was meant to be one.
  ///   - isSurely: Whether an array can be nothing else.
  /// - Returns: Whether there is one.
  static func isIn(
    _ bytes: [UInt8], looksLike: (DocumentValue) -> Bool, isSurely: (DocumentValue) -> Bool
  ) -> Bool {
    guard let whole = try? DocumentValue(reading: bytes) else { return false }
    switch whole.node.kind {
    case .array: return looksLike(whole)
    case .string:
      guard let path = try? WrappedPath(under: whole) else { return false }
      return path.array.node.kind == .array && looksLike(path.array)
    case .object:
      let isSession = whole.node.members.contains { $0.value.string == SessionDocument.format }
      guard !isSession, let candidates = try? candidates(in: whole, where: isSurely) else {
        return false
      }
      return !candidates.isEmpty
    default: return false
    }
  }

  /// Reads the array; a fault in a string has the string's place, and its own in the text.
  func read<Value>(
    _ body: (DocumentValue) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    do { return try body(array) } catch {
      guard let string else { throw error }
      throw string.error(.insideString(error))
    }
  }
}
