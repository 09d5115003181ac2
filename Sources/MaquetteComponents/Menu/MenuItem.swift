import MaquetteCore

/// What choosing an item of a menu means.
public enum MenuItemRole: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Nothing special.
  case normal
  /// Removes something.
  case destructive
}

/// Whether an item of a menu has a mark before it, under AppKit's and UIKit's names.
public enum MenuItemState: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// None.
  case off
  /// A checkmark: it is chosen.
  case on
  /// A dash: it is chosen for some of what is selected.
  case mixed

  public static var synonyms: [String: MenuItemState] {
    ["true": .on, "false": .off, "checked": .on, "unchecked": .off]
  }
}

/// One line of a menu: something to choose, or what opens a submenu.
public struct MenuItem: Hashable, Sendable, Selectable {
  /// The title; empty for an item with only a symbol.
  public var title: String
  /// A smaller line below the title; empty for none.
  public var subtitle: String
  /// The name of a symbol; empty for none. It stands after the title on iOS and iPadOS, before it
  /// elsewhere.
  public var symbol: String
  /// What choosing it means; nothing special by default.
  public var role: MenuItemRole
  /// Whether it has a mark; none by default.
  public var state: MenuItemState
  /// The keys that choose it; macOS shows them, the others have no keyboard to speak of.
  public var shortcut: KeyboardShortcut?
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// Whether pointer, finger or focus is on it.
  public var isHighlighted: Bool
  /// The submenu; empty for none.
  public var submenu: MenuContent
  /// Whether the submenu is open.
  public var isExpanded: Bool
  /// What chooses it where its title does not tell it from others; empty, the default, for none.
  public var tag = ""

  /// An item; what is not given is as it usually is.
  public init(
    _ title: String, subtitle: String = "", symbol: String = "", role: MenuItemRole = .normal,
    state: MenuItemState = .off, shortcut: KeyboardShortcut? = nil, isEnabled: Bool = true,
    isHighlighted: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.role = role
    self.state = state
    self.shortcut = shortcut
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    submenu = []
    isExpanded = false
  }

  /// An item that opens a submenu.
  public init(
    _ title: String, symbol: String = "", isExpanded: Bool = false,
    @MenuBuilder items: () -> [MenuElement]
  ) {
    self.init(title, symbol: symbol)
    submenu = MenuContent(items())
    self.isExpanded = isExpanded
  }

  /// What it is called: its title, or its symbol.
  package var name: String { title.isEmpty ? symbol : title }
}

/// Items of a menu that belong together, below a title.
public struct MenuSection: Hashable, Sendable {
  /// The text above the items; empty for none.
  public var title: String
  /// The items from top to bottom.
  public var items: [MenuItem]

  /// A section of items.
  public init(_ title: String = "", items: [MenuItem]) {
    self.title = title
    self.items = items
  }

  /// A section of items and nothing else.
  public init(_ title: String = "", @MenuBuilder items: () -> [MenuElement]) {
    self.init(title, items: MenuContent(items()).items)
  }
}

/// A thing in a menu.
public enum MenuElement: Hashable, Sendable {
  /// A line that can be chosen.
  case item(MenuItem)
  /// A line between groups of items.
  case divider
  /// Items that belong together.
  case section(MenuSection)
}

/// Everything in a menu, from top to bottom.
public struct MenuContent: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The items, dividers and sections.
  public var elements: [MenuElement]

  /// A menu's content.
  public init(_ elements: [MenuElement]) {
    self.elements = elements
  }

  /// Items without anything between them.
  public init(arrayLiteral items: MenuItem...) {
    elements = items.map(MenuElement.item)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { items.isEmpty }

  /// All items, those of sections too, without submenus; the first has the number 0.
  public var items: [MenuItem] { groups.flatMap(\.items) }

  /// The items between dividers, without groups that would be empty.
  var groups: [MenuSection] {
    var groups: [MenuSection] = []
    var loose: [MenuItem] = []
    func flush() {
      if !loose.isEmpty { groups.append(MenuSection(items: loose)) }
      loose = []
    }
    for element in elements {
      switch element {
      case .item(let item): loose.append(item)
      case .divider: flush()
      case .section(let section):
        flush()
        if !section.items.isEmpty { groups.append(section) }
      }
    }
    flush()
    return groups
  }

  /// Changes every item, with its number; submenus keep theirs.
  mutating func changeItems(_ change: (Int, inout MenuItem) -> Void) {
    var number = 0
    func changed(_ item: MenuItem) -> MenuItem {
      var copy = item
      change(number, &copy)
      number += 1
      return copy
    }
    elements = elements.map { element in
      switch element {
      case .item(let item): .item(changed(item))
      case .divider: .divider
      case .section(let section):
        .section(MenuSection(section.title, items: section.items.map(changed)))
      }
    }
  }
}

/// Lets menus be written like SwiftUI's: items below one another, with `if` and `for`.
@resultBuilder
public enum MenuBuilder {
  /// An item.
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] { [.item(item)] }
  /// A section.
  public static func buildExpression(_ section: MenuSection) -> [MenuElement] {
    [.section(section)]
  }
  /// A line between groups.
  public static func buildExpression(_ divider: Divider) -> [MenuElement] { [.divider] }
  /// Things made elsewhere.
  public static func buildExpression(_ elements: [MenuElement]) -> [MenuElement] { elements }
  /// One after another.
  public static func buildBlock(_ parts: [MenuElement]...) -> [MenuElement] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [MenuElement]?) -> [MenuElement] { part ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first: [MenuElement]) -> [MenuElement] { first }
  /// The second branch of an `if`.
  public static func buildEither(second: [MenuElement]) -> [MenuElement] { second }
  /// A `for` loop.
  public static func buildArray(_ parts: [[MenuElement]]) -> [MenuElement] { parts.flatMap { $0 } }
}
