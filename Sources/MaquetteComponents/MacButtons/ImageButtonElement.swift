import MaquetteCore

extension ImageButton {
  /// How large a symbol's ink is, in ems: a circle's diameter on the symbols' grid.
  private static let inkPerEm = 20 / SymbolDrawing.unitsPerEm

  /// An image with room around it, and a label below that.
  func element(_ look: ImageButtonLook, in context: LayoutContext) -> any LayoutElement {
    let isDisabled = self.state == .disabled
    let label = look.label.resolved()
    let color = symbolColor(look, in: context)
    let arrow =
      self.behavior == .popUp
      ? context.symbolPart(
        "chevron.down", label, scale: look.arrowScale, color: color, key: "behavior") : nil
    let title = context.textPart(
      self.title, label, color: isDisabled ? look.disabled : look.labelColor, key: "title",
      alignment: .center, balancesScripts: true)
    title?.snaps = .horizontal
    // The edges that answer to clicks: the image and the room around it.
    let room = arrow == nil ? nil : SpacerElement(minLength: look.arrowGap, axis: .horizontal)
    let edges = BoxElement(
      context.row(
        [image(look, color: color, in: context), room, arrow], spacing: 0, packing: .start),
      height: (self.imageSize ?? look.size) + 2 * look.padding, padding: look.padding,
      isWhole: true, context: context
    ) { ground(of: $0, look, in: context) }
    let control = ControlElement(
      "ImageButton", context.column([edges, title], spacing: look.labelGap), width: .content,
      accessibility: context.accessibility(
        of: self.title.isEmpty ? icon?.imageName ?? self.symbol : self.title,
        behavior: self.behavior, isOn: self.isShownOn, state: self.state),
      context: context
    ) { frame in
      context.align(edges.size(for: .ideal), in: frame, .top)
        .expanded(toAtLeast: context.theme.metrics.minHitTarget)
    }
    return self.state == .pressed ? FadedElement(control, opacity: look.pressedOpacity) : control
  }

  /// A symbol, or a picture as large as fits into the square. Some symbols are wider than high; what a
  /// curve's control points reach beyond is no matter.
  private func image(_ look: ImageButtonLook, color: Color, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    let side = self.imageSize ?? look.size
    func room(_ width: Double) -> Double { width > side + 1 ? width : side }
    if let icon {
      let picture = PictureElement(
        context.element(for: icon.fittingFrame, at: 0, axis: nil), in: side)
      let shown: any LayoutElement =
        self.state == .disabled ? FadedElement(picture, opacity: look.disabledOpacity) : picture
      return BoxElement(
        context.row([shown], spacing: 0), minWidth: room(picture.size.width), height: side,
        context: context)
    }
    let font = FontValue.system(size: side / ImageButton.inkPerEm).resolved(in: context.environment)
    guard !self.symbol.isEmpty, let font else { return nil }
    return context.symbolDrawing(self.symbol, font: font, scale: 1, key: "symbol").map {
      SymbolPart($0, width: room($0.bounds.width), color: color, context: context)
    }
  }

  private func symbolColor(_ look: ImageButtonLook, in context: LayoutContext) -> Color {
    if self.state == .disabled { return look.disabled }
    if let tint = self.tint { return context.color(tint, key: "tint") }
    return self.isShownOn ? look.onSymbol : look.symbolColor
  }

  /// What is behind the image: the ring of the keyboard's focus, and the ground of a picture that is
  /// on, which keeps its own colours.
  private func ground(of area: Rect, _ look: ImageButtonLook, in context: LayoutContext)
    -> [DrawItem]
  {
    let radius = look.radius
    var items = self.state == .focused ? context.focusRing(around: area, radius: radius) : []
    items += context.buttonShape(in: area)
    // Where colour may not tell it, a symbol that is on has a ground, too.
    if self.isShownOn, icon != nil || context.environment.accessibilityDifferentiateWithoutColor {
      let shape = Shape.roundedRect(area, radius: radius, curve: .circular)
      items.append(.fill(shape, .color(look.onFill)))
      items += look.contrastOutline(of: area, radius: radius, in: context)
    }
    return items
  }
}

/// A picture as large as it is in a square.
private final class PictureElement: LayoutElement {
  let size: Size
  private let content: any LayoutElement

  init(_ content: any LayoutElement, in side: Double) {
    self.content = content
    size = content.size(for: ProposedSize(width: side, height: side))
  }

  func size(for proposal: ProposedSize) -> Size { size }

  func place(in frame: Rect) -> [SceneNode] { content.place(in: frame) }
}
