import MaquetteCore

/// Whether lines are drawn above and below a row.
package struct ListRowSeparator: Hashable, Sendable {
  /// The line above.
  package var top = Visibility.automatic
  /// The line below.
  package var bottom = Visibility.automatic
}

/// What somebody says about the row of a list that a component is; what is `nil` stays as it is.
package struct ListRowTraits: Hashable, Sendable {
  /// How it stands out.
  package var state: ListRowState?
  /// What it shows as somebody swipes over it.
  package var swipeActions: SwipeActions?
  /// What is behind it in place of the list's own ground.
  package var background: ColorValue?
  /// The room around its content, in points.
  package var insets: EdgeInsets?
  /// Whether it has lines.
  package var separator: ListRowSeparator?
  /// The colour of its lines.
  package var separatorTint: ColorValue?
  /// How far from the row's ends the line below it keeps, in points.
  package var separatorInset: EdgeInsets?
  /// A number or a short text at its end.
  package var badge: String?
  /// How much that stands out.
  package var badgeProminence: BadgeProminence?
  /// Whether it stays where others can be deleted.
  package var deleteDisabled: Bool?
  /// Whether it stays in its place where others can be moved.
  package var moveDisabled: Bool?

  /// What can be done with it, as its open menu shows: a `Menu`.
  package var contextMenu: AnyComponent?

  /// These and those that something around them says, which win.
  package func overlaid(by outer: ListRowTraits) -> ListRowTraits {
    var result = self
    func set<Value>(_ path: WritableKeyPath<ListRowTraits, Value?>) {
      if let value = outer[keyPath: path] { result[keyPath: path] = value }
    }
    set(\.state)
    set(\.swipeActions)
    set(\.background)
    set(\.insets)
    set(\.separator)
    set(\.separatorTint)
    set(\.separatorInset)
    set(\.badge)
    set(\.badgeProminence)
    set(\.deleteDisabled)
    set(\.moveDisabled)
    set(\.contextMenu)
    return result
  }
}
