import MaquetteCore

extension PresentationBounds {
  /// In a rectangle, as far from its edges as the platform has it; a side without a length is none.
  init(_ rect: Rect, in context: LayoutContext) {
    self.init(
      horizontal: rect.minX < rect.maxX ? rect.minX...rect.maxX : nil,
      vertical: rect.minY < rect.maxY ? rect.minY...rect.maxY : nil)
    margin = PopoverLook(context)?.screenMargin ?? 0
  }
}
