import Maquette

/// A text with its lines, which end as the protocol says: in `\n`, `\r\n` or `\r`.
///
/// Offsets are bytes of UTF-8. Whatever place is asked for, the answer is one in the text, and never
/// one inside of a character.
package struct DocumentText: Sendable {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8]
  /// Where lines start.
  private var starts: [Int]

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// A text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + DocumentText.starts(in: bytes, from: 0, to: bytes.count)
  }

  /// How many lines there are; one at least.
  package var lineCount: Int { starts.count }

  /// Whether it begins with a byte order mark.
  private var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Where lines start behind the line breaks that end in a part of the text.
  private static func starts(in bytes: [UInt8], from first: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    var offset = first
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        starts.append(offset)
      }
    }
    return starts
  }

  // MARK: Lines

  /// The line that an offset is in, from 0.
  package func line(of offset: Int) -> Int { starts.lastIndex(notAbove: offset) }

  /// Where a line starts.
  package func start(ofLine line: Int) -> Int {
    line < 0 ? 0 : line < starts.count ? starts[line] : bytes.count
  }

  /// Where a line has its first character that is no space.
  package func textStart(ofLine line: Int) -> Int {
    let range = content(ofLine: line)
    return range.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? range.upperBound
  }

  /// A line without its break.
  package func content(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    var end = self.start(ofLine: line + 1)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// A part of the text.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  // MARK: Places

  /// The offset of a place; of one behind a line's end it is that end.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let line = content(ofLine: position.line)
    var offset = line.lowerBound
    var left = position.character
    while left > 0, offset < line.upperBound {
      let byte = bytes[offset]
      left -= encoding.units(ofCharacterStartingWith: byte)
      // Half of a character is before it.
      guard left >= 0 else { break }
      offset += TextPosition.length(ofCharacterStartingWith: byte)
    }
    return min(offset, line.upperBound)
  }

  /// The place of an offset.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    var place = starts[line]
    var units = 0
    while place < offset {
      let byte = bytes[place]
      let next = place + TextPosition.length(ofCharacterStartingWith: byte)
      guard next <= offset else { break }
      units += encoding.units(ofCharacterStartingWith: byte)
      place = next
    }
    return TextPosition(line: line, character: units)
  }

  /// The places of many offsets, found in one go: a line may hold a whole file.
  package func positions(
    of offsets: some Sequence<Int>, in encoding: PositionEncoding
  ) -> [Int: TextPosition] {
    var result: [Int: TextPosition] = [:]
    var (place, line, units) = (0, 0, 0)
    for offset in Set(offsets).sorted() {
      let wanted = max(0, min(offset, bytes.count))
      let next = self.line(of: wanted)
      if next != line { (place, line, units) = (starts[next], next, 0) }
      while place < wanted {
        let after = place + TextPosition.length(ofCharacterStartingWith: bytes[place])
        guard after <= wanted else { break }
        units += encoding.units(ofCharacterStartingWith: bytes[place])
        place = after
      }
      result[offset] = TextPosition(line: line, character: units)
    }
    return result
  }

  /// The offsets between two places, whichever of them comes first.
  package func range(of span: TextSpan, in encoding: PositionEncoding) -> Range<Int> {
    let one = offset(of: span.start, in: encoding)
    let other = offset(of: span.end, in: encoding)
    return min(one, other)..<max(one, other)
  }

  /// The places of both ends of a part.
  package func span(of range: Range<Int>, in encoding: PositionEncoding) -> TextSpan {
    TextSpan(
      start: position(of: range.lowerBound, in: encoding),
      end: position(of: range.upperBound, in: encoding))
  }

  // MARK: Messages

  /// Lines up to this many bytes are counted in characters, as places of messages are.
  private static let longest = 4000

  /// The offset of a place of a message, which has a line and a column in characters.
  package func offset(of location: SourceLocation) -> Int {
    guard location.line <= starts.count else { return bytes.count }
    var line = content(ofLine: location.line - 1)
    // Readers of specs do not see it.
    if location.line == 1, hasMark { line = 3..<max(3, line.upperBound) }
    return offset(ofCharacter: max(0, location.column - 1), in: line)
  }

  /// The offsets that a message is about.
  package func range(of diagnostic: Diagnostic) -> Range<Int>? {
    guard let location = diagnostic.location else { return nil }
    let start = offset(of: location)
    let line = content(ofLine: self.line(of: start))
    guard start <= line.upperBound else { return start..<start }
    return start..<offset(ofCharacter: max(0, diagnostic.length), in: start..<line.upperBound)
  }

  private func offset(ofCharacter count: Int, in line: Range<Int>) -> Int {
    guard line.count <= DocumentText.longest else {
      var (offset, left) = (line.lowerBound, count)
      while left > 0, offset < line.upperBound {
        offset += TextPosition.length(ofCharacterStartingWith: bytes[offset])
        left -= 1
      }
      return min(offset, line.upperBound)
    }
    return line.lowerBound + string(line).prefix(count).utf8.count
  }

  // MARK: Changes

  /// Puts other bytes into the place of a part.
  package mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let range = range.clamped(to: 0..<bytes.count)
    // A `\r` before it may get or lose its `\n`.
    let first = line(of: max(0, range.lowerBound - 1))
    let last = line(of: min(bytes.count, range.upperBound + 1))
    let shift = new.count - range.count
    let rest = starts[(last + 1)...].map { $0 + shift }
    let end = last + 1 < starts.count ? starts[last + 1] + shift : bytes.count + shift
    bytes.replaceSubrange(range, with: new)
    starts.removeSubrange((first + 1)...)
    starts += DocumentText.starts(in: bytes, from: starts[first], to: end)
    if let next = rest.first, starts.last == next { starts.removeLast() }
    starts += rest
  }
}
