/// Questions about characters that decide on fonts and spacing.
enum CharacterKinds {
  /// Whether nothing of the character is ever seen: joiners, variation selectors, marks of
  /// direction.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the character is only room; HarfBuzz makes any width of space from a face's own.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar == " " }
    return scalar.properties.generalCategory == .spaceSeparator
  }

  /// Whether a line may end at a character and leave it out of its width.
  static func hangsAtLineEnd<Bytes: Collection<UInt8>>(_ utf8: Bytes) -> Bool {
    guard let first = utf8.first else { return false }
    if utf8.count == 1 { return first == 0x20 }
    // A space that carries a mark does not hang, nor do the three spaces that do not break.
    return String(decoding: utf8, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      isInvisible(scalar)
        || isSpace(scalar) && ![0xA0, 0x2007, 0x202F].contains(scalar.value)
    }
  }

  /// Whether a cluster is shown as emoji, by nature or by the selector that follows it.
  static func isEmoji(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return first.properties.isEmojiPresentation || scalars.contains { $0.value == 0xFE0F }
  }

  /// Whether letters of the character's script hang together, so that space between them would
  /// tear words apart.
  static func isConnected(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x600 else { return false }
    return connected.contains { $0.contains(scalar.value) }
  }

  /// Arabic and its kin, N'Ko, Mandaic, the Indic scripts with a headline, Mongolian, Phags-pa and
  /// the joined scripts of the supplementary plane.
  private static let connected: [ClosedRange<UInt32>] = [
    0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x900...0xA7F, 0x1800...0x18AF,
    0xA840...0xA87F, 0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10AC0...0x10AFF,
    0x10B80...0x10BAF, 0x10D00...0x10D3F, 0x10F30...0x10FDF, 0x1E900...0x1E95F,
    0x1EE00...0x1EEFF,
  ]
}
