/// How a modal is presented.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  /// A card over part of the screen. The default.
  case sheet
  /// A layer over the whole screen.
  case fullScreenCover
  /// A bubble that points at what opened it.
  case popover
  /// A trailing column.
  case inspector
  /// A question.
  case alert
}
