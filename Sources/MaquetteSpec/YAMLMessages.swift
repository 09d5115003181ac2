import MaquetteCore
import Yams

/// Says in words of ours what libyaml found wrong.
struct YAMLMessages {
  private let source: YAMLSourceText

  init(_ source: YAMLSourceText) { self.source = source }

  /// What to tell for an error of Yams.
  func error(for error: YamlError) -> ReadingError {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntax(context: context, problem: problem, mark: mark)
    case .reader(let problem, let offset, _, _):
      return ReadingError(
        plain(problem), at: offset.map { source.location(line: 1, scalarColumn: $0 + 1) },
        hint: "the text has a character that YAML does not allow; remove it")
    case .memory:
      // libyaml's way to say that it gave up on nesting.
      return .tooDeep(at: nil)
    default:
      return ReadingError("the text is not YAML", at: nil)
    }
  }

  private func syntax(context: YamlError.Context?, problem: String, mark: Mark) -> ReadingError {
    let place = source.location(line: mark.line, scalarColumn: mark.column)
    let start = context.map { source.location(line: $0.mark.line, scalarColumn: $0.mark.column) }
    let character = source.byte(line: mark.line, scalarColumn: mark.column)
      .map { source.bytes[$0] }
    switch problem {
    case _ where problem.contains("another document"):
      return ReadingError(
        "a second document starts here; a file holds one", at: place,
        hint: "remove '---', or use one file for each")
    case _ where problem.contains("maximum") || problem.contains("nesting"):
      return .tooDeep(at: place)
    case "found character that cannot start any token":
      if character == 0x09 {
        return ReadingError(
          "a tab stands where YAML takes only spaces", at: place,
          hint: "indent with spaces")
      }
      let shown = character.map { $0 < 0x80 ? "'\(Unicode.Scalar($0))'" : "this" } ?? "this"
      return ReadingError(
        "a value cannot start with \(shown)", at: place, hint: "put the text in quotes")
    case _ where problem.contains("found a tab"):
      return ReadingError(
        "a tab stands where YAML takes only spaces", at: place, hint: "indent with spaces")
    case "mapping values are not allowed in this context":
      return ReadingError(
        "there is a ':' where no key can end", at: place,
        hint: "put text that has ': ' in it in quotes, or check the indentation")
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>",
      "block sequence entries are not allowed in this context":
      return ReadingError(
        "this line does not fit the ones before it", at: place,
        hint: "check the indentation: keys of one map start in the same column")
    case "could not find expected ':'":
      return ReadingError(
        "there is no ':' after the key", at: start ?? place, hint: "write 'key: value'")
    case "found unexpected end of stream":
      return ReadingError(
        "the text in quotes never ends", at: start ?? place, hint: "add the closing quote")
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return ReadingError(
        "expected \(problem.hasSuffix("'}'") ? "',' or '}'" : "',' or ']'")", at: place,
        hint: start.map { "the bracket opened in line \($0.line), column \($0.column)" })
    case "found unknown escape character":
      return ReadingError(
        "there is no such escape in YAML", at: place,
        hint: "write a backslash as '\\\\', or put the text in single quotes")
    default:
      return ReadingError(plain(problem), at: place)
    }
  }

  /// A problem without control characters, should it ever quote the text.
  private func plain(_ problem: String) -> String {
    String(
      String.UnicodeScalarView(
        problem.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
