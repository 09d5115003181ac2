/// Korean can be broken between any two syllables; labels keep its words whole.
enum HangulWords {
  /// Takes the breaks between syllables out of what may happen before each byte.
  static func keep(in bytes: [UInt8], breaks: inout [UInt8]) {
    // Hangul syllables, jamo and their extensions are E1 84–87, EA–ED.
    guard bytes.contains(where: { $0 == 0xE1 || (0xEA...0xED).contains($0) }) else { return }
    var offset = 0
    var wasHangul = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isHangul = isHangul(scalar.value)
      if isHangul, wasHangul, offset < breaks.count, breaks[offset] == 2 { breaks[offset] = 1 }
      wasHangul = isHangul
      offset += UTF8.width(scalar)
    }
  }

  private static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
