import MaquetteCore

/// The look of a control that increased contrast gives an outline.
protocol OutlinedLook: Look {
  var contrastBorder: Color? { get }
  var contrastBorderWidth: Double? { get }
}

extension OutlinedLook {
  /// The outline that increased contrast adds, on the inside of a shape; fainter when disabled.
  func contrastOutline(
    of frame: Rect, radius: Double, isDisabled: Bool = false, in context: LayoutContext
  ) -> [DrawItem] {
    guard context.environment.contrast == .increased, let color = contrastBorder else { return [] }
    return [
      .outline(
        of: frame, radius: radius, width: contrastBorderWidth ?? 1,
        color: isDisabled ? color.opacity(0.4) : color)
    ]
  }
}

extension DrawItem {
  /// A line on the inside of a rounded rectangle's edge.
  static func outline(of frame: Rect, radius: Double, width: Double, color: Color) -> DrawItem {
    let shape = Shape.roundedRect(
      frame.inset(by: width / 2), radius: max(0, radius - width / 2), curve: .circular)
    return .stroke(shape, width: width, color)
  }
}

extension [Shadow] {
  /// What is behind a shape that casts them, from back to front.
  func items(of shape: Shape) -> [DrawItem] { reversed().map { .shadow(shape, $0) } }
}
