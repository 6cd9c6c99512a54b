/// One member of an object: a key, and the value under it.
public struct JSONMember: Sendable {
  let text: JSONText
  let index: Int

  /// The key, its escapes resolved.
  ///
  /// Keys of one object differ in their bytes, yet may be `==`, because Swift compares
  /// canonically: never make them a dictionary's unique keys; compare `utf8`.
  public var key: String {
    String(decoding: JSONString.decoded(keyNode.bytes), as: UTF8.self)
  }

  /// Where the key's opening quote stands; worked out when asked for, as a value's position is.
  public var keyPosition: JSONPosition { keyNode.position }

  /// The value under the key.
  public var value: JSONNode { JSONNode(text: text, index: index + 1) }

  private var keyNode: JSONNode { JSONNode(text: text, index: index) }
}
