import Foundation
import Testing

@testable import MaquetteDocs

/// A document or a book is data: it does not decide on what lies outside of where it is.
@Suite("Pictures of documents stay where the documents are") struct PicturePlaceTests {
  private static let fence = "```maquette id=x\\nButton: Go\\n```"

  private func book(
    _ workspace: DocsWorkspace, source: String = "src", path: String = "a.md"
  ) throws -> DocsWorkspace.Outcome {
    let chapter =
      "{\"Chapter\":{\"name\":\"A\",\"content\":\"\(Self.fence)\",\"number\":[1],\"sub_items\":[],"
      + "\"path\":\"\(path)\",\"source_path\":\"\(path)\",\"parent_names\":[]}}"
    return try workspace.run(
      "mdbook",
      stdin: "[{\"root\":\"\(workspace.folder.path)/book\","
        + "\"config\":{\"book\":{\"src\":\"\(source)\"}}},{\"items\":[\(chapter)]}]")
  }

  private func link(_ workspace: DocsWorkspace, _ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: workspace.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url(name).path, withDestinationPath: target)
  }

  @Test(
    "mdBook's src is a folder of the book's",
    arguments: ["..", "../..", "src/../..", "/tmp", "away", "away/in", "src\\u0000"])
  func source(source: String) throws {
    let workspace = try DocsWorkspace(["outside/in/x": "", "book/book.toml": ""])
    try link(workspace, "book/away", to: "../outside")
    let before = workspace.files
    let outcome = try book(workspace, source: source)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("the book's 'src' is '"), "\(outcome.errors)")
    #expect(workspace.files == before && outcome.output.isEmpty)
  }

  @Test(
    "mdBook's src may be the book's own folder, or one further in", arguments: [".", "", "a/b"])
  func inside(source: String) throws {
    let workspace = try DocsWorkspace()
    #expect(try book(workspace, source: source).status == 0)
    #expect(workspace.files.allSatisfy { $0.hasPrefix("book/") } && workspace.files.count == 2)
  }

  @Test("A chapter outside of src is refused", arguments: ["../a.md", "../../a.md", "/tmp/a.md"])
  func chapter(path: String) throws {
    let workspace = try DocsWorkspace()
    let outcome = try book(workspace, path: path)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("outside of the book's 'src'"), "\(outcome.errors)")
    #expect(workspace.files.isEmpty)
  }

  @Test("Pictures of a book go through no link out of it, and onto no file of others")
  func links() throws {
    let workspace = try DocsWorkspace(["outside/mine": "mine"])
    try link(workspace, "book/src/images", to: "../../outside")
    let folder = try book(workspace)
    #expect(folder.status == 73 && folder.errors.contains("outside/x@2x.png"), "\(folder.errors)")
    try FileManager.default.removeItem(at: workspace.url("book/src/images"))
    try link(workspace, "book/src/images/x@2x.png", to: "../../../outside/mine")
    #expect(try book(workspace).status == 73)
    try FileManager.default.removeItem(at: workspace.url("book/src/images/x@2x.png"))
    try workspace.write("book/src/images/x@2x.png", "mine")
    let foreign = try book(workspace)
    #expect(foreign.status == 73 && foreign.errors.contains("was not made by maquette"))
    #expect(try workspace.text("outside/mine") == "mine")
    #expect(try workspace.text("book/src/images/x@2x.png") == "mine")
    #expect(workspace.files.filter { $0.hasPrefix("outside/") } == ["outside/mine"])
  }

  @Test("Neither do those of Markdown")
  func markdown() throws {
    let workspace = try DocsWorkspace([
      "docs/a.md": Self.fence.replacing("\\n", with: "\n").replacing(
        "```maquette id=x", with: "<!-- maquette:begin id=x -->\n```maquette")
        + "\n<!-- maquette:end -->\n", "outside/mine": "mine",
    ])
    try link(workspace, "docs/images", to: "../outside")
    let before = try workspace.text("docs/a.md")
    #expect(try workspace.run("md", "docs/a.md").status == 73)
    #expect(try workspace.text("docs/a.md") == before, "all is written, or nothing")
    #expect(workspace.files.filter { $0.hasPrefix("outside/") } == ["outside/mine"])
    // A folder that the command names may be anywhere, and a link.
    #expect(try workspace.run("md", "docs/a.md", "--images", "docs/images").status == 0)
    #expect(try workspace.bytes("outside/x@2x.png").count > 100)
  }

  @Test("What stands in a picture's place and is no file is named, and stays")
  func occupied() throws {
    let text = "<!-- maquette:begin id=x -->\n```maquette\nButton: Go\n```\n<!-- maquette:end -->\n"
    for make in ["mkdir -p images/x@2x.png", "mkdir images; mkfifo images/x@2x.png"] {
      let workspace = try DocsWorkspace(["a.md": text])
      #expect(try workspace.run("sh", ["-c", make]).status == 0)
      let outcome = try workspace.run("md", "a.md")
      #expect(outcome.status == 73, "\(make): \(outcome.errors)")
      #expect(outcome.errors.contains("cannot write images/x@2x.png"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("*.yaml"), "it names no specs: \(outcome.errors)")
      #expect(try workspace.text("a.md") == text)
    }
  }

  @Test("Neither do those of pandoc")
  func pandoc() throws {
    let workspace = try DocsWorkspace(["outside/mine": "mine"])
    try link(workspace, "maquette-images", to: workspace.url("outside").path)
    let document =
      "{\"pandoc-api-version\":[1,23],\"meta\":{},\"blocks\":[{\"t\":\"CodeBlock\","
      + "\"c\":[[\"x\",[\"maquette\"],[]],\"Button: Go\"]}]}"
    let inside = try workspace.run("pandoc", "html", stdin: document)
    #expect(inside.status == 0, "a link that stays below the present folder: \(inside.errors)")
    let other = try DocsWorkspace()
    try FileManager.default.removeItem(at: workspace.url("maquette-images"))
    try link(workspace, "maquette-images", to: other.folder.path)
    let outcome = try workspace.run("pandoc", "html", stdin: document)
    #expect(outcome.status == 73 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(other.files.isEmpty)
  }

  @Test("A document that is a link, as in builds of Bazel, names specs beside what it leads to")
  func linkedDocument() throws {
    let block = "<!-- maquette:begin id=go spec=ui/go.yaml -->\n<!-- maquette:end -->\n"
    let workspace = try DocsWorkspace([
      "real/a.md": block, "real/ui/go.yaml": "Button: Go\n", "other/go.yaml": "Button: Go\n",
    ])
    try link(workspace, "run/a.md", to: "../real/a.md")
    try link(workspace, "run/ui", to: "../real/ui")
    let outcome = try workspace.run("md", "run/a.md", "--output", "x/a.md")
    #expect(outcome.status == 0, "\(outcome.errors)")
    // What is elsewhere stays out of reach.
    try link(workspace, "away/a.md", to: "../real/a.md")
    try link(workspace, "away/ui", to: "../other")
    #expect(try workspace.run("md", "away/a.md", "--output", "x/a.md").status == 65)
  }
}
