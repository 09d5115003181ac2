import BuiltProgram
import Foundation
import Maquette
import MaquetteCore
import Testing

@testable import MaquetteDocs

/// Whatever a title is, what is read aloud for the picture is the title, and nothing of it is markup.
@Suite("Titles in documents")
struct HostileTitleTests {
  /// All ASCII characters that may be syntax, each with the same thing behind or before it.
  private static let titles: [String] = {
    let special = (0x21...0x7E).compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    let around = [
      ("", ""), ("", "\u{200D}"), ("", "\u{FE0F}"), ("", "\u{301}"), ("", "\u{20E3}"),
      ("", "\u{1F3FB}"), ("👩\u{200D}", ""),
    ]
    // Longer names are cut.
    return around.flatMap { before, after in
      [special.prefix(16), special.suffix(16)].map { part in
        "\"\(after) onload=alert(1) x=" + part.map { "\(before)\($0)\(after)" }.joined()
      }
    }
  }()

  private func lost(_ cases: [[String]]) throws -> String {
    let program = Checkout.root.appendingPathComponent("Tests/Fixtures/Escaping/documents.py")
    let outcome = try DocsWorkspace().run(
      "/usr/bin/python3", [program.path],
      stdin: Array(JSONEncoder().encode(cases)))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  private func markdown(
    _ text: String, _ style: MarkupStyle, in workspace: DocsWorkspace
  ) throws -> String {
    var settings = MarkdownSettings()
    settings.style = style
    let result = rendering(text, settings, in: workspace)
    try #require(!result.hasErrors, "\(result.documents[0].diagnostics)")
    return result.text
  }

  @Test("Markdown of each style, built by its own tool", arguments: MarkupStyle.allCases)
  func markdown(style: MarkupStyle) throws {
    let workspace = try DocsWorkspace()
    let cases = try Self.titles.map { title in
      let text = """
        <!-- maquette:begin id=a -->
        ```maquette
        Label: "\(Escape.yaml(title))"
        ```
        <!-- maquette:end -->

        """
      return [style.rawValue, try markdown(text, style, in: workspace), title]
    }
    let lost = try lost(cases)
    #expect(lost.isEmpty, "\(lost)")
  }

  @Test(
    "Tables below pictures, for GitHub and for MkDocs", arguments: [MarkupStyle.github, .plain])
  func tables(style: MarkupStyle) throws {
    let workspace = try DocsWorkspace()
    let cases = try Self.titles.map { title in
      // What cuts names of callouts is no matter here.
      let short = String(title.prefix(24))
      let text = """
        <!-- maquette:begin id=maquette-table overlay=callouts legend=markdown -->
        ```maquette
        Button: "\(Escape.yaml(short))"
        ```
        <!-- maquette:end -->

        """
      return [style.rawValue, try markdown(text, style, in: workspace), short]
    }
    let lost = try lost(cases)
    #expect(lost.isEmpty, "\(lost)")
  }

  @Test("pandoc's HTML, and its other formats, which pandoc writes")
  func pandoc() throws {
    var cases: [[String]] = []
    for title in Self.titles {
      let ast = """
        {"pandoc-api-version":[1,23],"meta":{},"blocks":[{"t":"CodeBlock","c":[["a",["maquette"],\
        [["caption","\(Escape.json(title))"]]],\
        "\(Escape.json("Label: \"\(Escape.yaml(title))\""))"]}]}
        """
      let html = try PandocFilter(format: "html5").outcome(for: Array(ast.utf8))
      cases.append(["pandoc", String(decoding: html.json, as: UTF8.self), title])
      let word = try PandocFilter(format: "docx").outcome(for: Array(ast.utf8))
      #expect(try JSONValue.reading(word.json).text.contains("\"alt\", \"\(Escape.json(title))"))
    }
    let lost = try lost(cases)
    #expect(lost.isEmpty, "\(lost)")
  }

  @Test("An option's value ends at its quotation mark, whatever stands behind that")
  func options() {
    let (options, problems) = OptionText.read(
      "id=é alt=\"a\"\u{301} width=1", at: SourceLocation(line: 1, column: 1))
    #expect(options.first { $0.key == "alt" }?.value == "a")
    #expect(problems.first?.message == "something follows the quoted value of 'alt'")
    #expect(problems.first?.location?.column == 13)
  }
}
