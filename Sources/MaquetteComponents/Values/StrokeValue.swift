import MaquetteCore

/// The line along a shape, as a user writes it. Lengths in points.
public struct StrokeValue: Hashable, Sendable, ExpressibleByStringLiteral, NamedColors {
  /// Where a line lies.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// Half inside and half outside: SwiftUI's `stroke`.
    case center
    /// Inside: SwiftUI's `strokeBorder`.
    case inside
  }

  /// What it is painted with; primary text's colour by default.
  public var paint: PaintValue
  /// How wide it is.
  public var width: Double
  /// The lengths of dashes and gaps by turns; empty for an unbroken line.
  public var dash: [Double]
  /// How far into the dashes it begins.
  public var dashPhase: Double
  /// How its ends look.
  public var cap: LineCap
  /// How its corners look.
  public var join: LineJoin
  /// How many times its width a corner's point may reach before it is cut off.
  public var miterLimit: Double
  /// Where it lies.
  public var position: Position

  /// A line from its parts.
  public init(
    _ paint: PaintValue = .color(.primary), width: Double = 1, dash: [Double] = [],
    dashPhase: Double = 0, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    position: Position = .center
  ) {
    self.paint = paint
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.position = position
  }

  /// A line one point wide, in a colour.
  public init(stringLiteral value: String) { self.init(PaintValue(stringLiteral: value)) }

  /// A line one point wide, in a colour of the theme.
  public static func named(_ name: String) -> StrokeValue { StrokeValue(.named(name)) }

  /// How it is drawn.
  package var style: StrokeStyle {
    StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}
