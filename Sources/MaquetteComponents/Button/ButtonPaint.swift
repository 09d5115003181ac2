import MaquetteCore
import MaquetteThemes

/// A button's colours and bezel, resolved from the theme for its style, role and state.
struct ButtonPaint {
  /// What the theme says, all taken together.
  let look: ButtonLook
  private let tint: Color
  private let context: LayoutContext

  init(_ button: Button, context: LayoutContext) {
    self.context = context
    let style = context.theme.buttons.styles[button.style.rawValue]
    if style == nil {
      context.report(
        .error, "theme '\(context.theme.name)' has no button style '\(button.style.rawValue)'",
        key: "style")
    }
    var look = style?.normal ?? ButtonLook()
    look = look.overlaid(by: style?.roles[button.role.rawValue])
    if context.environment.contrast == .increased {
      look = look.overlaid(by: style?.increasedContrast)
    }
    look = look.overlaid(by: style?.states[button.state.rawValue])
    self.look = look
    // A tint that somebody asked for comes before the one that a role brings.
    if let own = button.tint {
      tint = context.color(own, key: "tint")
    } else if let role = look.tint {
      tint = context.color(role, tint: context.tint)
    } else {
      tint = context.tint
    }
  }

  /// The colour of title and symbol.
  var foreground: Color {
    context.color(look.foreground ?? ThemeColor("label"), tint: tint)
  }

  /// The colour of the subtitle.
  var subtitleColor: Color { foreground.opacity(look.subtitleOpacity ?? 1) }

  /// The colour behind the title, for reports; `nil` when nothing is drawn there.
  var backdrop: Color? {
    switch look.background.map({ context.paint($0, tint: tint) }) {
    case .color(let color): color.alpha > 0 ? color : nil
    case .verticalGradient(let top, _): top
    case nil: nil
    }
  }

  /// Shadow, fill, overlay and border of the button's shape.
  func bezelItems(in frame: Rect, radius: Double) -> [DrawItem] {
    let curve = context.theme.buttons.cornerCurve
    let shape = Shape.roundedRect(frame, radius: radius, curve: curve)
    var items: [DrawItem] = []
    if let shadow = look.shadow {
      items.append(
        .shadow(
          shape,
          Shadow(
            color: context.color(shadow.color, tint: tint), blur: shadow.blur,
            offset: Point(x: 0, y: shadow.y))))
    }
    if let background = look.background {
      items.append(.fill(shape, context.paint(background, tint: tint)))
    }
    if let overlay = look.overlay {
      items.append(.fill(shape, .color(context.color(overlay, tint: tint))))
    }
    if let border = look.border {
      items.append(
        .stroke(
          shape.inset(by: border.width / 2), width: border.width,
          context.color(border.color, tint: tint)))
    }
    return items.filter(\.isVisible)
  }

  /// The items with the look's opacity and scale.
  func wrapped(_ items: [DrawItem], in frame: Rect) -> [DrawItem] {
    let opacity = look.opacity ?? 1
    let scale = look.scale ?? 1
    guard opacity < 1 || scale != 1 else { return items }
    let centre = Point(x: frame.midX, y: frame.midY)
    let transform = scale == 1 ? Transform.identity : Transform(scale: scale, about: centre)
    return [.group(DrawGroup(items, opacity: opacity, transform: transform))]
  }
}

extension DrawItem {
  /// Whether it leaves any mark.
  fileprivate var isVisible: Bool {
    switch self {
    case .fill(_, .color(let color)), .stroke(_, _, let color): color.alpha > 0
    case .shadow(_, let shadow): shadow.color.alpha > 0
    default: true
    }
  }
}
