import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

@Suite struct AuditTests {
  private func report(_ spec: String, _ locales: [String], sizes: [TextSize] = TextSize.allCases)
    throws -> Audit.Report
  {
    Audit(locales: locales, sizes: sizes).report(
      on: try Self.spec(spec), named: "a.yaml", overrides: EnvironmentPatch(), by: Renderer())
  }

  private static func spec(_ text: String, strings: [String] = [], name: String = "a.yaml") throws
    -> TranslatedSpec
  {
    try TranslatedSpec(
      Array(text.utf8), named: name, isFile: !strings.isEmpty, strings: strings,
      symbols: SymbolSet(), root: nil)
  }

  @Test("The first size at which a text is cut is told for each language")
  func first() throws {
    let report = try report("width: 150\nLabel: Settings\n", ["de", "ar"])
    let text = try #require(report.texts.first)
    #expect(report.texts.count == 1 && text.text == "Settings" && text.location?.line == 2)
    let size = try #require(text.first["de"])
    #expect(size.index > TextSize.large.index, "it fits at the usual size: \(size)")
    #expect(text.first["ar"] != nil)
  }

  @Test("A text that has room everywhere is not told, nor one whose spec says how it is cut")
  func fits() throws {
    #expect(try report("width: 150\nLabel: Hi\nnumberOfLines: 0\n", ["de"]).texts.isEmpty)
    #expect(try report("width: 60\nLabel: Settings\nnumberOfLines: 1\n", ["de"]).texts.isEmpty)
  }

  @Test("Each part that is cut has a row of its own, in every language the same")
  func parts() throws {
    let spec = "width: 260\nSegmentedControl: [Abonnements, Me, ダウンロードした項目, التنزيلات الأخيرة]\n"
    let report = try report(spec, ["de", "ar"], sizes: [.large])
    #expect(report.texts.map(\.text) == ["Abonnements", "ダウンロードした項目", "التنزيلات الأخيرة"])
    #expect(report.texts.map(\.location?.column) == [20, 37, 49])
    #expect(report.texts.allSatisfy { Set($0.first.keys) == ["de", "ar"] })
  }

  @Test("A platform with one text size is drawn once")
  func oneSize() throws {
    let report = try report("platform: macos\nwidth: 40\nLabel: Settings\n", ["de"])
    #expect(report.texts.first?.first["de"] == .large)
  }

  @Test("The table has a row a text and a column a language")
  func table() throws {
    let report = try report("width: 60\nLabel: Settings\n", ["de", "ja"], sizes: [.large])
    let rows = AuditTable([report], locales: ["de", "ja"]).rows
    #expect(rows == [["text", "de", "ja"], ["a.yaml:2:1 Label 'Settings'", "large", "large"]])
  }

  @Test("The contact sheet has each language beside the others")
  func sheet() throws {
    let renderer = Renderer()
    let spec = try Self.spec("width: 60\nLabel: Settings\n")
    let audit = Audit(locales: ["de", "ar"], sizes: [.large])
    let report = audit.report(
      on: spec, named: "a.yaml", overrides: EnvironmentPatch(), by: renderer)
    let sheet = try #require(
      try audit.contactSheet(of: report, overrides: EnvironmentPatch(), by: renderer))
    #expect(sheet.scene.size.width > 120)
    #expect(try renderer.bytes(of: sheet).count > 100)
  }
}
