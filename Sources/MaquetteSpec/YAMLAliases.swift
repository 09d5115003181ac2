import MaquetteCore

/// Hides aliases from Yams, so that following them is not left to it.
///
/// Each `*` that may begin an alias becomes a character that the text does not have, which makes
/// `*name` a plain scalar in the same place; in all other texts it is turned back.
struct YAMLAliases {
  /// The text without aliases.
  let hiddenText: String
  private let mark: Unicode.Scalar?

  init(_ source: YAMLSourceText) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let star = UInt8(ascii: "*")
    guard source.bytes.contains(star) else {
      (hiddenText, mark) = (text, nil)
      return
    }
    let mark = PrivateCharacters.unused(in: text)
    let hidden = Array(String(Character(mark)).utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + 64)
    var previous = UInt8(ascii: "\n")
    for byte in source.bytes {
      if byte == star, YAMLAliases.mayPrecedeValue(previous) {
        bytes += hidden
      } else {
        bytes.append(byte)
      }
      previous = byte
    }
    (hiddenText, self.mark) = (String(decoding: bytes, as: UTF8.self), mark)
  }

  private static func mayPrecedeValue(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\n", "\r", "[", "{", ",", ":", "-", "?": true
    default: false
    }
  }

  /// The name of the alias that a plain scalar is; `nil` for other text.
  func name(in scalar: String) -> String? {
    guard let mark, scalar.unicodeScalars.first == mark else { return nil }
    let name = String(scalar.unicodeScalars.dropFirst())
    // A text in `**` or with a space is not what an alias looks like, but YAML takes it for one.
    return restored(name)
  }

  /// A text with its asterisks.
  func restored(_ text: String) -> String {
    // What hides them is beyond U+FFFF, which few texts have anything of.
    guard let mark, text.utf8.contains(where: { $0 >= 0xF0 }),
      text.unicodeScalars.contains(mark)
    else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == mark ? "*" : $0 }))
  }
}

/// Characters of the private use area that stand for something else for a while.
enum PrivateCharacters {
  /// The first one that a text does not have. There are more of them than a text may have bytes
  /// for, so that one is left.
  static func unused(in text: String, from first: UInt32 = 0x10_0000) -> Unicode.Scalar {
    guard text.utf8.contains(where: { $0 >= 0xEE }) else {
      return Unicode.Scalar(first) ?? "\u{10FFFD}"
    }
    let used = Set(text.unicodeScalars.lazy.filter { $0.value >= 0xE000 })
    for value in first...0x10_FFFD {
      if let scalar = Unicode.Scalar(value), !used.contains(scalar) { return scalar }
    }
    return "\u{10FFFD}"
  }
}
