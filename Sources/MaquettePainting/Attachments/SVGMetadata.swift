/// Text in the `metadata` of an SVG document, packed: so neither XML nor HTML can make anything of
/// its characters.
enum SVGMetadata {
  private static let mark = "maquette:spec;base64,"

  /// The document with an element before its end.
  static func attach(_ packed: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    guard let end = ByteSearch("</svg>").last(in: bytes[...]) else { return bytes }
    let element = "<metadata>\(mark)\(Base64.encoded(packed))</metadata>\n"
    return bytes[..<end] + Array(element.utf8) + bytes[end...]
  }

  /// The packed texts; `nil` for one that is damaged.
  static func attached(in bytes: [UInt8]) -> [[UInt8]?] {
    ByteSearch(mark).all(in: bytes[...]).map { place in
      let start = place + mark.utf8.count
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      return Base64.decoded(bytes[start..<end])
    }
  }
}

extension Base64 {
  /// The bytes that a text in the standard alphabet stands for, with spaces left out; `nil` when it
  /// has other characters.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    var isOver = false
    for byte in text {
      let value: Int
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(byte) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte) + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        isOver = true
        continue
      case 9, 10, 13, 32: continue
      default: return nil
      }
      guard !isOver else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
        bits &= (1 << count) - 1
      }
    }
    return result
  }
}
