/// The order in which the parts of a line stand from left to right.
enum VisualOrder {
  /// Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one,
  /// turn round every stretch at or above the level.
  static func of<Item>(_ items: [Item], level: (Item) -> UInt8) -> [Item] {
    guard let highest = items.lazy.map(level).max(), highest > 0 else { return items }
    var order = items
    for turned in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, level(order[end]) >= turned { end += 1 }
        if end - start > 1 { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order
  }
}
