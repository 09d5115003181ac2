import BuiltProgram
import Foundation
import Testing

@Suite("maquette md")
struct MarkdownCommandTests {
  private static let block = """
    # A

    <!-- maquette:begin id=a -->
    ```maquette
    Button: Go
    ```
    <!-- maquette:end -->

    """

  @Test("writes documents and pictures once, and nothing the second time")
  func twice() throws {
    let workspace = try DocsWorkspace(["a b.md": Self.block, "docs/b.md": Self.block])
    let first = try workspace.run("md", "a b.md", "docs/b.md")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.text == "images/a@2x.png\nimages/a~dark@2x.png\ndocs/images/a@2x.png\n"
        + "docs/images/a~dark@2x.png\na b.md\ndocs/b.md\n")
    func numbers() throws -> [Int] {
      try workspace.files.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url(name).path)
        return try #require(attributes[.systemFileNumber] as? Int)
      }
    }
    // A file that is written anew is another one.
    let before = try numbers()
    let second = try workspace.run("md", "a b.md", "docs/b.md", "./docs/../a b.md")
    #expect(second.status == 0 && second.text.isEmpty && second.errors.isEmpty)
    #expect(try numbers() == before)
  }

  @Test("--check names what is out of date, and writes nothing")
  func check() throws {
    let workspace = try DocsWorkspace(["a.md": Self.block])
    let stale = try workspace.run("md", "--check", "a.md")
    #expect(stale.status == 1)
    #expect(stale.errors.contains("a.md:3:1: error: the block 'a' is out of date"))
    #expect(stale.errors.contains("a.md:3:1: error: the picture 'images/a@2x.png' is missing"))
    #expect(workspace.files == ["a.md"])
    #expect(try workspace.run("md", "a.md", "-q").text.isEmpty)
    #expect(try workspace.run("md", "--check", "a.md").status == 0)
    try workspace.write("images/a@2x.png", "other")
    let other = try workspace.run("md", "--check", "a.md")
    #expect(other.status == 1 && other.errors.contains("'images/a@2x.png' is not what"))
  }

  @Test("a block that is renamed takes along what it drew, and nothing else")
  func renamed() throws {
    let workspace = try DocsWorkspace(["a.md": Self.block])
    #expect(try workspace.run("md", "a.md").status == 0)
    try workspace.write("images/mine@2x.png", try workspace.bytes("images/a@2x.png"))
    try workspace.write(
      "a.md", try workspace.text("a.md").replacingOccurrences(of: "begin id=a", with: "begin id=b"))
    let run = try workspace.run("md", "a.md")
    #expect(run.status == 0)
    #expect(run.errors.contains("'images/a@2x.png' was removed; nothing shows it any more"))
    #expect(
      workspace.files == ["a.md", "images/b@2x.png", "images/b~dark@2x.png", "images/mine@2x.png"])
  }

  @Test("a block that is taken out, or gets another folder, leaves what it drew")
  func takenOut() throws {
    let two = Self.block + Self.block.replacingOccurrences(of: "id=a", with: "id=b")
    let workspace = try DocsWorkspace(["a.md": two])
    #expect(try workspace.run("md", "a.md").status == 0)
    let drawn = try workspace.text("a.md")
    let start = try #require(drawn.range(of: "# A", options: .backwards)?.lowerBound)
    try workspace.write(
      "a.md",
      drawn[..<start].replacingOccurrences(of: "begin id=a", with: "begin id=a folder=new"))
    let run = try workspace.run("md", "a.md")
    #expect(run.status == 0 && !run.errors.contains("removed"), "\(run.errors)")
    #expect(
      workspace.files == [
        "a.md", "images/a@2x.png", "images/a~dark@2x.png", "images/b@2x.png",
        "images/b~dark@2x.png", "new/a@2x.png", "new/a~dark@2x.png",
      ])
  }

  @Test("what a renamed block drew stays where it is shown elsewhere, or is not ours any more")
  func stillShown() throws {
    let workspace = try DocsWorkspace(["a.md": Self.block, "b.md": "![](images/a@2x.png)\n"])
    #expect(try workspace.run("md", "a.md", "b.md").status == 0)
    try workspace.write("images/a~dark@2x.png", "drawn by hand")
    try workspace.write(
      "a.md", try workspace.text("a.md").replacingOccurrences(of: "begin id=a", with: "begin id=c"))
    let run = try workspace.run("md", "a.md", "b.md")
    #expect(run.status == 0 && !run.errors.contains("removed"))
    #expect(workspace.files.contains("images/a@2x.png"))
    #expect(try workspace.text("images/a~dark@2x.png") == "drawn by hand")
  }

  @Test("a block that names a baseline, or a picture elsewhere, removes neither")
  func baselines() throws {
    let workspace = try DocsWorkspace(["a.md": Self.block])
    #expect(try workspace.run("md", "a.md").status == 0)
    let picture = try workspace.bytes("images/a@2x.png")
    try workspace.write("images/kept@2x.png", picture)
    try workspace.write("images/kept@2x.txt", "the text of its scene\n")
    try workspace.write("Snapshots/s@2x.png", picture)
    try workspace.write(
      "a.md",
      try workspace.text("a.md").replacingOccurrences(
        of: "<!-- maquette:end",
        with: "![](images/kept@2x.png)\n![](Snapshots/s@2x.png)\n<!-- maquette:end"))
    let run = try workspace.run("md", "a.md")
    #expect(run.status == 0 && !run.errors.contains("removed"), "\(run.errors)")
    #expect(workspace.files.contains("images/kept@2x.png"))
    #expect(workspace.files.contains("Snapshots/s@2x.png"))
  }

  @Test("reads standard input and prints the result")
  func stream() throws {
    let workspace = try DocsWorkspace()
    let result = try workspace.run("md", "-", stdin: Self.block)
    #expect(result.status == 0 && result.text.contains("<picture>"))
    #expect(workspace.files == ["images/a@2x.png", "images/a~dark@2x.png"])
    try workspace.write("in/a.md", Self.block)
    #expect(try workspace.run("md", "in/a.md", "-o", "out/b.md").status == 0)
    #expect(try workspace.text("in/a.md") == Self.block)
    #expect(workspace.files.contains("out/images/a@2x.png"))
    #expect(try workspace.run("md", "in/a.md", "-o", "out/b.md").text.isEmpty)
  }

  @Test("puts pictures where --images says, and links to them from there")
  func images() throws {
    let workspace = try DocsWorkspace(["docs/guide/a.md": Self.block])
    #expect(try workspace.run("md", "--images", "docs/img", "docs/guide/a.md").status == 0)
    #expect(try workspace.text("docs/guide/a.md").contains("src=\"../img/a@2x.png\""))
    #expect(workspace.files.contains("docs/img/a@2x.png"))
    #expect(
      try workspace.run("md", "--images", "docs/img", "--check", "docs/guide/a.md").status == 0)
    let other = workspace.folder.path + "/new/img"
    #expect(try workspace.run("md", "--images", other, "docs/guide/a.md").status == 0)
    #expect(try workspace.text("docs/guide/a.md").contains("src=\"../../new/img/a@2x.png\""))
    let both = try DocsWorkspace(["a.md": Self.block, "b.md": Self.block])
    let clash = try both.run("md", "a.md", "b.md")
    #expect(clash.status == 65)
    #expect(clash.errors.contains("b.md:3:1: error: the id 'a' is used twice"))
    #expect(clash.errors.contains("a.md, line 3"))
  }

  @Test("writes nothing at all when anything is wrong anywhere")
  func allOrNothing() throws {
    let bad = Self.block.replacing("Button", with: "Buton").replacing("id=a", with: "id=b")
    let workspace = try DocsWorkspace(["a.md": Self.block, "b.md": bad])
    let result = try workspace.run("md", "a.md", "b.md")
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("b.md:5:1: error: unknown component 'Buton'"))
    #expect(workspace.files == ["a.md", "b.md"])
    #expect(try workspace.text("a.md") == Self.block)
    #expect(try workspace.run("md", "a.md", "none.md").status == 66)
    #expect(try workspace.run("md", ".").status == 65)
    #expect(try workspace.run("md").status == 64)
    #expect(try workspace.run("md", "a.md", "--style", "mkdoc").errors.contains("mkdocs"))
    try workspace.write("images", "a file where the folder should be")
    #expect(try workspace.run("md", "a.md").status == 73)
    #expect(try workspace.text("a.md") == Self.block)
  }

  @Test("writes nothing into a folder that is read-only")
  func readOnly() throws {
    let workspace = try DocsWorkspace(["docs/a.md": Self.block])
    let lock = "chmod 555 docs; [ \"$(id -u)\" = 0 ] && chattr +i docs 2> /dev/null; ! touch docs/x"
    defer { _ = try? workspace.run("sh", ["-c", "chattr -i docs 2> /dev/null; chmod 755 docs"]) }
    // Where even root's lock does not hold there is nothing to prove.
    guard try workspace.run("sh", ["-c", lock]).status == 0 else { return }
    let result = try workspace.run("md", "docs/a.md", "--images", "img")
    #expect(result.status == 73)
    #expect(result.errors.contains("docs/a.md"))
    #expect(workspace.files == ["docs/a.md"])
    #expect(try workspace.text("docs/a.md") == Self.block)
  }

  @Test("tells which block's picture cannot be written, and why")
  func noFolder() throws {
    let workspace = try DocsWorkspace(["docs/a.md": "Text.\n\n" + Self.block, "docs/images": ""])
    let result = try workspace.run("md", "docs/a.md")
    #expect(result.status == 73)
    #expect(
      result.errors.hasPrefix("docs/a.md:5:1: error: cannot write docs/images/"), "\(result.errors)"
    )
    #expect(workspace.files == ["docs/a.md", "docs/images"])
  }

  @Test("keeps links and permissions")
  func links() throws {
    let workspace = try DocsWorkspace(["real/a.md": Self.block])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("a.md").path, withDestinationPath: "real/a.md")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: workspace.url("real/a.md").path)
    #expect(try workspace.run("md", "a.md").status == 0)
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: workspace.url("a.md").path)
    #expect(link == "real/a.md")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: workspace.url("real/a.md").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try workspace.text("real/a.md").contains("<picture>"))
  }

  @Test("passes on the document in Examples")
  func example() throws {
    let examples = Checkout.root.appendingPathComponent("Examples")
    let result = try DocsWorkspace().run(
      "md", "--check", examples.appendingPathComponent("guide.md").path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("takes folders: all documents below them, and nothing else")
  func folders() throws {
    let block =
      "<!-- maquette:begin id=ID -->\n```maquette\nButton: Go\n```\n<!-- maquette:end -->\n"
    let workspace = try DocsWorkspace([
      "docs/a.md": block.replacing("ID", with: "a"),
      "docs/in/b.MD": block.replacing("ID", with: "b"),
      "docs/in/c.txt": block, "docs/.hidden/d.md": block, "empty/e.txt": "",
    ])
    let result = try workspace.run("md", "docs", "docs/a.md")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try workspace.text("docs/a.md").contains("images/a@2x.png"))
    #expect(try workspace.text("docs/in/b.MD").contains("images/b@2x.png"))
    #expect(try workspace.text("docs/in/c.txt") == block)
    #expect(try workspace.text("docs/.hidden/d.md") == block)
    #expect(try workspace.run("md", "--check", "docs").status == 0)
    let empty = try workspace.run("md", "empty")
    #expect(empty.status == 66)
    #expect(empty.errors.contains("there is no Markdown document in 'empty'"))
  }
}
