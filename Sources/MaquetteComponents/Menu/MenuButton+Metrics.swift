import MaquetteThemes

extension MenuButton {
  /// The measures of the button's size, without room around its content where it is bare; `nil` where
  /// the theme has no such size and no medium one.
  func metrics(in context: LayoutContext) -> ButtonMetrics? {
    let buttons = context.theme.buttons
    guard
      let metrics = buttons.metrics(of: size.rawValue)
        ?? buttons.metrics(of: ButtonSize.medium.rawValue)
    else {
      return nil
    }
    return isBare || context.isListRow && style == .plain ? metrics.bare : metrics
  }
}

extension ButtonSize {
  /// The size of controls that are as large.
  var controlSize: ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large, .extraLarge: .large
    }
  }
}

extension MenuButton {
  /// AppKit's arrow stands in a box of its own on bezels, and alone beside plain titles.
  var hasArrowBox: Bool { style != .plain }
}

extension LayoutContext {
  /// How high and wide the glass is whose middle a symbol alone stands in; `nil` where there is none.
  var glassSide: Double? {
    isOnGlass ? barItemSide ?? BarButtonLook(self)?.glassSide : nil
  }
}
