import Foundation
import Testing

@Suite("maquette docc")
struct DocCCommandTests {
  private let spec = "width: 100\nButton: Buy\n"

  /// A folder with a catalogue that has some files in it.
  private func catalogue(_ files: [String: String]) throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in files { try workspace.write("Shop.docc/" + name, text) }
    return workspace
  }

  @Test("Every spec becomes pictures in Resources, under the names that DocC knows")
  func names() throws {
    let workspace = try catalogue([
      "buy.maquette.yaml": spec, "Articles/sell.maquette.yml": "Button: Sell", "Shop.md": "# Shop",
      "theme-settings.json": "{}",
    ])
    let outcome = try workspace.run([
      "docc", "Shop.docc", "--scales", "2,3", "--locales", "en_US,ar", "--variants", "light,dark",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let expected = ["buy", "sell"].flatMap { name in
      ["", ".ar"].flatMap { locale in
        ["", "~dark"].flatMap { dark in
          [2, 3].map { "Shop.docc/Resources/\(name)\(locale)\(dark)@\($0)x.png" }
        }
      }
    }
    #expect(Set(outcome.lines) == Set(expected))
    let sizes = try [2, 3].map { scale in
      try #require(PNGFile(try workspace.bytes("Shop.docc/Resources/buy@\(scale)x.png"))).width
    }
    #expect(sizes == [200, 300])
  }

  @Test("A second run writes nothing; --check tells what is stale, and writes nothing either")
  func check() throws {
    let workspace = try catalogue(["buy.maquette.yaml": spec])
    #expect(try workspace.run(["docc", "Shop.docc", "--check"]).status == 1)
    #expect(!workspace.files.contains { $0.hasSuffix(".png") })
    #expect(try workspace.run(["docc", "Shop.docc"]).lines.count == 2)
    let path = workspace.url("Shop.docc/Resources/buy@2x.png").path
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    let before = try number()
    let again = try workspace.run(["docc", "Shop.docc"])
    #expect(again.status == 0 && again.lines.isEmpty)
    #expect(try number() == before, "a file that is written anew is another one")
    #expect(try workspace.run(["docc", "Shop.docc", "--check"]).status == 0)
    try workspace.write("Shop.docc/buy.maquette.yaml", "width: 120\nButton: Buy\n")
    let stale = try workspace.run(["docc", "Shop.docc", "--check"])
    #expect(stale.status == 1)
    #expect(
      stale.errors.contains(
        "buy.maquette.yaml: error: 'Shop.docc/Resources/buy@2x.png' is stale or missing"),
      "\(stale.errors)")
    #expect(try number() == before)
  }

  @Test("A mistake in one spec has its place, and the other specs are drawn")
  func mistakes() throws {
    let workspace = try catalogue([
      "a.maquette.yaml": "Buton: Buy\n", "b.maquette.yaml": spec,
    ])
    let outcome = try workspace.run(["docc", "Shop.docc"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Shop.docc/a.maquette.yaml:1:1: error: unknown component"))
    #expect(outcome.lines.count == 2)
  }

  @Test("A wrong scale or locale is told with its flag, and once")
  func wrongWords() throws {
    let workspace = try catalogue(["buy.maquette.yaml": spec])
    try expectRefusal(
      64, "--scales: '9' is not a scale; use 1, 2, 3 or 4", in: workspace,
      ["docc", "Shop.docc", "--scales", "2,9"])
    try expectRefusal(
      64, "--locales: 'xx_!!' is not a locale; write en_US", in: workspace,
      ["docc", "Shop.docc", "--locales", "ar,xx_!!"])
    try expectRefusal(
      64, "--scales: '2x' is listed twice; remove one of them", in: workspace,
      ["docc", "Shop.docc", "--scales", "2,3,2"])
    try expectRefusal(
      64, "--locales: 'ar' is listed twice; remove one of them", in: workspace,
      ["docc", "Shop.docc", "--locales", "ar,ar"])
  }

  @Test("Two specs of one name are an error, and so is a file that DocC takes for the picture")
  func sameNames() throws {
    let twice = try catalogue(["a/buy.maquette.yaml": spec, "b/buy.maquette.yaml": spec])
    let outcome = try twice.run(["docc", "Shop.docc"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("names are unique in a catalogue"))
    let derived = try catalogue(["buy.maquette.yaml": spec, "buy.ar.maquette.yaml": spec])
    #expect(try derived.run(["docc", "Shop.docc", "--locales", "en_US,ar"]).status == 65)
    for file in ["buy.svg", "images/buy@2x.jpg", "buy.yaml"] {
      let other = try catalogue(["buy.maquette.yaml": spec, file: "x"])
      let outcome = try other.run(["docc", "Shop.docc"])
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("DocC would know '\(file)'"), "\(outcome.errors)")
    }
  }

  @Test("Two specs whose names differ in the case of letters only are an error that names both")
  func casesOfLetters() throws {
    for other in ["Buy.maquette.yaml", "Articles/Buy.maquette.yaml"] {
      let workspace = try catalogue(["buy.maquette.yaml": spec, other: spec])
      let outcome = try workspace.run(["docc", "Shop.docc"])
      #expect(outcome.status == 65, "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          "Shop.docc/buy.maquette.yaml: error: 'Shop.docc/\(other)' draws 'Buy@2x.png', and "
            + "'buy@2x.png' is the same file"), "\(outcome.errors)")
      #expect(!workspace.exists("Shop.docc/Resources/buy@2x.png"))
    }
  }

  @Test("What is no catalogue is refused")
  func refusals() throws {
    let workspace = try catalogue(["Shop.md": "# Shop"])
    try expectRefusal(64, "no catalogue given", in: workspace, ["docc"])
    try expectRefusal(66, "there is no folder", in: workspace, ["docc", "None.docc"])
    try expectRefusal(65, "is not a DocC catalogue", in: workspace, ["docc", "."])
    try expectRefusal(66, "no spec in 'Shop.docc'", in: workspace, ["docc", "Shop.docc"])
    try expectRefusal(
      64, "unknown variant", in: workspace, ["docc", "Shop.docc", "--variants", "drak"])
  }
}
