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

  /// The letters, cut off at the frame's edges and fading towards them.
  var items: [DrawItem] {
    let period = line.size.width + theme.gap
    let shift = period * phase
    let first = isRightToLeft ? frame.maxX - line.size.width + shift : frame.minX - shift
    let second = isRightToLeft ? first - period : first + period
    let letters = [first, second].flatMap { x in
      line.lines.flatMap(\.runs).flatMap { run in
        pieces(of: run, at: Point(x: x, y: frame.minY + top))
      }
    }
    return [.group(DrawGroup(letters, clips: [.rect(frame)]))]
  }

  /// The run as a whole where it is opaque, and letter by letter where it fades.
  private func pieces(of run: TextRun, at origin: Point) -> [DrawItem] {
    let color = text.look(of: run).color
    let moved = run.glyphs.moved(by: origin)
    let left = moved.origin.x
    guard left < frame.maxX, left + run.width > frame.minX else { return [] }
    // At rest the text has its beginning in full.
    let fadesAtStart = phase > 0
    let opaque = Rect(
      x: frame.minX + (isRightToLeft || fadesAtStart ? theme.fadeWidth : 0), y: 0,
      width: max(
        0,
        frame.width - theme.fadeWidth
          - (fadesAtStart ? theme.fadeWidth : 0)), height: 1)
    if left >= opaque.minX, left + run.width <= opaque.maxX { return [.text(moved, color)] }
    return moved.glyphs.indices.compactMap { index in
      let x = left + moved.glyphs[index].position.x
      let next =
        index + 1 < moved.glyphs.count
        ? left + moved.glyphs[index + 1].position.x : left + run.width
      let middle = (x + next) / 2
      let outside = max(0, opaque.minX - middle, middle - opaque.maxX)
      let share = max(0, 1 - outside / max(0.001, theme.fadeWidth))
      guard share > 0 else { return nil }
      var faded = color
      faded.alpha *= share
      var single = moved
      single.glyphs = [moved.glyphs[index]]
      single.text = ""
      single.clusters = []
      return .text(single, faded)
    }
  }
}
