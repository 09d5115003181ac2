import Testing

@Suite("Symbols of one's own")
struct SymbolFileTests {
  private static let file =
    "brand.mark:\n  layers:\n    - stroke: M4 12 H20 M12 4 V20\n"
    + "cart:\n  layers:\n    - fill: R 4 4 16 16 3\n"

  @Test(
    "A file that the spec names, a flag, or a theme brings them, and they win over built-in ones")
  func sources() throws {
    let workspace = try Workspace([
      "icons.yaml": Self.file,
      "brand.yaml": "extends: ios\nsymbols:\n"
        + Self.file.split(separator: "\n").map { "  \($0)\n" }.joined(),
      "named.yaml": "symbols: icons.yaml\nHStack: [{Image: brand.mark}, {Image: cart}]",
      "themed.yaml": "theme: brand.yaml\nHStack: [{Image: brand.mark}, {Image: cart}]",
      "bare.yaml": "HStack: [{Image: brand.mark}, {Image: cart}]",
    ])
    let named = try workspace.run("render", "named.yaml", "-o", "-")
    #expect(named.status == 0, "\(named.errors)")
    #expect(try workspace.run("render", "themed.yaml", "-o", "-").output == named.output)
    let bare = ["render", "bare.yaml", "-o", "-"]
    for flags in [["--symbols", "icons.yaml"], ["--theme", "brand.yaml"]] {
      let outcome = try workspace.run(bare + flags)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == named.output)
      #expect(try workspace.run(["inspect", "bare.yaml"] + flags).status == 0)
    }
    try expectRefusal(
      65, "bare.yaml:1:18: error: unknown symbol 'brand.mark'", in: workspace, bare)
    let button = try workspace.run(
      "button", "--symbol", "brand.mark", "--symbols", "icons.yaml", "-o", "-")
    #expect(button.status == 0, "\(button.errors)")
    let built = try workspace.run("render", "-", "-o", "-", stdin: "Image: cart")
    let own = try workspace.run(
      "render", "-", "-o", "-", "--symbols", "icons.yaml", stdin: "Image: cart")
    #expect(built.status == 0 && own.status == 0 && built.output != own.output)
  }

  @Test("Everything that takes a symbol knows them")
  func everywhere() throws {
    let workspace = try Workspace([
      "icons.yaml": Self.file,
      "a.yaml": """
      symbols: icons.yaml
      VStack:
        - Button: {title: a, symbol: brand.mark}
        - Label: {text: a, systemImage: brand.mark}
        - Label: {text: a, icon: brand.mark}
        - Menu: {title: a, isPresented: true, items: [{title: b, symbol: brand.mark}]}
        - SegmentedControl: [{symbol: brand.mark}, b]
        - Image: {systemName: brand.mark, imageScale: large}
      """,
    ])
    let outcome = try workspace.run("render", "a.yaml", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("One that is nearly right is suggested, in the spec and on the command line")
  func suggestion() throws {
    let workspace = try Workspace([
      "icons.yaml": Self.file, "a.yaml": "symbols: icons.yaml\nImage: brand.mrk",
    ])
    try expectRefusal(
      65, "a.yaml:2:8: error: unknown symbol 'brand.mrk'", "did you mean 'brand.mark'?",
      in: workspace, ["render", "a.yaml"])
  }

  @Test("What is wrong in the file is told there, all at once")
  func wrong() throws {
    let workspace = try Workspace([
      "icons.yaml": "a:\n  layers:\n    - stroke: M1 1 X\nb:\n  rule: motoin\n  layers: []\n",
      "a.yaml": "symbols: icons.yaml\nLabel: a", "b.yaml": "Label: a",
    ])
    try expectRefusal(
      65, "icons.yaml:3:15: error: the path 'M1 1 X' cannot be read",
      "icons.yaml:5:9: error: 'rule' cannot be 'motoin'", "did you mean 'motion'?",
      "icons.yaml:6:11: error: 'layers' must be a list", errors: 3, in: workspace,
      ["render", "a.yaml"])
    try expectRefusal(
      65, "icons.yaml:3:15: error: the path", errors: 3, in: workspace,
      ["render", "b.yaml", "--symbols", "icons.yaml"])
  }

  @Test("The file is named from the current folder, as the spec is")
  func named() throws {
    let workspace = try Workspace([
      "ui/a.yaml": "symbols: own/icons.yaml\nLabel: a", "ui/own/icons.yaml": "a:\n  layers: []\n",
    ])
    let wrong = try workspace.run("check", "ui/a.yaml")
    #expect(wrong.errors.hasPrefix("ui/own/icons.yaml:2:11: error: "), "\(wrong.errors)")
    try workspace.write("ui/own/icons.yaml", "a: [\n")
    let broken = try workspace.run("check", "ui/a.yaml")
    #expect(broken.errors.hasPrefix("ui/own/icons.yaml:"), "\(broken.errors)")
  }

  @Test("The file lies in the spec's folder or below")
  func outside() throws {
    let workspace = try Workspace(["icons.yaml": Self.file, "specs/x": ""])
    try workspace.link("specs/link.yaml", to: "../icons.yaml")
    for path in ["../icons.yaml", workspace.path("icons.yaml"), "link.yaml"] {
      try workspace.write("specs/a.yaml", "symbols: '\(path)'\nLabel: A")
      try expectRefusal(
        65, "specs/a.yaml:1:10: error: ", "is outside of the spec's folder", in: workspace,
        ["render", "specs/a.yaml"])
    }
    try expectRefusal(
      65, "stdin:1:10: error: ", "may not name files", "--symbols", in: workspace,
      stdin: Array("symbols: icons.yaml\nLabel: A".utf8), ["render", "-", "-o", "-"])
  }

  @Test("A file that is missing, no file, or no map")
  func unreadable() throws {
    let workspace = try Workspace(["list.yaml": "[a, b]"])
    try workspace.makeFolder("folder.yaml")
    for (name, message) in [
      ("no.yaml", "there is no file"), ("folder.yaml", "is a folder"),
    ] {
      try workspace.write("a.yaml", "symbols: \(name)\nLabel: A")
      try expectRefusal(65, "a.yaml:1:10: error: ", message, in: workspace, ["render", "a.yaml"])
      try expectRefusal(66, message, in: workspace, ["label", "a", "--symbols", name])
    }
    try workspace.write("a.yaml", "symbols: list.yaml\nLabel: A")
    try expectRefusal(
      65, "list.yaml:1:1: error: symbols must be a map", in: workspace, ["render", "a.yaml"])
    try workspace.write("b.yaml", "symbols: [a]\nLabel: A")
    try expectRefusal(
      65, "b.yaml:1:10: error: 'symbols' must be", in: workspace, ["render", "b.yaml"])
  }

  @Test("The JSON Schema knows them when asked")
  func schema() throws {
    let workspace = try Workspace(["icons.yaml": Self.file])
    let plain = try workspace.run("schema")
    let own = try workspace.run("schema", "--symbols", "icons.yaml")
    #expect(own.status == 0, "\(own.errors)")
    #expect(!String(decoding: plain.output, as: UTF8.self).contains("\"brand.mark\""))
    #expect(String(decoding: own.output, as: UTF8.self).contains("\"brand.mark\""))
  }
}
