import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// Whether a phone lies on its side, whose height is compact then (HIG, Layout: Device size classes). An iPad, whose
  /// status bar tells the day, has the same room both ways.
  var hasCompactHeight: Bool {
    environment.device?.isLandscape == true && conventions.screenBars == .edges
      && !conventions.statusBarDay
  }

  /// Whether bars are lower than usual: on a phone on its side whose width is compact, too.
  var hasLowBars: Bool { hasCompactHeight && environment.device?.hasRegularWidth == false }

  /// The room above and below what stands in a low bar, in points; `nil` elsewhere.
  var lowBarPadding: Double? {
    self.isToolbar && hasLowBars ? BarButtonLook(self)?.compactPadding : nil
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
