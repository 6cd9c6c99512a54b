import Foundation
import Navigation
import TestSupport
import Testing

/// Values that a generic JSON type would damage pass through a route's coding.
@Suite struct RoutePayloadTests {
  private enum Key: String, Codable, Hashable { case a, b }

  private enum Deep: Route {
    case byEnum([Key: Int])
    case byIdentifier([UUID: Int])
    case byNumber([Int: String])
    case ratio(Double)
  }

  @Test func `a dictionary that Swift codes as an array is kept`() throws {
    let table = try RouteTable<Deep>()
    let saved = try table.saved(.byEnum([.a: 1]))
    #expect(saved.payload == #"{"_0":["a",1]}"#)
    #expect(table.read(saved) == .route(.byEnum([.a: 1]), upgradedFrom: nil, renamedFrom: nil))
  }

  @Test func `any dictionary comes back`() throws {
    let table = try RouteTable<Deep>()
    let identifiers = Dictionary(uniqueKeysWithValues: (0..<5).map { (UUID(), $0) })
    for route in [.byIdentifier(identifiers), .byNumber([1: "x", -2: ""])] as [Deep] {
      let saved = try table.saved(route)
      #expect(table.read(saved) == .route(route, upgradedFrom: nil, renamedFrom: nil))
    }
  }

  @Test(arguments: [-0.0, 1.0, 0.1, Double.greatestFiniteMagnitude, .leastNonzeroMagnitude])
  func `a number comes back`(number: Double) throws {
    let table = try RouteTable<Deep>()
    let reading = table.read(try table.saved(.ratio(number)))
    guard case .route(.ratio(let read), nil, nil) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(read.bitPattern == number.bitPattern)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON does not have is an error with its place`(number: Double) throws {
    let table = try RouteTable<Deep>()
    let error = #expect(throws: RouteCodingError.self) { try table.saved(.ratio(number)) }
    guard case .notEncodable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("_0"))
  }
}
