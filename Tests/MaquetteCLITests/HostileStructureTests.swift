import Testing

@Suite("Hostile structure")
struct HostileStructureTests {
  @Test("Brackets, braces, lists and blocks nested too deep")
  func nesting() throws {
    let specs = [
      String(repeating: "[", count: 100_000),
      "Label: " + String(repeating: "[", count: 1000),
      String(repeating: "{a: ", count: 5000),
      String(repeating: "{\"VStack\":[", count: 5000),
      String(repeating: "- ", count: 5000) + "x",
      (0..<1500).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
    ]
    for spec in specs {
      let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml")
      #expect(outcome.status == 65)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("maps and lists are nested more than 64 levels deep"))
      #expect(outcome.errors.contains("nest less deeply"))
    }
  }

  @Test("As deep as allowed is drawn, by every worker")
  func deepest() throws {
    var spec = "view:\n"
    var indent = "  "
    for level in 0..<20 {
      spec += """
        \(indent)\(["VStack", "HStack", "ZStack"][level % 3]):
        \(indent)  padding: 1
        \(indent)  background: systemBackground
        \(indent)  children:
        \(indent)    - Spacer
        \(indent)    - Label: Level \(level)
        \(indent)    -

        """
      indent += "      "
    }
    spec += "\(indent)Label: Bottom\n"
    let workspace = try Workspace(["a.yaml": spec, "b.yaml": spec])
    let outcome = try workspace.run("render", "a.yaml", "b.yaml", "-j", "2")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.bytes("a@2x.png") == workspace.bytes("b@2x.png"))
  }

  @Test("Containers in one another that all have to give way are laid out at once")
  func squeezedContainers() throws {
    for container in ["HStack", "VStack", "Grid", "ZStack"] {
      var spec = "{Label: bottom text that is long enough to wrap}"
      for _ in 0..<29 {
        spec = "{\(container): [\(spec), {Label: a b c d}, Spacer, {Button: q w}]}"
      }
      let workspace = try Workspace(["a.yaml": "{width: 300, height: 300, view: \(spec)}"])
      #expect(try workspace.run("render", "a.yaml", "-o", "-").status == 0, "\(container)")
    }
  }

  @Test("Aliases that multiply")
  func aliasBomb() throws {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in 1...9 {
      let uses = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(uses)]")
    }
    try expectBadSpec(
      lines.joined(separator: "\n"), at: "6:15", "more than 200000 values", "use fewer aliases")
    try expectBadSpec("a: &a [*a]", at: "1:8", "the alias '*a' has no anchor before it")
    try expectBadSpec("a: &a {<<: *a}", at: "1:12", "the alias '*a' has no anchor before it")
  }

  @Test("190,000 components")
  func nodes() throws {
    let spec = "view: {VStack: [" + String(repeating: "Spacer,", count: 190_000) + "]}"
    try expectBadSpec(spec, at: "1:140017", "more than 20000 components", "split it")
  }

  @Test("Unknown keys: each told, with what was meant")
  func unknownKeys() throws {
    try expectBadSpec(
      "Label: x\nfoo: 1\nwidht: 3\ncolr: red", at: "2:1", "'Label' has no key 'foo'",
      "did you mean 'width'?", errors: 3)
    try expectBadSpec(
      "platfrom: ios\nview:\n  Label: x", at: "1:1", "unknown key 'platfrom'",
      "did you mean 'platform'?")
  }

  @Test("Values of wrong types")
  func types() throws {
    try expectBadSpec(
      "width: abc\nheight: [1]\nview:\n  Label: {text: [1, 2]}", at: "1:8",
      "'width' must be a number, not 'abc'", "'height' must be a number, not a list", errors: 3)
    try expectBadSpec("view: 3", at: "1:7", "expected a component, not '3'")
    try expectBadSpec("platform: [ios]\nLabel: x", at: "1:11", "'platform' must be")
    try expectBadSpec("VStack: {children: {a: 1}}", at: "1:21", "no component here")
  }

  @Test("Things that are no spec")
  func nonSpecs() throws {
    try expectBadSpec("hello", at: "1:1", "expected a component, not 'hello'", "'Label: hello'")
    try expectBadSpec("42", at: "1:1", "expected a component")
    try expectBadSpec("[]", at: "1:1", "names no component", "'Label: Hello'")
    try expectBadSpec("{}", at: "1:1", "names no component", "'Label: Hello'")
    try expectBadSpec("view: []", at: "1:7", "names no component")
    try expectBadSpec("~", at: "1:1", "expected a component")
    try expectBadSpec("Label: x\nButton: y", at: "2:1", "is a second component beside 'Label'")
    try expectBadSpec("Label: x\nLabel: y", at: "2:1", "'Label' occurs twice", "remove one")
    try expectBadSpec("Label: x\n---\nLabel: y", at: "2:1", "a second document starts here")
    try expectBadSpec("Label: 'x", at: "1:8", "the text in quotes never ends")
    try expectBadSpec("Label: [x", at: "1:10", "the '[' of line 1 is not closed")
    try expectBadSpec(
      "{\"Label\": \"x\",}trailing", at: "1:14", "comma before '}'", named: "a.json")
  }
}
