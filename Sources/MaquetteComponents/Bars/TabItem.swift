import MaquetteCore

/// What a tab is for, under the names of SwiftUI's `TabRole`.
public enum TabRole: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// One area among others.
  case normal
  /// A search: since iOS 26 it stands apart.
  case search
}

/// One tab of a tab bar.
public struct TabItem: Hashable, Sendable, ExpressibleByStringLiteral, Selectable {
  /// The title below or beside the symbol; empty for a symbol alone.
  public var title: String
  /// The name of its symbol; empty for none. iOS draws the filled form of it where there is one, as
  /// SwiftUI does.
  public var systemImage: String
  /// A number or a short text in a red oval; empty for none. A number has the locale's digits.
  public var badge: String
  /// Whether it can be chosen; yes by default.
  public var isEnabled = true
  /// What it is for.
  public var role = TabRole.normal
  /// What chooses it where its title does not tell it from others; empty, the default, for none.
  public var tag = ""

  /// A tab from its parts.
  public init(_ title: String, systemImage: String = "", badge: String = "") {
    self.title = title
    self.systemImage = systemImage
    self.badge = badge
  }

  /// A tab with a title alone.
  public init(stringLiteral value: String) { self.init(value) }

  /// What it is called.
  var name: String { title.isEmpty ? systemImage : title }

  /// Its symbol: a search has one of its own.
  package var shownImage: String {
    systemImage.isEmpty && role == .search ? "magnifyingglass" : systemImage
  }
}

extension TabItem {
  static let specKeys = SpecKeys<TabItem>([
    SpecKey(always: "title", \.title, "The title.", aliases: ["text", "label", "name"]),
    SpecKey(
      always: "systemImage", \.systemImage, "A symbol; iOS draws its filled form.",
      aliases: ["symbol", "image", "icon"], type: .symbol),
    SpecKey(
      always: "badge", \.badge,
      "A number or a short text in a red oval; numbers have the locale's digits.",
      aliases: ["badgeValue"]),
    SpecKey(
      always: "isEnabled", \.isEnabled, "Whether it can be chosen.", aliases: ["enabled"]),
    SpecKey(
      always: "role", \.role,
      "The purpose of the tab; since iOS 26, a search tab is apart from the others."),
    SpecKey(
      always: "tag", \.tag, "A name that 'selection' can use when two titles are equal.",
      aliases: ["id"]),
  ])
}

extension TabItem: TitledListElement {
  static var specName: String { "a tab" }
  static var listName: String { "a list of tabs" }
}
