import MaquetteCore

/// The toolbar of a watch: round buttons in the upper corners and in a row at the bottom.
struct WatchToolbar {
  /// The button in the leading upper corner.
  private(set) var leading: (any LayoutElement)?
  /// The button in the trailing upper corner.
  private(set) var trailing: (any LayoutElement)?
  /// The row at the bottom.
  private(set) var bottom: (any LayoutElement)?
  private let look: ToolbarLook
  private let context: LayoutContext

  init(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext) {
    self.look = look
    self.context = context
    leading = corner(bar.leadingItems, key: "leadingItems", name: "LeadingItems")
    trailing = corner(bar.trailingItems, key: "trailingItems", name: "TrailingItems")
    bottom = bar.items.isEmpty ? nil : row(bar.items)
  }

  /// The toolbar of a screen; `nil` where the platform's theme has none.
  init?(_ component: AnyComponent, in context: LayoutContext) {
    guard let bar = component.unmodified as? Toolbar,
      let inner = context.deeper(component.provenance)?.entering("Toolbar"),
      let look = inner.bar(ToolbarLook.self, "Toolbar", component: "toolbar")
    else { return nil }
    inner.warnOfUnusedKeys(of: "Toolbar")
    self.init(bar, look: look, context: inner)
  }

  /// The toolbar of a screen with the way back, which is a button where the platform has it so;
  /// a button in the leading corner takes its place.
  static func adding(
    backOf bar: NavigationBar?, to toolbar: WatchToolbar?, in context: LayoutContext
  ) -> WatchToolbar? {
    guard let bar, let back = bar.backTitle, toolbar?.leading == nil,
      StatusBarLook(context)?.backIsButton ?? 0 > 0, let look = ToolbarLook(context)
    else { return toolbar }
    var copy = toolbar ?? WatchToolbar(Toolbar {}, look: look, context: context)
    let button = WatchBarButton(
      button: Button(back.isEmpty ? context.word(.back) : back), symbol: "chevron.backward",
      isCorner: true, name: "BackButton")
    copy.leading = button.makeElement(in: context.entering("StatusBar"))
    return copy
  }

  private func corner(_ items: [AnyComponent], key: String, name: String)
    -> (any LayoutElement)?
  {
    if items.count > 1 {
      context.report(
        .error, "a corner of a watch has space for one button, not \(items.count)", key: key,
        hint: "put the others into 'items', at the bottom of the screen")
    }
    return items.first.map {
      context.inBar.entering(name).element(
        for: WatchToolbar.shown($0, isCorner: true), at: 0, axis: .horizontal)
    }
  }

  private func row(_ items: [AnyComponent]) -> any LayoutElement {
    let inner = context.inBar.entering("Items")
    let elements = Toolbar.spread(items).enumerated().map { index, item in
      inner.element(
        for: WatchToolbar.shown(item, isCorner: false), at: index, axis: .horizontal)
    }
    let stack = StackElement(
      axis: .horizontal, spacing: look.spacing, alignment: .center,
      children: elements, component: "Items", context: inner)
    let margin = look.margin
    return FrameElement(
      FrameValue(height: look.height, maxWidth: .infinity),
      content: PaddingElement(
        EdgeInsets(vertical: 0, horizontal: margin), content: stack, context: inner),
      context: inner)
  }

  /// Buttons with a symbol alone are round; everything else is as it is.
  private static func shown(_ item: AnyComponent, isCorner: Bool) -> AnyComponent {
    item.replacingButton { button in
      let name = button.systemItem?.symbol ?? button.symbol
      guard !name.isEmpty, !button.hidesSymbol else {
        var button = button
        button.stretch = false
        button.size = .small
        return button
      }
      return WatchBarButton(button: button, symbol: name, isCorner: isCorner)
    }
  }

  /// How high the row at the bottom is; 0 without one.
  var height: Double { bottom == nil ? 0 : look.height }

  private func cornerTop(of size: Size, below top: Double) -> Double {
    max(0, top - size.height + (look.cornerDrop ?? 0))
  }

  /// How far the buttons in the upper corners reach below the status bar, in points; 0 without any.
  ///
  /// - Parameter top: how high the status bar is.
  func overhang(below top: Double) -> Double {
    [leading, trailing].compactMap { $0?.size(for: .ideal) }
      .map { cornerTop(of: $0, below: top) + $0.height - top }.max() ?? 0
  }

  /// The middle of the buttons in the upper corners; `nil` without any.
  func cornerMiddle(below top: Double) -> Double? {
    (leading ?? trailing).map { button in
      let size = button.size(for: .ideal)
      return cornerTop(of: size, below: top) + size.height / 2
    }
  }

  /// How far the button in the leading corner reaches into the screen, with the room after it.
  var leadingReach: Double {
    leading.map { (look.cornerMargin ?? 0) + $0.size(for: .ideal).width + look.spacing } ?? 0
  }

  /// What stands in the upper corners, in the room of the status bar.
  func cornerNodes(in frame: Rect, safeArea: EdgeInsets) -> [SceneNode] {
    [(leading, true), (trailing, false)].flatMap { element, isLeading -> [SceneNode] in
      guard let element else { return [] }
      let size = element.size(for: .ideal)
      let margin = look.cornerMargin ?? 0
      let x = isLeading ? margin : frame.width - margin - size.width
      let y = cornerTop(of: size, below: safeArea.top)
      return element.place(
        in: context.mirrored(Rect(origin: Point(x: x, y: y), size: size), in: frame))
    }
  }
}

/// A round button with a symbol, as the bars of a watch have.
struct WatchBarButton: Component {
  var button: Button
  var symbol: String
  /// Whether it stands in an upper corner of the screen.
  var isCorner: Bool
  /// What it is called in paths.
  var name = "Button"

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering(name)
    guard let look = ToolbarLook(context), let action = RoundActionButtonLook(context) else {
      return EmptyElement()
    }
    let isProminent = button.style.isProminent || button.role == .primary
    let tint =
      isProminent ? button.tint.map { context.color($0, key: "tint") } ?? context.tint : nil
    var wanted = (isProminent ? look.prominentSymbol : look.symbolColor) ?? .clear
    if !isProminent {
      if let tint = button.tint {
        wanted = context.color(tint, key: "tint")
      } else if button.role == .destructive {
        wanted = context.color(.named("systemRed"), key: "role")
      }
    }
    let font =
      isCorner
      ? look.cornerSymbol?.resolved()
      : FontValue.system(size: action.symbol, weight: .bold).resolved(in: context.environment)
    let sign = context.symbolPart(
      symbol, font,
      color: tint.map { context.legible(wanted, on: [$0]) } ?? wanted, key: "symbol")
    let diameter = isCorner ? look.cornerDiameter ?? 0 : action.diameter
    let circle = BoxElement(
      context.row([sign], spacing: 0), minWidth: diameter, height: diameter, context: context
    ) { frame in
      let shape = Shape.capsule(frame)
      return look.fillPaint.items(in: shape, tint: tint.map(Paint.color))
        + look.contrastOutline(of: frame, radius: frame.height / 2, in: context)
    }
    let isDisabled = button.state == .disabled
    let label = button.systemItem?.label(in: context.languageTag) ?? symbol
    let control = ControlElement(
      name, circle,
      accessibility: Accessibility(
        role: .button, label: button.title.isEmpty ? label : button.title,
        traits: isDisabled ? [.button, .notEnabled] : [.button]),
      context: context)
    let isFaint = isDisabled || button.state == .pressed
    return isFaint ? FadedElement(control, opacity: look.disabledOpacity ?? 0) : control
  }
}
