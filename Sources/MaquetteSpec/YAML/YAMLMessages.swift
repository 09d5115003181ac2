import CYAML
import MaquetteCore

/// Says in words of ours what libyaml found wrong.
struct YAMLMessages {
  let source: SpecSource
  let lines: YAMLLines

  init(_ source: SpecSource, _ lines: YAMLLines) { (self.source, self.lines) = (source, lines) }

  /// A place of libyaml in the lines that editors show.
  func place(_ mark: yaml_mark_t) -> YAMLPlace { lines.place(YAMLPlace(mark)) }

  /// What to tell for the error that a parser of libyaml stopped at.
  ///
  /// - Parameters:
  ///   - alias: where an alias is right before it.
  ///   - quoted: where the last text in quotes stands.
  func error(
    of parser: yaml_parser_t, behind alias: YAMLPlace?,
    after quoted: (start: YAMLPlace, end: YAMLPlace)?
  ) -> ReadingError {
    namingBreak(in: plainError(of: parser, behind: alias, after: quoted))
  }

  private func plainError(
    of parser: yaml_parser_t, behind alias: YAMLPlace?,
    after quoted: (start: YAMLPlace, end: YAMLPlace)?
  ) -> ReadingError {
    let problem = parser.problem.map { String(cString: $0) } ?? "the text is not YAML"
    if let alias, alias.line == place(parser.problem_mark).line {
      let text = source.plainText(from: alias)
      // More words follow, so that the star began a text.
      if text.contains(" ") {
        return .unknownAlias(String(text.dropFirst()), at: source.location(of: alias))
      }
    }
    switch parser.error {
    case YAML_READER_ERROR:
      return ReadingError(
        plain(problem), at: source.location(ofByte: parser.problem_offset),
        hint: "the text has a character that YAML does not allow; remove it")
    case YAML_MEMORY_ERROR:
      // libyaml's way to say that it gave up on nesting.
      return .tooDeep(at: nil)
    default:
      if let error = swiftLine(place(parser.problem_mark)) { return error }
      if let error = unclosedQuote(quoted, before: place(parser.problem_mark)) { return error }
      if let error = unclosedBracket(of: parser) { return error }
      if problem.hasPrefix("did not find expected"),
        let error = textBehindQuote(
          quoted, at: place(parser.problem_mark), isInBrackets: problem.contains("','"))
      {
        return error
      }
      return syntax(
        problem, at: place(parser.problem_mark),
        context: parser.context.map { (String(cString: $0), place(parser.context_mark)) })
    }
  }

  private func syntax(
    _ problem: String, at mark: YAMLPlace, context: (text: String, place: YAMLPlace)?
  ) -> ReadingError {
    let place = source.location(of: mark)
    let start = context.map { source.location(of: $0.place) }
    let character = source.byte(line: mark.line, scalarColumn: mark.column)
      .map { source.bytes[$0] }
    switch problem {
    // Names of aliases have letters and digits only, which `**bold**` is not.
    case "did not find expected alphabetic or numeric character"
    where context?.text == "while scanning an alias":
      let name = source.plainText(from: context?.place ?? mark).dropFirst()
      return .unknownAlias(String(name), at: start ?? place)
    case _ where problem.contains("maximum") || problem.contains("nesting"):
      return .tooDeep(at: place)
    case "found character that cannot start any token":
      if character == 0x09 {
        return ReadingError(
          "there is a tab where YAML allows only spaces", at: place,
          hint: "indent with spaces")
      }
      let shown = character.map { $0 < 0x80 ? "'\(Unicode.Scalar($0))'" : "this" } ?? "this"
      return ReadingError(
        "a value cannot start with \(shown)", at: place, hint: "put the text in quotes")
    case _ where problem.contains("found a tab"):
      return ReadingError(
        "there is a tab where YAML allows only spaces", at: place, hint: "indent with spaces")
    case "mapping values are not allowed in this context":
      return lineWithoutKey(above: mark) ?? colorCall(mark) ?? keysOnOneLine(mark)
        ?? ReadingError(
          "this ':' cannot end a key", at: place,
          hint: "put text that has ': ' in it in quotes, or check the indentation")
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>",
      "block sequence entries are not allowed in this context":
      return listBehindText(mark) ?? separatorBehindValue(mark)
        ?? ReadingError(
          "this line does not fit the ones before it", at: place,
          hint: "check the indentation: keys of one map start in the same column")
    case "could not find expected ':'":
      return (context?.place).flatMap { self.mistake(inLine: $0.line) }
        ?? ReadingError(
          "there is no ':' after the key", at: start ?? place, hint: "write 'key: value'")
    case "found unexpected end of stream":
      return ReadingError(
        "the text in quotes never ends", at: start ?? place, hint: "add the closing quote")
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      if let error = bareReference(before: mark) ?? semicolon(before: mark) { return error }
      return ReadingError(
        "expected \(problem.hasSuffix("'}'") ? "',' or '}'" : "',' or ']'")", at: place,
        hint: start.map {
          "the '\(problem.hasSuffix("'}'") ? "{" : "[")' of line \($0.line), column \($0.column) is open"
        })
    case "found unknown escape character":
      return ReadingError(
        "there is no such escape in YAML", at: place,
        hint: "write a backslash as '\\\\', or put the text in single quotes")
    default:
      return rare(problem, at: place, from: start, while: context?.text ?? "")
    }
  }

  /// What to tell about what few people write by hand.
  ///
  /// - Parameters:
  ///   - start: where the construct began that libyaml was reading.
  ///   - work: what libyaml was doing, in its own words.
  private func rare(
    _ problem: String, at place: SourceLocation, from start: SourceLocation?, while work: String
  ) -> ReadingError {
    let quotes = "put the text in quotes"
    switch problem {
    case "found invalid Unicode character escape code":
      return ReadingError(
        "this escape names no character", at: place,
        hint: "write the character itself, or \\U with eight hexadecimal digits: \\U0001F600")
    case "did not find expected hexdecimal number":
      return ReadingError(
        "an escape has too few hexadecimal digits", at: place,
        hint: "write two of them after \\x, four after \\u and eight after \\U")
    case "did not find expected node content":
      return ReadingError("a value is missing here", at: place, hint: "write one, or " + quotes)
    case "found unexpected document indicator":
      return ReadingError(
        "the text in quotes has a line that begins with '---' or '...'", at: place,
        hint: "indent the line, or close the quotes before it")
    case _ where work.contains("directive") || problem == "found incompatible YAML document":
      return ReadingError(
        "this line begins with '%', which YAML reserves for directives", at: start ?? place,
        hint: "remove the line, or " + quotes)
    case _ where work.contains("anchor"):
      return ReadingError("a value cannot start with '&'", at: start ?? place, hint: quotes)
    case _ where work.contains("tag") || problem.contains("tag"):
      return ReadingError("a value cannot start with '!'", at: start ?? place, hint: quotes)
    case _ where work.contains("block scalar"):
      return ReadingError(
        "there is something after the '|' or '>' that begins a text", at: place,
        hint: "write the text into the lines below, or put it in quotes")
    default:
      return ReadingError(
        plain(problem), at: place, hint: "check the indentation, or " + quotes)
    }
  }

  /// A problem without control characters, should it ever quote the text.
  private func plain(_ problem: String) -> String {
    String(
      String.UnicodeScalarView(
        problem.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
