import MaquetteCore
import MaquetteThemes

/// A button's colours and bezel, resolved from the theme for its style, role and state.
struct ButtonPaint {
  /// What the theme says, all taken together.
  let look: ButtonLook
  private let tint: Color
  /// What stands for the theme's colours.
  private let baseForeground: Color?
  private let baseBackground: Color?
  /// How opaque the theme has the fill when nothing happens to the button.
  private let usualOpacity: Double
  private let isDisabled: Bool
  /// How thick the line is that shows without colour that it is on; `nil` where a sign beside its
  /// title does so, or nothing has to.
  private let selectionMark: Double?
  private let context: LayoutContext
  /// What the shape is filled with, so that its title can be read; `nil` for nothing.
  private var background: Paint?

  init(_ button: Button, context: LayoutContext) {
    // A bezel keeps its colours on a selected row.
    let context = button.hasGround(in: context) ? context.besideRow : context
    self.context = context
    isDisabled = button.state == .disabled
    selectionMark = button.isMarkedByLine(in: context) ? ButtonPaint.markWidth : nil
    let style = context.theme.buttons.styles[button.lookName(in: context)]
    if style == nil {
      context.report(
        .error, "theme '\(context.theme.name)' has no button style '\(button.style.rawValue)'",
        key: "style", id: .incompleteTheme)
    }
    var look = style?.normal ?? ButtonLook()
    // A default button of a window that is not in front looks as any other.
    let hasRole = !context.isInactive || button.role != .primary
    if hasRole { look = look.overlaid(by: style?.roles[button.role.rawValue]) }
    if context.environment.contrast == .increased {
      look = look.overlaid(by: style?.increasedContrast)
    }
    // AppKit's bezelColor: a push button whose tint somebody asked for is filled with it.
    if button.tint != nil, !context.isInactive {
      look = look.overlaid(by: style?.states["bezelColor"])
    }
    var state = ButtonLook()
    for name in ButtonPaint.states(of: button, in: style ?? ButtonStyleTheme(), context) {
      state = state.overlaid(by: style?.states[name])
    }
    let usual = look
    look = look.overlaid(by: state)
    self.look = look
    // A tint that somebody asked for comes before the one that a role brings.
    if let own = button.tint {
      tint = context.color(own, key: "tint")
    } else if let role = look.tint {
      tint = context.color(role, tint: context.tint)
    } else {
      tint = context.tint
    }
    // Read even where they are not drawn: a colour that does not exist is wrong.
    let foreground = button.baseForegroundColor.map {
      context.color($0, key: "baseForegroundColor")
    }
    let background = button.baseBackgroundColor.map {
      context.color($0, key: "baseBackgroundColor")
    }
    // Where a state has colours of its own, gray when disabled or white in focus, they are drawn.
    let environment = context.environment
    func term(_ color: ThemeColor?) -> ThemeColor.Term? {
      color?.term(environment.appearance, environment.contrast)
    }
    func isOwn(_ color: ThemeColor?, beside other: ThemeColor? = nil) -> Bool {
      guard let name = term(color)?.name else { return false }
      return name != "tint" && name != term(other)?.name
    }
    baseForeground = isOwn(state.foreground) ? nil : foreground
    baseBackground =
      isOwn(state.background?.bottom, beside: usual.background?.bottom) ? nil : background
    usualOpacity = term(usual.background?.bottom)?.opacity ?? 1
    self.background = wantedBackground.map { context.legible($0, below: overlay) }
  }

  /// Estimated: the room between a symbol in a bar and the edge of its ground, in points.
  static let shapeMargin = 5.0

  /// Estimated: the line around a symbol that is on, in points, as thick as the ring of a palette.
  private static let markWidth = 2.0

  /// Estimated: how opaque the outline of a disabled button is beside that of a usual one.
  private static let disabledBorder = 0.5

  /// The colour of title and symbol.
  var foreground: Color {
    let color = look.foreground ?? ThemeColor("label")
    if let base = baseForeground { return context.color(color, base: base) }
    // In the toolbar of a window that is not in front it is as faint as the items beside it.
    if !isDisabled, baseBackground == nil, let faint = context.inactiveItemColor { return faint }
    let wanted = context.color(color, tint: tint)
    // What does not react may be faint, but not because it is bright.
    return isDisabled && wanted != .white ? wanted : context.legible(wanted, on: grounds)
  }

  /// Whether title and symbol have the colour of labels, and not one of the style or state.
  var hasLabelColor: Bool { look.foreground.map { $0 == ThemeColor("label") } ?? true }

  /// Whether a line below the title says that it is a button: where no shape says it, and only while
  /// it can be pressed.
  var isUnderlined: Bool {
    // What stands on glass has a shape already.
    look.underline == true && !isDisabled && backdrop == nil && !context.isOnGlass
  }

