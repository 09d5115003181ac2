import MaquetteCore

extension GradientButton {
  /// A symbol on a square bezel, and the arrow of a button that opens a menu.
  func element(_ look: GradientButtonLook, in context: LayoutContext) -> any LayoutElement {
    let color = self.state == .disabled ? look.disabledSymbol : look.symbolColor
    let size = self.size.controlSize
    let font = look.symbol(at: size).resolved()
    let symbol = context.symbolPart(self.symbol, font, color: color, key: "symbol")
    let arrow =
      self.behavior == .popUp
      ? context.symbolPart(
        "chevron.down", font, scale: look.arrowScale, color: color, key: "behavior") : nil
    let title =
      self.symbol.isEmpty
      ? context.textPart(
        self.title, font, color: color, key: "title", alignment: .center, balancesScripts: true)
      : nil
    title?.isReported = false
    title?.snaps = nil
    let height = look.height(at: size)
    // The line is part of the button; symbols do not change the width of those beside them.
    let box = BoxElement(
      context.row([symbol, title, arrow], spacing: look.arrowGap), minWidth: look.width * height,
      height: height, padding: look.padding, context: context
    ) { frame in
      let radius = look.radius(at: size)
      return (self.state == .focused ? context.focusRing(around: frame, radius: radius) : [])
        + GradientBezel(look: look, context: context).items(
          in: frame, radius: radius, isOn: self.isShownOn, isPressed: self.state == .pressed)
    }
    return ControlElement(
      "GradientButton", box,
      accessibility: context.accessibility(
        of: self.title.isEmpty ? self.symbol : self.title, behavior: self.behavior,
        isOn: self.isShownOn, state: self.state),
      context: context
    ) { frame in
      // In a row of them each has its own bezel and no more: they share their lines, so that half of
      // a line belongs to each.
      frame.inset(
        by: EdgeInsets(vertical: 0, horizontal: look.lineWidth / 2), direction: .leftToRight
      )
      .expanded(toAtLeast: Size(width: 0, height: context.theme.metrics.minHitTarget.height))
    }
  }
}

/// The bezel of gradient buttons and of the bar that they stand in.
struct GradientBezel {
  let look: GradientButtonLook
  let context: LayoutContext

  /// Fill and line.
  func items(in frame: Rect, radius: Double, isOn: Bool = false, isPressed: Bool = false)
    -> [DrawItem]
  {
    let shape = self.shape(frame, radius: radius)
    var items: [DrawItem] = []
    if isOn {
      items.append(.fill(shape, paint(look.onTop, look.onBottom)))
    } else if !sharesGround {
      items.append(.fill(shape, paint(look.top, look.bottom)))
    }
    if isPressed { items.append(.fill(shape, .color(look.pressed))) }
    return items + line(around: frame, radius: radius)
  }

  /// The line inside of a rectangle's edges, where the look has one.
  private func line(around frame: Rect, radius: Double) -> [DrawItem] {
    line(around: frame, radius, look.line)
  }

  /// The line around the view above a bar and the upper edge of the bar.
  func viewLine(around frame: Rect) -> [DrawItem] { line(around: frame, 0, look.viewLine) }

  private func line(around frame: Rect, _ radius: Double, _ color: Color) -> [DrawItem] {
    let color = context.environment.contrast == .increased ? look.increasedLine : color
    let width = look.lineWidth
    guard color.alpha > 0 else { return [] }
    let shape = self.shape(frame.inset(by: width / 2), radius: max(0, radius - width / 2))
    return [.stroke(shape, width: width, color)]
  }

  /// Whether the ground of the bar around is its own: a translucent one would be twice as strong.
  private var sharesGround: Bool { context.isButtonBar && look.top.alpha < 1 }

  private func paint(_ top: Color, _ bottom: Color) -> Paint {
    top == bottom ? .color(top) : .verticalGradient(top: top, bottom: bottom)
  }

  private func shape(_ frame: Rect, radius: Double) -> Shape {
    radius > 0 ? .roundedRect(frame, radius: radius, curve: .circular) : .rect(frame)
  }
}
