import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Parameters that a definition does not list")
struct DefinitionParameterTests {
  private func check(_ spec: String, _ message: String, _ hint: String) throws {
    let found = errors(spec)
    #expect(found.count == 1, "\(found)")
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(first.message)")
    #expect(first.hint?.contains(hint) == true, "\(first.hint ?? "-")")
  }

  @Test("A reference in a definition without parameters is told with the list to write")
  func noParameters() throws {
    try check(
      "definitions: {Row: {Label: \"${title}\"}}\nRow:", "there is no '${title}' here",
      "write 'parameters: [title]' in the definition")
    try check(
      "definitions: {Row: {VStack: [{Label: \"${a.b}\"}]}}\nVStack: [Row]",
      "there is no '${a}' here", "write 'parameters: [a]'")
    try check(
      "definitions: {Row: {Label: \"${titel}\", parameters: [title]}}\nRow: x",
      "there is no '${titel}' here", "did you mean '${title}'?")
  }

  @Test("A value for a definition without parameters is told with the list to write")
  func uses() throws {
    try check(
      "definitions: {Row: {Label: a}}\nRow: X", "'Row' takes no parameters",
      "'parameters: [title]'")
    try check(
      "definitions: {Row: {Label: a}}\nRow: {name: X}", "'Row' has no parameter 'name'",
      "'parameters: [name]'")
  }

  @Test("A text that only looks like a reference is one in a definition, too")
  func texts() throws {
    let spec = "definitions: {Row: {Label: \"$${title}\"}}\nRow:"
    #expect(try read(spec).component == read("Label: \"${title}\"").component)
    #expect(try read("Label: \"${title}\"").warnings.isEmpty)
  }
}
