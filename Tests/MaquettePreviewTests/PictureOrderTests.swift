import Foundation
import Maquette
@testable import MaquettePreview
import Specimens
import Testing

@Suite("Pictures of the preview in any order") struct PictureOrderTests {
  private static let specs = [
    "label.yaml": "Label: هذا نص طويل باللغة العربية يمتد على أكثر من ثلاثة أسطر\nwidth: 120\n"
      + "numberOfLines: 0\n",
    "row.yaml":
      "width: 160\nList:\n  - Label: هذا نص طويل باللغة العربية يمتد على أكثر من ثلاثة أسطر\n"
      + "    numberOfLines: 0\n",
    "joined.yaml": "Label: Café à l’été\n",
    "apart.yaml": "Label: Cafe\u{301} a\u{300} l’e\u{301}te\u{301}\n",
    "callouts.yaml": "callouts: [{target: Go, text: Starts}]\nVStack:\n  - Button: Go\n",
    "date.yaml": "DatePicker: T\nselection: \"21:05\"\nmode: time\nstyle: wheels\n",
    "han.yaml": "Label: 直角の骨と次の曜日\n", "thai.yaml": "Label: นี่คือข้อความ\n",
  ]
  private static let switches: [[(name: String, value: String)]] = [
    [], [("direction", "rtl")], [("locale", "ar_EG")], [("locale", "ja")], [("locale", "zh_Hant")],
    [("appearance", "dark"), ("overlay", "callouts")], [("textSize", "accessibility1")],
    [("legibilityWeight", "bold")], [("accessibilityShowButtonShapes", "true")],
    [("pseudo", "long")], [("scale", "1"), ("overlay", "bounds")],
  ]

  @Test("A picture is as it is drawn alone, whatever was asked for before")
  func orders() async throws {
    let seed = OrderCheck.seed
    var numbers = RandomNumbers(seed: seed)
    let folder = try TemporaryFolder()
    for (name, text) in Self.specs { try folder.write(text, to: name) }
    let session = PreviewSession(PreviewSession.Settings(paths: [folder.path]))
    session.start()
    defer { session.stop() }
    #expect(try await eventually { session.snapshot.isComplete })
    let specs = session.snapshot.specs
    try #require(specs.count == Self.specs.count)
    var alone: [String: [UInt8]] = [:]
    for _ in 0..<(OrderCheck.pairs / 2) {
      let spec = specs[Int(numbers.next() % UInt64(specs.count))]
      let items = Self.switches[Int(numbers.next() % UInt64(Self.switches.count))]
      let query = try PictureQuery(path: [Substring("\(spec.id)"), "0"], items: items, variants: 1)
      let key = "\(spec.path) \(items)"
      if alone[key] == nil {
        let document = try #require(spec.document)
        let renderer = Renderer()
        var picture = try renderer.picture(
          of: document.component, on: document.canvas,
          in: document.environment.overlaid(by: query.switches).environment)
        picture.overlays = query.overlays
        picture.annotations.callouts = document.callouts
        alone[key] = try renderer.bytes(of: picture)
      }
      let png = try await session.frame(query).png
      #expect(png == alone[key], "\(key), MAQUETTE_SEED=\(seed)")
    }
  }

  @Test("A text that is spelled otherwise is shown anew, a comment is not")
  func spelling() throws {
    let folder = try TemporaryFolder()
    func read(_ text: String) throws -> WatchedSpec {
      try folder.write(text, to: "a.yaml")
      return WatchedSpec(id: 1, path: folder.path + "a.yaml", isNamed: true).read(Overrides())
    }
    let joined = try read("Label: Café\n")
    #expect(try !joined.isShownAs(read("Label: Cafe\u{301}\n")))
    #expect(try joined.isShownAs(read("Label: Café\n")))
    #expect(try read("Label: Cafe\n").isShownAs(read("Label: Cafe # A comment.\n")))
  }
}
