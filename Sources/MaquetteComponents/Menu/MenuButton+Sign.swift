import MaquetteCore

extension MenuButton {
  /// The sign in its box at the end of a bezel. Where the look has no box it is on the bezel itself, and has the
  /// title's colour when that is not the one of labels: white on a filled bezel, the tint on a tinted one.
  func boxedSign(
    _ sign: SymbolDrawing, in box: Rect, of paint: ButtonPaint, look: MenuButtonLook,
    context: LayoutContext
  ) -> [DrawItem] {
    let centre = Point(x: box.midX - sign.bounds.midX, y: box.midY - sign.bounds.midY)
    func drawn(_ color: Color?) -> [DrawItem] { sign.items(at: centre, color: color ?? .clear) }
    if state == .disabled { return drawn(look.disabledArrow) }
    let ground = Paint.verticalGradient(
      top: look.arrowTop ?? .clear, bottom: look.arrowBottom ?? .clear)
    if !ground.isVisible, !isQuiet, !paint.hasLabelColor { return drawn(paint.foreground) }
    // The box has the accent, which a window that is not in front has lost.
    if context.isInactive { return drawn(context.inactiveItemColor ?? look.inactiveArrow) }
    let shape = Shape.roundedRect(
      box, radius: look.arrowRadius(at: size.controlSize) ?? 0, curve: .continuous)
    if isQuiet {
      return [.fill(shape, .color(look.quietArrowFill ?? .clear))]
        + drawn(look.quietArrow ?? paint.foreground)
    }
    let fill = context.legible(ground)
    return [.fill(shape, fill)]
      + drawn(context.legible(look.arrow ?? .clear, on: fill.colors))
  }
}
