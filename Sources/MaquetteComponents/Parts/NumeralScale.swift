import MaquetteCore

/// Numerals beside a control that make clear what its places mean, each at its place: their order
/// follows the control's, the digits are the locale's and never flipped (HIG, Right to left).
struct NumeralScale {
  private struct Numeral {
    var share: Double
    var element: any LayoutElement
    var size: Size
  }

  private let numerals: [Numeral]
  private let context: LayoutContext
  /// The room between the control and the numerals, in points.
  let gap: Double

  /// Numerals at places of a control.
  ///
  /// - Parameter places: how far from the control's start each stands, from 0 to 1, and its text.
  init(
    _ places: [(share: Double, text: String)], gap: Double, font: FontValue, color: Color,
    context: LayoutContext
  ) {
    self.context = context
    self.gap = gap
    numerals = places.enumerated().map { index, place in
      let label = Label(place.text, font: font, color: .custom(color))
      let element = context.element(for: AnyComponent(label), at: index, axis: nil)
      return Numeral(share: place.share, element: element, size: element.size(for: .ideal))
    }
  }

  /// The values of a range at even places, as the locale writes them.
  static func places(
    _ count: Int, of range: ValueRange, format: ValueFormat, context: LayoutContext
  ) -> [(share: Double, text: String)] {
    let count = max(2, count)
    return (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return (share, context.text(of: range.value(at: share), in: range, format: format))
    }
  }

  /// The height of the row of numerals with the gap above it; 0 without any.
  var height: Double {
    numerals.isEmpty ? 0 : gap + (numerals.map(\.size.height).max() ?? 0)
  }

  /// The width of the column of numerals with the gap beside it; 0 without any.
  var width: Double {
    numerals.isEmpty ? 0 : gap + (numerals.map(\.size.width).max() ?? 0)
  }

  /// The nodes of the row below a control.
  ///
  /// - Parameters:
  ///   - frame: the control with the row below it; numerals stay inside of its sides.
  ///   - top: where the row is, gap included.
  ///   - place: the distance of a share from the frame's left edge.
  func row(in frame: Rect, below top: Double, at place: (Double) -> Double) -> [SceneNode] {
    let rects = numerals.map { numeral in
      let x = frame.minX + place(numeral.share) - numeral.size.width / 2
      let inside = max(frame.minX, min(x, frame.maxX - numeral.size.width))
      return Rect(origin: Point(x: context.rounded(inside), y: top + gap), size: numeral.size)
    }
    return nodes(rects, along: \.minX, to: \.maxX, apart: 4)
  }

  /// The nodes of the column after a control that stands upright.
  func column(in frame: Rect, after width: Double, at place: (Double) -> Double) -> [SceneNode] {
    let rects = numerals.map { numeral in
      let y = place(numeral.share) - numeral.size.height / 2
      let inside = max(0, min(y, frame.height - numeral.size.height))
      return context.mirrored(
        Rect(
          origin: Point(x: width + gap, y: context.rounded(inside)), size: numeral.size),
        in: frame)
    }
    return nodes(rects, along: \.minY, to: \.maxY, apart: -1)
  }

  /// All of them, or the first and the last where there is no room for those between. Lines of text
  /// have room of their own above and below digits.
  private func nodes(
    _ rects: [Rect], along start: KeyPath<Rect, Double>, to end: KeyPath<Rect, Double>,
    apart least: Double
  ) -> [SceneNode] {
    let sorted = rects.sorted { $0[keyPath: start] < $1[keyPath: start] }
    let isCrowded = zip(sorted, sorted.dropFirst()).contains {
      $1[keyPath: start] - $0[keyPath: end] < least
    }
    return zip(numerals, rects).enumerated().flatMap { index, pair -> [SceneNode] in
      if isCrowded, index > 0, index < numerals.count - 1 { return [] }
      return pair.0.element.place(in: pair.1).map(\.silenced)
    }
  }
}
