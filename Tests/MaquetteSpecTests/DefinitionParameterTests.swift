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

  @Test(
    "A second dollar sign makes any reference in a text a text",
    arguments: [
      ("$${a}", "${a}"), ("Preis: $${a}", "Preis: ${a}"),
      ("السعر: $${a} دولار", "السعر: ${a} دولار"),
      ("מחיר $${a}, $${b}", "מחיר ${a}, ${b}"), ("価格は$${a}", "価格は${a}"),
      ("$$${a}", "$${a}"), ("Цена $${a", "Цена ${a"), ("मूल्य $ {a}", "मूल्य $ {a}"),
    ])
  func escapes(written: String, text: String) throws {
    let row = "definitions: {Row: {parameters: [a], Label: \"\(written)\"}}\nRow: x"
    #expect(try read(row).component == AnyComponent(Label(text)))
    let list = "VStack: [{repeat: {over: 1, as: a}, Label: \"\(written)\"}]"
    #expect(try read(list).component == read("VStack: [Label: \"\(text)\"]").component)
    // Nobody repeats or passes anything there.
    let plain = try read("Label: \"\(written)\"")
    #expect(plain.component == AnyComponent(Label(written)))
  }

  @Test("A reference beside one that is a text is a mistake, and the message tells of both ways")
  func mixed() throws {
    try check(
      "definitions: {Row: {parameters: [a], Label: \"$${a}: ${a}\"}}\nRow: x",
      "'${a}' is inside of a text; only a whole value can be replaced",
      "or write $${… for the text")
    try check(
      "VStack:\n- {repeat: 1, Label: $${item}}", "'${item}' is without quotes inside of brackets",
      "in quotes: \"$${item}\"")
  }
}
