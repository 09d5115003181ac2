/// The document that a rule comes from.
package enum GuidelinePage: String, Hashable, Sendable, CaseIterable {
  /// Human Interface Guidelines, Labels.
  case labels = "Labels"
  /// Human Interface Guidelines, Buttons, with the neighbours that it names.
  case buttons = "Buttons"
  /// Human Interface Guidelines, Pickers.
  case pickers = "Pickers"
  /// Human Interface Guidelines, Right to left.
  case rightToLeft = "Right to left"
  /// The reference of `UILabel`.
  case uiLabel = "UILabel"
  /// What holds for all components: accessibility, layout, and the specs themselves.
  case across = "Across"

  /// What it is called where it stands alone.
  package var title: String {
    switch self {
    case .labels, .buttons, .pickers: "Human Interface Guidelines, \(rawValue)"
    case .rightToLeft: "Human Interface Guidelines, Right to left"
    case .uiLabel: "UIKit, UILabel"
    case .across: "Accessibility"
    }
  }
}
