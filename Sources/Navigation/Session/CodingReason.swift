/// What a coder says went wrong, without the value.
func codingReason(_ error: any Error) -> String {
  switch error {
  case EncodingError.invalidValue(_, let context):
    place(context.codingPath, context.debugDescription)
  case DecodingError.keyNotFound(let key, let context):
    place(context.codingPath, "there is no '\(key.stringValue)'.")
  case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
    place(context.codingPath, context.debugDescription)
  // Its description quotes the value.
  case DecodingError.dataCorrupted(let context):
    place(context.codingPath, "the value is not one that it can have.")
  default: "its coding failed."
  }
}

private func place(_ path: [any CodingKey], _ text: String) -> String {
  path.isEmpty ? text : "at " + path.map(\.stringValue).joined(separator: ".") + ": " + text
}
