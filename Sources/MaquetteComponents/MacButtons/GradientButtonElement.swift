import MaquetteCore

/// Measures and draws a gradient button.
final class GradientButtonElement: LayoutElement {
  private let button: GradientButton
  private let look: GradientButtonLook
  private let context: LayoutContext
  private let symbol: SymbolDrawing?
  private let arrow: SymbolDrawing?
  private let title: TextBlock?

  init(_ button: GradientButton, look: GradientButtonLook, context: LayoutContext) {
    self.button = button
    self.look = look
    self.context = context
    let font = look.symbol(at: button.size.controlSize).resolved()
    func drawing(_ name: String, _ scale: Double, key: String) -> SymbolDrawing? {
      font.flatMap { context.symbolDrawing(name, font: $0, scale: scale, key: key) }
    }
    symbol = button.symbol.isEmpty ? nil : drawing(button.symbol, 1, key: "symbol")
    arrow =
      button.behavior == .popUp
      ? drawing("chevron.down", look.arrowScale, key: "behavior") : nil
    title =
      button.symbol.isEmpty && !button.title.isEmpty
      ? font.flatMap {
        context.textBlock(
          button.title, resolved: $0, maxLines: 1, alignment: .center, key: "title",
          name: "the title", balancesScripts: true)
      } : nil
  }

  private var contentWidth: Double {
    let main = symbol?.bounds.width ?? title?.layout(width: nil).size.width ?? 0
    return main + (arrow.map { $0.bounds.width + look.arrowGap } ?? 0)
  }

  func size(for proposal: ProposedSize) -> Size {
    let height = look.height(at: button.size.controlSize)
    // The line is part of the button; symbols do not change the width of those beside them.
    let width = max(look.width * height, contentWidth + 2 * look.padding)
    return Size(width: context.roundedUp(width), height: height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let isDisabled = button.state == .disabled
    let color = isDisabled ? look.disabledSymbol : look.symbolColor
    var items = button.state == .focused ? context.focusRing(around: frame, radius: 0) : []
    items += GradientBezel(look: look, context: context).items(
      in: frame, isOn: button.isShownOn, isPressed: button.state == .pressed)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var x = (frame.width - contentWidth) / 2
    if let symbol {
      let centre = place(x: x + symbol.bounds.width / 2, y: frame.height / 2)
      // The ink stands in the middle, so that plus and minus line up in a row.
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y - symbol.bounds.midY),
        color: color)
      x += symbol.bounds.width
    }
    var baseline: Double?
    let layout = title?.layout(width: frame.width)
    if let layout, let line = layout.lines.first {
      let corner = place(
        Rect(
          x: x, y: (frame.height - layout.size.height) / 2, width: layout.size.width,
          height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      baseline = corner.minY + line.baseline
      x += layout.size.width
    }
    if let arrow {
      let centre = place(
        x: x + look.arrowGap + arrow.bounds.width / 2, y: frame.height / 2)
      items += arrow.items(
        at: Point(x: centre.x - arrow.bounds.midX, y: centre.y - arrow.bounds.midY), color: color)
    }
    return [
      SceneNode(
        path: context.path, component: "GradientButton", frame: frame, hitTarget: hitTarget(frame),
        baseline: baseline, text: layout?.shownText,
        accessibility: context.accessibility(
          of: button.title.isEmpty ? button.symbol : button.title, behavior: button.behavior,
          isOn: button.isShownOn, state: button.state),
        source: context.source, items: items)
    ]
  }

  /// In a row of them each has its own bezel and no more: they share their lines, so that half of
  /// a line belongs to each.
  private func hitTarget(_ frame: Rect) -> Rect {
    let half = look.lineWidth / 2
    let own = Rect(
      x: frame.minX + half, y: frame.minY, width: frame.width - 2 * half, height: frame.height)
    let least = context.theme.metrics.minHitTarget
    return own.expanded(toAtLeast: Size(width: 0, height: least.height))
  }
}

/// The square bezel of gradient buttons and of the bar that they stand in.
struct GradientBezel {
  let look: GradientButtonLook
  let context: LayoutContext

  /// Fill and line; `nil` inside when only the line is wanted.
  func items(in frame: Rect, isOn: Bool = false, isPressed: Bool = false) -> [DrawItem] {
    let fill = Paint.verticalGradient(
      top: isOn ? look.onTop : look.top, bottom: isOn ? look.onBottom : look.bottom)
    var items: [DrawItem] = [.fill(.rect(frame), fill)]
    if isPressed { items.append(.fill(.rect(frame), .color(look.pressed))) }
    return items + [line(around: frame)]
  }

  /// The line inside of a rectangle's edges.
  func line(around frame: Rect) -> DrawItem {
    let width = look.lineWidth
    return .stroke(.rect(frame.inset(by: width / 2)), width: width, lineColor)
  }

  private var lineColor: Color {
    (context.environment.contrast == .increased ? look.increasedLine : look.line)
  }
}
