import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// Adds the actions of a row, which SwiftUI shows while somebody swipes over it.
  func addSwipeActions(_ swipe: SwipeActions, to view: inout SwiftView) {
    let buttons = swipe.actions.map { action in
      let role = action.role == .destructive ? "(role: .destructive)" : ""
      let label = label(action.title, symbol: action.systemImage)
      var button = SwiftView("Button\(role)", blocks: [("", []), ("label", [label])])
      if let tint = action.tint, let text = SwiftUIColors.background(tint, on: platform) {
        button.modifiers.append(".tint(\(text))")
      }
      return button
    }
    view.modify(".swipeActions(edge: .\(swipe.edge.rawValue))", blocks: [("", buttons)])
  }
}
