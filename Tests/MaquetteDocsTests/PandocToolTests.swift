import BuiltProgram
import Foundation
import Testing

@testable import MaquetteDocs

/// Each format by pandoc 2 and 3: the picture is there, as wide as 93 CSS pixels are, and what is read
/// aloud for it is not its caption.
@Suite(
  "Documents that pandoc makes",
  .enabled(if: !DocsTool.pandocs.isEmpty, "needs pandoc; 'make test' installs version 2 and 3"))
struct PandocToolTests {
  private static let text = """
    ---
    title: Manual
    ---

    # Start

    ```{.maquette #go caption="The first" variants=light}
    Button: Continue
    ```

    """
  private static let alt = "Continue, button."

  private func workspace(_ text: String = text) throws -> DocsWorkspace {
    let workspace = try DocsWorkspace(["in.md": text])
    try FileManager.default.createSymbolicLink(
      at: workspace.url("maquette-pandoc"), withDestinationURL: BuiltProgram.url)
    return workspace
  }

  private func run(_ pandoc: String, _ arguments: String..., in workspace: DocsWorkspace) throws
    -> String
  {
    let result = try workspace.run(
      pandoc, ["--filter", "./maquette-pandoc", "in.md"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.text
  }

  private func part(_ name: String, of file: String, in workspace: DocsWorkspace) throws -> String {
    let script =
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1])\n"
      + "for n in z.namelist():\n  if n.endswith(sys.argv[2]): print(z.read(n).decode())"
    return try workspace.run("python3", ["-c", script, file, name]).text
  }

  @Test("HTML", arguments: DocsTool.pandocs)
  func html(pandoc: String) throws {
    let html = try run(pandoc, "-t", "html", in: workspace())
    #expect(html.contains("alt=\"\(Self.alt)\" width=\"93\""))
    #expect(html.contains("<figcaption>The first</figcaption>"))
  }

  @Test(
    "HTML that is a single file is dark, too, with an SVG that is both", arguments: DocsTool.pandocs
  )
  func embedded(pandoc: String) throws {
    let workspace = try workspace(
      Self.text.replacing("title:", with: "maquette-dark: media\ntitle:")
        .replacing(" variants=light", with: ""))
    let html = try run(pandoc, "--self-contained", "-t", "html", in: workspace)
    #expect(workspace.files.contains("maquette-images/go.svg"))
    #expect(!html.contains("maquette-images/") && !html.contains("srcset"))
    #expect(html.contains("data:image/svg+xml") || html.contains("@media(prefers-color-scheme"))
    #expect(html.contains("Continue, button."))
    // Where there is no dark it says nothing.
    _ = try run(pandoc, "-t", "latex", in: workspace)
    #expect(workspace.files.contains("maquette-images/go.pdf"))
  }

  @Test("Word", arguments: DocsTool.pandocs)
  func word(pandoc: String) throws {
    let workspace = try workspace()
    _ = try run(pandoc, "-o", "out.docx", in: workspace)
    let xml = try part("word/document.xml", of: "out.docx", in: workspace)
    // A CSS pixel has 9,525 English metric units (ECMA-376: 914,400 to the inch).
    #expect(xml.contains("<wp:extent cx=\"\(93 * 9525)\""))
    #expect(xml.contains("descr=\"\(Self.alt)\""))
    #expect(xml.contains("w:val=\"ImageCaption\""))
    #expect(xml.components(separatedBy: "The").count == 2)
  }

  @Test("EPUB", arguments: DocsTool.pandocs)
  func epub(pandoc: String) throws {
    let workspace = try workspace()
    _ = try run(pandoc, "-o", "out.epub", in: workspace)
    let xml = try part("ch001.xhtml", of: "out.epub", in: workspace)
    #expect(xml.contains("alt=\"\(Self.alt)\"") && xml.contains("width=\"93\""), "\(xml)")
    #expect(xml.contains("The first</figcaption>"))
  }

  @Test(
    "PDF by LaTeX", .enabled(if: DocsTool.isInstalled("pdflatex"), "needs pdflatex"),
    arguments: DocsTool.pandocs)
  func pdf(pandoc: String) throws {
    let workspace = try workspace()
    let latex = try run(pandoc, "-t", "latex", in: workspace)
    // 93 of 96 pixels to the inch.
    #expect(latex.contains("width=0.96875in"))
    #expect(latex.contains("\\caption{The first}"))
    _ = try run(pandoc, "-o", "out.pdf", in: workspace)
    let words = try workspace.run("pdftotext", ["out.pdf", "-"]).text
    #expect(words.contains("Continue") && words.contains("The first"), "\(words)")
  }
}
