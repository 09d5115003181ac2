import BuiltProgram
import Testing

@testable import MaquetteDocs

@Suite("A block in Markdown whose picture is light and dark in one")
struct AdaptiveMarkdownTests {
  private func result(_ options: String, _ settings: MarkdownSettings = MarkdownSettings()) throws
    -> MarkdownResult
  {
    let fence = "```maquette\nButton: Continue\nwidth: 100\n```"
    return rendering(
      "<!-- maquette:begin id=go \(options) -->\n\(fence)\n<!-- maquette:end -->\n", settings,
      in: try DocsWorkspace())
  }

  private var media: MarkdownSettings {
    var settings = MarkdownSettings()
    (settings.dark, settings.format) = (.media, .svg)
    return settings
  }

  @Test("has one file, and markup without a choice", arguments: [true, false])
  func oneFile(byBlock: Bool) throws {
    let result = byBlock ? try result("dark=media") : try result("", media)
    #expect(!result.hasErrors)
    #expect(result.pictureNames == ["go.svg"])
    let svg = String(decoding: result.pictures[0].bytes, as: UTF8.self)
    #expect(svg.contains("@media(prefers-color-scheme:dark)") && svg.contains("id=\"maquette-go\""))
    #expect(
      result.text.contains(
        """
        <picture>
          <img src="images/go.svg" alt="Continue, button." width="100">
        </picture>
        """))
    #expect(try self.result("dark=media style=plain").text.contains("](images/go.svg)\n"))
  }

  @Test("has a file for each other trait; one appearance alone is no choice")
  func traits() throws {
    let all = try result("dark=media variants=light,dark,rtl,dark+rtl")
    #expect(all.pictureNames == ["go.svg", "go.rtl.svg"])
    let light = try result("dark=media appearance=light")
    #expect(light.pictureNames == ["go.svg"])
    #expect(!String(decoding: light.pictures[0].bytes, as: UTF8.self).contains("@media"))
    #expect(try result("format=png", media).pictureNames == ["go@2x.png", "go~dark@2x.png"])
    #expect(try result("dark=none", media).pictureNames == ["go.svg", "go~dark.svg"])
  }

  @Test("is refused where it would be wrong, with the reason")
  func mistakes() throws {
    func message(_ result: MarkdownResult) -> String {
      result.documents[0].diagnostics.first?.message ?? "none"
    }
    #expect(
      message(try result("dark=media format=png"))
        .contains("an SVG file can contain light and dark"))
    #expect(message(try result("dark=class")).contains("unknown value 'class' for 'dark'"))
    for style in ["mkdocs", "myst"] {
      #expect(message(try result("dark=media style=\(style)")).contains("do not follow the system"))
    }
    let workspace = try DocsWorkspace(["a.md": "x\n"])
    for flags in [["--style", "myst"], ["--format", "png"]] {
      let outcome = try workspace.run(
        BuiltProgram.url.path, ["md", "--dark", "media", "a.md"] + flags)
      #expect(outcome.status == 64 && outcome.errors.contains("--dark media"), "\(outcome.errors)")
    }
    #expect(try workspace.run("md", "--dark", "media", "a.md").status == 0)
  }
}
