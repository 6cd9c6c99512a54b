/// The members of an object in their order, made one at a time; none if there is no object.
public struct JSONMembers: Sequence, Sendable {
  let object: JSONNode

  /// An iterator over the members from the first.
  public func makeIterator() -> Iterator {
    guard object.row.kind == .object else {
      return Iterator(text: object.text, index: object.index, end: object.index)
    }
    return Iterator(text: object.text, index: object.index + 1, end: object.row.next)
  }

  /// Gives the members of an object one after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    let text: JSONText
    var index: Int
    let end: Int

    /// The next member; nil after the last.
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      let member = JSONMember(text: text, index: index)
      index = text.rows[index + 1].next
      return member
    }
  }
}

extension JSONNode {
  /// The members of an object in their order; none if the value is not an object.
  public var members: JSONMembers { JSONMembers(object: self) }
}
