import MaquetteCore
import MaquetteThemes

/// How wheels look: the theme's `wheel` table, resolved in its surroundings.
struct WheelLook {
  /// What the wheels choose. The cylinder is the same for all; columns stand closer for dates.
  enum Kind {
    /// Anything: UIKit's `UIPickerView`.
    case generic
    /// Dates and times.
    case date
    /// Hours and minutes of a countdown, with units beside them.
    case timer
  }

  let kind: Kind
  /// The height, in points. Wheels in less room are less high.
  var height: Double
  /// The width where none is given, in points.
  var width: Double
  /// The height of a row before it is seen at a slant, in points.
  var rowHeight: Double
  /// The cylinder's diameter as a share of the height.
  let diameterRatio: Double
  /// How much things shrink for each point that they are further away.
  let perspective: Double
  /// How much closer rows stand on the cylinder.
  let squeeze: Double
  /// How much larger the selected row is.
  let magnification: Double
  /// How opaque rows outside of the band are.
  let opacity: Double
  /// How far columns at the sides are turned inwards: a share of their distance from the middle.
  let offAxis: Double
  /// From where on rows fade, and where they are gone, as shares of half of the height.
  let fade: ClosedRange<Double>
  /// The space at both sides of a column's texts, in points.
  let columnPadding: Double
  /// The most space between the texts of columns that are as wide as their texts, in points.
  let columnGap: Double
  /// The space between a row and its unit, and between a symbol and its text, in points.
  private(set) var labelGap: Double
  let symbolGap: Double
  let bandInset: Double
  /// How high the band is where rows have their usual height, in points; `nil` for what the selected row takes.
  private let usualBand: Double?
  private let usualRow: Double
  let bandRadius: Double
  let bandColor: Color
  let color: Color
  let disabledColor: Color
  private(set) var font: ResolvedFont?
  private(set) var labelFont: ResolvedFont?
  /// Whether it reacts.
  var isEnabled = true

  /// `nil` after reporting a platform without wheels.
  ///
  /// - Parameter rowHeight: the height of rows, in points; `nil` for the theme's.
  init?(_ kind: Kind, rowHeight: Double? = nil, context: LayoutContext) {
    guard let look = context.look(WheelValuesLook.self, component: "wheel picker") else {
      return nil
    }
    self.kind = kind
    height = look.height
    width = look.width
    self.rowHeight = max(1, rowHeight ?? look.rowHeight)
    diameterRatio = look.diameterRatio
    perspective = look.perspective
    squeeze = look.squeeze
    magnification = look.magnification
    let isContrasty = context.environment.contrast == .increased
    opacity = isContrasty ? look.contrastOpacity : look.opacity
    offAxis = look.offAxis
    let fadeStart = look.fadeStart
    fade = fadeStart...max(fadeStart, look.fadeEnd)
    columnPadding = look.columnPadding
    columnGap = look.columnGap
    labelGap = look.labelGap
    symbolGap = look.symbolGap
    bandInset = look.bandInset
    usualBand = look.bandHeight
    usualRow = max(1, look.rowHeight)
    bandRadius = look.bandRadius
    bandColor = look.band
    color = look.color
    disabledColor = look.disabled
    font = look.font.resolved()
    labelFont = look.labelFont.resolved()
  }

  /// The look with smaller texts.
  func scaled(by share: Double) -> WheelLook {
    var copy = self
    copy.font = font?.scaled(by: share)
    copy.labelFont = labelFont?.scaled(by: share)
    copy.labelGap *= share
    return copy
  }

  /// The height of the band behind the selected row, in points.
  var bandHeight: Double {
    usualBand.map { $0 * rowHeight / usualRow } ?? rowHeight * magnification
  }

  /// How opaque a row is at a distance from the middle of a wheel of some height.
  func opacity(at distance: Double, height: Double) -> Double {
    let share = abs(distance) / max(1, height / 2)
    let length = fade.upperBound - fade.lowerBound
    guard share > fade.lowerBound else { return opacity }
    return length > 0 ? opacity * max(0, (fade.upperBound - share) / length) : 0
  }
}
