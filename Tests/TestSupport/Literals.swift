public import Navigation

// Names in tests are literals; a bad one is a fault of the test.
extension StoredName: ExpressibleByStringLiteral {
  /// Takes a literal that is known to be good.
  public init(stringLiteral value: String) {
    do { try self.init(value) } catch { preconditionFailure("\(error)") }
  }
}

extension StoredName: ExpressibleByUnicodeScalarLiteral {}
extension StoredName: ExpressibleByExtendedGraphemeClusterLiteral {}

extension Note: ExpressibleByStringLiteral {
  /// Takes a literal that is known to be good.
  public init(stringLiteral value: String) {
    do { try self.init(value) } catch { preconditionFailure("\(error)") }
  }
}

extension Note: ExpressibleByUnicodeScalarLiteral {}
extension Note: ExpressibleByExtendedGraphemeClusterLiteral {}

extension EntryID: ExpressibleByIntegerLiteral {
  /// Takes a literal that is known to be good.
  public init(integerLiteral value: Int64) {
    do { try self.init(value) } catch { preconditionFailure("\(error)") }
  }
}

extension Payload: ExpressibleByStringLiteral {
  /// Takes a literal that is known to be good.
  public init(stringLiteral value: String) {
    do { try self.init(Array(value.utf8)) } catch { preconditionFailure("\(error)") }
  }
}

extension Payload: ExpressibleByUnicodeScalarLiteral {}
extension Payload: ExpressibleByExtendedGraphemeClusterLiteral {}
