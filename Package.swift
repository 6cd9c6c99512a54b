// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "navigation-store",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "Persistence", targets: ["Persistence"]),
    .executable(name: "navctl", targets: ["navctl"]),
  ],
  targets: [
    .target(name: "Navigation", swiftSettings: settings),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // Each migration is named here so that adding one shows in a review.
    .target(
      name: "Migrations", path: "Migrations",
      resources: [
        .embedInCode("0001_create_store.sql"), .embedInCode("0002_remember_history.sql"),
        .embedInCode("0003_shorten_history.sql"),
      ],
      swiftSettings: settings),
    .target(
      name: "Schema", path: "Schema",
      resources: [
        .embedInCode("session-v1.schema.json"), .embedInCode("navctl-output-v1.schema.json"),
        .embedInCode("navigation-routes-v1.schema.json"),
      ],
      swiftSettings: settings),
    .target(
      name: "Persistence", dependencies: ["CSQLite", "Migrations", "Navigation"],
      swiftSettings: settings),
    .executableTarget(
      name: "navctl", dependencies: ["Navigation", "Persistence", "Schema"],
      swiftSettings: settings),

    // A program that stops or dies in the middle of a save, for the tests and the demo.
    .executableTarget(
      name: "navfault", dependencies: ["Navigation", "Persistence"], path: "Tests/navfault",
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Navigation"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "NavigationTests", dependencies: ["Navigation", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PersistenceTests",
      dependencies: [
        "CSQLite", "Migrations", "Navigation", "Persistence", "TestSupport", "navfault",
      ],
      exclude: ["Migrating/Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "navctlTests",
      dependencies: ["CSQLite", "Navigation", "Persistence", "TestSupport", "navctl", "navfault"],
      exclude: ["Golden"], swiftSettings: settings),
  ]
)
