/// Divides a text into paragraphs and takes out what cannot be drawn.
enum ParagraphSplitter {
  /// The paragraphs of a text, at least one; each may be empty.
  ///
  /// Tabs become spaces and other control characters go: they would be drawn as boxes.
  static func paragraphs(of text: String) -> [String] {
    // Most texts are one line of printable characters. C2 may start a control of the second set
    // or U+0085, E2 a separator.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }) {
      return [text]
    }
    var paragraphs: [String] = []
    var current = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": break
      // Line feed, line tabulation, form feed, carriage return, next line and the two separators.
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        paragraphs.append(String(current))
        current.removeAll()
      case 0x09: current.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: break
      default: current.append(scalar)
      }
    }
    paragraphs.append(String(current))
    return paragraphs
  }
}
