import MaquetteCore

extension Visibility: SpecChoice {
  public static var synonyms: [String: Visibility] {
    [
      "true": .visible, "false": .hidden, "yes": .visible, "no": .hidden, "none": .hidden,
      "singleLine": .visible,
    ]
  }
}

extension BadgeProminence: SpecChoice {}

/// The keys that every component has for the row of a list that it is.
package enum ListRowProperties {
  package static let infos: [PropertyInfo] = [
    PropertyInfo(
      name: "listRowState",
      summary:
        "In a list: whether its row is selected, as in a sidebar, or highlighted under a finger.",
      type: ListRowState.specType(range: 0...0), defaultText: "normal"),
    PropertyInfo(
      name: "listRowBackground", summary: "In a list: the background of its row.",
      type: ColorValue.specType(range: 0...0)),
    PropertyInfo(
      name: "listRowInsets", summary: "In a list: the insets of the content of its row.",
      type: .insets(Limits.lengths)),
    PropertyInfo(
      name: "listRowSeparator",
      summary:
        "In a list: whether separators are drawn at its row; a map sets 'top' and 'bottom' separately.",
      type: ListRowSeparator.specType(range: 0...0), defaultText: "automatic"),
    PropertyInfo(
      name: "listRowSeparatorTint", summary: "In a list: the colour of its row's separators.",
      type: ColorValue.specType(range: 0...0)),
    PropertyInfo(
      name: "separatorInset", aliases: ["listRowSeparatorInset"],
      summary: "In a list: the insets of the separator below its row.",
      type: .insets(Limits.lengths)),
    PropertyInfo(
      name: "badge",
      summary:
        "In a list: a number or a short text at the row's end; numbers have the locale's digits.",
      type: .text),
    PropertyInfo(
      name: "badgeProminence", summary: "In a list: how prominent the badge of its row is.",
      type: BadgeProminence.specType(range: 0...0), defaultText: "standard"),
    PropertyInfo(
      name: "deleteDisabled",
      summary: "In a list's edit mode: whether its row cannot be deleted.", type: .boolean,
      defaultText: "false"),
    PropertyInfo(
      name: "moveDisabled",
      summary: "In a list's edit mode: whether its row cannot be moved.", type: .boolean,
      defaultText: "false"),
    PropertyInfo(
      name: "swipeActions",
      summary:
        "In a list: the actions that its row shows when it is swiped; the first is outermost.",
      type: SwipeActions.specType(range: 0...0)),
    PropertyInfo(
      name: "contextMenu",
      summary: "In a list: the context menu of its row, as a long press opens it.",
      type: .menuItems([])),
  ]

  /// What the keys say; `nil` for nothing.
  static func traits(_ entries: [SpecNode.Entry], by reader: SpecReader) -> ListRowTraits? {
    func value<Value: SpecValue>(_ key: String) -> Value? {
      reader.value(of: key, in: entries, range: Limits.lengths)
    }
    var traits = ListRowTraits()
    let state: ListRowState? = value("listRowState")
    if state != .normal { traits.state = state }
    let swipe: SwipeActions? = value("swipeActions")
    if swipe?.actions.isEmpty == false { traits.swipeActions = swipe }
    traits.background = value("listRowBackground")
    traits.insets = value("listRowInsets")
    traits.separator = value("listRowSeparator")
    traits.separatorTint = value("listRowSeparatorTint")
    traits.separatorInset = value("separatorInset")
    let badge: String? = value("badge")
    if badge?.isEmpty == false { traits.badge = badge }
    traits.badgeProminence = value("badgeProminence")
    traits.deleteDisabled = value("deleteDisabled")
    traits.moveDisabled = value("moveDisabled")
    if let entry = entries.first(where: { $0.key == "contextMenu" }) {
      traits.contextMenu = menu(entry, by: reader)
    }
    return traits == ListRowTraits() ? nil : traits
  }
}

extension ListRowProperties {
  /// The menu of some items.
  private static func menu(_ entry: SpecNode.Entry, by reader: SpecReader) -> AnyComponent? {
    let items = SpecNode.Entry(key: "items", location: entry.location, value: entry.value)
    let title = SpecNode.Entry(
      key: "title", location: entry.location,
      value: SpecNode(.scalar("Menu"), at: entry.location))
    let menu = SpecNode(.map([title, items]), at: entry.location)
    let node = SpecNode.Entry(key: "Menu", location: entry.location, value: menu)
    return ComponentDecoder(reader: reader).component([node], at: entry.location)
  }
}

extension ListRowTraits {
  /// The keys of a spec that say what the traits do.
  var keys: [String] {
    let said: [(String, Bool)] = [
      ("listRowState", state != nil), ("listRowBackground", background != nil),
      ("listRowInsets", insets != nil), ("listRowSeparator", separator != nil),
      ("listRowSeparatorTint", separatorTint != nil), ("separatorInset", separatorInset != nil),
      ("badge", badge != nil), ("badgeProminence", badgeProminence != nil),
      ("deleteDisabled", deleteDisabled != nil), ("moveDisabled", moveDisabled != nil),
      ("swipeActions", swipeActions != nil), ("contextMenu", contextMenu != nil),
    ]
    return said.filter(\.1).map(\.0)
  }
}

extension ListRowSeparator: SpecValue {
  private static let infos = ["top", "bottom"].map {
    PropertyInfo(
      name: $0, summary: "The separator at this edge.", type: Visibility.specType(range: 0...0))
  }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(Visibility.specType(range: range), .map(infos))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ListRowSeparator? {
    guard let entries = node.map else {
      return Visibility.read(node, by: reader).map { ListRowSeparator(top: $0, bottom: $0) }
    }
    var result = ListRowSeparator(top: .automatic, bottom: .automatic)
    var isRead = true
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      let edge: WritableKeyPath<ListRowSeparator, Visibility>
      switch entry.key {
      case "top": edge = \.top
      case "bottom": edge = \.bottom
      default:
        reader.fail(
          "unknown edge '\(SpecNode.excerpt(entry.key))' of a row's lines", at: entry.location,
          length: entry.key.count, hint: "use top or bottom", id: .unknownKey)
        isRead = false
        continue
      }
      guard let value = Visibility.read(entry.value, by: reader) else {
        isRead = false
        continue
      }
      result[keyPath: edge] = value
    }
    return isRead ? result : nil
  }

  package var specText: String {
    top == bottom ? top.rawValue : "{top: \(top.rawValue), bottom: \(bottom.rawValue)}"
  }
}
