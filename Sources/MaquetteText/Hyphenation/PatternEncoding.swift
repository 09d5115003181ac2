/// How a file of hyphenation patterns writes its letters: what the files of Debian 12 name.
enum PatternEncoding {
  case utf8
  /// One byte for each letter, by their code points; those of ASCII are the same everywhere.
  case table([UInt32])

  /// An encoding by the name that the first line of a file has; `nil` for others.
  init?(_ name: String) {
    switch name.lowercased().filter({ $0 != "-" && $0 != "_" }) {
    case "utf8": self = .utf8
    case "iso88591": self = .table(Self.latin1)
    case "iso885915": self = .table(Self.latin1.map { Self.latin9[$0] ?? $0 })
    case "iso88592": self = .table(Self.high(Self.latin2))
    case "iso88597": self = .table(Self.greek)
    case "iso885913": self = .table(Self.high(Self.latin7))
    case "koi8r", "koi8u": self = .table(Self.koi8)
    case "microsoftcp1251", "cp1251": self = .table(Self.cp1251)
    default: return nil
    }
  }

  /// The code points of a line.
  func scalars(of line: some Collection<UInt8>) -> [UInt32] {
    switch self {
    case .utf8: String(decoding: line, as: UTF8.self).unicodeScalars.map(\.value)
    case .table(let table): line.map { $0 < 0x80 ? UInt32($0) : table[Int($0) - 0x80] }
    }
  }

  // MARK: Tables of the upper half

  private static let latin1 = (0x80...0xFF).map { UInt32($0) }
  private static let latin9: [UInt32: UInt32] = [
    0xA4: 0x20AC, 0xA6: 0x160, 0xA8: 0x161, 0xB4: 0x17D, 0xB8: 0x17E, 0xBC: 0x152, 0xBD: 0x153,
    0xBE: 0x178,
  ]

  /// A table from the characters of A0 to FF.
  private static func high(_ characters: String) -> [UInt32] {
    let known = characters.unicodeScalars.map(\.value)
    return latin1.prefix(0x20) + known
      + Array(repeating: 0xFFFD, count: max(0, 0x60 - known.count))
  }

  private static let latin2 =
    "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
  private static let latin7 =
    "\u{A0}”¢£¤„¦§Ø©Ŗ«¬\u{AD}®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’"

  /// ISO 8859-7: letters stand 0x2D0 above their bytes.
  private static let greek = (0x80...0xFF).map { byte -> UInt32 in
    let isLetter = byte >= 0xB4 && ![0xB7, 0xBB, 0xBD].contains(byte)
    return UInt32(isLetter ? byte + 0x2D0 : byte)
  }

  private static let koi8: [UInt32] = {
    let small = "юабцдефгхийклмнопярстужвьызшэщчъ"
    let letters = (small + small.uppercased()).unicodeScalars.map(\.value)
    var table = latin1
    table.replaceSubrange(0x40..., with: letters)
    for (byte, letter) in [
      0xA3: 0x451, 0xB3: 0x401, 0xA4: 0x454, 0xA6: 0x456, 0xA7: 0x457, 0xAD: 0x491, 0xB4: 0x404,
      0xB6: 0x406, 0xB7: 0x407, 0xBD: 0x490,
    ] as [Int: UInt32] {
      table[byte - 0x80] = letter
    }
    return table
  }()

  private static let cp1251: [UInt32] = {
    var table = (0x80...0xFF).map { UInt32($0 >= 0xC0 ? $0 + 0x350 : $0) }
    for (byte, letter) in [
      0xA1: 0x40E, 0xA2: 0x45E, 0xA3: 0x408, 0xA5: 0x490, 0xA8: 0x401, 0xAA: 0x404, 0xAF: 0x407,
      0xB2: 0x406, 0xB3: 0x456, 0xB4: 0x491, 0xB8: 0x451, 0xBA: 0x454, 0xBC: 0x458, 0xBF: 0x457,
      0x90: 0x452, 0x9A: 0x459, 0x9C: 0x45A, 0x9D: 0x45C, 0x9E: 0x45B, 0x9F: 0x45F,
    ] as [Int: UInt32] {
      table[byte - 0x80] = letter
    }
    return table
  }()
}
