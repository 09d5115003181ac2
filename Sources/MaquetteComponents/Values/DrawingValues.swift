import MaquetteCore

/// A soft shadow behind a component, as SwiftUI's `shadow` and a design tool's drop shadow say it.
public struct ShadowValue: Hashable, Sendable {
  /// The colour at its darkest.
  public var color: ColorValue
  /// How far its edge is smeared, in points: the Gaussian's standard deviation, as in SwiftUI.
  public var radius: Double
  /// How far it is moved towards the trailing side, in points.
  public var x: Double
  /// How far it is moved down, in points.
  public var y: Double

  /// A shadow; SwiftUI's colour of a third of black when none is given.
  public init(
    color: ColorValue = .custom(Color(red: 0, green: 0, blue: 0, alpha: 0.33)), radius: Double = 4,
    x: Double = 0, y: Double = 0
  ) {
    (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
  }
}

/// A proportion of width and height.
public struct AspectRatioValue: Hashable, Sendable {
  /// How a component takes the room that it is offered.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As large as can be inside of it.
    case fit
    /// As small as can be around it.
    case fill
  }

  /// The width by the height.
  public var ratio: Double
  /// How the room is taken.
  public var contentMode: ContentMode

  /// A proportion.
  public init(_ ratio: Double, contentMode: ContentMode = .fit) {
    (self.ratio, self.contentMode) = (ratio, contentMode)
  }
}
