import MaquetteCore

/// Measures and draws an image button.
final class ImageButtonElement: LayoutElement {
  private let button: ImageButton
  private let look: ImageButtonLook
  private let context: LayoutContext
  /// How large a symbol's ink is, in ems: a circle's diameter on the symbols' grid.
  private static let inkPerEm = 20 / SymbolDrawing.unitsPerEm
  private let side: Double
  private let symbol: SymbolDrawing?
  /// A picture and its size, as large as fits into the square.
  private let picture: (element: any LayoutElement, size: Size)?
  private let arrow: SymbolDrawing?
  private let title: TextBlock?

  init(_ button: ImageButton, look: ImageButtonLook, context: LayoutContext) {
    self.button = button
    self.look = look
    self.context = context
    let side = button.imageSize ?? look.size
    self.side = side
    let em = side / ImageButtonElement.inkPerEm
    let font = FontValue.system(size: em).resolved(in: context.environment)
    picture = button.icon.map { icon in
      let element = context.element(for: icon.fittingFrame, at: 0, axis: nil)
      return (element, element.size(for: ProposedSize(width: side, height: side)))
    }
    symbol =
      button.symbol.isEmpty || button.icon != nil
      ? nil
      : font.flatMap {
        context.symbolDrawing(button.symbol, font: $0, scale: 1, key: "symbol")
      }
    let labelFont = look.label.resolved()
    arrow =
      button.behavior == .popUp
      ? labelFont.flatMap {
        context.symbolDrawing(
          "chevron.down", font: $0, scale: look.arrowScale, key: "behavior")
      } : nil
    title =
      button.title.isEmpty
      ? nil
      : labelFont.flatMap {
        context.textBlock(
          button.title, resolved: $0, maxLines: 1, alignment: .center, key: "title",
          name: "the title", balancesScripts: true)
      }
  }

  /// Some symbols are wider than high; what a curve's control points reach beyond is no matter.
  private var imageWidth: Double {
    let width = picture?.size.width ?? symbol?.bounds.width ?? 0
    return width > side + 1 ? width : side
  }

  private var arrowWidth: Double {
    arrow.map { $0.bounds.width + look.arrowGap } ?? 0
  }

  /// The edges that answer to clicks: the image and the room around it.
  private var edges: Size {
    let padding = 2 * look.padding
    return Size(
      width: context.roundedUp(imageWidth + arrowWidth + padding), height: side + padding)
  }

  func size(for proposal: ProposedSize) -> Size {
    let edges = edges
    guard let label = title?.layout(width: proposal.width).size else { return edges }
    return Size(
      width: max(edges.width, context.roundedUp(label.width)),
      height: edges.height + look.labelGap + context.roundedUp(label.height))
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? edges.width : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    title?.layout(width: size.width).lines.first.map {
      edges.height + look.labelGap + $0.baseline
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let area = context.align(
      edges, in: Rect(origin: frame.origin, size: Size(width: frame.width, height: edges.height)),
      .center)
    let isDisabled = button.state == .disabled
    var items = ground(of: area)
    items += symbols(in: area, color: isDisabled ? look.disabled : symbolColor)
    let layout = title?.layout(width: frame.width)
    let labelColor = isDisabled ? look.disabled : look.labelColor
    if let layout {
      let corner = Point(
        x: context.rounded(frame.midX - layout.size.width / 2),
        y: frame.minY + edges.height + look.labelGap)
      items += TextBlock.items(of: layout, at: corner, color: labelColor)
    }
    if button.state == .pressed {
      items = [.group(DrawGroup(items, opacity: look.pressedOpacity))]
    }
    return [
      SceneNode(
        path: context.path, component: "ImageButton", frame: frame,
        hitTarget: area.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        baseline: firstBaseline(in: frame.size).map { frame.minY + $0 }, text: layout?.shownText,
        style: layout.flatMap { layout in
          title.map { context.style(of: layout, font: $0.font, color: labelColor) }
        },
        accessibility: context.accessibility(
          of: button.title.isEmpty
            ? button.icon?.imageName ?? button.symbol : button.title, behavior: button.behavior,
          isOn: button.isShownOn, state: button.state),
        source: context.source, items: items)
    ]
  }

  private var symbolColor: Color {
    if let tint = button.tint { return context.color(tint, key: "tint") }
    return button.isShownOn ? look.onSymbol : look.symbolColor
  }

  /// What is behind the image: the ring of the keyboard's focus, and the ground of a picture that is
  /// on, which keeps its own colours.
  private func ground(of area: Rect) -> [DrawItem] {
    let radius = look.radius
    var items = button.state == .focused ? context.focusRing(around: area, radius: radius) : []
    items += context.buttonShape(in: area)
    // Where colour may not tell it, a symbol that is on has a ground, too.
    let hasGround =
      picture != nil || context.environment.accessibilityDifferentiateWithoutColor
    if button.isShownOn, hasGround {
      let shape = Shape.roundedRect(area, radius: radius, curve: .circular)
      items.append(.fill(shape, .color(look.onFill)))
      items += look.contrastOutline(of: area, radius: radius, in: context)
    }
    return items
  }

  private func symbols(in area: Rect, color: Color) -> [DrawItem] {
    let place = ReadingFrame(frame: area, direction: context.direction)
    var items: [DrawItem] = []
    func draw(_ drawing: SymbolDrawing?, at x: Double) {
      guard let drawing else { return }
      let centre = place(x: x, y: area.height / 2)
      items += drawing.items(
        at: Point(x: centre.x - drawing.bounds.midX, y: centre.y - drawing.bounds.midY),
        color: color)
    }
    let padding = look.padding
    if let (element, size) = picture {
      let centre = place(x: padding + imageWidth / 2, y: area.height / 2)
      let frame = Rect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
        height: size.height)
      let drawn = element.place(in: frame).flatMap(\.flattened)
      items +=
        button.state == .disabled
        ? [.group(DrawGroup(drawn, opacity: look.disabledOpacity))] : drawn
    }
    draw(symbol, at: padding + imageWidth / 2)
    draw(arrow, at: area.width - padding - (arrow?.bounds.width ?? 0) / 2)
    return items
  }
}
