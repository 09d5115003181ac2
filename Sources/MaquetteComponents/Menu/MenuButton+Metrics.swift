import MaquetteCore
import MaquetteThemes

extension MenuButton {
  /// The measures of the button's size, without room around its content where it is bare; `nil` where
  /// the theme has no such size and no medium one.
  func metrics(in context: LayoutContext) -> ButtonMetrics? {
    let buttons = context.theme.buttons
    guard
      var metrics = buttons.metrics(of: size.rawValue)
        ?? buttons.metrics(of: ButtonSize.medium.rawValue)
    else {
      return nil
    }
    let isPlainRow = context.isListRow && style == .plain
    if isBare || isPlainRow || context.sectionTitle(of: style) != nil { return metrics.bare }
    if isBarText, let padding = context.barTextPadding { metrics.horizontalPadding = padding }
    metrics.verticalPadding = context.barPadding(metrics.verticalPadding)
    return metrics
  }

  /// Whether it looks as texts in bars do, which have a weight and room of their own on glass.
  private var isBarText: Bool { style == .plain && !title.isEmpty }

  /// The font of its title; `nil` after reporting what the theme lacks.
  func font(_ metrics: ButtonMetrics, weight: FontWeight?, in context: LayoutContext)
    -> ResolvedFont?
  {
    if let text = context.sectionTitle(of: style) {
      return context.font(text.font, key: "title")
    }
    return context.resolve(metrics.title, weight: weight)
  }

  /// The title as it is drawn: in the letters of the section's header that it stands in.
  func drawnTitle(in context: LayoutContext) -> String {
    context.sectionTitle(of: style)?.cased(title, in: context.textLanguage) ?? title
  }

  /// The weight of its title.
  func weight(_ own: FontWeight?, in context: LayoutContext) -> FontWeight? {
    own == .regular && isBarText ? context.barTextWeight ?? own : own
  }

  /// The sign that there is a menu, as large as its box where it has one; `nil` for none.
  func signDrawing(font: ResolvedFont?, theme: MenuButtonLook?, in context: LayoutContext)
    -> SymbolDrawing?
  {
    guard let sign, let theme, var font else { return nil }
    if theme.signFollowsTitle != 1 { font.weight = .semibold }
    if let box = theme.arrowSize(at: size.controlSize), hasArrowBox {
      font = font.scaled(by: box / max(1, font.size))
    }
    return context.symbolDrawing(
      sign.rawValue, font: font, scale: theme.signScale, key: "title")
  }
}

extension ButtonSize {
  /// The size of controls that are as large.
  var controlSize: ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

extension MenuButton {
  /// Whether its bezel is not drawn now: what is quiet has one under the pointer, while it is pressed or has focus,
  /// and where settings ask for shapes.
  func hidesBezel(in context: LayoutContext) -> Bool {
    let environment = context.environment
    return isQuiet && (state == .normal || state == .disabled)
      && environment.contrast != .increased && !environment.accessibilityShowButtonShapes
  }

  /// AppKit's arrow stands in a box of its own on bezels, and alone beside plain titles.
  var hasArrowBox: Bool { style != .plain }
}

extension LayoutContext {
  /// How high and wide the glass is whose middle a symbol alone stands in; `nil` where there is none.
  var glassSide: Double? {
    self.isOnGlass ? self.barItemSide ?? BarButtonLook(self)?.glassSide : nil
  }
}
