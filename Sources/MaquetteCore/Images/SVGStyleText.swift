/// The bytes of styles and of attributes with styles in them, for looking at what they refer to.
///
/// Syntax is bytes: to a character, a bracket with an accent behind it is no bracket.
struct SVGStyleText {
  /// The text in lower case, as far as it is ASCII.
  let lower: [UInt8]
  private let bytes: [UInt8]

  init(_ text: String) { self.init(Array(text.utf8)[...]) }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  func contains(_ word: StaticString) -> Bool { place(of: word, from: 0) != nil }

  /// Where a word is first, from some place on.
  func place(of word: StaticString, from start: Int) -> Int? {
    let last = lower.count - word.utf8CodeUnitCount
    guard word.utf8CodeUnitCount > 0, start <= last else { return nil }
    return word.withUTF8Buffer { word in
      lower.withUnsafeBufferPointer { lower in
        var place = start
        search: while place <= last {
          defer { place += 1 }
          guard lower[place] == word[0] else { continue }
          for index in 1..<max(1, word.count) where lower[place + index] != word[index] {
            continue search
          }
          return place
        }
        return nil
      }
    }
  }

  // MARK: References

  /// Whether everything that `url(…)` names is in the document itself.
  var staysInside: Bool {
    guard lower.contains(UInt8(ascii: "(")) else { return true }
    for word: StaticString in ["image(", "image-set(", "src(", "var(", "attr("]
    where contains(word) {
      return false
    }
    var place = 0
    while let found = self.place(of: "url(", from: place) {
      place = found + 4
      let target = lower[place...].first { !SVGStyleText.isSpace($0) && !SVGStyleText.isQuote($0) }
      guard target == UInt8(ascii: "#") else { return false }
    }
    return true
  }

  /// The names in all of its `url(#…)`.
  var references: [String] {
    guard lower.contains(UInt8(ascii: "(")), contains("url(") else { return [] }
    var names: [String] = []
    var rest = bytes[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "(")) {
      rest = rest[(bracket + 1)...]
      var name = rest.drop(while: SVGStyleText.isSpace)
      let quote = name.first.flatMap { SVGStyleText.isQuote($0) ? $0 : nil }
      if quote != nil { name = name.dropFirst().drop(while: SVGStyleText.isSpace) }
      guard name.first == UInt8(ascii: "#") else { continue }
      // A name without quotes ends at a bracket, so that none is read twice.
      let end = name.dropFirst().prefix {
        quote == nil ? !"()\"'".utf8.contains($0) : $0 != quote && $0 != UInt8(ascii: ")")
      }
      names.append(String(decoding: end, as: UTF8.self).trimmed)
    }
    return names
  }

  // MARK: Dashes

  /// The shortest pattern of dashes in styles; `nil` without one.
  var shortestDashes: Double? {
    let word: StaticString = "stroke-dasharray"
    var shortest: Double?
    var next = place(of: word, from: 0)
    while let found = next {
      let start = found + word.utf8CodeUnitCount
      next = place(of: word, from: start)
      let part = lower[start..<(next ?? lower.count)]
      let value = part.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        .prefix { !";}".utf8.contains($0) }
      if let period = SVGStyleText.period(of: value) {
        shortest = min(shortest ?? period, period)
      }
    }
    return shortest
  }

  /// How long a pattern of dashes is; `nil` for one of nothing.
  static func period(of value: ArraySlice<UInt8>) -> Double? {
    let parts = value.split { $0 == UInt8(ascii: ",") || isSpace($0) }
    let sum = parts.reduce(0.0) { sum, part in
      // Shares of the picture count as if it had one unit: rather too many dashes than too few.
      let digits = part.prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
      let number = String(decoding: digits, as: UTF8.self)
      let plain = Double(number) ?? Double(number.filter { $0 != "e" && $0 != "E" }) ?? 0
      return sum + (part.last == UInt8(ascii: "%") ? plain / 100 : plain)
    }
    return sum > 0 ? sum : nil
  }

  /// Whether a byte is a space to style sheets.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
