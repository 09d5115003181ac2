/// A place in a rectangle, in shares of its extent: SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width from the leading edge.
  public var x: Double
  /// The share of the height from the top.
  public var y: Double

  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// A place in shares of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The places with names, under SwiftUI's.
  package static let named: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  /// Its name; `nil` for another place.
  package var name: String? { UnitPoint.named.first { $0.point == self }?.name }
}
