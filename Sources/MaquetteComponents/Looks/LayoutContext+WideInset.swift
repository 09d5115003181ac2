import MaquetteCore

extension LayoutContext {
  /// What is added in wide screens to a margin that is at least the system's.
  func wideInset(of margin: Double) -> WideInset {
    guard let look = LayoutMarginsLook(self), margin >= look.margin, margin < look.wideMargin
    else { return .zero }
    return WideInset(from: look.wideFrom, more: look.wideMargin - margin)
  }
}
