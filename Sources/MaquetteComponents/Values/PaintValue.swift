/// What a shape or a line is painted with, as a user writes it: a colour or a gradient.
public enum PaintValue: Hashable, Sendable, ExpressibleByStringLiteral, NamedColors {
  /// One colour.
  case color(ColorValue)
  /// Several colours that run into one another.
  case gradient(GradientValue)

  /// `#RRGGBB` notation or a colour's name.
  public init(stringLiteral value: String) { self = .color(ColorValue(stringLiteral: value)) }

  /// A colour of the theme.
  public static func named(_ name: String) -> PaintValue { .color(.named(name)) }

  /// Colours along a line, in equal steps: SwiftUI's `linearGradient`.
  public static func linearGradient(
    _ colors: [ColorValue], startPoint: UnitPoint = .top, endPoint: UnitPoint = .bottom
  ) -> PaintValue {
    .gradient(
      GradientValue(.linear(startPoint: startPoint, endPoint: endPoint), colors: colors))
  }

  /// Colours from a centre outwards, in equal steps: SwiftUI's `radialGradient`.
  ///
  /// - Parameters:
  ///   - startRadius: where they begin, in points from the centre.
  ///   - endRadius: where they end; `nil` for half of the longer side.
  public static func radialGradient(
    _ colors: [ColorValue], center: UnitPoint = .center, startRadius: Double = 0,
    endRadius: Double? = nil
  ) -> PaintValue {
    .gradient(
      GradientValue(
        .radial(center: center, startRadius: startRadius, endRadius: endRadius), colors: colors))
  }

  /// Colours around a centre, in equal steps: SwiftUI's `angularGradient`.
  ///
  /// - Parameters:
  ///   - startAngle: where they begin, in degrees clockwise from the right.
  ///   - endAngle: where they end.
  public static func angularGradient(
    _ colors: [ColorValue], center: UnitPoint = .center, startAngle: Double = 0,
    endAngle: Double = 360
  ) -> PaintValue {
    .gradient(
      GradientValue(
        .angular(center: center, startAngle: startAngle, endAngle: endAngle), colors: colors))
  }
}

/// A gradient as a user writes it.
public struct GradientValue: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ColorValue
    /// The place, from 0 at the gradient's beginning to 1 at its end; `nil` for one between its
    /// neighbours.
    public var location: Double?

    /// A stop from its parts.
    public init(color: ColorValue, location: Double? = nil) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours run.
  public enum Course: Hashable, Sendable {
    /// Along a line.
    case linear(startPoint: UnitPoint, endPoint: UnitPoint)
    /// From a centre outwards, between two radii in points; without an end up to half of the longer
    /// side.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double?)
    /// Around a centre, between two angles in degrees clockwise from the right, whatever the reading
    /// direction.
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
  }

  /// How the colours run.
  public var course: Course
  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// A gradient of stops.
  public init(_ course: Course, stops: [Stop]) {
    self.course = course
    self.stops = stops
  }

  /// A gradient of colours in equal steps.
  public init(_ course: Course, colors: [ColorValue]) {
    self.init(course, stops: colors.map { Stop(color: $0) })
  }

  /// The places of the stops: what has none stands at equal distances between those that have one.
  package var locations: [Double] {
    var result = stops.map(\.location)
    guard !result.isEmpty else { return [] }
    result[0] = result[0] ?? 0
    result[result.count - 1] = result[result.count - 1] ?? 1
    var known = 0
    for index in result.indices.dropFirst() {
      guard let end = result[index], let start = result[known] else { continue }
      for inner in (known + 1)..<index {
        result[inner] = start + (end - start) * Double(inner - known) / Double(index - known)
      }
      known = index
    }
    return result.compactMap { $0 }
  }
}
