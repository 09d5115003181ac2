import MaquetteCore
import MaquetteThemes

/// Draws text that is too long for its label in the middle of moving through it.
struct LabelMarquee {
  let text: LabelText
  /// The text on one line.
  let line: TextLayout
  let frame: Rect
  let theme: LabelTheme.Marquee
  /// From 0 to 1.
  let phase: Double
  let isRightToLeft: Bool
  /// How far the line's top lies below the frame's.
  let top: Double

  /// The width of a pixel of the picture, in points.
  let pixel: Double

  /// The letters, cut off at the frame's edges and fading towards them.
  var items: [DrawItem] {
    let runs = self.runs
    // At rest the text has its beginning in full.
    let fade = min(theme.fadeWidth, frame.width / 2)
    let (atStart, atEnd) = (phase > 0 ? fade : 0, fade)
    let (left, right) = isRightToLeft ? (atEnd, atStart) : (atStart, atEnd)
    let opaque = Rect(
      x: frame.minX + left, y: frame.minY, width: max(0, frame.width - left - right),
      height: frame.height)
    var items = slice(of: runs, in: opaque, share: 1, isText: true)
    for (edge, width, direction) in [(opaque.minX, left, -1.0), (opaque.maxX, right, 1.0)]
    where width > 0 {
      items += fading(runs, from: edge, width: width, direction: direction)
    }
    return [.group(DrawGroup(items, clips: [.rect(frame)]))]
  }

  /// Letters that become fainter from an edge on, pixel by pixel.
  private func fading(
    _ runs: [Moved], from edge: Double, width: Double, direction: Double
  ) -> [DrawItem] {
    let count = max(1, min(128, Int((width / pixel).rounded())))
    let step = width / Double(count)
    return (0..<count).flatMap { index -> [DrawItem] in
      let start = edge + direction * step * Double(index)
      let area = Rect(
        x: min(start, start + direction * step), y: frame.minY, width: step, height: frame.height)
      let share = 1 - (Double(index) + 0.5) / Double(count)
      return slice(of: runs, in: area, share: share, isText: false)
    }
  }

  /// A run at its place in the frame.
  private struct Moved {
    var run: TextRun
    var glyphs: GlyphRun
    var color: Color
    var width: Double { run.width }
  }

  private var runs: [Moved] {
    let period = line.size.width + theme.gap
    let shift = period * phase
    let first = isRightToLeft ? frame.maxX - line.size.width + shift : frame.minX - shift
    let second = isRightToLeft ? first - period : first + period
    return [first, second].flatMap { x in
      line.lines.flatMap(\.runs).compactMap { run -> Moved? in
        let moved = run.glyphs.moved(by: Point(x: x, y: frame.minY + top))
        let isSeen = moved.origin.x < frame.maxX && moved.origin.x + run.width > frame.minX
        return isSeen
          ? Moved(run: run, glyphs: moved, color: text.look(of: run).color) : nil
      }
    }
  }

  /// What is seen of the runs in a part of the frame.
  ///
  /// - Parameters:
  ///   - share: how opaque it is.
  ///   - isText: whether the letters stand for their text, as one part of them does.
  private func slice(
    of runs: [Moved], in area: Rect, share: Double, isText: Bool
  ) -> [DrawItem] {
    let letters = runs.flatMap { run -> [DrawItem] in
      let left = run.glyphs.origin.x
      guard left < area.maxX, left + run.width > area.minX else { return [] }
      var color = run.color
      color.alpha *= share
      if isText || run.glyphs.glyphs.isEmpty {
        return text.items(of: run.run, glyphs: run.glyphs, color: color)
      }
      // Ink reaches a little beyond the room of its letter.
      var part = run.glyphs.untold
      let reach = part.size
      part.glyphs = part.glyphs.filter { glyph in
        let x = left + glyph.position.x
        return x < area.maxX + reach && x + 2 * reach > area.minX
      }
      return part.glyphs.isEmpty ? [] : [.text(part, color)]
    }
    return letters.isEmpty ? [] : [.group(DrawGroup(letters, clips: [.rect(area)]))]
  }
}
