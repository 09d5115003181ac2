import Foundation
import Testing

/// No command writes onto what it reads, whatever the file is called.
@Suite("Outputs that are inputs") struct OutputPlaceTests {
  /// A command that reads a file and writes another one.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The file that must stay.
    var input: String
    /// What the command is told, with the output for `OUT`.
    var arguments: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "render, the photo in the picture", input: "cup.png",
      arguments: ["render", "cup.yaml", "-o", "OUT"]),
    Case(
      name: "render, a theme by a flag", input: "brand.yaml",
      arguments: ["render", "a.yaml", "--theme", "brand.yaml", "-o", "o.png", "--deps", "OUT"]),
    Case(
      name: "render --deps", input: "cup.yaml",
      arguments: ["render", "cup.yaml", "-o", "o.png", "--deps", "OUT"]),
    Case(
      name: "export", input: "cup.yaml",
      arguments: ["export", "--swiftui", "cup.yaml", "-o", "OUT"]),
    Case(
      name: "export, the photo", input: "cup.png",
      arguments: ["export", "--swiftui", "cup.yaml", "-o", "OUT"]),
    Case(
      name: "export, a theme by a flag", input: "brand.yaml",
      arguments: ["export", "--swiftui", "a.yaml", "--theme", "brand.yaml", "-o", "OUT"]),
    Case(
      name: "extract", input: "drawn.png", arguments: ["extract", "drawn.png", "-o", "OUT"]),
    Case(
      name: "diff, the first", input: "drawn.png",
      arguments: ["diff", "drawn.png", "cup.png", "-o", "OUT"]),
    Case(
      name: "diff, the second", input: "cup.png",
      arguments: ["diff", "drawn.png", "cup.png", "-o", "OUT"]),
    Case(
      name: "snapshot --json", input: "cup.yaml",
      arguments: ["snapshot", "verify", "cup.yaml", "--json", "OUT"]),
    Case(
      name: "snapshot --html, the photo", input: "cup.png",
      arguments: ["snapshot", "verify", "cup.yaml", "--html", "OUT"]),
    Case(
      name: "snapshot --junit, a baseline", input: "Snapshots/cup@2x.png",
      arguments: ["snapshot", "verify", "cup.yaml", "--junit", "OUT"]),
    Case(
      name: "md -o, a spec", input: "cup.yaml", arguments: ["md", "page.md", "-o", "OUT"]),
    Case(
      name: "md -o, a photo", input: "cup.png", arguments: ["md", "page.md", "-o", "OUT"]),
    Case(
      name: "md --deps", input: "page.md", arguments: ["md", "page.md", "--deps", "OUT"]),
  ]

  @Test("A font in a folder that was named is read, drawn with or not")
  func fonts() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    try workspace.makeFolder("fonts/in")
    let copied = try workspace.shell(
      "cp \"$(find /usr/share/fonts -name '*.[ot]tf' | head -1)\" fonts/in/mine.otf")
    try #require(copied.status == 0, "\(copied.errors)")
    let before = try workspace.bytes("fonts/in/mine.otf")
    for arguments in [
      ["render", "a.yaml", "-o", "o.png", "--font-path", "fonts", "--deps", "fonts/in/mine.otf"],
      ["snapshot", "verify", "a.yaml", "--font-path", "fonts", "--json", "fonts/in/mine.otf"],
    ] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 73, "\(outcome.errors)")
      #expect(try workspace.bytes("fonts/in/mine.otf") == before)
    }
  }

  static let ways = ["itself", "dot", "around", "link", "chain", "second name"]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "a.yaml": "Label: A\n", "cup.yaml": "Button: Tea\nicon: cup.png\n",
      "brand.yaml": "extends: ios\n", "sub/x": "",
      "page.md": "<!-- maquette:begin id=one spec=cup.yaml -->\n<!-- maquette:end -->\n",
    ])
    #expect(try workspace.run("button", "Photo", "-o", "cup.png", "--no-spec").status == 0)
    #expect(try workspace.run("render", "a.yaml", "-o", "drawn.png").status == 0)
    #expect(try workspace.run("snapshot", "record", "cup.yaml").status == 0)
    // A document is written where it was read.
    #expect(try workspace.run("md", "page.md").status == 0)
    return workspace
  }

  /// Another path of a file; the name that it gets ends as the file's does.
  private func path(_ way: String, to file: String, in workspace: Workspace) throws -> String {
    let folder = file.contains("/") ? "Snapshots/" : ""
    let name = file.split(separator: "/").last.map(String.init) ?? file
    switch way {
    case "dot": return "./\(file)"
    case "around": return "sub/../\(file)"
    case "link":
      try workspace.link("\(folder)soft-\(name)", to: name)
      return "\(folder)soft-\(name)"
    case "chain":
      try workspace.link("\(folder)first-\(name)", to: name)
      try workspace.link("\(folder)second-\(name)", to: "first-\(name)")
      return "\(folder)second-\(name)"
    case "second name":
      let path = workspace.path("\(folder)hard-\(name)")
      try FileManager.default.linkItem(atPath: workspace.path(file), toPath: path)
      return "\(folder)hard-\(name)"
    default: return file
    }
  }

  @Test("A file that is read stays as it is, by whatever way it is named", arguments: cases)
  func inputs(test: Case) throws {
    let workspace = try workspace()
    for way in Self.ways {
      let output = try path(way, to: test.input, in: workspace)
      let before = try workspace.bytes(test.input)
      let outcome = try workspace.run(test.arguments.map { $0 == "OUT" ? output : $0 })
      #expect(outcome.status == 73, "\(way): \(outcome.errors)")
      #expect(outcome.errors.contains("cannot write \(output) for '"), "\(outcome.errors)")
      #expect(outcome.errors.contains("that the same run reads"), "\(outcome.errors)")
      #expect(way == "itself" || outcome.errors.contains("'\(test.input)'"), "\(outcome.errors)")
      #expect(try workspace.bytes(test.input) == before, "\(way)")
      #expect(!workspace.files.contains { $0.contains(".tmp") })
    }
  }

  @Test("A picture that is named like a photo in it is not drawn, in any format of the name")
  func derived() throws {
    let workspace = try Workspace(["cup.yaml": "Button: Tea\nicon: cup@2x.png\n"])
    #expect(try workspace.run("button", "Photo", "-o", "cup@2x.png").status == 0)
    let before = try workspace.bytes("cup@2x.png")
    for arguments in [["render", "cup.yaml"], ["render", ".", "-o", "."]] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 73 && outcome.errors.contains("'cup.yaml'"), "\(outcome.errors)")
      #expect(try workspace.bytes("cup@2x.png") == before)
    }
    let allowed = try workspace.run("render", "cup.yaml", "--overwrite", "--follow-links")
    #expect(allowed.status == 73, "no flag allows it")
    #expect(try workspace.bytes("cup@2x.png") == before)
  }

  @Test("What another spec of the run shows is not drawn onto, whichever comes first")
  func others() throws {
    let workspace = try Workspace([
      "a.yaml": "Label: A\n", "z.yaml": "Button: Tea\nicon: a@2x.png\n",
      "later.yaml": "Button: Tea\nicon: \"\\x61@2x.png\"\n",
    ])
    for workers in ["1", "2", "4"] {
      for specs in [["a.yaml", "z.yaml"], ["z.yaml", "a.yaml"], ["a.yaml", "later.yaml"]] {
        let outcome = try workspace.run(["render"] + specs + ["-j", workers])
        #expect(outcome.errors.contains("cannot write a@2x.png for 'a.yaml'"), "\(outcome.errors)")
        #expect(!workspace.exists("a@2x.png"))
      }
    }
  }

  @Test("Standard input is read, too, when it is a file")
  func standardInput() throws {
    let workspace = try workspace()
    let before = try workspace.bytes("drawn.png")
    for command in ["extract - -o drawn.png", "diff - cup.png -o ./drawn.png"] {
      let outcome = try workspace.shell("\"$MAQUETTE\" \(command) < drawn.png")
      #expect(outcome.status == 73, "\(outcome.errors)")
      #expect(outcome.errors.contains("standard input"), "\(outcome.errors)")
      #expect(try workspace.bytes("drawn.png") == before)
    }
  }

  @Test("watch draws nothing onto what a spec shows, and does not draw again without end")
  func watch() throws {
    let workspace = try Workspace([
      "a.yaml": "Button: A\nicon: b@2x.png\n", "b.yaml": "Button: B\nicon: a@2x.png\n",
    ])
    for name in ["a@2x.png", "b@2x.png"] {
      #expect(try workspace.run("button", name, "-o", name).status == 0)
    }
    let before = try ["a@2x.png", "b@2x.png"].map(workspace.bytes)
    let outcome = try workspace.shell(
      """
      "$MAQUETTE" watch . -o . --no-cache 2> log & p=$!
      trap 'kill -KILL $p 2> /dev/null' EXIT
      wait_until 'test $(grep -c "error: " log) -ge 2'
      sleep 1; kill $p; wait $p; cat log >&2
      """)
    #expect(outcome.text.isEmpty, "\(outcome.text)")
    #expect(outcome.errorLines.count == 2, "\(outcome.errors)")
    #expect(try ["a@2x.png", "b@2x.png"].map(workspace.bytes) == before)
  }

  @Test("docc --deps stays off files of the catalogue, also of those that cannot be drawn")
  func doccDependencies() throws {
    let files = [
      "B.docc/a.maquette.yaml": "Label: x\nfoo: bar\n", "B.docc/b.maquette.yaml": "Label: b\n",
      "B.docc/Root.md": "# A\n", "B.docc/photo.png": "a photo\n",
    ]
    let workspace = try Workspace(files)
    for (name, text) in files {
      let outcome = try workspace.run("docc", "B.docc", "--deps", name)
      #expect(outcome.status == 65 || outcome.status == 73, "\(outcome.errors)")
      #expect(try workspace.text(name) == text, "\(name)")
    }
    let own = "B.docc/pictures.d"
    try workspace.write("B.docc/a.maquette.yaml", "Label: x\n")
    for _ in 1...2 { #expect(try workspace.run("docc", "B.docc", "--deps", own).status == 0) }
  }

  @Test("docc draws nothing onto a photo of its catalogue")
  func docc() throws {
    let workspace = try Workspace([
      "S.docc/cup.maquette.yaml": "Button: Tea\nicon: Resources/cup@2x.png\n"
    ])
    try workspace.makeFolder("S.docc/Resources")
    #expect(try workspace.run("button", "x", "-o", "S.docc/Resources/cup@2x.png").status == 0)
    let before = try workspace.bytes("S.docc/Resources/cup@2x.png")
    let outcome = try workspace.run("docc", "S.docc")
    #expect(outcome.status == 73 && outcome.errors.contains("cup.maquette.yaml"))
    #expect(try workspace.bytes("S.docc/Resources/cup@2x.png") == before)
  }
}
