import MaquetteCore
import MaquetteThemes

/// What bars, and what stands in them or scrolls under them, have to know of the screen or window
/// around.
struct BarScope {
  /// How far the ground of a bar reaches beyond it, under what a screen shows by itself.
  var barReach = EdgeInsets.zero
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
  /// What lies behind the bars around, which decides whether their glass is light or dark; `nil` where that is decided.
  var glassBackdrop: GlassBackdrop?
  /// The colour behind bars of glass, as far as the screen's background says it; `nil` where that is not known.
  var groundOfGlass: Color?
  /// How far what floats in a bar stands above a keyboard, in points; `nil` for a bar without one below it.
  var keyboardGap: Double?
  /// Whether a sidebar stands beside a window's toolbar, and has the window's buttons.
  var hasSidebar = false
  /// How far a sidebar that floats beside bars keeps from the upper edge, in points; its own bars start
  /// as much lower.
  var panelInset = 0.0
  /// How much of a bar's leading end the buttons of its window take, in points.
  var leadingControls = 0.0
  /// How wide an inspector below the trailing end of a window's toolbar is, by the toolbar's width;
  /// `nil` for none.
  var inspectorWidth: ((Double) -> Double)?
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

/// A scope that contexts share, since every element keeps a context and few are in bars.
final class SharedBarScope {
  let value: BarScope

  init(_ value: BarScope) { self.value = value }
}

extension LayoutContext {
  /// What bars know of the screen or window around.
  private subscript<Value>(bar path: WritableKeyPath<BarScope, Value>) -> Value {
    get { bars.value[keyPath: path] }
    set {
      var scope = bars.value
      scope[keyPath: path] = newValue
      bars = SharedBarScope(scope)
    }
  }

  var barReach: EdgeInsets {
    get { self[bar: \.barReach] }
    set { self[bar: \.barReach] = newValue }
  }
  var hasScrollingContent: Bool {
    get { self[bar: \.hasScrollingContent] }
    set { self[bar: \.hasScrollingContent] = newValue }
  }
  var scrollRoom: ScrollRoom? {
    get { self[bar: \.scrollRoom] }
    set { self[bar: \.scrollRoom] = newValue }
  }
  var barItemSide: Double? {
    get { self[bar: \.barItemSide] }
    set { self[bar: \.barItemSide] = newValue }
  }
  var isWindow: Bool {
    get { self[bar: \.isWindow] }
    set { self[bar: \.isWindow] = newValue }
  }
  var isOnGlass: Bool {
    get { self[bar: \.isOnGlass] }
    set { self[bar: \.isOnGlass] = newValue }
  }
  var inkedTint: InkedTint? {
    get { self[bar: \.inkedTint] }
    set { self[bar: \.inkedTint] = newValue }
  }
  var appearanceAround: Appearance? {
    get { self[bar: \.appearanceAround] }
    set { self[bar: \.appearanceAround] = newValue }
  }
  var glassBackdrop: GlassBackdrop? {
    get { self[bar: \.glassBackdrop] }
    set { self[bar: \.glassBackdrop] = newValue }
  }
  var groundOfGlass: Color? {
    get { self[bar: \.groundOfGlass] }
    set { self[bar: \.groundOfGlass] = newValue }
  }
  var keyboardGap: Double? {
    get { self[bar: \.keyboardGap] }
    set { self[bar: \.keyboardGap] = newValue }
  }
  var hasSidebar: Bool {
    get { self[bar: \.hasSidebar] }
    set { self[bar: \.hasSidebar] = newValue }
  }
  var panelInset: Double {
    get { self[bar: \.panelInset] }
    set { self[bar: \.panelInset] = newValue }
  }
  var leadingControls: Double {
    get { self[bar: \.leadingControls] }
    set { self[bar: \.leadingControls] = newValue }
  }
  var inspectorWidth: ((Double) -> Double)? {
    get { self[bar: \.inspectorWidth] }
    set { self[bar: \.inspectorWidth] = newValue }
  }
  var rowTabs: ((Double) -> ClosedRange<Double>?)? {
    get { self[bar: \.rowTabs] }
    set { self[bar: \.rowTabs] = newValue }
  }
  var hasTabAccessory: Bool {
    get { self[bar: \.hasTabAccessory] }
    set { self[bar: \.hasTabAccessory] = newValue }
  }
  /// The context of what stands on glass, whose symbols and titles have one colour. Documented: HIG, Toolbars.
  func inInk(_ ink: ColorValue) -> LayoutContext {
    var copy = self
    copy.inkedTint = inkedTint ?? InkedTint(ink: ink, tint: environment.tint)
    copy.environment.tint = ink
    return copy
  }

  /// The context of what fills a shape with the tint, which is no ink: it has the tint that is around.
  var outOfInk: LayoutContext {
    guard let inkedTint, environment.tint == inkedTint.ink else { return self }
    var copy = self
    copy.environment.tint = inkedTint.tint
    copy.inkedTint = nil
    return copy
  }
}
