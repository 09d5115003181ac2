import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

/// The theme of iOS as a user's theme changes it, and what is wrong with that.
func read(_ yaml: String) throws -> (theme: Theme, problems: [Diagnostic]) {
  let node = try YAMLReader.read(Array(yaml.utf8), file: "brand.yaml")
  var theme = Theme.ios
  let sink = DiagnosticSink()
  var reader = ThemeReader(sink: sink)
  reader.apply(node, to: &theme)
  return (theme, sink.sorted)
}

/// Expects that the first thing wrong with a theme is told at its line, in words that have a part.
func expectProblem(
  _ yaml: String, _ line: Int, _ part: String, at place: Testing.SourceLocation = #_sourceLocation
) throws {
  let problems = try read(yaml).problems
  #expect(problems.first?.location?.line == line, sourceLocation: place)
  #expect(problems.first?.message.contains(part) == true, sourceLocation: place)
}

/// Expects that a text is no YAML: where that is told, and in which words, with which hint.
func check(
  _ text: String, _ line: Int, _ column: Int, _ message: String?, _ hint: String,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  do {
    _ = try YAMLReader.read(text, file: "a.yaml")
    Issue.record("it was read: \(text)", sourceLocation: place)
  } catch {
    let found = (error as? DiagnosticError)?.diagnostics.first
    #expect(
      found?.location == SourceLocation(line: line, column: column), "\(found as Any)",
      sourceLocation: place)
    if let message { #expect(found?.message == message, sourceLocation: place) }
    #expect(found?.hint?.contains(hint) == true, "\(found as Any)", sourceLocation: place)
  }
}
