import MaquetteCore

/// Reads Xcode's `.strings` files, in UTF-8 or UTF-16: `"key" = "value";` with comments in `/* */` or
/// after `//`. As in a property list, a word such as `CFBundleName` needs no quotes, and a key alone,
/// `"key";`, is its own text.
struct StringsFile {
  private let source: SpecSource
  private var position = 0

  /// The texts of a file.
  ///
  /// - Throws: ``ReadingError`` with the first thing that is wrong.
  static func read(_ file: NamedFiles.File) throws(ReadingError) -> TranslatedTexts {
    var reader = StringsFile(source: try SpecSource(utf8(file.bytes)))
    var result = TranslatedTexts(source: reader.source)
    var places: [String: Int] = [:]
    while try reader.skipSpace() {
      let place = reader.position
      let text = try reader.text("a key in quotes")
      var (value, start) = (text, place)
      if try !reader.isNext(";") {
        try reader.expect("=")
        _ = try reader.skipSpace()
        start = reader.position
        value = try reader.text("a text in quotes")
      }
      try reader.expect(";")
      if let first = places.updateValue(place, forKey: text) {
        let source = reader.source
        throw .duplicate(
          text, at: source.location(ofByte: place), first: source.location(ofByte: first))
      }
      result.pairs.append(TranslatedTexts.Pair(text: text, forms: [(value, start)]))
    }
    return result
  }

  private init(source: SpecSource) { self.source = source }

  /// The bytes of a text as UTF-8: Xcode's older tools write UTF-16, with a mark of its order.
  private static func utf8(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    // Whoever reads UTF-8 tells what UTF-32 is.
    guard ByteOrderMark.encoding(of: bytes) == "UTF-16" else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw ReadingError(
        "the text starts like UTF-16, but is not UTF-16", at: nil, hint: "save it as UTF-8",
        isFinal: true)
    }
    return Array(text.utf8)
  }

  /// Goes on to what is neither white space nor a comment; whether there is any.
  private mutating func skipSpace() throws(ReadingError) -> Bool {
    let bytes = source.bytes
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where bytes[position...].starts(with: Array("//".utf8)):
        position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where bytes[position...].starts(with: Array("/*".utf8)):
        let start = position
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        { position += 1 }
        guard position + 1 < bytes.count else {
          throw source.error("a comment is not closed", at: start, hint: "write */ after it")
        }
        position += 2
      default: return true
      }
    }
    return false
  }

  /// Whether a mark is what follows white space and comments.
  private mutating func isNext(_ mark: Unicode.Scalar) throws(ReadingError) -> Bool {
    try skipSpace() && source.bytes[position] == UInt8(ascii: mark)
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(ReadingError) {
    guard try isNext(mark) else {
      throw source.error(
        "a '\(mark)' is missing", at: position, hint: "write \"key\" = \"text\"; on each line")
    }
    position += 1
  }

  private mutating func text(_ wanted: String) throws(ReadingError) -> String {
    guard try isNext("\"") else {
      let word = source.bytes[position...].prefix(while: StringsFile.isOfWord)
      guard !word.isEmpty else {
        throw source.error(
          "expected \(wanted)", at: position, hint: "write \"key\" = \"text\"; on each line")
      }
      position = word.endIndex
      return String(decoding: word, as: UTF8.self)
    }
    let start = position
    let (text, end) = try QuotedText.read(source, in: start..<source.bytes.count)
    position = end
    return text
  }

  /// Whether a text without quotes may have a character: those that property lists allow.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}

/// A text in double quotes with escapes as in C, which `.strings` and `.po` files share.
enum QuotedText {
  /// The text that starts at a quotation mark, and the offset behind it.
  ///
  /// - Parameter range: from the mark to where the text ends at the latest.
  /// - Throws: ``ReadingError`` for one that is not closed, or an escape that there is none of.
  static func read(
    _ source: SpecSource, in range: Range<Int>
  ) throws(ReadingError) -> (text: String, end: Int) {
    let bytes = source.bytes[..<range.upperBound]
    var position = range.lowerBound + 1
    var text: [UInt8] = []
    while position < range.upperBound, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < range.upperBound else {
        text.append(bytes[position])
        position += 1
        continue
      }
      let escape = bytes[position + 1]
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): text.append(escape)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = bytes[(position + 2)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
          let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(code), code > 0
        else { throw badEscape(source, at: position) }
        text += Array(String(scalar).utf8)
        position += 4
      default: throw badEscape(source, at: position)
      }
      position += 2
    }
    guard position < range.upperBound else {
      throw ReadingError(
        "a quotation mark is not closed", at: source.location(ofByte: range.lowerBound),
        hint: "write \" after the text", isFinal: true)
    }
    return (String(decoding: text, as: UTF8.self), position + 1)
  }

  private static func badEscape(_ source: SpecSource, at offset: Int) -> ReadingError {
    ReadingError(
      "unknown escape in a text", at: source.location(ofByte: offset), length: 2,
      hint: "use \\n, \\t, \\r, \\\", \\\\ or \\U and four hexadecimal digits", isFinal: true)
  }
}
