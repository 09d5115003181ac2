import MaquetteCore

/// A rectangle of whole pixels; the far edges are not inside.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The smallest one that holds a rectangle.
  init(around rect: Rect) {
    self.init(
      minX: PixelRect.whole(rect.minX.rounded(.down)),
      minY: PixelRect.whole(rect.minY.rounded(.down)),
      maxX: PixelRect.whole(rect.maxX.rounded(.up)),
      maxY: PixelRect.whole(rect.maxY.rounded(.up)))
  }

  /// What both cover; empty when they are apart.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The rectangle with every edge moved outwards.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The same area in points of one pixel each.
  var rect: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  /// A whole number near a number of any size: what is too large for an `Int` would trap.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(max(-1e9, min(1e9, value)))
  }
}

extension PixelRect {
  /// The smallest one that holds both.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
