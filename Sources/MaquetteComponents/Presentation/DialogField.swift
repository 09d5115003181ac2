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
    let text = context.textPart(
      placeholder, look.message.resolved(),
      color: context.color(.named("placeholderText"), key: "textField"), key: "textField",
      name: "the placeholder")
    text?.fills = true
    text?.isReported = false
    let padding = look.fieldPadding ?? 0
    let inset = look.fieldInset ?? padding
    let line = look.message.resolved()?.lineHeight ?? 0
    let box = BoxElement(
      context.row([text], spacing: 0), height: line + 2 * padding, padding: inset,
      context: context
    ) { frame in
      let shape = Shape.roundedRect(
        frame, radius: look.fieldRadius ?? 0, curve: context.theme.buttons.cornerCurve)
      let ground = DrawItem.fill(shape, .color(look.field ?? .clear))
      // With increased contrast it has the line of other fields.
      let outline =
        TextFieldLook(context)?.contrastOutline(
          of: frame, radius: min(look.fieldRadius ?? 0, frame.height / 2), in: context) ?? []
      guard outline.isEmpty else { return [ground] + outline }
      let line = context.hairline
      return [
        ground, .stroke(shape.inset(by: line / 2), width: line, look.fieldBorder ?? .clear),
      ]
    }
    return ControlElement(
      "TextField", box, width: .fill(least: 2 * inset),
      accessibility: Accessibility(role: .staticText, label: placeholder), context: context)
  }
}

/// The icon above an alert's texts on macOS: a symbol, or a plain app icon.
struct DialogIcon: Component {
  /// A big symbol's em, and an app icon's plate and its corners, as shares of the icon. Estimated:
  /// the plate is that of Apple's icon grid, 824 of 1024 units with corners of 185.4.
  private static let emOfSymbol = 0.72
  private static let plate = 0.805
  private static let radius = 0.181

  var symbol: String
  var size: Double

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Icon")
    let isPlain = symbol.isEmpty
    let font = FontValue.system(
      size: size * (isPlain ? 0.38 : DialogIcon.emOfSymbol), weight: .medium
    ).resolved(in: context.environment)
    let isCaution = symbol.hasPrefix("exclamationmark.triangle")
    let color = isCaution ? context.color(.named("systemYellow"), key: "symbol") : context.tint
    let sign = context.symbolPart(
      isPlain ? "gearshape" : symbol, font, color: isPlain ? .white : color, key: "symbol")
    let box = BoxElement(
      context.row([sign], spacing: 0), minWidth: size, height: size, context: context
    ) { isPlain ? plate(in: $0) : [] }
    return ControlElement("Icon", box, accessibility: nil, context: context)
  }

  /// What stands in the place of the app's icon.
  private func plate(in frame: Rect) -> [DrawItem] {
    let side = size * DialogIcon.plate
    let plate = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let shape = Shape.roundedRect(plate, radius: size * DialogIcon.radius, curve: .continuous)
    let shadow = Shadow(color: Color(rgb: 0, alpha: 0.25), blur: 4, offset: Point(x: 0, y: 1.5))
    return [
      .shadow(shape, shadow),
      .fill(shape, .verticalGradient(top: Color(rgb: 0xB8BEC9), bottom: Color(rgb: 0x7C8594))),
    ]
  }
}
