internal import CPango
import MaquetteCore

/// The faces on several lines of a text whose letters need more room than the text's own font gives,
/// as those of Thai, Burmese and vocalised Arabic do: where one of them stands, a line is as high as
/// the face asks, so that no line touches the next. A single line has nothing to touch, and keeps
/// the height that controls count on.
struct TallFaces {
  private var files: Set<ObjectIdentifier> = []

  /// How far letters may reach beyond a line, in shares of their size: what touches nothing.
  private static let tolerance = 0.05

  init(_ lines: [ShapedLine], styles: [SpanStyle]) {
    guard lines.count > 1 else { return }
    for item in lines.lazy.flatMap(\.items) {
      let style = styles[item.style]
      guard let file = item.file, file !== style.chain.primary,
        !files.contains(ObjectIdentifier(file))
      else { continue }
      let ink = item.ink(style: style)
      let most = Self.tolerance * style.size
      let isTall =
        ink.above > style.ascent + style.baselineOffset + most
        || ink.below > style.descent - style.baselineOffset + most
      if isTall { files.insert(ObjectIdentifier(file)) }
    }
  }

  /// The room that an item asks for above and below the baseline, in points; `nil` for what its
  /// style says.
  func extent(of item: ShapedItem, style: SpanStyle) -> (above: Double, below: Double)? {
    guard let file = item.file, files.contains(ObjectIdentifier(file)) else { return nil }
    let (ascent, descent) = file.lineExtent
    return (
      ascent * style.size + style.baselineOffset, descent * style.size - style.baselineOffset
    )
  }
}

extension FontFile {
  /// The room that the face asks for above and below the baseline, in ems.
  var lineExtent: (above: Double, below: Double) {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return (0, 0) }
    return (Double(extents.ascender) / unitsPerEm, -Double(extents.descender) / unitsPerEm)
  }
}
