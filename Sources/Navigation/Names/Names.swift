/// What a ``StoredName`` can name; each is a type so that one cannot be given for another.
public enum Names {
  /// Sessions.
  public enum Session {}
  /// Routes.
  public enum Route {}
  /// View-model types.
  public enum Model {}
  /// Values that an app keeps with a session.
  public enum Value {}
  /// Extensions that other programs keep in a document.
  public enum Extension {}
  /// Checkpoints on a path.
  public enum Checkpoint {}
  /// Results that one screen hands to another.
  public enum Result {}
}

/// The name of a session: one window's navigation.
public typealias SessionID = StoredName<Names.Session>
/// The name that a route is stored under; the app chose it and keeps it.
public typealias RouteName = StoredName<Names.Route>
/// The name that a view-model type's snapshots are stored under.
public typealias ModelName = StoredName<Names.Model>
/// The key of a value that the app keeps with the session.
public typealias ValueKey = StoredName<Names.Value>
/// The key of another program's data in a document, in reverse-DNS style.
public typealias ExtensionKey = StoredName<Names.Extension>
/// A name on a path to come back to.
public typealias CheckpointName = StoredName<Names.Checkpoint>
/// The key under which one screen awaits another's result.
public typealias ResultKey = StoredName<Names.Result>

extension StoredName where Subject == Names.Session {
  /// The session of an app that has one window.
  public static var main: SessionID { SessionID(known: "main") }
}
