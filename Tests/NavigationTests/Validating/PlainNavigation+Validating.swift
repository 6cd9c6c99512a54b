import Navigation

extension PlainNavigation {
  /// Takes away what shows data that is gone, by the rules.
  mutating func validate(_ data: LetterData, sections names: LetterData) {
    for name in sections.map(\.name) where names.gone.contains(name.route ?? "") {
      sections.removeAll { $0.name == name }
      parks.removeAll { $0.section == name }
      if shown == name { shown = nil }
    }
    let isThere = { (item: Item) in !data.gone.contains(item.new.route) }
    for index in sections.indices {
      let name = sections[index].name
      let stays = Array(sections[index].items.prefix(while: isThere))
      sections[index].items = stays
      parks.removeAll { park in
        park.section == name && park.list != nil && !stays.contains { $0.id == park.list }
      }
    }
    parks = parks.map { park in
      Park(section: park.section, list: park.list, items: Array(park.items.prefix(while: isThere)))
    }
    parks.removeAll(where: \.items.isEmpty)
    modals = modals.prefix { isThere($0[0]) }.map { Array($0.prefix(while: isThere)) }
  }
}
