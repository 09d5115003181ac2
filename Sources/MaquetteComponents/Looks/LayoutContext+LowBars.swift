import MaquetteThemes

extension LayoutContext {
  /// Whether bars stand at the edges of a screen whose height is compact: on a phone on its side.
  var hasCompactHeight: Bool {
    environment.device?.hasRegularHeight == false && conventions.screenBars == .edges
  }

  /// Whether bars are lower than usual: on a phone on its side whose width is compact, too.
  var hasLowBars: Bool { hasCompactHeight && environment.device?.hasRegularWidth == false }

  /// The room above and below a title, in points: less than usual in a low bar.
  func barPadding(_ usual: Double) -> Double {
    guard self.isToolbar, hasLowBars, let look = BarButtonLook(self) else { return usual }
    return min(usual, look.compactPadding)
  }
}

extension NavigationBarLook {
  /// How high the row of buttons is.
  func rowHeight(in context: LayoutContext) -> Double {
    context.hasLowBars ? compactHeight : height
  }
}

extension ToolbarLook {
  /// How high a bar at the bottom of a screen is.
  func rowHeight(in context: LayoutContext) -> Double {
    context.hasLowBars ? compactHeight ?? height : height
  }
}

extension BarButtonLook {
  /// How much larger symbols are in a bar than beside text.
  func symbolScale(in context: LayoutContext) -> Double {
    context.hasLowBars ? compactSymbolScale : symbolScale
  }
}
