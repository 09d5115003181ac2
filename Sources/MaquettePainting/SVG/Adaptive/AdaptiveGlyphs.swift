import MaquetteCore

/// Decides which glyphs are defined once and used, and which are part of the outline of their run.
///
/// Definitions need identifiers, and a picture without any can stand in a page as often as one likes.
/// So there are none unless they make the letters a good deal smaller, as in long texts.
struct AdaptiveGlyphs {
  /// A glyph of a face.
  struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  /// Bytes that defining a glyph and using it once take beside the outline.
  private static let definition = 28
  private static let use = 30
  /// The share of all letters that definitions must save.
  private static let worthwhile = 0.3

  private var counts: [Key: Int] = [:]
  private(set) var shared: Set<Key> = []

  /// Counts the glyphs of a scene.
  init(_ scene: Scene) {
    for node in scene.nodes { count(node.items) }
  }

  private mutating func count(_ items: [DrawItem]) {
    for item in items {
      switch item {
      case .text(let run, _):
        for glyph in run.glyphs { counts[Key(face: run.face, glyph: glyph.id), default: 0] += 1 }
      case .group(let group): count(group.items)
      default: break
      }
    }
  }

  /// Weighs the outlines.
  mutating func decide(_ outline: (Key) throws -> String) rethrows {
    var (total, saved) = (0, 0)
    for (key, count) in counts {
      let size = try outline(key).utf8.count
      total += count * size
      let gain = (count - 1) * size - AdaptiveGlyphs.definition - count * AdaptiveGlyphs.use
      guard count > 1, gain > 0 else { continue }
      saved += gain
      shared.insert(key)
    }
    if Double(saved) < Double(total) * AdaptiveGlyphs.worthwhile { shared = [] }
  }
}
