import MaquetteCore

/// A rectangle of whole pixels; the far edges are not inside.
package struct PixelRect: Hashable, Sendable {
  /// The left column.
  package var minX: Int
  /// The top row.
  package var minY: Int
  /// The column after the last one.
  package var maxX: Int
  /// The row after the last one.
  package var maxY: Int

  /// Columns.
  package var width: Int { maxX - minX }
  /// Rows.
  package var height: Int { maxY - minY }
  /// Whether no pixel is inside.
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// A rectangle from its edges.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The smallest one that holds a rectangle.
  ///
  /// - Parameter scale: pixels for each of the rectangle's points.
  package init(around rect: Rect, scale: Double = 1) {
    let (right, bottom) = (
      rect.minX * scale + rect.width * scale, rect.minY * scale + rect.height * scale
    )
    self.init(
      minX: PixelRect.whole((rect.minX * scale).rounded(.down)),
      minY: PixelRect.whole((rect.minY * scale).rounded(.down)),
      maxX: PixelRect.whole(right.rounded(.up)), maxY: PixelRect.whole(bottom.rounded(.up)))
  }

  /// What both cover; empty when they are apart.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The rectangle with every edge moved outwards.
  package func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The same area in points of one pixel each.
  package var rect: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// A whole number near a number of any size: what is too large for an `Int` would trap.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(max(-1e9, min(1e9, value)))
  }
}

extension PixelRect {
  /// The smallest one that holds both.
  package func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
