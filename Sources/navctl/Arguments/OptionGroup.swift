/// Options that help lists together under a title, such as `SAVE OPTIONS`.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionSpec]

  init(_ title: String, _ options: [OptionSpec]) {
    self.title = title
    self.options = options
  }
}
