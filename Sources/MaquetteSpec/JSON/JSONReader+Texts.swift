import MaquetteCore

/// Texts in quotes.
extension JSONReader {
  mutating func string() throws(ReadingError) -> String {
    let opening = here
    position += 1
    var utf8: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: utf8, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &utf8)
      case 0x0A, 0x0D:
        throw ReadingError(
          "the text in quotes does not end on its line", at: opening,
          hint: "add a '\"', or write the line break as '\\n'")
      case 0x09:
        throw error("there is a tab in a text in quotes", hint: "write it as '\\t'")
      default:
        utf8.append(byte)
        position += 1
      }
    }
    throw ReadingError("the text in quotes never ends", at: opening, hint: "add a '\"'")
  }

  private mutating func escape(into utf8: inout [UInt8]) throws(ReadingError) {
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte)
    case UInt8(ascii: "u"): utf8 += Array(String(Character(try unicode())).utf8)
    default:
      position -= 1
      throw error("JSON has no such escape", hint: "write a backslash as '\\\\'")
    }
  }

  private mutating func unicode() throws(ReadingError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Characters beyond U+FFFF are written as two halves.
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error(
      "half of a surrogate pair is alone",
      hint: "write both halves, as in \\ud83d\\ude00, or the character itself")
  }

  private mutating func hexadecimal() throws(ReadingError) -> UInt32 {
    let digits = source.bytes[position..<min(position + 4, source.bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ JSONNumber.isHexadecimal($0) }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw error(
        "expected four hexadecimal digits after \\u", hint: "write \\u00e9, for example")
    }
    position += 4
    return value
  }
}
