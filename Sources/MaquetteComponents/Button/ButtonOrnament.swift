import MaquetteCore

/// What stands beside a button's title: its symbol, or spokes in its place while it is busy.
enum ButtonOrnament {
  case symbol(SymbolDrawing)
  case spinner(SpinnerDrawing)

  /// The room the ink takes, relative to the middle of the capitals beside it.
  var bounds: Rect {
    switch self {
    case .symbol(let drawing): drawing.bounds
    case .spinner(let drawing): drawing.bounds
    }
  }

  /// The items with the middle of the grid at a point.
  func items(at centre: Point, color: Color) -> [DrawItem] {
    switch self {
    case .symbol(let drawing): drawing.items(at: centre, color: color)
    case .spinner(let drawing): drawing.items(at: centre, color: color)
    }
  }

  /// What a button has; `nil` for nothing, or after reporting what is wrong with it.
  init?(_ resolution: ButtonResolution, titleFont: ResolvedFont, context: LayoutContext) {
    let button = resolution.button
    if button.showsActivityIndicator {
      guard let look = context.control("activityIndicator", component: "activity indicator")
      else { return nil }
      // In small buttons it leaves some room above and below, beside large text it grows with it.
      let room = resolution.metrics.minHeight - 4
      let own = look.number("diameter")
      let growth = max(1, context.growth(of: resolution.metrics.title))
      self = .spinner(
        SpinnerDrawing(
          look, diameter: growth * (room > 0 ? min(own, room) : own),
          phase: button.activityPhase))
      return
    }
    guard !button.symbol.isEmpty else { return nil }
    let font = button.symbolFont.flatMap { context.font($0, key: "symbolFont") } ?? titleFont
    guard
      let drawing = context.symbolDrawing(
        button.symbol, font: font, scale: resolution.symbolScale, key: "symbol")
    else { return nil }
    self = .symbol(drawing)
  }
}
