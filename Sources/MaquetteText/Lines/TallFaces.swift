internal import CPango

/// The faces on several lines of a text whose letters reach so far up and down that one line would
/// touch the next, as those of Thai, Burmese and vocalised Arabic do: where one of them stands, a line is
/// as high as the face asks. A single line keeps the height that controls count on, and so do letters
/// that fit between the lines of the text's own font. But where letters stack far below and above the
/// line, as Burmese and Tibetan ones do, a single line takes in its letters, which would touch the
/// text below it, unless it stands in a bar's row or in a button of a dialog. A line of Nastaliq is always
/// as high as its face asks: its words hang.
struct TallFaces {
  private var files: Set<ObjectIdentifier> = []
  /// Those on a single line that is as high as its letters.
  private var stacking: Set<ObjectIdentifier> = []
  /// How many lines of a text a face asks for whose letters stack. Thai and Lao ask for less.
  private static let stackingLines = 1.5

  /// - Parameter keepsSingleLine: whether a single line is as high as any, with letters that stack, too.
  init(_ lines: [ShapedLine], styles: [SpanStyle], keepsSingleLine: Bool = false) {
    for item in lines.lazy.flatMap(\.items) {
      guard let file = item.file, file.isHangingScript, !item.isAttachment,
        file !== styles[item.style].chain.primary
      else { continue }
      files.insert(ObjectIdentifier(file))
    }
    guard lines.count > 1 else {
      if !keepsSingleLine { findStacking(lines, styles: styles) }
      return
    }
    lazy var isVocalised = Self.isVocalised(lines)
    // How far the letters of each face reach above and below the baseline, in lines of their style.
    var reach: [ObjectIdentifier: (above: Double, below: Double)] = [:]
    for (line, item) in lines.lazy.flatMap({ line in line.items.map { (line, $0) } }) {
      let style = styles[item.style]
      guard !item.isAttachment, let file = item.file, file !== style.chain.primary else { continue }
      let name = ObjectIdentifier(file)
      let height = style.ascent + style.descent
      guard height > 0, !files.contains(name),
        !Self.isArabic(line.source.bytes[item.range]) || isVocalised
      else { continue }
      let ink = item.ink(style: style)
      let known = reach[name] ?? (0, 0)
      let most = (
        above: max(known.above, (ink.above - style.baselineOffset) / height),
        below: max(known.below, (ink.below + style.baselineOffset) / height)
      )
      reach[name] = most
      if most.above + most.below > 1 { files.insert(name) }
    }
  }

  private mutating func findStacking(_ lines: [ShapedLine], styles: [SpanStyle]) {
    for line in lines {
      for item in line.items {
        let style = styles[item.style]
        guard !item.isAttachment, let file = item.file, file !== style.chain.primary,
          !Self.isArabic(line.source.bytes[item.range])
        else { continue }
        let (above, below) = file.lineExtent
        if (above + below) * style.size > (style.ascent + style.descent) * Self.stackingLines {
          stacking.insert(ObjectIdentifier(file))
        }
      }
    }
  }

  private static func isArabic(_ utf8: ArraySlice<UInt8>) -> Bool {
    utf8.contains { (0xD8...0xDB).contains($0) }
  }

  /// Whether Arabic letters of a text have their vowels. Without them they are set as close as Latin
  /// ones, and their few tall and deep letters pass one another. Ordinary texts have a mark here and
  /// there, which changes nothing about their lines.
  private static func isVocalised(_ lines: [ShapedLine]) -> Bool {
    var (letters, marks) = (0, 0)
    for line in lines {
      for item in line.items where !item.isAttachment {
        let utf8 = line.source.bytes[item.range]
        letters += utf8.count { (0xD8...0xDB).contains($0) }
        // U+064B to U+0652, and U+0670.
        marks += zip(utf8, utf8.dropFirst()).count { first, second in
          first == 0xD9 && ((0x8B...0x92).contains(second) || second == 0xB0)
        }
      }
    }
    return marks * 5 > letters
  }

  /// The room that an item asks for above and below the baseline, in points; `nil` for what its
  /// style says.
  func extent(of item: ShapedItem, style: SpanStyle) -> (above: Double, below: Double)? {
    guard let file = item.file else { return nil }
    guard files.contains(ObjectIdentifier(file)) else {
      return stacking.contains(ObjectIdentifier(file)) ? item.ink(style: style) : nil
    }
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
