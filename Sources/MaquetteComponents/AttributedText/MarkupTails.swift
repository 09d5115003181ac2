import MaquetteCore

/// What follows a bracket: `(https://…)` of a link, `(key: value, …)` of attributes.
extension MarkupParser {
  /// Parentheses inside of parentheses; more is no markup. It keeps time linear, too: a place is
  /// read again only by as many brackets before it.
  private static let depth = 32

  /// The attributes after a `]`, and where they end; `nil` when there are none.
  mutating func tail(at start: Int, isAttributes: Bool) -> (attributes: TextAttributes, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    return isAttributes ? attributes(from: start + 1) : destination(from: start + 1)
  }

  // MARK: Links

  private mutating func destination(from start: Int) -> (attributes: TextAttributes, end: Int)? {
    var index = skipSpace(from: start)
    let first = index
    var depth = 0
    var url = String.UnicodeScalarView()
    scan: while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "(":
        depth += 1
        guard depth <= MarkupParser.depth else { return nil }
      case ")":
        if depth == 0 { break scan }
        depth -= 1
      case "\\":
        if index + 1 < scalars.count, scalars[index + 1].isMarkupPunctuation { index += 1 }
      default:
        if scalar.properties.isWhitespace { break scan }
      }
      url.append(scalars[index])
      index += 1
    }
    let end = skipSpace(from: index)
    guard depth == 0, end < scalars.count, scalars[end] == ")" else { return nil }
    var attributes = TextAttributes()
    attributes.link = LinkURL.read(node(String(url), at: first), by: reader(key: "link"))
    return (attributes, end + 1)
  }

  // MARK: Attributes

  private mutating func attributes(from start: Int) -> (attributes: TextAttributes, end: Int)? {
    guard let end = endOfAttributes(from: start) else { return nil }
    var entries: [SpecNode.Entry] = []
    var index = start
    repeat {
      let first = skipSpace(from: index)
      let key = word(from: first, to: end, until: [":", ","])
      let colon = skipSpace(from: key.end)
      guard !key.text.isEmpty, colon < end, scalars[colon] == ":" else {
        malformed(first, upTo: end)
        return (TextAttributes(), end + 1)
      }
      let value = word(from: skipSpace(from: colon + 1), to: end, until: [","])
      index = skipSpace(from: value.end)
      guard index == end || scalars[index] == ",", value.isQuoted || !value.text.isEmpty else {
        malformed(first, upTo: end)
        return (TextAttributes(), end + 1)
      }
      entries.append(
        SpecNode.Entry(
          key: key.text, location: locator.location(of: key.start),
          value: node(value.text, at: value.start)))
      index += 1
    } while index <= end
    let attributes = TextAttributes.read(entries, of: "'^[…](…)'", by: reader(key: ""))
    return (attributes, end + 1)
  }

  private mutating func malformed(_ start: Int, upTo end: Int) {
    reader(key: "").fail(
      "expected 'key: value' after '^[…]('", at: locator.location(of: start),
      length: max(1, end - start),
      hint: "write for example ^[text](color: red, underline: single), or \\^ for a '^'")
  }

  /// The place of the closing parenthesis, which does not count in quotation marks.
  private func endOfAttributes(from start: Int) -> Int? {
    var index = start
    var depth = 0
    var quote: Unicode.Scalar?
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "\\": index += 1
      case _ where quote != nil: if scalar == quote { quote = nil }
      case "'", "\"": quote = scalar
      case "(":
        depth += 1
        guard depth <= MarkupParser.depth else { return nil }
      case ")":
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private struct Word {
    var text: String
    var start: Int
    var end: Int
    var isQuoted = false
  }

  /// A quoted word, or one up to a mark, without the space around it.
  private func word(from start: Int, to limit: Int, until marks: [Unicode.Scalar]) -> Word {
    var text = String.UnicodeScalarView()
    var index = start
    let quote = start < limit ? scalars[start] : " "
    let isQuoted = quote == "'" || quote == "\""
    if isQuoted { index += 1 }
    while index < limit {
      if isQuoted ? scalars[index] == quote : marks.contains(scalars[index]) { break }
      if scalars[index] == "\\", index + 1 < limit { index += 1 }
      text.append(scalars[index])
      index += 1
    }
    if isQuoted {
      return Word(text: String(text), start: start + 1, end: min(index + 1, limit), isQuoted: true)
    }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return Word(text: String(text), start: start, end: index)
  }

  // MARK: Help

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    return index
  }

  private mutating func node(_ text: String, at index: Int) -> SpecNode {
    SpecNode(.scalar(text), at: locator.location(of: index))
  }

  private func reader(key: String) -> SpecReader {
    var reader = SpecReader(sink: sink, catalogue: catalogue)
    reader.key = key
    reader.symbols = symbols
    return reader
  }
}

/// Tells lines and columns of a text. Asked in the order of the text, all answers together take
/// the time of one.
struct MarkupLocator {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var location = SourceLocation(line: 1, column: 1)

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The place of a scalar, its column in characters.
  mutating func location(of place: Int) -> SourceLocation {
    if place < index {
      index = 0
      location = SourceLocation(line: 1, column: 1)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[index..<place])
    for character in String(text) {
      if character.isNewline {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
    index = place
    return location
  }
}
