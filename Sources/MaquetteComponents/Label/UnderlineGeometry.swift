import MaquetteThemes

// What a line along a text consists of: its thickness, its gaps, its dashes.

extension LabelTheme.Line {
  /// How thick the line is, in points; never so thin that it fades away.
  func thickness(at size: Double) -> Double { max(0.5, size * thickness) }
}

extension UnderlineStyle {
  /// What the lines cover, in points below the baseline; `nil` without a line.
  func band(_ place: LabelTheme.Line, size: Double) -> ClosedRange<Double>? {
    let thickness = place.thickness(at: size)
    let top = size * place.offset - thickness / 2
    return switch line {
    case .none: nil
    case .single: top...top + thickness
    case .thick: top...top + thickness * 2
    case .double: top...top + thickness * 3
    }
  }
}

extension ClosedRange<Double> {
  /// What is left of it beside some extents, each a little wider.
  func gaps(
    around extents: [ClosedRange<Double>], padding: Double
  ) -> [ClosedRange<Double>] {
    var pieces: [ClosedRange<Double>] = []
    var start = lowerBound
    for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = extent.lowerBound - padding
      if end > start { pieces.append(start...Swift.min(end, upperBound)) }
      start = Swift.max(start, extent.upperBound + padding)
    }
    if start < upperBound { pieces.append(start...upperBound) }
    // Crumbs between two letters are no line.
    return pieces.filter { $0.upperBound - $0.lowerBound > padding && $0.lowerBound < upperBound }
  }
}

extension UnderlineStyle.Pattern {
  /// Lengths of ink and gap by turns, in thicknesses of the line, as AppKit's patterns.
  private var rhythm: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }

  /// The inked parts of an extent.
  func pieces(
    of extent: ClosedRange<Double>, thickness: Double
  ) -> [ClosedRange<Double>] {
    let rhythm = rhythm
    guard !rhythm.isEmpty else { return [extent] }
    var pieces: [ClosedRange<Double>] = []
    var start = extent.lowerBound
    var index = 0
    while start < extent.upperBound {
      let end = min(extent.upperBound, start + rhythm[index] * thickness)
      if index.isMultiple(of: 2) { pieces.append(start...end) }
      start += rhythm[index] * thickness
      index = (index + 1) % rhythm.count
    }
    return pieces
  }
}
