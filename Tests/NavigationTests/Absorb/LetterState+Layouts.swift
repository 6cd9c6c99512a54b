import Navigation

/// A layout, as the laws try each.
enum TestLayout: CaseIterable {
  case stackOnSidebar, stackOnSection, twoColumns, threeColumns
}

/// One of a layout's bindings.
enum TestBinding: CaseIterable {
  case stack, sectionStack, sidebar, content, selection, detail, wholeDetail, modalStack, modals
  case visibility, preferredCompactColumn
}

extension TestLayout {
  /// The bindings that write in this layout.
  var bindings: [TestBinding] {
    let everywhere: [TestBinding] = [.modalStack, .modals, .visibility, .preferredCompactColumn]
    return switch self {
    case .stackOnSidebar: everywhere + [.stack]
    case .stackOnSection: everywhere + [.sectionStack]
    case .twoColumns: everywhere + [.sidebar, .wholeDetail]
    case .threeColumns: everywhere + [.sidebar, .content, .selection, .detail]
    }
  }
}

extension LetterState {
  typealias Write = LayoutWrite<String, String>

  /// What a binding shows, as the write that comes back when nobody changed anything.
  func shown(by binding: TestBinding) -> Write {
    let (two, three) = (regular(columns: .two), regular(columns: .three))
    return switch binding {
    case .stack:
      .stack(compact(root: .sidebar).section, Self.kept(compact(root: .sidebar).stack))
    case .sectionStack: .sectionStack(Self.kept(compact(root: .section).stack))
    case .sidebar: .sidebar(three.section)
    case .content: .content(Self.kept(three.content))
    case .selection: .selection(three.selection?.route)
    case .detail: .detail(Self.kept(three.detail.dropFirst()), .three)
    case .wholeDetail: .detail(Self.kept(two.detail), .two)
    case .modalStack: .modalStack(Self.kept(modals.last?.path.entries.dropFirst() ?? []))
    case .modals: .modals(modals.compactMap(\.root?.id))
    case .visibility: .visibility(split.visibility)
    case .preferredCompactColumn: .preferredCompactColumn(split.preferredCompactColumn)
    }
  }

  private static func kept(_ entries: some Sequence<Entry<String>>) -> [PathElement<String>] {
    entries.map { .kept($0.id) }
  }
}

extension LetterWalk {
  /// A write of a binding, most often of something that is near what it shows.
  mutating func write(_ binding: TestBinding) -> LayoutWrite<String, String> {
    let entries = state.activeSection?.path.entries ?? []
    let three = state.regular(columns: .three)
    return switch binding {
    case .stack:
      .stack(
        random(6) == 0 ? nil : random(5) == 0 ? section() : state.activeSection?.name,
        path(from: state.compact().stack))
    case .sectionStack: .sectionStack(path(from: state.compact().stack))
    case .sidebar: .sidebar(random(4) == 0 ? nil : section())
    case .content: .content(path(from: three.content))
    case .selection: .selection(random(4) == 0 ? nil : detail())
    case .detail: .detail(path(from: three.detail.dropFirst()), .three)
    case .wholeDetail: .detail(path(from: entries), .two)
    case .modalStack: .modalStack(path(from: state.modals.last?.path.entries.dropFirst() ?? []))
    case .modals:
      .modals(
        Array(state.modals.compactMap(\.root?.id).prefix(random(3)) + [anyID()].prefix(random(2))))
    case .visibility:
      .visibility(SplitSettings.Visibility.allCases[random(4)])
    case .preferredCompactColumn:
      .preferredCompactColumn(([nil] + SplitSettings.CompactColumn.allCases)[random(4)])
    }
  }
}
