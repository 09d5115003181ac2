/// A line of Swift source as its values and what stands between them.
struct SwiftTokens {
  /// What a part of a line is.
  enum Kind: String {
    /// Anything that is no value.
    case code
    case string, number, flag, color, alignment, font
  }

  /// A part of a line.
  struct Token: Hashable {
    var kind: Kind
    /// The part as it is in the line.
    var source: String
    /// What may stand in an argument instead of it.
    var text: String

    /// A part of a line, which stands in arguments as it is where nothing else is given for them.
    init(kind: Kind, text: String, source: String? = nil) {
      self.kind = kind
      self.source = source ?? text
      self.text = text
    }
  }

  /// The parts in their order; two values always have code between them.
  private(set) var tokens: [Token] = []
  /// The same for lines that differ in nothing but values.
  private(set) var shape = ""

  /// The names of SwiftUI's colours.
  private static let colors = SwiftUIColors.names.union(["primary", "secondary", "accentColor"])

  private let bytes: [UInt8]
  /// Where the code begins that is no token yet.
  private var start = 0

  var line: String { String(decoding: bytes, as: UTF8.self) }

  /// The tokens of a line.
  init(_ line: String) {
    bytes = Array(line.utf8)
    read()
    shape = tokens.map { $0.kind == .code ? $0.source : "\u{0}\($0.kind)" }.joined()
  }

  private mutating func read() {
    // A comment is no code.
    if bytes.first(where: { $0 != 0x20 }) == UInt8(ascii: "/") {
      tokens = [Token(kind: .code, text: String(decoding: bytes, as: UTF8.self))]
      return
    }
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = string(at: place)
      case let byte where SwiftTokens.isLetter(byte): place = word(at: place)
      case let byte where SwiftTokens.isDigit(byte): place = number(at: place)
      default: place += 1
      }
    }
    flush(to: bytes.count)
  }

  /// Takes a text in quotes, with a `String(…)` around it that keeps markup out.
  private mutating func string(at place: Int) -> Int {
    let end = min(closingQuote(from: place) + 1, bytes.count)
    let text = text(place, end)
    let around = Array("String(".utf8)
    if place >= around.count, Array(bytes[(place - around.count)..<place]) == around,
      place == around.count || !SwiftTokens.isLetter(bytes[place - around.count - 1]),
      byte(at: end) == UInt8(ascii: ")")
    {
      add(.string, text, from: place - around.count, to: end + 1)
      return end + 1
    }
    add(.string, text, from: place, to: end)
    return end
  }

  /// Takes a name if it is a colour, `true` or `false`.
  private mutating func word(at place: Int) -> Int {
    var end = place
    while let next = byte(at: end), SwiftTokens.isLetter(next) || SwiftTokens.isDigit(next) {
      end += 1
    }
    let word = text(place, end)
    let before = place > 0 ? bytes[place - 1] : UInt8(ascii: " ")
    switch word {
    case "true" where before != UInt8(ascii: "."), "false" where before != UInt8(ascii: "."):
      add(.flag, word, from: place, to: end)
    case "Color":
      guard let past = color(from: end) else { return end }
      let text = text(place, past)
      let isNamed = byte(at: end) == UInt8(ascii: ".")
      add(.color, isNamed ? String(text.dropFirst(5)) : text, from: place, to: past)
      return past
    case "font" where before == UInt8(ascii: ".") && byte(at: end) == UInt8(ascii: "("):
      guard let close = closing(from: end) else { return end }
      add(.font, text(end + 1, close), from: end + 1, to: close)
      return close
    case _ where before == UInt8(ascii: ".") && isAligning(before: place - 1):
      guard ends(at: end) else { return end }
      add(.alignment, "." + word, from: place - 1, to: end)
    case _ where before == UInt8(ascii: ".") && SwiftTokens.colors.contains(word):
      let outer = place > 1 ? bytes[place - 2] : UInt8(ascii: " ")
      guard "( [".utf8.contains(outer), ends(at: end) else { return end }
      add(.color, "." + word, from: place - 1, to: end)
    default: break
    }
    return end
  }

  /// The end of a colour whose type's name ends at a place; `nil` where it is none.
  private func color(from place: Int) -> Int? {
    if byte(at: place) == UInt8(ascii: "(") {
      return closing(from: place).flatMap { ends(at: $0 + 1) ? $0 + 1 : nil }
    }
    guard byte(at: place) == UInt8(ascii: ".") else { return nil }
    var end = place + 1
    while let next = byte(at: end), SwiftTokens.isLetter(next) { end += 1 }
    return SwiftTokens.colors.contains(text(place + 1, end)) && ends(at: end) ? end : nil
  }

  /// The parenthesis that closes the one at a place; `nil` where the line ends before.
  private func closing(from place: Int) -> Int? {
    var depth = 0
    var end = place
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""): end = closingQuote(from: end)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth == 0 { return end }
      end += 1
    }
    return nil
  }

  /// The quotation mark that closes the one at a place.
  private func closingQuote(from place: Int) -> Int {
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, bytes.count)
  }

  /// What stands before a word for an alignment, and the type of the word.
  static let alignments = [
    "VStack(alignment: ": "HorizontalAlignment", "HStack(alignment: ": "VerticalAlignment",
    ".multilineTextAlignment(": "TextAlignment",
  ]

  private func isAligning(before place: Int) -> Bool {
    let code = bytes[start..<place]
    return SwiftTokens.alignments.keys.contains { code.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Takes a number with its sign.
  private mutating func number(at place: Int) -> Int {
    var end = place
    while let next = byte(at: end), SwiftTokens.isDigit(next) { end += 1 }
    if byte(at: end) == UInt8(ascii: "."), let next = byte(at: end + 1), SwiftTokens.isDigit(next) {
      end += 1
      while let next = byte(at: end), SwiftTokens.isDigit(next) { end += 1 }
    }
    var first = place
    // `$0` is a name.
    if place > 0, bytes[place - 1] == UInt8(ascii: "$") { return end }
    if place > 1, bytes[place - 1] == UInt8(ascii: "-"), " ([".utf8.contains(bytes[place - 2]) {
      first -= 1
    }
    add(.number, text(first, end), from: first, to: end)
    return end
  }

  private mutating func add(_ kind: Kind, _ text: String, from first: Int, to end: Int) {
    flush(to: first)
    tokens.append(Token(kind: kind, text: text, source: self.text(first, end)))
    start = end
  }

  private mutating func flush(to end: Int) {
    if start < end { tokens.append(Token(kind: .code, text: text(start, end))) }
    start = end
  }

  private func text(_ first: Int, _ end: Int) -> String {
    String(decoding: bytes[first..<end], as: UTF8.self)
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Whether nothing follows that belongs to an expression that ends at a place.
  private func ends(at place: Int) -> Bool {
    byte(at: place).map { "), ]".utf8.contains($0) } ?? true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
