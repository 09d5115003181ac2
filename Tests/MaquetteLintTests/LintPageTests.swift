import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// The page of findings shows each one where it can be seen.
@Suite struct LintPageTests {
  private static func page(
    _ spec: String, _ rules: [LintRule], variants: String,
    overrides: EnvironmentPatch = EnvironmentPatch()
  ) throws -> String {
    let source = Array(spec.utf8)
    let document = try SpecDocument(parsing: source, file: "spec.yaml", folder: nil)
    let linter = Linter(LintSettings(rules: rules, variants: try Variant.list(variants)))
    var result = LintRunner.Result(name: "spec.yaml")
    result.source = source
    result.report = linter.report(
      on: document, source: source, named: "spec.yaml", overrides: overrides, by: Renderer())
    result.document = document
    result.overrides = overrides
    #expect(!result.report.findings.isEmpty)
    return LintPage([result]).html
  }

  @Test("What is wrong in dark alone is marked on the dark picture, under its name")
  func variants() throws {
    let html = try Self.page(
      "VStack:\n  - {Label: Total, color: \"#222222\"}\n  - {Label: Tax, color: \"#DDDDDD\"}\n",
      [.labelContrast], variants: "light,dark")
    #expect(html.split(separator: "<figure>").count - 1 == 2)
    let parts = html.split(separator: "<p>dark</p>")
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.split(separator: "<circle").count == 2 })
  }

  @Test("What holds in the spec's own look needs no other picture")
  func own() throws {
    let html = try Self.page(
      "Label: Total\ncolor: \"#AAAAAA\"\n", [.labelContrast], variants: "light,rtl")
    #expect(html.split(separator: "<figure>").count - 1 == 1)
  }

  @Test("The picture is the one that flags ask for")
  func overrides() throws {
    var dark = EnvironmentPatch()
    dark.appearance = .dark
    let spec = "Label: FREE DELIVERY TODAY\n"
    let pages = try [EnvironmentPatch(), dark].map {
      try Self.page(spec, [.labelCapitals], variants: "rtl", overrides: $0)
    }
    #expect(pages[0] != pages[1])
    let said = try Self.page("appearance: dark\n" + spec, [.labelCapitals], variants: "rtl")
    let pictures = [pages[1], said].map { page in
      page.split(separator: "base64,").dropFirst().first?.prefix { $0 != "\"" }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("Numbers at one place stand beside one another")
  func numbers() throws {
    let html = try Self.page(
      "Label: FREE DELIVERY TODAY\ncolor: \"#AAAAAA\"\nfont: 8\n",
      [.labelContrast, .labelTooSmall, .labelCapitals], variants: "light")
    let places = html.split(separator: "<circle cx=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(places.count == 3 && Set(places).count == 3)
  }
}
