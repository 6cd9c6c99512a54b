/// How large the parts of a session may be, in bytes of JSON.
///
/// A session that grew without bound would make its app unable to start. What is larger is
/// refused when it is saved, and when a document is read; what was stored before stays.
public enum SizeLimits {
  /// A whole document that is read: 16 MiB.
  public static let document = 16 << 20
  /// A whole session that is saved, as a document: 8 MiB. It is less than may be read, so that
  /// what a restore adds to it (``Restoration``) still fits.
  public static let session = 8 << 20
  /// A route's payload: 64 KiB. A route names a screen; its data belong into a snapshot.
  public static let route = 64 << 10
  /// Any other payload: a snapshot, a result, a value, an extension: 1 MiB.
  public static let payload = 1 << 20

  /// A limit as people say it.
  static func text(_ limit: Int) -> String {
    limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit >> 10) KiB"
  }
}
