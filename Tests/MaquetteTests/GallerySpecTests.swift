import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@testable import Maquette

@Suite("Specs of the gallery's pictures")
struct GallerySpecTests {
  /// What a sheet's page can switch to.
  private static let variants = ["os26+dark", "rtl", "increased", "os26+accessibility3", "dark"]

  private func traits(_ variant: String) -> [GallerySpec.Trait] {
    variant.split(separator: "+").compactMap { VariantTrait.entry(of: String($0)) }
  }

  private func document(_ text: String, _ name: String) throws -> SpecDocument {
    try SpecDocument(
      decoding: YAMLReader.read(Array(text.utf8), file: name), pictures: SamplePictures.all)
  }

  @Test(
    "What a variant says stands behind the platform, or first, and in the place of the spec's own",
    arguments: [
      ("Label: x", "os26+dark", "osVersion: 26\nappearance: dark\nLabel: x\n"),
      (
        "# Remark\n\ntitle: a\nplatform: tvos\nLabel: x\n", "rtl",
        "# Remark\n\ntitle: a\nplatform: tvos\ndirection: rtl\nLabel: x\n"
      ),
      ("textSize: large\nLabel: x\n", "accessibility3", "textSize: accessibility3\nLabel: x\n"),
      ("osVersion: 26\nLabel: x\n", "os26+dark", "appearance: dark\nosVersion: 26\nLabel: x\n"),
      ("Label:\n  text: x\n  appearance: x\n", "", "Label:\n  text: x\n  appearance: x\n"),
    ])
  func lines(_ spec: String, _ variant: String, _ text: String) {
    let own = GallerySpec(spec)
    #expect(own.text(with: traits(variant)) == text)
    // On a page, the same is between the marks.
    #expect(own.html(with: traits(variant)).replacing(#/<[^>]*>/#, with: "") == text)
  }

  @Test(
    "The spec of a variant has the environment in which its picture is drawn",
    arguments: Platform.allCases)
  func environments(_ platform: Platform) throws {
    let pages = try GalleryPage.all().filter { $0.platform == platform && !$0.isPair }
    for page in pages {
      guard let spec = page.spec else { continue }
      for variant in Self.variants where page.hasBothLooks || !variant.hasPrefix("os26") {
        let patch = try #require(try Variant.list(variant).first).patch
        let own = try document(spec.text(with: traits(variant)), page.name)
        #expect(
          own.environment.environment == page.document.environment.overlaid(by: patch).environment,
          "\(page.name), \(variant)")
      }
    }
  }

  /// Those that the comment in a spec's first line asks for.
  private func overlays(_ text: String) -> [Overlay] {
    let command = text.prefixMatch(of: #/# maquette render [a-z-]+\.yaml --overlay ([a-z,-]+)\n/#)
    return command?.1.split(separator: ",").compactMap { Overlay(rawValue: "\($0)") } ?? []
  }

  @Test(
    "The spec of a sheet names the overlays that are drawn over it, and only those",
    arguments: Platform.allCases)
  func commands(_ platform: Platform) throws {
    let pages = try GalleryPage.all().filter { $0.platform == platform && $0.spec != nil }
    #expect(pages.contains { !$0.overlays.isEmpty })
    for page in pages {
      let text = try #require(page.spec?.text)
      #expect(overlays(text) == page.overlays, "\(page.name)")
      #expect(text.contains("--overlay") == !page.overlays.isEmpty, "\(page.name)")
    }
  }

  @Test(
    "The spec of a variant draws what the gallery draws",
    arguments: [
      "ios-button-styles", "ios-toggles", "macos-toggles", "watchos-button-styles",
      "ipados-callouts", "tvos-hit-targets", "watchos-redlines",
    ])
  func pictures(_ name: String) throws {
    let page = try #require(try GalleryPage.all().first { $0.name == name })
    let spec = try #require(page.spec)
    let renderer = Renderer()
    for variant in Self.variants {
      let patch = try #require(try Variant.list(variant).first).patch
      let text = spec.text(with: traits(variant))
      let own = try document(text, name)
      var drawn = try renderer.picture(
        of: own.component, on: own.canvas, in: own.environment.environment)
      drawn.overlays = overlays(text)
      var sheet = try renderer.picture(
        of: page.document.component, on: page.document.canvas,
        in: page.document.environment.overlaid(by: patch).environment)
      sheet.overlays = page.overlays
      let scenes = (try renderer.overlaid(drawn), try renderer.overlaid(sheet))
      #expect(SceneDump(scenes.0).text == SceneDump(scenes.1).text, "\(variant)")
    }
  }
}
