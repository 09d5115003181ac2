import MaquetteComponents
import MaquetteCore

/// What is told of marks that other languages have between values, and of lines in Swift.
extension YAMLMessages {
  /// What to tell where a ',' or a ';' stands behind a value that has ended: `[1, 2];`. `nil` for any other
  /// place.
  func separatorBehindValue(_ mark: YAMLPlace) -> ReadingError? {
    guard let byte = source.byte(line: mark.line, scalarColumn: mark.column),
      let separator = separator(at: byte),
      let last = source.bytes[..<byte].last(where: { $0 != 0x20 }),
      "]}\"'".utf8.contains(last)
    else { return nil }
    return ReadingError(
      "a '\(separator)' follows the value", at: source.location(of: mark),
      hint: "remove it: without braces, each key has a line of its own")
  }

  /// What to tell where the parts of a list or a map in brackets have a ';' between them; `nil` for any
  /// other place.
  func semicolon(before mark: YAMLPlace) -> ReadingError? {
    guard let end = source.byte(line: mark.line, scalarColumn: mark.column),
      let start = source.byte(line: mark.line, scalarColumn: 1), start <= end
    else { return nil }
    var quote: UInt8?
    var byte: Int?
    for (index, letter) in zip(start..., source.bytes[start...end]) {
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "'") {
        quote = letter
      } else if quote == nil, letter == UInt8(ascii: ";") {
        byte = index
      }
    }
    guard let byte else { return nil }
    return ReadingError(
      "a ';' stands where a ',' belongs", at: source.location(ofByte: byte),
      hint: "write ',' in its place, or put a text with ';' in quotes")
  }

  /// What to tell where several keys stand on one line, as in `spacing: 12; padding: 4`; `nil` for any other
  /// place.
  func keysOnOneLine(_ mark: YAMLPlace) -> ReadingError? {
    guard let colon = source.byte(line: mark.line, scalarColumn: mark.column),
      let start = source.byte(line: mark.line, scalarColumn: 1), start < colon
    else { return nil }
    let name = source.bytes[start..<colon].reversed()
      .prefix { $0 >= 0x80 || SpecSource.isWord($0) }
    let before = source.bytes[start..<(colon - name.count)]
    guard !name.isEmpty, let byte = before.lastIndex(where: { $0 != 0x20 }),
      let separator = separator(at: byte)
    else { return nil }
    return ReadingError(
      "a '\(separator)' does not end the value before it", at: source.location(ofByte: byte),
      hint: "write '\(String(decoding: name.reversed(), as: UTF8.self)):' on a line of its own, or "
        + "put a text that has ': ' in it in quotes")
  }

  /// What to tell where a line at a place, or right above it, is a call in Swift; `nil` for any other place.
  func swiftLine(_ mark: YAMLPlace) -> ReadingError? {
    var others = 0
    var found: ReadingError?
    for number in stride(from: mark.line, to: max(0, mark.line - 20), by: -1) {
      guard let (text, column) = lineText(number), let last = text.last else { continue }
      if "(){},".contains(last),
        let advice = ComponentDecoder.adviceOnSwift(text, in: .standard)
      {
        found = ReadingError(
          "this line is not YAML",
          at: source.location(of: YAMLPlace(line: number, column: column)),
          length: min(60, text.count), hint: advice)
        continue
      }
      // Modifiers and ends of closures belong to a call above them.
      guard !"}).".contains(text.first ?? " ") else { continue }
      others += 1
      if found != nil || others > 1 { return found }
    }
    return found
  }

  /// What to tell where a colour is a call in Swift, whose ':' YAML takes for the end of a key; `nil` for any
  /// other place.
  func colorCall(_ mark: YAMLPlace) -> ReadingError? {
    guard let (text, column) = lineText(mark.line), let colon = text.firstRange(of: ": "),
      let advice = ForeignColors.adviceOnCall(String(text[colon.upperBound...]))
    else { return nil }
    let start = text.unicodeScalars.distance(from: text.startIndex, to: colon.upperBound)
    return ReadingError(
      "this value is not YAML",
      at: source.location(of: YAMLPlace(line: mark.line, column: column + start)),
      length: min(60, text[colon.upperBound...].count), hint: advice)
  }

  private func separator(at byte: Int) -> Character? {
    [UInt8(ascii: ","), UInt8(ascii: ";")].contains(source.bytes[byte])
      ? Character(Unicode.Scalar(source.bytes[byte])) : nil
  }
}

extension SpecSource {
  /// Whether a byte is an ASCII letter or digit, an underscore or a dash.
  fileprivate static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x2D: true
    default: false
    }
  }
}
