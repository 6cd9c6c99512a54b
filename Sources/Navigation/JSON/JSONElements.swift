/// The elements of an array in their order, made one at a time; none if there is no array.
public struct JSONElements: Sequence, Sendable {
  let array: JSONNode

  /// An iterator over the elements from the first.
  public func makeIterator() -> Iterator {
    guard array.row.kind == .array else {
      return Iterator(text: array.text, index: array.index, end: array.index)
    }
    return Iterator(text: array.text, index: array.index + 1, end: array.row.next)
  }

  /// Gives the elements of an array one after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    let text: JSONText
    var index: Int
    let end: Int

    /// The next element; nil after the last.
    public mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = text.rows[index].next }
      return JSONNode(text: text, index: index)
    }
  }
}

extension JSONNode {
  /// The elements of an array in their order; none if the value is not an array.
  public var elements: JSONElements { JSONElements(array: self) }
}
