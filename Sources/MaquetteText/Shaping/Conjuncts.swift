/// Letters of Brahmic scripts that a virama joins into one: no text is divided between them.
///
/// Documented: Unicode Standard Annex 29, rule GB9c, with the linkers of Unicode 16; and the viramas
/// of Gurmukhi and Kannada and those of smaller scripts, which stack letters in the same way.
enum Conjuncts {
  /// Takes the boundaries behind such viramas out of what may happen before each byte.
  static func keep(in bytes: [UInt8], breaks: inout [UInt8]) {
    // Their scripts are E0 A4–B5, E1 and EA, and F0 90–91.
    guard bytes.contains(where: { $0 == 0xE0 || $0 == 0xE1 || $0 == 0xEA || $0 == 0xF0 }) else {
      return
    }
    var offset = 0
    var isJoining = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if linkers.contains(scalar.value) {
        isJoining = true
      } else if isJoining {
        switch scalar.properties.generalCategory {
        case .otherLetter:
          if offset < breaks.count { breaks[offset] = 0 }
          isJoining = false
        // Marks and the joiner stand between a virama and the letter; the non-joiner parts them.
        case .nonspacingMark, .spacingMark: break
        default: isJoining = scalar.value == 0x200D
        }
      }
      offset += UTF8.width(scalar)
    }
  }

  private static let linkers: Set<UInt32> = [
    0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D, 0x1039, 0x17D2, 0x1A60, 0x1B44, 0x1BAB,
    0xA9C0, 0xAAF6, 0x10A3F, 0x11046, 0x110B9, 0x11133, 0x111C0, 0x11235, 0x1134D, 0x113D0, 0x11442,
    0x114C2, 0x115BF, 0x1163F, 0x116B6, 0x11839, 0x1193E, 0x119E0, 0x11A47, 0x11A99, 0x11C3F,
    0x11D45, 0x11D97, 0x11F42,
  ]
}
