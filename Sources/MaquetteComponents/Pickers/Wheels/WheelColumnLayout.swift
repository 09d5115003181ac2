/// How wide a column of wheels is, and where it stands.
struct WheelColumnLayout {
  /// Where its texts stand, from the leading edge of the wheels, in points.
  var content: ClosedRange<Double>
  /// What of the wheels belongs to it: what answers to touch.
  var area: ClosedRange<Double>

  /// Columns in a width.
  ///
  /// Columns of dates are as wide as their texts and stand close together in the middle; others share
  /// the width evenly, but for those with a width of their own.
  ///
  /// - Parameter natural: how wide the texts of each column are.
  static func columns(
    _ columns: [WheelColumn], natural: [Double], in width: Double, look: WheelLook
  ) -> [WheelColumnLayout] {
    guard !columns.isEmpty else { return [] }
    return look.kind == .generic
      ? shared(columns, natural: natural, in: width, look: look)
      : gathered(columns, natural: natural, in: width, look: look)
  }

  private static func shared(
    _ columns: [WheelColumn], natural: [Double], in width: Double, look: WheelLook
  ) -> [WheelColumnLayout] {
    let room = max(1, width - 2 * look.bandInset)
    let fixed = columns.compactMap(\.ownWidth).reduce(0, +)
    let free = columns.indices.filter { columns[$0].ownWidth == nil }
    // Widths that are too large together shrink alike, leaving the others the padding at least.
    let least = Double(free.count) * 2 * look.columnPadding
    let shrink = fixed > 0 ? min(1, max(0, room - least) / fixed) : 1
    let padding = 2 * min(look.columnPadding, room / Double(columns.count) / 8)
    let shares = shares(
      of: max(0, room - fixed * shrink), least: free.map { natural[$0] + padding })
    var widths = columns.map { ($0.ownWidth ?? 0) * shrink }
    for (index, share) in zip(free, shares) { widths[index] = share }
    var x = (width - widths.reduce(0, +)) / 2
    return widths.map { own in
      let area = x...(x + own)
      x += own
      let inset = min(padding / 2, own / 4)
      return WheelColumnLayout(
        content: (area.lowerBound + inset)...(area.upperBound - inset), area: area)
    }
  }

  /// Even shares of a length; who needs more takes it from those that need less.
  private static func shares(of length: Double, least: [Double]) -> [Double] {
    let total = least.reduce(0, +)
    guard !least.isEmpty, total < length else {
      return least.map { total > 0 ? $0 / total * length : 0 }
    }
    var shares = least
    var left = length
    var open = Array(least.indices)
    while !open.isEmpty {
      let even = left / Double(open.count)
      let large = open.filter { least[$0] > even }
      if large.isEmpty {
        for index in open { shares[index] = even }
        break
      }
      left -= large.reduce(0) { $0 + least[$1] }
      open.removeAll { least[$0] > even }
    }
    return shares
  }

  private static func gathered(
    _ columns: [WheelColumn], natural: [Double], in width: Double, look: WheelLook
  ) -> [WheelColumnLayout] {
    let wanted = zip(columns, natural).map { $0.ownWidth ?? $1 }
    let total = wanted.reduce(0, +)
    let count = Double(columns.count)
    // Gaps are as wide as the room at the sides, but not too wide.
    let spare = (width - total) / (count + 1)
    let gap = max(min(look.columnGap, spare), leastGap(in: width))
    let room = room(for: columns.count, in: width, look: look)
    let shrink = total > room ? room / total : 1
    var x = (width - total * shrink - gap * (count - 1)) / 2
    return wanted.indices.map { index in
      let own = wanted[index] * shrink
      let content = x...(x + own)
      x += own + gap
      let start = index == 0 ? 0 : content.lowerBound - gap / 2
      let end = index == wanted.count - 1 ? width : content.upperBound + gap / 2
      return WheelColumnLayout(content: content, area: start...max(start, end))
    }
  }

  private static func leastGap(in width: Double) -> Double { min(8, width / 30) }

  /// The most that the texts of columns can take together, in points.
  static func room(for count: Int, in width: Double, look: WheelLook) -> Double {
    let edge = min(look.bandInset + 6, width / 10)
    return max(1, width - 2 * edge - leastGap(in: width) * Double(max(0, count - 1)))
  }
}
