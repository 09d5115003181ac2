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
      (self.state == .focused ? context.focusRing(around: frame, radius: 0) : [])
        + GradientBezel(look: look, context: context).items(
          in: frame, isOn: self.isShownOn, isPressed: self.state == .pressed)
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
      .expanded(
        toAtLeast: Size(width: 0, height: context.theme.metrics.minHitTarget.height))
    }
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