  /// The colour of the subtitle.
  var subtitleColor: Color {
    let wanted = foreground.opacity(look.subtitleOpacity ?? 1)
    return isDisabled ? wanted : context.legible(wanted, on: grounds)
  }

  /// What lies over the fill and below the title; `nil` for nothing.
  private var overlay: Color? { look.overlay.map { context.color($0, tint: tint) } }

  /// The colours that the title is seen against; none without a fill.
  private var grounds: [Color] {
    guard let stops = background?.colors, stops.contains(where: { $0.alpha > 0 }) else { return [] }
    return stops.map { overlay?.over($0) ?? $0 }
  }

  /// The glass below the fill; `nil` for none.
  private var glass: Material? {
    guard let name = look.material, case .material(let glass) = context.paint(name, tint: tint)
    else { return nil }
    return glass
  }

  /// What it is filled with, whether its title can be read or not.
  private var wantedBackground: Paint? {
    guard let fill, let name = look.material else { return fill }
    // Glass that nothing lies over, or one colour in its place, is the fill itself.
    let below = context.paint(name, tint: tint)
    guard fill.isVisible else { return below }
    guard glass == nil, case .color(let color) = fill else { return fill }
    if case .edged(_, let rim) = below {
      return .edged(color.opaque, rim: MaterialEffect.tinted(rim))
    }
    return .color(color.opaque)
  }

  /// What the theme or the button itself fills the shape with, over glass where it has some.
  private var fill: Paint? {
    guard let background = look.background else { return nil }
    guard let base = baseBackground else { return context.paint(background, tint: tint) }
    switch background {
    case .color(let color):
      return .color(context.color(color, base: base, usualOpacity: usualOpacity))
    case .verticalGradient: return context.paint(background, tint: base)
    }
  }

  /// The colour behind the title, for reports; `nil` when nothing is drawn there.
  var backdrop: Color? {
    switch background {
    case .color(let color), .edged(let color, _):
      color.alpha > 0 ? color.over(glass?.flat ?? .clear) : nil
    case .verticalGradient(let top, _): top
    case .material(let material): material.flat
    case .gradient(let gradient): gradient.stops.first?.color
    case nil: nil
    }
  }

  /// Shadow, fill, overlay, border and ring of the button's shape.
  func bezelItems(in frame: Rect, radius: Double) -> [DrawItem] {
    let curve = context.theme.buttons.cornerCurve
    let shape = Shape.roundedRect(frame, radius: radius, curve: curve)
    var items: [DrawItem] = []
    if let shadow = look.shadow.map({ context.shadow($0, tint: tint) }), shadow.color.alpha > 0 {
      items.append(.shadow(shape, shadow))
    }
    if case .material = background {
      // Glass shows what is behind it and not its own shadow.
      items = (background?.items(in: shape) ?? []) + items
    } else if let glass {
      items = Paint.material(glass).items(in: shape, tint: background) + items
    } else if let background {
      items += background.items(in: shape)
    }
    if let overlay { items.append(.fill(shape, .color(overlay))) }
    if let border = look.border {
      let color = context.color(border.color, tint: tint)
      items.append(
        .stroke(
          shape.inset(by: border.width / 2), width: border.width,
          isDisabled ? color.opacity(ButtonPaint.disabledBorder) : color))
    }
    if let mark = selectionMark {
      items.append(.stroke(shape.inset(by: mark / 2), width: mark, foreground))
    }
    if let ring = look.ring {
      // Its inner edge is the bezel's outer one.
      items.append(
        .stroke(
          Shape.roundedRect(
            frame.inset(by: -ring.width / 2),
            radius: min(radius, frame.height / 2) + ring.width / 2, curve: curve),
          width: ring.width, context.color(ring.color, tint: tint)))
    }
    return items.filter(\.leavesMark)
  }

  /// The items with the look's opacity and scale.
  func wrapped(_ items: [DrawItem], in frame: Rect) -> [DrawItem] {
    let opacity = look.opacity ?? 1
    let scale = look.scale ?? 1
    guard opacity < 1 || scale != 1 else { return items }
    let centre = frame.centre
    let transform = scale == 1 ? Transform.identity : Transform(scale: scale, about: centre)
    return [.group(DrawGroup(items, opacity: opacity, transform: transform))]
  }
}

extension Button {
  /// Whether it has a ground or an edge while nothing happens to it.
  fileprivate func hasGround(in context: LayoutContext) -> Bool {
    let look = context.theme.buttons.styles[lookName(in: context)]?.normal
    return look?.background != nil || look?.border != nil
  }
}
