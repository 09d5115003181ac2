import MaquetteCore
import MaquetteThemes

/// Draws a laid out label: what is behind the letters, the letters, and the lines along them.
struct LabelDecoration {
  let text: LabelText
  let layout: TextLayout
  /// The top left corner of the layout on the canvas.
  let origin: Point
  /// How lines along letters are drawn; `nil` where the text has but one look, which has neither lines nor a
  /// background.
  let theme: LabelTheme?
  /// The colour and offset of a shadow.
  var shadow: (color: Color, offset: Point)?

  /// Everything, from back to front.
  var items: [DrawItem] {
    guard let theme else { return shadows + letters }
    return backgrounds + shadows
      + lines(\.underline, \.underlineColor, theme.underline, leavesOutLetters: true) + letters
      + lines(
        \.strikethrough, \.strikethroughColor, theme.strikethrough, leavesOutLetters: false)
  }

  private var letters: [DrawItem] {
    layout.lines.flatMap(\.runs).flatMap { run in
      text.items(
        of: run, glyphs: run.glyphs.moved(by: origin), color: text.look(of: run).color)
    }
  }

  private var shadows: [DrawItem] {
    guard let shadow else { return [] }
    let moved = origin.offset(x: shadow.offset.x, y: shadow.offset.y)
    return layout.lines.flatMap(\.runs).flatMap {
      text.items(of: $0, glyphs: $0.glyphs.moved(by: moved).untold, color: shadow.color)
    }
  }

  private var backgrounds: [DrawItem] {
    guard text.looks.contains(where: { $0.background != nil }) else { return [] }
    return layout.lines.flatMap { line in
      groups(of: line) { $0.background }.compactMap { group -> DrawItem? in
        guard let color = group.value else { return nil }
        let rect = Rect(
          x: origin.x + group.extent.lowerBound, y: origin.y + line.top,
          width: group.extent.upperBound - group.extent.lowerBound, height: line.height)
        return .fill(.rect(rect), .color(color))
      }
    }
  }

  /// Stretches of a line that look alike in some respect, from left to right.
  private func groups<Value: Equatable>(
    of line: TextLine, by value: (TextLook) -> Value
  ) -> [(value: Value, extent: ClosedRange<Double>, runs: [TextRun])] {
    line.runs.reduce(into: []) { result, run in
      let start = run.glyphs.origin.x
      let value = value(text.look(of: run))
      if let last = result.last, last.value == value, start <= last.extent.upperBound + 0.01 {
        let end = max(last.extent.upperBound, start + run.width)
        result[result.count - 1].extent = last.extent.lowerBound...end
        result[result.count - 1].runs.append(run)
      } else {
        result.append((value, start...max(start, start + run.width), [run]))
      }
    }
  }

  // MARK: Lines

  /// What makes neighbours share one line.
  private struct LineKey: Equatable {
    var style: UnderlineStyle
    var color: Color
    var size: Double
    var baselineOffset: Double
  }

  private func lines(
    _ style: KeyPath<TextLook, UnderlineStyle>, _ color: KeyPath<TextLook, Color>,
    _ place: LabelTheme.Line, leavesOutLetters isUnderline: Bool
  ) -> [DrawItem] {
    guard text.looks.contains(where: { $0[keyPath: style].line != .none }) else { return [] }
    let strokes = layout.lines.flatMap { line in
      groups(of: line) { look in
        LineKey(
          style: look[keyPath: style], color: look[keyPath: color], size: look.font.size,
          baselineOffset: look.baselineOffset)
      }.flatMap { group -> [Stroke] in
        guard group.value.style.line != .none else { return [] }
        let thickness = place.thickness(at: group.value.size)
        let whole = group.value.style.byWord ? words(in: group.runs) : [group.extent]
        let crossings = isUnderline ? group.runs.flatMap(\.crossings) : []
        let extents = whole.flatMap { $0.gaps(around: crossings, padding: thickness) }
        let middle =
          origin.y + line.baseline - group.value.baselineOffset + group.value.size * place.offset
        return extents.map {
          Stroke(extent: $0, middle: middle, thickness: thickness, key: group.value)
        }
      }
    }
    // More dots than anyone can see are lines.
    let dots = strokes.reduce(0) { sum, stroke in
      stroke.key.style.pattern == .solid ? sum : sum + stroke.length / stroke.thickness
    }
    return strokes.flatMap { stroke -> [DrawItem] in
      var key = stroke.key
      if dots > Self.mostDots { key.style.pattern = .solid }
      return bars(
        stroke.extent, middle: stroke.middle, thickness: stroke.thickness, style: key.style
      ).map { .fill(.rect($0), .color(key.color)) }
    }
  }

  /// A line along some letters.
  private struct Stroke {
    var extent: ClosedRange<Double>
    var middle: Double
    var thickness: Double
    var key: LineKey

    var length: Double { extent.upperBound - extent.lowerBound }
  }

  /// How long all dotted lines of a label may be together, in dots.
  private static let mostDots = 20_000.0

  private func bars(
    _ extent: ClosedRange<Double>, middle: Double, thickness: Double, style: UnderlineStyle
  ) -> [Rect] {
    func bar(_ middle: Double, _ thickness: Double) -> [Rect] {
      style.pattern.pieces(of: extent, thickness: thickness).map {
        Rect(
          x: origin.x + $0.lowerBound, y: middle - thickness / 2,
          width: $0.upperBound - $0.lowerBound, height: thickness)
      }
    }
    return switch style.line {
    case .none: []
    case .single: bar(middle, thickness)
    case .thick: bar(middle + thickness / 2, thickness * 2)
    case .double: bar(middle, thickness) + bar(middle + thickness * 2, thickness)
    }
  }

  /// The extents of what is not white space.
  private func words(in runs: [TextRun]) -> [ClosedRange<Double>] {
    let rects = runs.flatMap { run -> [Rect] in
      var pen = 0.0
      let bytes = Array(run.glyphs.text.utf8)
      var offset = 0
      return run.glyphs.clusters.compactMap { cluster in
        let end = min(bytes.count, offset + cluster.utf8Count)
        let text = String(decoding: bytes[min(offset, end)..<end], as: UTF8.self)
        let left =
          run.glyphs.origin.x
          + (run.glyphs.isRightToLeft ? run.width - pen - cluster.advance : pen)
        pen += cluster.advance
        offset = end
        let isSpace = text.allSatisfy(\.isWhitespace)
        return isSpace ? nil : Rect(x: left, y: 0, width: cluster.advance, height: 1)
      }
    }
    return TextLayout.merged(rects).map { $0.minX...$0.maxX }
  }
}

extension GlyphRun {
  /// The run without its text: letters that are drawn once more, and read once.
  var untold: GlyphRun {
    var copy = self
    (copy.text, copy.clusters) = ("", [])
    return copy
  }

  /// The run somewhere else.
  func moved(by offset: Point) -> GlyphRun {
    var copy = self
    copy.origin = origin.offset(x: offset.x, y: offset.y)
    return copy
  }
}
