import MaquetteCore
import MaquetteThemes

/// What bars, and what stands in them or scrolls under them, have to know of the screen or window
/// around.
struct BarScope {
  /// How far the ground of a bar reaches beyond it, under what a screen shows by itself.
  var barReach = EdgeInsets.zero
  /// How far contents are scrolled that take a large title and a search field in the bar with them, in points.
  var barLift = 0.0
  /// Whether the contents of the screen around scroll under its bars.
  var hasScrollingContent = false
  /// Where contents go on that scroll under bars; `nil` outside of screens.
  var scrollRoom: ScrollRoom?
  /// How high glass is in the bar around, in points; `nil` for the theme's height.
  var barItemSide: Double?
  /// Whether a window's frame is around, whose upper edge a toolbar is a part of.
  var isWindow = false
  /// Whether items of the bar around stand on glass.
  var isOnGlass = false
  /// The tint that ink has taken the place of in contents on glass; `nil` for none.
  var inkedTint: InkedTint?
  /// Whether the screen is light or dark, where bars of glass are told from what is behind them; `nil` for others.
  var appearanceAround: Appearance?
  /// Whether the component is only asked whether it takes all the room that it gets.
  var isTrial = false
  /// What lies behind the bars around, which decides whether their glass is light or dark; `nil` where that is decided.
  var glassBackdrop: GlassBackdrop?
  /// The colour behind bars of glass, as far as the screen's background says it; `nil` where that is not known.
  var groundOfGlass: Color?
  /// How far what floats in a bar stands above a keyboard, in points; `nil` for a bar without one below it.
  var keyboardGap: Double?
  /// How far the ground of a bar at the bottom goes on below it, behind the round corners of a keyboard, in points.
  var groundTail = 0.0
  /// Whether a sidebar stands beside a window's toolbar, and has the window's buttons.
  var hasSidebar = false
  /// Whether it is in a sidebar, whose field to search with is below the title.
  var isInSidebar = false
  /// How far a sidebar that floats beside bars keeps from the upper edge, in points; its own bars start
  /// as much lower.
  var panelInset = 0.0
  /// How much of a bar's leading end the buttons of its window take, in points.
  var leadingControls = 0.0
  /// How wide an inspector below the trailing end of a window's toolbar is, by the toolbar's width;
  /// `nil` for none.
  var inspectorWidth: ((Double) -> Double)?
  /// The width of the list's column under a bar, in the width of that; `nil` where there is none.
  var contentWidth: ((Double) -> Double)?
  /// Where the tabs start and end that stand in the middle of a navigation bar's row, in points from its leading end, by
  /// the bar's width; `nil` for none.
  var rowTabs: ((Double) -> ClosedRange<Double>?)?
  /// Whether the accessory of tabs stands apart from them, at the lower edge of the screen around.
  var hasTabAccessory = false
}

/// A tint, and the ink that symbols and titles on glass have in its place.
struct InkedTint {
  let ink: ColorValue
  let tint: ColorValue?
}

extension LayoutContext {
  /// The context of what stands on glass, whose symbols and titles have one colour. Documented: HIG, Toolbars.
  func inInk(_ ink: ColorValue) -> LayoutContext {
    var copy = self
    copy.inkedTint = self.inkedTint ?? InkedTint(ink: ink, tint: environment.tint)
    copy.environment.tint = ink
    return copy
  }

  /// The context of what fills a shape with the tint, which is no ink: it has the tint that is around.
  var outOfInk: LayoutContext {
    guard let inkedTint = self.inkedTint, environment.tint == inkedTint.ink else { return self }
    var copy = self
    copy.environment.tint = inkedTint.tint
    copy.inkedTint = nil
    return copy
  }
}
