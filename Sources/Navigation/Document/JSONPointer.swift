/// Tokens of a JSON Pointer. <https://www.rfc-editor.org/rfc/rfc6901#section-3>
package enum JSONPointer {
  /// A key as a token: `~` and `/` are escaped.
  package static func token(_ key: String) -> String {
    var token = "/"
    for character in key.unicodeScalars {
      switch character {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(character)
      }
    }
    return token
  }

  /// The key that a token stands for.
  static func decoded(_ token: Substring) -> String {
    var key = ""
    var escaped = false
    for character in token.unicodeScalars {
      switch (escaped, character) {
      case (false, "~"): escaped = true
      case (true, "0"): (key, escaped) = (key + "~", false)
      case (true, "1"): (key, escaped) = (key + "/", false)
      default: key.unicodeScalars.append(character)
      }
    }
    return key
  }
}
