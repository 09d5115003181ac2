import MaquetteCore

/// What stands beside a button's title: its symbol, or spokes in its place while it is busy.
enum ButtonOrnament {
  case symbol(SymbolDrawing)
  case spinner(SpinnerDrawing)
  case component(any LayoutElement, Size, PictureLook)

  /// How a button's state changes a picture.
  struct PictureLook {
    /// Estimated: how much of a disabled button's picture is left.
    static let disabledOpacity = 0.4

    /// Whether it is drawn in the title's colour.
    var isTemplate: Bool
    var state: ButtonState
  }

  /// The room the ink takes, relative to the middle of the capitals beside it.
  var bounds: Rect {
    switch self {
    case .symbol(let drawing): drawing.bounds
    case .spinner(let drawing): drawing.bounds
    case .component(_, let size, _):
      Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
  }

  /// The items with the middle of the grid at a point.
  ///
  /// - Parameter isFaded: whether the look of the button's state makes all of it faint already.
  func items(at centre: Point, color: Color, isFaded: Bool) -> [DrawItem] {
    switch self {
    case .symbol(let drawing): drawing.items(at: centre, color: color)
    case .spinner(let drawing): drawing.items(at: centre, color: color)
    case .component(let element, let size, let look):
      look.items(
        element.place(
          in: Rect(
            x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
            height: size.height)
        ).flatMap(\.flattened), color: color, isFaded: isFaded)
    }
  }

  /// Whether it is a component and not a drawing beside text.
  var isPicture: Bool {
    if case .component = self { true } else { false }
  }

  /// What a button has; `nil` for nothing, or after reporting what is wrong with it.
  ///
  /// - Parameter scale: the share of its size that it is made smaller to, with the title; pictures stay as they are.
  init?(
    _ resolution: ButtonResolution, titleFont: ResolvedFont, scale: Double = 1,
    context: LayoutContext
  ) {
    let button = resolution.button
    if button.showsActivityIndicator {
      guard let look = context.look(ActivityIndicatorLook.self, component: "activity indicator")
      else { return nil }
      // In small buttons it leaves some room above and below, beside large text it grows with it.
      let room = resolution.metrics.minHeight - 4
      let own = look.diameter
      let growth = max(1, context.growth(of: resolution.metrics.title))
      // It stands for the title's symbol, and has all of its colour.
      self = .spinner(
        SpinnerDrawing(
          look, diameter: scale * growth * (room > 0 ? min(own, room) : own),
          phase: button.activityPhase, strongest: 1))
      return
    }
    if let icon = button.icon?.fittingFrame {
      let element = context.element(for: icon, at: 0, axis: nil)
      self = .component(
        element, element.size(for: icon.iconProposal(beside: titleFont)),
        PictureLook(isTemplate: icon.isPlainTemplate, state: button.state))
      return
    }
    guard !button.symbol.isEmpty else { return nil }
    let font = button.symbolFont.flatMap { context.font($0, key: "symbolFont") } ?? titleFont
    guard
      let drawing = context.symbolDrawing(
        button.symbol, font: scale == 1 ? font : font.scaled(by: scale),
        scale: resolution.symbolScale, key: "symbol")
    else { return nil }
    self = .symbol(drawing)
  }
}

extension ButtonOrnament.PictureLook {
  /// The picture as the button's state and its title's colour have it.
  fileprivate func items(_ items: [DrawItem], color: Color, isFaded: Bool) -> [DrawItem] {
    if isTemplate { return items.map { $0.tinted(color) } }
    if isFaded { return items }
    switch state {
    case .disabled:
      return [.group(DrawGroup(items, opacity: ButtonOrnament.PictureLook.disabledOpacity))]
    case .pressed where color.alpha < 1: return [.group(DrawGroup(items, opacity: color.alpha))]
    default: return items
    }
  }
}

extension DrawItem {
  /// The item with another colour for the templates in it.
  fileprivate func tinted(_ color: Color) -> DrawItem {
    switch self {
    case .image(var image):
      if image.tint != nil { image.tint = color }
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.tinted(color) }
      return .group(group)
    default: return self
    }
  }
}
