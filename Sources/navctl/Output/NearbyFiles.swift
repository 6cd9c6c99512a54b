import Navigation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands beside a path, or in it, that was perhaps meant.
enum NearbyFiles {
  /// Names like the path's last one, as paths.
  static func like(_ path: String) -> [String] {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let parent = String(path[..<slash])
    let name = String(path[slash...])
    let others = names(in: parent.isEmpty ? "." : parent).filter { $0 != name }
    return NearMiss.candidates(for: name, in: others).map { parent + $0 }
  }

  /// Stores right inside a folder.
  static func stores(in folder: String) -> [String] {
    names(in: folder).sorted().map { folder + "/" + $0 }
      .filter { access($0 + "/navigation.sqlite", F_OK) == 0 }
  }

  /// The store's folder that a database's file is in; nothing for a file by itself.
  static func storeFolder(of path: String) -> String? {
    guard path.hasSuffix("navigation.sqlite") else { return nil }
    let folder = String(path.dropLast("navigation.sqlite".count))
    guard folder.isEmpty || folder.hasSuffix("/"), access(folder + "lock", F_OK) == 0 else {
      return nil
    }
    return folder.isEmpty ? "." : String(folder.dropLast())
  }

  private static func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    // A folder with more than this is no help to look into.
    while names.count < 2_000, let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
