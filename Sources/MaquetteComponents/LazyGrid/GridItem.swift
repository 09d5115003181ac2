/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`, under SwiftUI's names.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Hashable, Sendable {
    /// Always the same.
    case fixed(Double)
    /// A share of the room, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit into a share of the room, none smaller than the minimum.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// The space after it, in points; `nil` for the grid's.
  public var spacing: Double?
  /// Where smaller components are in their cells.
  public var alignment: Alignment

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment = .center) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns or rows of a lazy grid: a list of them, or how many of the same there are.
public struct GridItems: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  /// The columns in reading direction, or the rows from top to bottom.
  public var items: [GridItem]

  /// Columns or rows of their own.
  public init(_ items: [GridItem]) { self.items = items }

  /// A number of flexible ones.
  public init(integerLiteral count: Int) {
    items = Array(repeating: GridItem(), count: max(0, min(count, GridItems.most)))
  }

  /// Columns or rows of their own.
  public init(arrayLiteral items: GridItem...) { self.items = items }

  /// The most columns or rows of a grid.
  static let most = 1000
}
