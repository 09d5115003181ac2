import MaquetteComponents
import MaquetteCore

/// What is told where libyaml takes a line for more of the text above it, or stops behind a text in quotes.
extension YAMLMessages {
  /// What to tell where a ':' cannot end a key, as the lines right above it are no keys: `spacing:12`,
  /// `spacing 12` and `// Title` begin a text that goes on. `nil` where they are keys.
  func lineWithoutKey(above mark: YAMLPlace) -> ReadingError? {
    guard let column = lineText(mark.line)?.column else { return nil }
    if let error = listBehindText(mark) { return error }
    var found: ReadingError?
    // A text that goes on for longer is one.
    for number in stride(from: mark.line - 1, to: max(0, mark.line - 20), by: -1) {
      guard let line = lineText(number) else { return found }
      if line.text.isEmpty || line.text.hasPrefix("#") { continue }
      guard line.column == column, let error = mistake(in: line.text, line: number, column) else {
        return found
      }
      found = error
    }
    return found
  }

  /// What to tell where the items of a list stand below a component with a text, as in `Section: A` with
  /// `- Label: B` below it; `nil` for all else.
  func listBehindText(_ mark: YAMLPlace) -> ReadingError? {
    guard let start = source.byte(line: mark.line, scalarColumn: 1),
      case let item = source.bytes[start...].drop(while: { $0 == 0x20 }),
      item.starts(with: Array("- ".utf8)),
      let line = stride(from: mark.line - 1, to: max(0, mark.line - 20), by: -1)
        .first(where: { isText($0) }),
      let (above, column) = lineText(line), let colon = above.firstRange(of: ": "),
      item.startIndex - start + 1 >= column
    else { return nil }
    let name = String(above[..<colon.lowerBound])
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), name.first?.isLetter == true else {
      return nil
    }
    return ReadingError(
      "'\(SpecNode.excerpt(name))' has a text, and a list below it",
      at: source.location(of: YAMLPlace(line: line, column: column)), length: min(60, name.count),
      hint: YAMLMessages.adviceOnList(
        behind: String(above[colon.upperBound...].drop { $0 == " " }), of: name))
  }

  /// The same where YAML takes the items for more of the text, as they are farther in than its key.
  ///
  /// - Parameter lines: those of the text, from the first on.
  func list(inTextOf lines: ClosedRange<Int>) -> ReadingError? {
    guard
      var error = lines.dropFirst().lazy
        .compactMap({ self.listBehindText(YAMLPlace(line: $0, column: 1)) }).first
    else { return nil }
    error.hint = error.hint.map { "\($0); put all of it into quotes where it is one text" }
    return error
  }

  /// What to do with a text and a list that a key or a component has both.
  private static func adviceOnList(behind text: String, of name: String) -> String {
    let shown = SpecNode.excerpt(name)
    guard ComponentDecoder.isComponentName(name) else {
      return "leave out one of them: the list goes below '\(shown):' alone"
    }
    guard let schema = Catalogue.standard.schema(named: name) else {
      return "write '\(shown):' alone, and below it each of its parameters with its value"
    }
    let lists = ["options", "segments", "columns"]
    let list = schema.childrenKey ?? schema.properties.map(\.name).first(where: lists.contains)
    switch (schema.titleKey, list) {
    case (let title?, let children?):
      return "write '\(shown):' alone, and below it '\(title): \(SpecNode.excerpt(text))' and "
        + "'\(children):' with the list"
    case (nil, _?):
      return "'\(shown)' takes no text: write '\(shown):' alone above the list"
    case (_, nil):
      return "'\(shown)' takes no list: put it and the items of the list into a VStack"
    }
  }

  /// What is wrong with a line that should be a key with its value; `nil` for one that may be right.
  func mistake(inLine line: Int) -> ReadingError? {
    lineText(line).flatMap { mistake(in: $0.text, line: line, $0.column) }
  }

  /// What is wrong with a line that should be a comment, or a key with its value; `nil` for one that
  /// may be right.
  private func mistake(in text: String, line: Int, _ column: Int) -> ReadingError? {
    let place = source.location(of: YAMLPlace(line: line, column: column))
    let marks = ["//", "/*", "*/", "<!--", "-->", ";", "-- "]
    if let mark = marks.first(where: { text.hasPrefix($0) })?.withoutTrailingSpace {
      return ReadingError(
        "'\(mark)' begins no comment", at: place, length: mark.count,
        hint: "comments begin with #")
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let rest = text[name.endIndex...]
    guard name.first?.isLetter == true, !rest.contains(": "), !rest.hasSuffix(":"),
      !rest.hasPrefix("://")
    else { return nil }
    let (shown, length) = (SpecNode.excerpt(String(name)), min(60, name.count))
    let value = SpecNode.excerpt(
      String(rest.drop { $0 == " " || $0 == "=" || $0 == ":" }).withoutTrailingSpace)
    guard !value.isEmpty else { return nil }
    if rest.first == ":" {
      return ReadingError(
        "'\(SpecNode.excerpt(text))' is a text, not a key with a value", at: place,
        length: length + 1, hint: "a space is missing after '\(shown):'")
    }
    guard rest.first == " " || rest.first == "=" else { return nil }
    return ReadingError(
      "a ':' is missing after '\(shown)'", at: place, length: length,
      hint: "write '\(shown): \(value)', or put all of a text with a colon in quotes")
  }

  /// Whether a line has something that is no comment.
  private func isText(_ line: Int) -> Bool {
    lineText(line).map { !$0.text.isEmpty && !$0.text.hasPrefix("#") } ?? false
  }

  /// The text of a line behind its indentation and its dashes, and its column from 1; `nil` for no line.
  func lineText(_ line: Int) -> (text: String, column: Int)? {
    guard line > 0, let start = source.byte(line: line, scalarColumn: 1) else { return nil }
    let bytes = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    var rest = bytes.drop { $0 == 0x20 }
    while rest.starts(with: Array("- ".utf8)) { rest = rest.dropFirst(2).drop { $0 == 0x20 } }
    return (
      String(decoding: rest, as: UTF8.self).withoutTrailingSpace, rest.startIndex - start + 1
    )
  }

  /// What to tell where more follows a text in quotes; `nil` for any other place.
  ///
  /// - Parameter isInBrackets: whether a ',' may be missing as well.
  func textBehindQuote(
    _ quoted: (start: YAMLPlace, end: YAMLPlace)?, at mark: YAMLPlace, isInBrackets: Bool
  ) -> ReadingError? {
    guard let (start, end) = quoted, start.line == mark.line, end.line == mark.line,
      let first = source.byte(line: start.line, scalarColumn: start.column),
      let close = source.byte(line: end.line, scalarColumn: end.column),
      let next = source.byte(line: mark.line, scalarColumn: mark.column), close <= next
    else { return nil }
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    guard quotes.contains(source.bytes[first]),
      isInBrackets
        ? close == next && !quotes.contains(source.bytes[next])
        : source.bytes[close..<next].allSatisfy({ $0 == 0x20 })
    else { return nil }
    let isSingle = source.bytes[first] == quotes[0]
    if [UInt8(ascii: ","), UInt8(ascii: ";")].contains(source.bytes[next]) {
      return ReadingError(
        "a '\(Character(Unicode.Scalar(source.bytes[next])))' follows the value",
        at: source.location(of: mark),
        hint: isInBrackets
          ? "write ',' in its place"
          : "remove it: without braces, each key has a line of its own")
    }
    return ReadingError(
      "text follows the closing quote", at: source.location(of: mark),
      hint: isSingle
        ? "for a quote inside of the text write two, '', or put the text in double quotes"
        : "put all of the text in one pair of quotes; for a quote inside of it write \\\"")
  }
}
