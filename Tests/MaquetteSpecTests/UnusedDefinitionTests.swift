import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Definitions that nothing uses") struct UnusedDefinitionTests {
  private func warnings(_ spec: String) throws -> [String] {
    try read(spec).warnings.map(\.message)
  }

  private func found(_ file: String) throws -> [Diagnostic]? {
    try DefinitionFile.diagnostics(of: Array(file.utf8), file: "rows.yaml", folder: nil)
  }

  @Test("A mistake in one is a warning, and the spec is drawn")
  func mistake() throws {
    let spec = """
      definitions:
        Row:
          parameters: [title]
          Label: ${title}
          colr: red
      Label: a
      """
    let warning = try #require(read(spec).warnings.first)
    #expect(warning.message == "'Label' has no key 'colr', in a definition that nothing uses")
    #expect(warning.severity == .warning && warning.id == .unknownKey)
    #expect(warning.location == SourceLocation(line: 5, column: 5))
    #expect(warning.hint == "did you mean 'color'?")
  }

  @Test(
    "Whatever a use may give, nothing is said about it",
    arguments: [
      "Label: ${a}", "Label: x\n    font: ${a}\n    color: ${a}", "Slider:\n      value: ${a}",
      "Image: ${a}", "VStack: ${a}", "VStack: [\"${a}\"]", "Label: ${a.name}",
      "VStack: [{repeat: \"${a}\", Label: \"${item.name}\"}]", "Toggle: x\n    isOn: ${a}",
      "VStack: [{when: {platform: \"${a}\"}, Label: x}]", "DatePicker: x\n    date: ${a}",
      "view: [{systemItem: \"${a}\"}, flexibleSpace]", "Table:\n      columns: ${a}",
    ])
  func unknown(body: String) throws {
    let spec = "definitions:\n  Row:\n    parameters: [a]\n    \(body)\nLabel: a\n"
    #expect(try warnings(spec) == [])
    #expect(try warnings(spec.replacing("[a]", with: "[a?]")) == [])
  }

  @Test("One that others use is told of once, with its own place")
  func nested() throws {
    let spec = """
      definitions:
        Inner: {parameters: [a], Buton: "${a}"}
        Outer: {parameters: [a], VStack: [{Inner: "${a}"}, {Inner: x, b: y}]}
      Label: a
      """
    let told = try warnings(spec)
    #expect(told.count { $0.contains("unknown component 'Buton'") } == 1)
    #expect(told.contains { $0.contains("'Inner' has no parameter 'b'") })
    #expect(told.count == 2)
  }

  @Test("What is used is read once, and its mistakes are errors")
  func used() throws {
    let definition = "definitions: {Row: {parameters: [a], Label: \"${a}\", colr: red}}\n"
    #expect(errors(definition + "Row: x\n").map(\.severity) == [.error])
    #expect(try warnings("definitions: {Row: {Label: x}}\nRow: \n").isEmpty)
  }

  @Test("Symbols and colours that the spec knows are known there")
  func theme() throws {
    #expect(try warnings("definitions: {Row: {Image: heart, color: red}}\nLabel: a\n").isEmpty)
    #expect(try warnings("definitions: {Row: {Image: hart}}\nLabel: a\n").count == 1)
  }

  @Test("Definitions that use one another dozens of levels deep are left when it takes too much")
  func huge() throws {
    var spec = "definitions:\n  R0: {Label: x}\n"
    for level in 1...40 {
      spec += "  R\(level): {VStack: [R\(level - 1), R\(level - 1), R\(level - 1)]}\n"
    }
    #expect(try warnings(spec + "Label: a\n").isEmpty)
  }

  @Test("A file of definitions is checked by itself, each of them")
  func file() throws {
    let file = """
      definitions:
        Row: {parameters: [a], Label: "${a}", colr: red}
        Tile: {Image: brand.logo, color: acme}
      colors: {a: red}
      """
    let all = try #require(try found(file))
    #expect(all.contains { $0.severity == .error && $0.message == "'Label' has no key 'colr'" })
    #expect(all.contains { $0.message.contains("unknown key 'colors'") })
    // A spec that uses the file may bring it.
    let symbol = try #require(all.first { $0.id == .unknownSymbol })
    #expect(symbol.severity == .warning)
    #expect(all.allSatisfy { $0.file == "rows.yaml" })
    #expect(try found("definitions: {Row: {parameters: [a], Label: \"${a}\"}}") == [])
  }

  @Test("A spec, a theme and a list of symbols are no files of definitions")
  func others() throws {
    for file in ["definitions: {Row: {Label: x}}\nRow: \n", "extends: ios\n", "Label: x\n"] {
      #expect(try found(file) == nil)
    }
  }
}
