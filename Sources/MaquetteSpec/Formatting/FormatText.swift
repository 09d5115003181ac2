import MaquetteCore

/// A text as libyaml counts it: in scalars, and lines that end in any of Unicode's line breaks.
struct FormatText {
  /// The text without a byte order mark, its lines ending in line feeds.
  let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]
  /// The same as bytes, where each scalar is one: parts of it are texts at once.
  private let ascii: [UInt8]?

  /// - Parameter bytes: a text in UTF-8.
  init(_ bytes: [UInt8]) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    for scalar in text.first == "\u{FEFF}" ? text.dropFirst() : text[...] {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    self.scalars = scalars.map { $0 == "\r" ? "\n" : $0 }
    var starts = [0]
    for (offset, scalar) in self.scalars.enumerated() where FormatText.isBreak(scalar) {
      starts.append(offset + 1)
    }
    lineStarts = starts
    ascii =
      self.scalars.allSatisfy(\.isASCII)
      ? self.scalars.map { UInt8(truncatingIfNeeded: $0.value) }
      : nil
  }

  /// What ends a line for libyaml.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// What stands between words and lines.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || isBreak(scalar)
  }

  /// The scalar at an offset; `nil` at the end.
  subscript(offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  /// A part of the text.
  func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: scalars.indices)
    if let ascii { return String(decoding: ascii[range], as: UTF8.self) }
    return String(String.UnicodeScalarView(scalars[range]))
  }

  /// The offset of a place that libyaml counted from 1.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return scalars.count }
    return min(scalars.count, lineStarts[line - 1] + column - 1)
  }

  /// The line that an offset is in, from 0.
  func line(of offset: Int) -> Int { lineStarts.lastIndex(notAbove: offset) }

  /// How many scalars stand before an offset in its line.
  func column(of offset: Int) -> Int { offset - lineStarts[line(of: offset)] }

  /// Where a line ends, before its break. It is looked up: one line may hold a whole file, and many
  /// ask.
  func end(ofLineAt offset: Int) -> Int {
    guard offset < scalars.count else { return scalars.count }
    let next = line(of: offset) + 1
    return next < lineStarts.count ? lineStarts[next] - 1 : scalars.count
  }

  /// Whether nothing but white space is before an offset in its line.
  func isFirst(_ offset: Int) -> Bool {
    scalars[lineStarts[line(of: offset)]..<offset].allSatisfy(FormatText.isSpace)
  }

  /// Whether there is an empty line between the lines of two offsets.
  func hasBlankLine(from start: Int, to end: Int) -> Bool {
    let (first, last) = (line(of: start), line(of: end))
    guard last - first > 1 else { return false }
    return (first + 1..<last).contains { line in
      scalars[lineStarts[line]..<lineStarts[line + 1]].allSatisfy(FormatText.isSpace)
    }
  }
}
