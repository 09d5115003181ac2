import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// Adds what is said about the row of a list that a view is.
  func addListRow(_ row: ListRowTraits, at provenance: Provenance?, to view: inout SwiftView) {
    if let badge = row.badge { view.modifiers.append(".badge(\(SwiftUIComponents.badge(badge)))") }
    if let prominence = row.badgeProminence {
      view.modifiers.append(".badgeProminence(.\(prominence.rawValue))")
    }
    if let color = row.background {
      let text = SwiftUIColors.view(color, on: platform)
      addColor(color, text, "listRowBackground", at: provenance, to: &view)
    }
    if let insets = row.insets {
      let words = zip(
        ["top", "leading", "bottom", "trailing"],
        [insets.top, insets.leading, insets.bottom, insets.trailing])
      let text = words.map { "\($0): \(SwiftLiteral.number($1))" }.joined(separator: ", ")
      view.modifiers.append(".listRowInsets(EdgeInsets(\(text)))")
    }
    addSeparator(row, at: provenance, to: &view)
    if row.deleteDisabled == true { view.modifiers.append(".deleteDisabled(true)") }
    if row.moveDisabled == true { view.modifiers.append(".moveDisabled(true)") }
    if let swipe = row.swipeActions {
      addSwipeActions(swipe, at: provenance?.keys["swipeActions"], to: &view)
    }
    if let menu = row.contextMenu?.base as? Menu,
      checks(".contextMenu", at: provenance?.keys["contextMenu"], in: &view)
    {
      let rows = rows(of: menu.items, at: provenance?.keys["contextMenu"], in: &view)
      view.modify(".contextMenu", blocks: [("", rows)])
    }
    if let state = row.state {
      miss(
        "'listRowState: \(state.rawValue)' is set on the list in SwiftUI: by its 'selection', or "
          + "while a finger is on a row", at: provenance?.keys["listRowState"], in: &view)
    }
  }

  private func addSeparator(
    _ row: ListRowTraits, at provenance: Provenance?, to view: inout SwiftView
  ) {
    if let separator = row.separator {
      if separator.top == separator.bottom {
        view.modifiers.append(".listRowSeparator(.\(separator.top.rawValue))")
      } else {
        for (edge, value) in [("top", separator.top), ("bottom", separator.bottom)]
        where value != .automatic {
          view.modifiers.append(".listRowSeparator(.\(value.rawValue), edges: .\(edge))")
        }
      }
    }
    if let color = row.separatorTint {
      let text = SwiftUIColors.color(color, on: platform)
      addColor(color, text, "listRowSeparatorTint", at: provenance, to: &view)
    }
    if let inset = row.separatorInset {
      view.modifiers.append(
        ".alignmentGuide(.listRowSeparatorLeading) { _ in \(SwiftLiteral.number(inset.leading)) }")
      if inset.trailing != 0 {
        view.modifiers.append(
          ".alignmentGuide(.listRowSeparatorTrailing) { $0.width - "
            + "\(SwiftLiteral.number(inset.trailing)) }")
      }
    }
  }

  private func addColor(
    _ color: ColorValue, _ text: String?, _ key: String, at provenance: Provenance?,
    to view: inout SwiftView
  ) {
    guard let text else {
      return missColor("colour", color, at: provenance?.keys[key], in: &view)
    }
    view.modifiers.append(".\(key)(\(text))")
  }

  /// A number as one, anything else as a text.
  static func badge(_ text: String) -> String {
    if let number = Int(text), String(number) == text { return text }
    return SwiftLiteral.title(text)
  }

  /// Adds the actions of a row, which SwiftUI shows while somebody swipes over it.
  private func addSwipeActions(
    _ swipe: SwipeActions, at location: SourceLocation?, to view: inout SwiftView
  ) {
    let modifier = ".swipeActions(edge: .\(swipe.edge.rawValue))"
    guard checks(modifier, at: location, in: &view) else { return }
    let buttons = swipe.actions.map { action in
      let role = action.role == .destructive ? "(role: .destructive)" : ""
      let label = label(action.title, symbol: action.systemImage)
      var button = SwiftView("Button\(role)", blocks: [("", []), ("label", [label])])
      guard let tint = action.tint else { return button }
      if let text = SwiftUIColors.background(tint, on: platform) {
        button.modifiers.append(".tint(\(text))")
      } else {
        missColor("tint", tint, at: location, in: &button)
      }
      return button
    }
    view.modify(modifier, blocks: [("", buttons)])
  }
}
