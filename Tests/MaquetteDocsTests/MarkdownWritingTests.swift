import BuiltProgram
import Testing

@testable import MaquetteDocs

@Suite("Writing documents")
struct MarkdownWritingTests {
  @Test("leaves a document alone that somebody changed meanwhile")
  func changed() throws {
    let text = "<!-- maquette:begin id=a -->\n```maquette\nLabel: A\n```\n<!-- maquette:end -->\n"
    let workspace = try DocsWorkspace(["a.md": text])
    let path = workspace.url("a.md").path
    let document = MarkdownDocument(
      name: path, target: path, folder: workspace.folder.path + "/", bytes: Array(text.utf8))
    let result = MarkdownRun([document], MarkdownSettings()).result()
    try workspace.write("a.md", text + "More.\n")
    #expect(throws: MarkdownResult.ChangedDuringRun.self) { try result.write() }
    #expect(workspace.files == ["a.md"])
    #expect(try workspace.text("a.md") == text + "More.\n")
    try workspace.write("a.md", text)
    #expect(try result.write().count == 3)
  }

  @Test("leaves a document alone that its owner made read-only")
  func readOnly() throws {
    let text = "<!-- maquette:begin id=a -->\n```maquette\nLabel: A\n```\n<!-- maquette:end -->\n"
    let workspace = try DocsWorkspace(["a.md": text])
    // Root may write all; another user is nobody's file's owner but those of this folder.
    let outcome = try workspace.run(
      "sh",
      [
        "-c",
        """
        chmod 444 a.md
        \(BuiltProgram.asOther)
        $AS "$MAQUETTE" md a.md
        """,
      ])
    // Who cannot reach the program proves nothing.
    guard outcome.status != 99 else { return }
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot write a.md: Permission denied"), "\(outcome.errors)")
    #expect(workspace.files == ["a.md"])
    #expect(try workspace.text("a.md") == text)
  }
}
