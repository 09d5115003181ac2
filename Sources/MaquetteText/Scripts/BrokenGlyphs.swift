import MaquetteCore

/// Characters whose outlines are broken in some faces of a family. The family's model draws them there.
struct BrokenGlyphs: Hashable, Sendable {
  let weights: ClosedRange<FontWeight>
  /// Whether the upright faces have them right.
  var isItalicOnly = false
  /// Each stands for the letters that accents make of it, too.
  let characters: String

  /// Those of Inter Display 3.19, as Debian's `fonts-inter` 4.0~beta7 has it. Found by comparing the
  /// outlines of all weights with Inter's.
  static let interDisplay = [
    // Squeezed to a small mark, or in pieces.
    BrokenGlyphs(weights: .thin ... .light, characters: "ΦЄ∫⁀Ⱦ˔˱˲˹˼"),
    BrokenGlyphs(weights: .medium ... .heavy, characters: "ѽⅧ"),
    BrokenGlyphs(weights: .medium ... .heavy, isItalicOnly: true, characters: "K\u{212A}ΚⓀ🄺"),
    // Mirrored or turned after they were slanted, so that they lean to the left.
    BrokenGlyphs(
      weights: .ultraLight ... .black, isItalicOnly: true,
      characters: "\\qʠƆƌƧƨƸƹɜɝɞˆͶϿИЯҊ"),
    // Its second half is another letter's.
    BrokenGlyphs(weights: .ultraLight ... .black, characters: "ѹ"),
  ]

  /// The characters of all that are about a face.
  static func scalars(
    of list: [BrokenGlyphs], weight: FontWeight, isItalic: Bool
  ) -> Set<UInt32> {
    let own = list.filter { $0.weights.contains(weight) && (isItalic || !$0.isItalicOnly) }
    return Set(own.flatMap { $0.characters.unicodeScalars.map(\.value) })
  }
}
