import Navigation

/// The screens of an app that has been through a few versions.
enum Screen: Route {
  case folder, list
  case item(id: Int, units: String, pinned: Bool)
  case zoom(factor: Double)

  static let kinds = [
    RouteKind("folder"), RouteKind("list"), RouteKind("zoom"),
    RouteKind(
      "item", version: 3, aliases: ["thing", "stuff"],
      upgrades: [
        .from(1, ItemV1.self) { ItemV2(id: $0.id, units: "km") },
        RouteUpgrade(from: 2) { payload in
          let text = (payload?.text ?? "{}").dropLast() + #","pinned":false}"#
          return try Payload(Array(text.utf8))
        },
      ]),
    RouteKind("trap", version: 2, upgrades: [RouteUpgrade(from: 1) { _ in throw Trap() }]),
  ]

  struct ItemV1: Decodable { var id: Int }
  struct ItemV2: Encodable { var id: Int, units: String }
  struct Trap: Error {}

  static func item(_ id: Int) -> Screen { .item(id: id, units: "km", pinned: false) }
}

/// The sections of that app; `trails` had another name.
enum Place: String, Route {
  case trails, saved, more

  static let kinds = [
    RouteKind("trails", aliases: ["hikes"]), RouteKind("saved"), RouteKind("more"),
  ]
}

typealias AppCoder = NavigationCoder<Place, Screen>
typealias AppState = NavigationState<Place, Screen>
