import MaquetteThemes

extension LayoutContext {
  /// What is added in wide screens to a margin that is at least the system's.
  func wideInset(of margin: Double) -> WideInset {
    guard let look = LayoutMarginsLook(self), margin >= look.margin, margin < look.wideMargin
    else { return .zero }
    return WideInset(from: look.wideFrom, more: look.wideMargin - margin)
  }

  /// The system's margin in a screen; `nil` where there is none.
  func systemMargin(in width: Double?) -> Double? {
    LayoutMarginsLook(self).map { $0.margin + wideInset(of: $0.margin).room(in: width) }
  }

  /// What is added in wide lists at both ends of rows on cards.
  func wideInset(ofRowsOf theme: ListStyleTheme) -> WideInset {
    theme.margin > 0 ? wideInset(of: theme.leadingPadding) : .zero
  }
}
