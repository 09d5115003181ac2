import MaquetteCore

/// A text that people type or have typed, laid out: where its characters are, and what draws them.
///
/// Places are points from its left upper corner, and characters are counted as people count them.
protocol TypedText {
  var size: Size { get }
  /// The distance of the first baseline from the top.
  var baseline: Double { get }
  /// The areas of some characters, line by line.
  func rects(of characters: TextRange) -> [Rect]
  /// The line without width before a character.
  func caret(before character: Int) -> Rect
  /// Whether a character is read from right to left.
  func isTurned(at character: Int) -> Bool
  /// What draws it at a place, so much as is seen in an area.
  func items(at origin: Point, color: Color, in area: Rect) -> [DrawItem]
}

/// A text in its letters.
struct TypedLetters: TypedText {
  let layout: TextLayout
  private let text: String
  private let map: CharacterMap
  private let direction: LayoutDirection

  init(_ layout: TextLayout, of text: String, direction: LayoutDirection) {
    self.layout = layout
    self.text = text
    self.direction = direction
    map = CharacterMap(layout)
  }

  var size: Size { layout.size }
  var baseline: Double { layout.lines.first?.baseline ?? 0 }

  func rects(of characters: TextRange) -> [Rect] {
    characters.bytes(in: text).map(map.rects) ?? []
  }

  func isTurned(at character: Int) -> Bool {
    guard let bytes = TextRange(character..<character + 1).bytes(in: text) else {
      return direction == .rightToLeft
    }
    let runs = layout.lines.lazy.flatMap(\.runs)
    return runs.first { $0.source?.contains(bytes.lowerBound) ?? false }?.glyphs.isRightToLeft
      ?? (direction == .rightToLeft)
  }

  func caret(before character: Int) -> Rect {
    let after = TextRange(character..<character + 1)
    // It stands behind what was typed last, which decides where letters of two directions meet.
    if character > 0, !endsLine(before: character),
      let last = rects(of: TextRange(character - 1..<character)).last
    {
      let x = isTurned(at: character - 1) ? last.minX : last.maxX
      return Rect(x: x, y: last.minY, width: 0, height: last.height)
    }
    if let next = rects(of: after).first {
      let x = isTurned(at: character) ? next.maxX : next.minX
      return Rect(x: x, y: next.minY, width: 0, height: next.height)
    }
    let line = character == 0 ? layout.lines.first : layout.lines.last
    let x = line.map { direction == .rightToLeft ? $0.x + $0.width : $0.x } ?? 0
    return Rect(x: x, y: line?.top ?? 0, width: 0, height: line?.height ?? size.height)
  }

  private func endsLine(before character: Int) -> Bool {
    text.index(text.startIndex, offsetBy: character - 1, limitedBy: text.endIndex)
      .map { $0 < text.endIndex && text[$0].isNewline } ?? false
  }

  func items(at origin: Point, color: Color, in area: Rect) -> [DrawItem] {
    TextBlock.items(of: layout, at: origin, color: color)
  }
}

/// A password: a dot for each character, in the middle of the capitals' height.
struct TypedDots: TypedText {
  let size: Size
  let baseline: Double
  private let count: Int
  private let diameter: Double
  private let pitch: Double
  private let middle: Double
  private let direction: LayoutDirection

  /// - Parameters:
  ///   - diameter: a dot's, as a share of the font's size.
  ///   - pitch: the distance from dot to dot, as a share of it.
  ///   - line: an empty line in the same font, whose height it has.
  init(
    count: Int, diameter: Double, pitch: Double, font: ResolvedFont, line: TextLayout,
    direction: LayoutDirection
  ) {
    self.count = count
    self.diameter = diameter * font.size
    self.pitch = pitch * font.size
    self.direction = direction
    baseline = line.lines.first?.baseline ?? font.lineHeight
    middle = baseline - font.capHeight / 2
    size = Size(width: Double(count) * self.pitch, height: line.size.height)
  }

  /// Dots are told in the interface's direction, whatever they hide.
  private func x(_ character: Int) -> Double {
    let along = Double(min(max(0, character), count)) * pitch
    return direction == .rightToLeft ? size.width - along : along
  }

  func rects(of characters: TextRange) -> [Rect] {
    let (start, end) = (x(characters.lowerBound), x(characters.upperBound))
    guard start != end else { return [] }
    return [Rect(x: min(start, end), y: 0, width: abs(end - start), height: size.height)]
  }

  func caret(before character: Int) -> Rect {
    Rect(x: x(character), y: 0, width: 0, height: size.height)
  }

  func isTurned(at character: Int) -> Bool { direction == .rightToLeft }

  func items(at origin: Point, color: Color, in area: Rect) -> [DrawItem] {
    let first = max(0, Int((area.minX - origin.x) / pitch))
    let last = min(count, Int(((area.maxX - origin.x) / pitch).rounded(.up)))
    guard first < last else { return [] }
    return (first..<last).map { index in
      let dot = Rect(
        x: origin.x + (Double(index) + 0.5) * pitch - diameter / 2,
        y: origin.y + middle - diameter / 2, width: diameter, height: diameter)
      return .fill(.roundedRect(dot, radius: diameter / 2, curve: .circular), .color(color))
    }
  }
}
