internal import MaquetteLocale

/// Words of Burmese, Khmer and Lao, which have no spaces between them. Pango knows where those of Thai
/// end; of these it would break lines anywhere.
enum UnspacedWords {
  /// Corrects what may happen before each byte between two letters of these scripts: lines end between
  /// words.
  static func mark(in bytes: [UInt8], breaks: inout [UInt8]) {
    guard mayHave(bytes) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let ends = WordDictionary.lineBreaks(in: text) else { return }
    var next = ends.startIndex
    var (byte, unit) = (0, 0)
    var isAfterLetter = false
    for scalar in text.unicodeScalars {
      while next < ends.endIndex, ends[next] < unit { next += 1 }
      let isLetter = isOfThese(scalar)
      // Inside of a letter with its marks nothing ends.
      if isAfterLetter, isLetter, byte < breaks.count, breaks[byte] > 0 {
        breaks[byte] = next < ends.endIndex && ends[next] == unit ? 2 : 1
      }
      isAfterLetter = isLetter
      byte += UTF8.width(scalar)
      unit += UTF16.width(scalar)
    }
  }

  private static func isOfThese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Lao; Burmese, and what other languages add to it; Khmer.
    case 0x0E80...0x0EFF, 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether some bytes begin such a letter.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      switch (first, second) {
      case (0xE0, 0xBA...0xBB), (0xE1, 0x80...0x82), (0xE1, 0x9E...0x9F), (0xEA, 0xA7),
        (0xEA, 0xA9):
        true
      default: false
      }
    }
  }
}
