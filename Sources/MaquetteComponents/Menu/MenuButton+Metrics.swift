import MaquetteThemes

extension MenuButton {
  /// The measures of the button's size, without room around its content where it is bare; `nil` where
  /// the theme has no such size and no medium one.
  func metrics(in theme: Theme) -> ButtonMetrics? {
    let sizes = theme.buttons.sizes
    guard var metrics = sizes[size.rawValue] ?? sizes[ButtonSize.medium.rawValue] else {
      return nil
    }
    if isBare {
      metrics.horizontalPadding = 0
      metrics.verticalPadding = 0
    }
    return metrics
  }
}

extension ButtonSize {
  /// The name of a number of a control at this size: `height` at the regular one, `smallHeight`.
  func key(_ name: String) -> String {
    self == .medium
      ? name : rawValue + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension MenuButton {
  /// AppKit's arrow stands in a box of its own on bezels, and alone beside plain titles.
  var hasArrowBox: Bool { style != .plain }
}
