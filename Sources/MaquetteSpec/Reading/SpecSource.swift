import MaquetteCore

/// A text that is UTF-8 without control characters, and its lines.
struct SpecSource {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// Whether a column counts bytes, scalars and characters alike.
  let isASCII: Bool
  private let lineStarts: [Int]

  /// Beyond it nobody looks for a column, and counting characters would cost.
  private static let longestLine = 4000

  /// - Parameter isJSON: whether a text may have U+007F in it, as JSON's may.
  /// - Throws: ``ReadingError`` for text that is too long, binary or in another encoding.
  init(
    _ all: [UInt8], limit: Int = Limits.specBytes, isJSON: Bool = false
  ) throws(ReadingError) {
    guard all.count <= limit else {
      throw ReadingError(
        "the text has \(all.count) bytes; the limit is \(limit)", at: nil,
        hint: "split it into several files", isFinal: true, id: .tooMuch)
    }
    bytes = all.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(all.dropFirst(3)) : all
    var starts = [0]
    var bad: Int?
    var ascii = true
    for (offset, byte) in bytes.enumerated() {
      // YAML, JSON and editors end a line at a return alone, too.
      let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(offset + 1) }
      if byte >= 0x80 { ascii = false }
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        bad = offset
        break
      }
    }
    if bad == nil, !isJSON, let delete = bytes.firstIndex(of: 0x7F) { bad = delete }
    lineStarts = starts
    isASCII = ascii
    if let encoding = ByteOrderMark.encoding(of: bytes) {
      throw ReadingError(
        "the text is in \(encoding)", at: nil, hint: "save it as UTF-8", isFinal: true)
    }
    if let bad { throw control(at: bad) }
    if !ascii, let wrong = UTF8Check.firstInvalidByte(in: bytes) {
      throw ReadingError(
        "the text is not UTF-8: byte \(wrong) is 0x\(bytes[wrong].hex(digits: 2, uppercase: true))",
        at: location(ofByte: wrong), hint: "save it as UTF-8", isFinal: true)
    }
  }

  private func control(at offset: Int) -> ReadingError {
    let isNUL = bytes[offset] == 0
    let name =
      isNUL
      ? "a NUL byte" : "the control character 0x\(bytes[offset].hex(digits: 2, uppercase: true))"
    return ReadingError(
      "the text has \(name) at byte \(offset); it looks like a binary file",
      at: location(ofByte: offset),
      hint: isNUL ? "remove it" : "remove it, or write it as \"\\x..\" in quotes",
      isFinal: true)
  }

  /// The first byte that is no white space.
  var firstVisibleByte: UInt8? {
    bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// The place of a byte, its column in characters.
  func location(ofByte offset: Int) -> SourceLocation {
    let line = lineStarts.lastIndex(notAbove: offset)
    let start = lineStarts[line]
    let column = isASCII ? offset - start : characters(in: bytes[start..<offset])
    return SourceLocation(line: line + 1, column: column + 1)
  }

  /// What is wrong at a byte, which no other reader can read either.
  func error(_ message: String, at offset: Int, hint: String) -> ReadingError {
    ReadingError(message, at: location(ofByte: offset), hint: hint, isFinal: true)
  }

  /// A place of libyaml, with its column in characters.
  func location(of place: YAMLPlace) -> SourceLocation {
    location(line: place.line, scalarColumn: place.column)
  }

  /// What a reader would take for a text without quotes, from a place to the end of its line.
  func plainText(from place: YAMLPlace) -> String {
    guard let start = byte(line: place.line, scalarColumn: place.column) else { return "" }
    let line = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    let end = [" #", ": "].compactMap { line.firstRange(of: $0)?.lowerBound }.min()
    return line[..<(end ?? line.endIndex)].description.withoutTrailingSpace
  }

  /// The place that libyaml counted in scalars from 1, with its column in characters.
  func location(line: Int, scalarColumn: Int) -> SourceLocation {
    // The end of a text without a last line break lies, for libyaml, on a line of its own.
    guard line <= lineStarts.count else { return location(ofByte: bytes.count) }
    let plain = SourceLocation(line: max(1, line), column: max(1, scalarColumn))
    guard !isASCII, (2...SpecSource.longestLine).contains(scalarColumn),
      let offset = byte(line: line, scalarColumn: scalarColumn)
    else { return plain }
    let start = lineStarts[line - 1]
    return SourceLocation(line: line, column: characters(in: bytes[start..<offset]) + 1)
  }

  /// The byte at a place that libyaml counted in scalars from 1.
  func byte(line: Int, scalarColumn: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var offset = lineStarts[line - 1]
    var left = scalarColumn - 1
    if isASCII { return offset + left < bytes.count ? offset + left : nil }
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset < bytes.count ? offset : nil
  }

  /// How many columns after a scalar's place its text stands as it is, on one line: 0, or 1 when it
  /// is quoted; `nil` when it is escaped, folded or a block.
  func textOffset(of text: String, line: Int, scalarColumn: Int) -> Int? {
    let text = text.utf8
    guard scalarColumn <= SpecSource.longestLine, !text.contains(0x0A), !text.contains(0x0D),
      let start = byte(line: line, scalarColumn: scalarColumn)
    else { return nil }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = start + 1 + text.count
      guard end < bytes.count, bytes[end] == quote else { return nil }
      return bytes[(start + 1)..<end].elementsEqual(text) ? 1 : nil
    }
    return bytes[start...].starts(with: text) ? 0 : nil
  }

  private func characters(in slice: ArraySlice<UInt8>) -> Int {
    slice.count > SpecSource.longestLine
      ? slice.count : String(decoding: slice, as: UTF8.self).count
  }
}

/// Finds where UTF-8 goes wrong.
package enum UTF8Check {
  /// The offset of the first byte that is not part of a character; `nil` when there is none.
  package static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let length = lengthOfCharacter(at: offset, in: bytes)
      if length == 0 { return offset }
      offset += length
    }
    return nil
  }

  private static func lengthOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[offset]
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard offset + length <= bytes.count,
      bytes[(offset + 1)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 0 }
    // Overlong forms, surrogates and what lies beyond Unicode.
    switch (first, bytes[offset + 1]) {
    case (0xE0, 0x80...0x9F), (0xED, 0xA0...0xBF), (0xF0, 0x80...0x8F), (0xF4, 0x90...0xBF):
      return 0
    default: return length
    }
  }
}
