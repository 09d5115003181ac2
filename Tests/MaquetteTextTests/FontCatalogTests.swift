import Foundation
import MaquetteCore
import MaquetteText
import Testing

@Suite("The font catalogue")
struct FontCatalogTests {
  let interFolder = "/usr/share/fonts/opentype/inter"

  @Test("It lists families with their weights, files and package")
  func listing() throws {
    let inter = try #require(FontCatalog().families.first { $0.name == "Inter" })
    #expect(inter.package == "fonts-inter")
    #expect(inter.weights == FontWeight.allCases)
    #expect(inter.styles.count == 18)
    #expect(inter.styles.first?.file == "\(interFolder)/Inter-Thin.otf")
    #expect(inter.isPresent)
  }

  @Test("It knows what is missing and where it should be")
  func missing() {
    let nowhere = FontCatalog(searchRoots: ["/nowhere"])
    #expect(nowhere.missing.count == nowhere.families.count)
    #expect(nowhere.families[0].styles[0].file == "/nowhere/opentype/inter/Inter-Thin.otf")
    #expect(FontCatalog().missing.allSatisfy { $0.package != "fonts-inter" })
  }

  @Test("It says which style stands in for one that a family lacks")
  func nearestStyle() throws {
    let catalog = FontCatalog()
    let weights = try FontWeight.allCases.map {
      try #require(catalog.nearestStyle(family: "Noto Sans Arabic", weight: $0)).weight
    }
    // CSS: light and medium look for regular first, semibold looks up.
    #expect(
      weights == [.regular, .regular, .regular, .regular, .regular, .bold, .bold, .bold, .bold])
    let slanted = catalog.nearestStyle(family: "Noto Sans Arabic", weight: .bold, isItalic: true)
    #expect(try #require(slanted).isItalic == false)
    #expect(catalog.nearestStyle(family: "Nobody", weight: .bold) == nil)
  }

  @Test("Files given by hand go by the names written in them and are preferred")
  func fontPaths() {
    let added = FontCatalog(
      sources: [],
      fontPaths: ["\(interFolder)/Inter-Bold.otf", "/usr/share/fonts/truetype/noto"])
    #expect(added.families.map(\.name).contains("Noto Sans Thai"))
    #expect(added.families[0].weights == [.bold])
    let regular = layout("a", font("Inter"), catalog: added)
    #expect(regular.faces == ["Inter-Bold"])
    #expect(
      regular.problems == [.substitutedStyle(family: "Inter", wanted: "regular", used: "bold")])
    #expect(
      layout("ก", font("noto sans thai"), catalog: added).faces == ["NotoSansThai-Regular"])
  }

  @Test("The nearest style whose file is there stands in for one that is missing")
  func missingFiles() throws {
    let root = FileManager.default.temporaryDirectory.path + "/maquette-fonts-\(UUID().uuidString)"
    let folder = root + "/opentype/inter"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    for name in ["Regular", "Black", "LightItalic"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/Inter-\(name).otf"))
    }
    let catalog = FontCatalog(searchRoots: [root])
    for (weight, nearest) in [
      (FontWeight.regular, FontWeight.regular), (.medium, .regular), (.bold, .black),
      (.thin, .regular), (.black, .black),
    ] {
      let style = try #require(catalog.nearestStyle(family: "Inter", weight: weight))
      #expect(style == (nearest, false))
    }
    let italic = try #require(
      catalog.nearestStyle(family: "inter", weight: .bold, isItalic: true))
    #expect(italic == (.light, true))
    #expect(catalog.nearestStyle(family: "Noto Sans", weight: .regular) == nil)
  }

  @Test("Paths without a font are named")
  func unusablePaths() {
    let catalog = FontCatalog(fontPaths: ["/nowhere", "/etc/hostname", "/dev/zero", interFolder])
    #expect(catalog.unusablePaths == ["/nowhere", "/etc/hostname", "/dev/zero"])
  }

  @Test("The reach of every installed family holds all that its files have")
  func reachIsHonest() {
    // A character found without the shortcut is found with it, by the same face.
    let open = FontCatalog(
      sources: DebianFonts.families.map {
        var source = $0
        source.reach = nil
        return source
      })
    var sample = String.UnicodeScalarView()
    for value in stride(from: UInt32(0x20), to: 0x1FFFF, by: 23) {
      if let scalar = Unicode.Scalar(value) { sample.append(scalar) }
    }
    #expect(layout(String(sample)) == layout(String(sample), catalog: open))
  }

  @Test("Fallbacks come in the order of use: scripts, symbols, ideographs, emoji")
  func fallbackOrder() throws {
    let order = [
      "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
      "Noto Sans Symbols", "Noto Sans Math", "Noto Sans CJK JP", "Noto Color Emoji",
    ]
    let places = try order.map { try #require(FontCatalog.standardFallbacks.firstIndex(of: $0)) }
    #expect(places == places.sorted())
    #expect(!FontCatalog.standardFallbacks.contains("Inter"))
  }

  @Test("Versions are read from the libraries")
  func versions() {
    #expect(TextVersions.pango.split(separator: ".").count == 3)
    #expect(TextVersions.harfBuzz.split(separator: ".").count == 3)
  }
}
