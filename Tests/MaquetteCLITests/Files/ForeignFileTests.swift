import Foundation
import Testing

/// Names that nobody typed replace only what this program made, and nothing is written through links
/// that leave the folder that was named.
@Suite("Files of others") struct ForeignFileTests {
  private static let photo = Array("\u{89}PNG, or so it says".utf8)

  /// A command that makes up the name of a file, and the file.
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var arguments: [String]
    var testDescription: String { "\(arguments.joined(separator: " ")) writes \(file)" }
  }

  static let cases = [
    Case(file: "a@2x.png", arguments: ["render", "a.yaml"]),
    Case(file: "a.svg", arguments: ["render", "a.yaml", "--format", "svg"]),
    Case(file: "a.pdf", arguments: ["render", "a.yaml", "--format", "pdf"]),
    Case(file: "out/a@2x.png", arguments: ["render", "a.yaml", "-o", "out/"]),
    Case(
      file: "o.md",
      arguments: [
        "render", "a.yaml", "-o", "o.png", "--overlay", "redlines", "--legend", "markdown",
      ]),
    Case(
      file: "q.md",
      arguments: ["button", "A", "-o", "q.png", "--overlay", "redlines", "--legend", "markdown"]),
    Case(file: "images/one@2x.png", arguments: ["md", "page.md", "--variants", "light"]),
    Case(file: "pics/one@2x.png", arguments: ["md", "page.md", "--images", "pics", "-q"]),
    Case(file: "S.docc/Resources/b@2x.png", arguments: ["docc", "S.docc"]),
    Case(file: "g/index.html", arguments: ["gallery", "-o", "g"]),
    Case(file: "Snapshots/a@2x.png", arguments: ["snapshot", "record", "a.yaml"]),
    Case(file: "Snapshots/a@2x.txt", arguments: ["snapshot", "record", "a.yaml"]),
    Case(file: "snapshot-results/results.json", arguments: ["snapshot", "verify", "a.yaml"]),
    Case(file: "snapshot-results/report.html", arguments: ["snapshot", "verify", "a.yaml"]),
    Case(file: "snapshot-results/a@2x.actual.png", arguments: ["snapshot", "verify", "a.yaml"]),
  ]

  private func workspace() throws -> Workspace {
    try Workspace([
      "a.yaml": "Button: A\n", "S.docc/b.maquette.yaml": "Label: B\n",
      "page.md": "<!-- maquette:begin id=one spec=a.yaml -->\n<!-- maquette:end -->\n",
    ])
  }

  @Test(
    "A file that somebody else made stays", arguments: cases.filter { $0.file != "g/index.html" })
  func foreign(test: Case) throws {
    let workspace = try workspace()
    try workspace.write(test.file, Self.photo)
    let outcome = try workspace.run(test.arguments)
    #expect(outcome.status == 73, "\(outcome.status) \(outcome.errors)")
    let words =
      test.file.hasPrefix("Snapshots/")
      ? "the file that is there is not a baseline; move it away" : "was not made by maquette"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.contains(test.file), "\(outcome.errors)")
    #expect(try workspace.bytes(test.file) == Self.photo)
  }

  @Test("A file of our own is replaced", arguments: cases.filter { $0.file != "g/index.html" })
  func own(test: Case) throws {
    let workspace = try workspace()
    #expect(try workspace.run(test.arguments).status != 73)
    #expect(workspace.exists(test.file))
    try workspace.write("a.yaml", "Button: Another\n")
    try workspace.write("S.docc/b.maquette.yaml", "Label: Another\n")
    let again = try workspace.run(test.arguments.map { $0 == "A" ? "Another" : $0 })
    #expect(again.status != 73, "\(again.errors)")
  }

  @Test(
    "A picture is known for ours with a spec in it or without, light, dark or both, opaque or not",
    arguments: ["png", "svg", "pdf"], [[], ["--no-spec"], ["--no-spec", "--dark", "media"]])
  func marks(format: String, flags: [String]) throws {
    guard format == "svg" || !flags.contains("--dark") else { return }
    let workspace = try Workspace()
    for text in [
      "Label: A", "background: clear\nLabel: مرحبا", "appearance: dark\nlocale: ja\nLabel: 日本",
      "Label: \"<\\\">\"\nscale: 1", "Label: สวัสดี\nscale: 3",
    ] where !(text.contains("appearance") && flags.contains("--dark")) {
      for version in ["", "\npadding: 3\n"] {
        try workspace.write("a.yaml", text + version)
        let outcome = try workspace.run(["render", "a.yaml", "--format", format] + flags)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
  }

  @Test("What another program saved anew is somebody's own; --overwrite and -o replace it")
  func allowed() throws {
    let workspace = try workspace()
    for arguments in [["--overwrite"], ["-o", "a@2x.png"]] {
      try workspace.write("a@2x.png", Self.photo)
      #expect(try workspace.run("render", "a.yaml").status == 73)
      #expect(try workspace.run(["render", "a.yaml"] + arguments).status == 0)
      #expect(PNGFile(try workspace.bytes("a@2x.png")) != nil)
    }
  }

  @Test("Nothing is written through a link that leaves the folder, unless that is asked for")
  func links() throws {
    let workspace = try workspace()
    let other = try Workspace(["mine": "mine"])
    try workspace.makeFolder("out")
    try workspace.link("out/a@2x.png", to: other.path("mine"))
    try workspace.link("o.png", to: other.path("mine"))
    try workspace.link("Swift.swift", to: other.path("mine"))
    try workspace.link("new.yaml", to: other.path("mine"))
    for arguments in [
      ["render", "a.yaml", "-o", "out"], ["render", "a.yaml", "-o", "o.png"],
      ["button", "A", "-o", "o.png"], ["label", "A", "-o", "o.png"],
      ["export", "--swiftui", "a.yaml", "-o", "Swift.swift"], ["init", "--force", "new.yaml"],
      ["render", "a.yaml", "--overwrite", "-o", "out/"],
    ] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.status == 73, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.contains(other.path("mine")), "\(outcome.errors)")
      #expect(try other.text("mine") == "mine", "\(arguments)")
    }
    let asked = try workspace.run("render", "a.yaml", "-o", "o.png", "--follow-links")
    #expect(asked.status == 0, "\(asked.errors)")
    #expect(PNGFile(try other.bytes("mine")) != nil)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.path("o.png")) != "")
  }

  @Test("Folders below the one that was named do not lead elsewhere; the named one may be a link")
  func folders() throws {
    let workspace = try Workspace(["ui/one/a.yaml": "Label: A\n", "page.md": ""])
    let other = try Workspace()
    try workspace.makeFolder("out")
    try workspace.link("out/one", to: other.folder.path)
    let refused = try workspace.run("render", "ui", "-o", "out")
    #expect(refused.status == 73, "\(refused.errors)")
    #expect(refused.errors.contains("outside of 'out'"), "\(refused.errors)")
    #expect(other.files.isEmpty)
    try workspace.link("named", to: other.folder.path)
    #expect(try workspace.run("render", "ui", "-o", "named").status == 0)
    #expect(other.files == ["one/a@2x.png"])
    try workspace.link("images", to: other.folder.path)
    try workspace.write(
      "page.md", "<!-- maquette:begin id=x spec=ui/one/a.yaml -->\n<!-- maquette:end -->\n")
    #expect(try workspace.run("md", "page.md").status == 73)
    #expect(other.files == ["one/a@2x.png"])
    #expect(try workspace.run("md", "page.md", "--follow-links").status == 0)
    #expect(other.files.contains("x@2x.png"))
  }

  @Test("A document that a folder links to is written if it is in the folder, or was asked for")
  func linkedDocument() throws {
    let text = "# a\n\n```maquette\nButton: x\n```\n"
    let workspace = try Workspace(["docs/own.md": "# b\n", "home/n.md": text])
    try workspace.link("docs/p.md", to: "../home/n.md")
    let refused = try workspace.run("md", "--adopt", "docs")
    #expect(refused.status == 73, "\(refused.errors)")
    #expect(refused.errors.contains("outside"), "\(refused.errors)")
    #expect(try workspace.text("home/n.md") == text)
    // Whoever names the link means the file, also beside the folder.
    #expect(try workspace.run("md", "--adopt", "docs", "docs/p.md").status == 0)
    #expect(try workspace.text("home/n.md") != text)
    try workspace.write("home/n.md", text)
    #expect(try workspace.run("md", "--adopt", "docs", "--follow-links").status == 0)
    #expect(try workspace.text("home/n.md") != text)
    // A link that stays in the folder is another name of a document in it.
    let near = try Workspace(["docs/b/real.md": text])
    try near.makeFolder("docs/a")
    try near.link("docs/a/link.md", to: "../b/real.md")
    let done = try near.run("md", "--adopt", "docs")
    #expect(done.status == 0, "\(done.errors)")
    #expect(try near.text("docs/b/real.md") != text)
  }

  @Test("A link to nothing is not written through, a link within the folder is")
  func near() throws {
    let workspace = try workspace()
    try workspace.link("o.png", to: "nowhere.png")
    let refused = try workspace.run("render", "a.yaml", "-o", "o.png")
    #expect(refused.errors.contains("it is a link to a file that does not exist"))
    try workspace.link("p.png", to: "q.png")
    #expect(try workspace.run("button", "Q", "-o", "q.png").status == 0)
    #expect(try workspace.run("render", "a.yaml", "-o", "p.png").status == 0)
    #expect(try workspace.bytes("q.png") == workspace.bytes("p.png"))
  }

  @Test("Outputs of one run do not replace one another")
  func collisions() throws {
    let workspace = try workspace()
    let outcome = try workspace.run(
      "snapshot", "verify", "a.yaml", "--json", "r", "--html", "./r")
    #expect(outcome.status == 73 && outcome.errors.contains("'--json'"), "\(outcome.errors)")
    #expect(outcome.errors.contains("'--html'"), "\(outcome.errors)")
    try workspace.makeFolder("out")
    try workspace.write("b.yaml", "Label: B\n")
    #expect(try workspace.run("render", "b.yaml", "-o", "out").status == 0)
    try workspace.link("out/a@2x.png", to: "b@2x.png")
    let pair = try workspace.run("render", "a.yaml", "b.yaml", "-o", "out", "-j", "1")
    #expect(pair.errors.contains("is written to the same place"), "\(pair.errors)")
  }
}
