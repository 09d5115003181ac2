import Foundation
import MaquetteCore
import Testing

@testable import MaquetteDocs

@Suite("A block in Markdown")
struct MarkdownTests {
  private func block(_ options: String, _ spec: String = "Button: Continue") -> String {
    "<!-- maquette:begin \(options) -->\n```maquette\n\(spec)\n```\n<!-- maquette:end -->\n"
  }

  private func markup(_ options: String, _ spec: String = "Button: Continue\nwidth: 100") throws
    -> String
  {
    let result = rendering(block(options, spec), in: try DocsWorkspace())
    #expect(!result.hasErrors)
    return result.text.components(separatedBy: "```\n\n").dropFirst().joined(separator: "```\n\n")
      .components(separatedBy: "<!-- maquette:end")[0]
  }

  @Test("gets markup below its fence, and pictures named after its id")
  func github() throws {
    let result = rendering("# A\n\n" + block("id=go") + "\nEnd.\n", in: try DocsWorkspace())
    #expect(
      result.text == """
        # A

        <!-- maquette:begin id=go -->
        ```maquette
        Button: Continue
        ```

        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="images/go~dark@2x.png">
          <img src="images/go@2x.png" alt="Continue, button." width="93">
        </picture>
        <!-- maquette:end -->

        End.

        """)
    #expect(result.pictureNames == ["go@2x.png", "go~dark@2x.png"])
  }

  @Test("is written for the tool that is named")
  func styles() throws {
    #expect(
      try markup("id=a style=mkdocs") == """
        <style>html:not([data-bs-theme=dark]) body:not([data-md-color-scheme]) [src$=only-dark],\
        [data-bs-theme=dark] [src$=only-light]{display:none}</style>

        ![Continue, button.](images/a@2x.png#only-light){ width="100" }
        ![Continue, button.](images/a~dark@2x.png#only-dark){ width="100" }

        """)
    #expect(try markup("id=a style=plain") == "![Continue, button.](images/a@2x.png)\n")
    #expect(
      try markup("id=a style=myst variants=light") == """
        ```{figure} images/a@2x.png
        :alt: "Continue, button."
        :width: 100px
        ```

        """)
    // Once for all pictures of a block, and not without a dark one.
    #expect(try markup("id=a style=mkdocs variants=light,rtl").hasPrefix("!["))
    let pairs = try markup("id=a style=myst variants=light,dark,rtl,dark+rtl")
    #expect(pairs.components(separatedBy: "<style>").count == 2)
    #expect(pairs.components(separatedBy: ":figclass: only-dark").count == 3)
    let html = try markup("id=a style=html variants=light width=50")
    #expect(html.hasPrefix("<figure class=\"maquette\">\n  <picture>\n"))
    #expect(html.contains("width=\"50\" height=\"17\""))
  }

  @Test("takes options of the environment, in both spellings, and files")
  func options() throws {
    #expect(try markup("id=a format=svg scale=3 textSize=large").contains("images/a.svg"))
    #expect(try markup("id=a scale=3 text-size=xLarge").contains("images/a.xLarge@3x.png"))
    #expect(try markup("id=a folder=pictures/ui").contains("\"pictures/ui/a@2x.png\""))
    #expect(try markup("id=a width=50%").contains("width=\"50%\""))
    #expect(
      try markup("id=a alt='Say \"go\" <now>'").contains("alt=\"Say &quot;go&quot; &lt;now&gt;\""))
    // A watch is always dark.
    #expect(!(try markup("id=a platform=watchos").contains("<source")))
    #expect(!(try markup("id=a", "Button: Go\nappearance: dark").contains("<source")))
  }

  @Test("shows a light picture and its dark one together, for every other trait")
  func pairs() throws {
    let text = try markup("id=a variants=rtl,light,dark,rtl+dark")
    #expect(text.components(separatedBy: "<picture>").count == 3)
    #expect(
      text.contains("srcset=\"images/a.rtl~dark@2x.png\">\n  <img src=\"images/a.rtl@2x.png\""))
  }

  @Test("escapes what a description or address cannot hold")
  func escapes() throws {
    let spec = "Label: 'a_b *c* [d] <e> & `f` \"g\"'"
    #expect(
      try markup("id=größe style=plain", spec)
        == "![a\\_b \\*c\\* \\[d\\] &lt;e> &amp; \\`f\\` \"g\".](images/gr%C3%B6%C3%9Fe@2x.png)\n")
    #expect(try markup("id=größe style=myst", spec).contains("{figure} images/größe@2x.png"))
    #expect(try markup("id=a style=myst", spec).contains("`f` \\\"g\\\".\"\n"))
    #expect(Escape.address("a b/ü@2x~,.png") == "a%20b/%C3%BC@2x~%2C.png")
    #expect(MarkupText.argument("a b.png") == "a\\ b.png")
  }

  @Test(
    "is the same after a second run",
    arguments: ["keep", "fold", "hide"], MarkupStyle.allCases.map(\.rawValue))
  func idempotent(_ source: String, _ style: String) throws {
    let workspace = try DocsWorkspace()
    let once = rendering(block("id=a source=\(source) style=\(style)"), in: workspace)
    let twice = rendering(once.documents[0].bytes, in: workspace)
    #expect(!twice.hasErrors)
    #expect(twice.text == once.text)
    // And the fence comes back as it was.
    let back = rendering(
      once.text.replacing("source=\(source)", with: "source=keep"), in: workspace)
    let plain = rendering(block("id=a source=keep style=\(style)"), in: workspace)
    #expect(back.text == plain.text)
  }

  @Test("keeps line endings, a byte order mark and a last line without an end")
  func endings() throws {
    let text = "\u{FEFF}A\r\n\r\n" + block("id=a").replacing("\n", with: "\r\n") + "end"
    let result = rendering(text, in: try DocsWorkspace())
    #expect(!result.hasErrors)
    #expect(Array(result.text.utf8).starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(result.text.hasSuffix("-->\r\nend"))
    #expect(result.text.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 10 && $0 != 13 })
  }

  @Test("stands in quotes and lists, with their marks before every line")
  func containers() throws {
    let text = """
      > 1. <!-- maquette:begin id=a style=plain -->
      >    ~~~~ yaml maquette
      >    VStack:
      >      - Label: A
      >    ~~~~
      >    <!-- maquette:end -->

      \t- x

      """
    let result = rendering(text, in: try DocsWorkspace())
    #expect(!result.hasErrors)
    #expect(
      result.text
        == text.replacing(
          ">    <!-- maquette:end", with: ">\n>    ![A.](images/a@2x.png)\n>    <!-- maquette:end"))
  }

  @Test(
    "is no block where Markdown has code, a comment or raw HTML",
    arguments: [
      "````md\n<!-- maquette:begin id=a -->\n```maquette\n````\n",
      "~~~\n<!-- maquette:end -->\n~~~\n",
      "    <!-- maquette:begin id=a -->\n\n    ```maquette\n",
      "<!--\n<!-- maquette:begin id=a\n```maquette\n-->\n",
      "<pre>\n<!-- maquette:begin id=a -->\n```maquette\n</pre>\n",
      "`<!-- maquette:begin id=a -->`\n",
      "---\na: |\n  ```maquette\n---\n",
      "- ```\n  ```maquette\n  ```\n",
      "> ```md\n> ```maquette\n\nText\n",
      "``` maquette ` inline\n",
    ])
  func examples(_ text: String) throws {
    let result = rendering(text, in: try DocsWorkspace())
    #expect(result.documents[0].diagnostics.isEmpty)
    #expect(result.text == text)
  }

  @Test("is found after a fence that its quote or list ends")
  func afterOpenFence() throws {
    for start in ["> ```\n\n", "- ```md\n  x\n\n"] {
      #expect(rendering(start + block("id=a"), in: try DocsWorkspace()).pictures.count == 2)
    }
  }

  @Test("may name a file, below the document's folder only")
  func files() throws {
    let workspace = try DocsWorkspace(["ui/a.yaml": "Button: Go", "ui/b.yaml": "Buton: Go"])
    func result(_ options: String) -> MarkdownResult {
      rendering(
        "<!-- maquette:begin \(options) -->\n<!-- maquette:end -->\n", in: workspace)
    }
    #expect(result("id=a spec=ui/a.yaml").text.contains("alt=\"Go, button.\""))
    let wrong = result("id=a spec=ui/b.yaml").documents[0].diagnostics
    #expect(wrong.first?.file?.hasSuffix("ui/b.yaml") == true)
    #expect(result("id=a spec=../x.yaml").documents[0].diagnostics.first?.location?.column == 31)
    #expect(result("id=a spec=none.yaml").hasErrors)
  }

  @Test("by the thousand is done in one pass")
  func many() throws {
    let workspace = try DocsWorkspace()
    var settings = MarkdownSettings()
    settings.style = .plain
    let text = (0..<1000).map { block("id=b\($0) scale=1", "Label: x") + "\n" }.joined()
    #expect(rendering(text, settings, in: workspace).pictures.count == 1000)
    // Marks by the thousand in a line are no containers by the thousand.
    let deep = String(repeating: "> ", count: 20_000) + String(repeating: "- ", count: 20_000)
    #expect(rendering(deep + "\n" + deep + "\n", in: workspace).documents[0].diagnostics.isEmpty)
  }
}
