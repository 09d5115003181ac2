import MaquetteCore

/// The lines of a text as libyaml counts them, by YAML 1.1, beside those that editors show.
///
/// In YAML 1.1, U+0085, U+2028 and U+2029 end a line; in YAML 1.2 and in editors they do not.
struct YAMLLines {
  /// A character that ends a line for libyaml alone.
  struct Break {
    let scalar: Unicode.Scalar
    /// Its first byte.
    let offset: Int
    /// How many scalars of the line that editors show stand before libyaml's next line.
    let column: Int
  }

  /// In the order of the text; empty for nearly all texts.
  let breaks: [Break]
  private let source: SpecSource
  /// The line, from 1, that begins for libyaml behind each of them.
  private let starts: [Int]

  init(_ source: SpecSource) {
    self.source = source
    (breaks, starts) = source.isASCII ? ([], []) : YAMLLines.found(in: source.bytes)
  }

  private static func found(in bytes: [UInt8]) -> (breaks: [Break], starts: [Int]) {
    guard bytes.indices.contains(where: { scalar(at: $0, in: bytes) != nil }) else {
      return ([], [])
    }
    var breaks: [Break] = []
    var starts: [Int] = []
    var (line, column) = (1, 0)
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      column += 1
      if byte == 0x0A || byte == 0x0D {
        // A return before a line feed has ended the line already.
        let isSecond = byte == 0x0A && offset > 0 && bytes[offset - 1] == 0x0D
        line += isSecond ? 0 : 1
        column = 0
      } else if let scalar = scalar(at: offset, in: bytes) {
        line += 1
        breaks.append(Break(scalar: scalar, offset: offset, column: column))
        starts.append(line)
      }
    }
    return (breaks, starts)
  }

  /// A place that libyaml counted, in the lines that editors show.
  func place(_ place: YAMLPlace) -> YAMLPlace {
    guard let first = starts.first, first <= place.line else { return place }
    let last = starts.lastIndex(notAbove: place.line)
    let before = starts[last] == place.line ? breaks[last].column : 0
    return YAMLPlace(line: place.line - last - 1, column: place.column + before)
  }

  /// Where a place that libyaml counted is in the text.
  func location(of place: YAMLPlace) -> SourceLocation {
    source.location(of: self.place(place))
  }

  /// The text with a letter for each of the breaks, as long as it was.
  var bytesWithoutBreaks: [UInt8] {
    var result = source.bytes
    for found in breaks {
      // U+00B7 and U+2027.
      let isShort = found.scalar.value == 0x85
      result[found.offset + (isShort ? 1 : 2)] = isShort ? 0xB7 : 0xA7
    }
    return result
  }

  private static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    switch bytes[offset] {
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0x85: return "\u{85}"
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      switch bytes[offset + 2] {
      case 0xA8: return "\u{2028}"
      case 0xA9: return "\u{2029}"
      default: return nil
      }
    default: return nil
    }
  }
}
