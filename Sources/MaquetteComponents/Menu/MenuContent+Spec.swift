import MaquetteCore

extension MenuContent: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .menuItems(MenuItem.infos)
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> MenuContent? {
    guard let list = node.list else {
      reader.mismatch(node, wanted: "a list of menu items")
      return nil
    }
    let elements = list.map { MenuElement.read($0, by: reader) }
    checkExpanded(zip(list, elements).filter { $1?.isExpanded == true }.map(\.0), by: reader)
    return MenuContent(elements.compactMap { $0 })
  }

  /// Only one submenu of a menu is open at a time.
  private static func checkExpanded(_ expanded: [SpecNode], by reader: SpecReader) {
    for node in expanded.dropFirst() {
      reader.fail(
        "only one submenu of a menu can be open", at: node,
        hint: "leave 'isExpanded' out of all items but one")
    }
  }

  public var specText: String { "" }
}

extension MenuElement {
  fileprivate var isExpanded: Bool {
    if case .item(let item) = self { item.isExpanded } else { false }
  }
}

extension MenuElement {
  /// Components of SwiftUI that stand in menus, under their names there.
  public static let components = ["Button", "Toggle", "Menu", "MenuItem", "Section", "Divider"]
  private static let lines = ["Divider", "divider", "---", "-"]

  static func read(_ node: SpecNode, by reader: SpecReader) -> MenuElement? {
    if let text = node.scalar {
      if lines.contains(text) { return .divider }
      guard let title = String.read(node, by: reader) else { return nil }
      guard !title.isEmpty else {
        reader.fail(
          "a menu item needs a title", at: node, hint: "write '- Copy', or '- Divider' for a line",
          id: .nothingToShow)
        return nil
      }
      return .item(MenuItem(title))
    }
    guard let entries = node.map else {
      reader.fail(
        "a menu item must be a title or a map, not \(node.kindName)", at: node,
        hint: "put a submenu's items below 'items:' of the item that opens it", id: .wrongType)
      return nil
    }
    return read(entries, at: node, by: reader)
  }

  private static func read(_ entries: [SpecNode.Entry], at node: SpecNode, by reader: SpecReader)
    -> MenuElement?
  {
    let named = entries.filter {
      ComponentDecoder.isComponentName($0.key) || $0.key == "section" || $0.key == "divider"
    }
    guard let first = named.first else { return item(entries, at: node, by: reader) }
    let name = first.key.capitalizedFirst
    guard components.contains(name) else {
      reader.fail(
        "a menu has no '\(SpecNode.excerpt(first.key))' in it", at: first.location,
        length: first.key.count,
        hint: "use one of: \(components.joined(separator: ", "))", id: .unknownKey)
      return nil
    }
    if let other = named.dropFirst().first {
      reader.fail(
        "'\(SpecNode.excerpt(other.key))' is a second component beside '\(first.key)'",
        at: other.location, length: other.key.count,
        hint: "start a new list item with '- \(SpecNode.excerpt(other.key)):'", id: .secondComponent
      )
    }
    let rest = entries.filter { $0.location != first.location }
    if name == "Divider" {
      let content = (first.value.scalar?.isEmpty ?? false) ? nil : first.location
      if let location = content ?? rest.first?.location {
        reader.fail(
          "a Divider has no keys and no text", at: location,
          hint: "write '- Divider', and what follows it as an item of its own", id: .unknownKey)
      }
      return .divider
    }
    let all = longForm(of: first) + rest
    return name == "Section"
      ? section(all, by: reader) : item(all, at: node, by: reader)
  }

  /// The keys that a component's scalar, list or map stand for.
  private static func longForm(of entry: SpecNode.Entry) -> [SpecNode.Entry] {
    switch entry.value.value {
    case .map(let entries): return entries
    case .scalar(let text) where text.isEmpty: return []
    case .scalar:
      return [SpecNode.Entry(key: "title", location: entry.value.location, value: entry.value)]
    case .list:
      return [SpecNode.Entry(key: "items", location: entry.value.location, value: entry.value)]
    }
  }

  private static func item(
    _ entries: [SpecNode.Entry], at node: SpecNode, by reader: SpecReader
  ) -> MenuElement? {
    var item = MenuItem("")
    MenuItem.specKeys.apply(entries, to: &item, of: "a menu item", by: reader)
    if item.title.isEmpty, item.symbol.isEmpty {
      reader.fail(
        "a menu item needs a title", at: node, hint: "write 'title: Copy', for example",
        id: .nothingToShow)
    }
    if item.isExpanded, item.submenu.isEmpty,
      let entry = entries.first(where: { MenuItem.expandedKeys.contains($0.key) })
    {
      reader.fail(
        "'\(entry.key)' opens a submenu, and this item has none", at: entry.location,
        length: entry.key.count, hint: "list the submenu's items below 'items:'")
    }
    return .item(item)
  }

  private static func section(_ entries: [SpecNode.Entry], by reader: SpecReader) -> MenuElement {
    var draft = SectionDraft()
    SectionDraft.specKeys.apply(entries, to: &draft, of: "a section of a menu", by: reader)
    if draft.items?.isPlain == false, let first = entries.first {
      reader.fail(
        "a section of a menu has items only", at: first.location,
        hint: "end the section where a Divider or another Section starts")
    }
    return .section(MenuSection(draft.title ?? "", items: draft.items?.items ?? []))
  }
}

extension MenuContent {
  /// Whether there are neither sections nor lines in it.
  fileprivate var isPlain: Bool {
    elements.allSatisfy { if case .item = $0 { true } else { false } }
  }
}

/// A section while it is read.
struct SectionDraft: Sendable {
  var title: String?
  var items: MenuContent?

  static let specKeys = SpecKeys<SectionDraft>([
    SpecKey("title", \.title, "The text above the items.", aliases: ["header", "text"]),
    SpecKey(
      "items", \.items, "The items from top to bottom.", aliases: ["children", "content"]),
  ])
}
