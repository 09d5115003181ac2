import MaquetteCore
import MaquetteThemes

/// The text field of an alert, empty but for its placeholder.
struct DialogField: Component {
  var placeholder: String

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TextField")
    guard let look = context.look(DialogLook.self, .alert, component: "alert") else {
      return EmptyElement()
    }
    return DialogFieldElement(placeholder, look: look, context: context)
  }
}

private final class DialogFieldElement: LayoutElement {
  private let placeholder: String
  private let look: DialogLook
  private let context: LayoutContext
  private let text: TextBlock?

  init(_ placeholder: String, look: DialogLook, context: LayoutContext) {
    self.placeholder = placeholder
    self.look = look
    self.context = context
    text = look.message.resolved().flatMap { font in
      context.textBlock(
        placeholder, resolved: font, maxLines: 1,
        alignment: context.direction == .rightToLeft ? .right : .left, key: "textField",
        name: "the placeholder")
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    let line = text?.font.lineHeight ?? 0
    let padding = look.fieldPadding ?? 0
    let ideal = (text?.layout(width: nil).size.width ?? 0) + 2 * padding
    return Size(
      width: proposal.width ?? ideal, height: context.roundedUp(line + 2 * padding))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? 2 * (look.fieldPadding ?? 0) : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let padding = look.fieldPadding ?? 0
    let shape = Shape.roundedRect(
      frame, radius: look.fieldRadius ?? 0, curve: context.theme.buttons.cornerCurve)
    let line = context.hairline
    let color = context.color(.named("placeholderText"), key: "textField")
    var items: [DrawItem] = [
      .fill(shape, .color(look.field ?? .clear)),
      .stroke(shape.inset(by: line / 2), width: line, look.fieldBorder ?? .clear),
    ]
    let layout = text?.layout(width: max(1, frame.width - 2 * padding))
    let size = layout?.size ?? .zero
    let isRightToLeft = context.direction == .rightToLeft
    let origin = Point(
      x: isRightToLeft ? frame.maxX - padding - size.width : frame.minX + padding,
      y: context.rounded(frame.midY - size.height / 2))
    if let layout { items += TextBlock.items(of: layout, at: origin, color: color) }
    return [
      SceneNode(
        path: context.path, component: "TextField", frame: frame,
        hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        baseline: layout?.lines.first.map { origin.y + $0.baseline }, text: layout?.shownText,
        accessibility: Accessibility(role: .staticText, label: placeholder),
        source: context.source, items: items)
    ]
  }
}

/// The icon above an alert's texts on macOS: a symbol, or a plain app icon.
struct DialogIcon: Component {
  var symbol: String
  var size: Double

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    DialogIconElement(self, context: context.entering("Icon"))
  }
}

private final class DialogIconElement: LayoutElement {
  private let icon: DialogIcon
  private let context: LayoutContext
  private let drawing: SymbolDrawing?

  /// A big symbol's em, and an app icon's plate and its symbol, as shares of the icon. Estimated:
  /// the plate is that of Apple's icon grid, 824 of 1024 units with corners of 185.4.
  private static let emOfSymbol = 0.72
  private static let plate = 0.805
  private static let radius = 0.181

  init(_ icon: DialogIcon, context: LayoutContext) {
    self.icon = icon
    self.context = context
    let isPlain = icon.symbol.isEmpty
    let font = FontValue.system(
      size: icon.size * (isPlain ? 0.38 : DialogIconElement.emOfSymbol), weight: .medium
    ).resolved(in: context.environment)
    drawing = font.flatMap {
      context.symbolDrawing(isPlain ? "gearshape" : icon.symbol, font: $0, scale: 1, key: "symbol")
    }
  }

  func size(for proposal: ProposedSize) -> Size { Size(width: icon.size, height: icon.size) }

  func place(in frame: Rect) -> [SceneNode] {
    var items: [DrawItem] = []
    var color = context.tint
    if icon.symbol.isEmpty {
      let side = icon.size * DialogIconElement.plate
      let plate = Rect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      let shape = Shape.roundedRect(
        plate, radius: icon.size * DialogIconElement.radius, curve: .continuous)
      items = [
        .shadow(
          shape, Shadow(color: Color(rgb: 0, alpha: 0.25), blur: 4, offset: Point(x: 0, y: 1.5))),
        .fill(
          shape, .verticalGradient(top: Color(rgb: 0xB8BEC9), bottom: Color(rgb: 0x7C8594))),
      ]
      color = .white
    } else if icon.symbol.hasPrefix("exclamationmark.triangle") {
      color = context.color(.named("systemYellow"), key: "symbol")
    }
    if let drawing {
      let bounds = drawing.bounds
      items += drawing.items(
        at: Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY), color: color)
    }
    return [
      context.containerNode("Icon", frame: frame, items: items, children: [])
    ]
  }
}
