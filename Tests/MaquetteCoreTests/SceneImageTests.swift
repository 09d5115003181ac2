import MaquetteCore
import Testing

/// Pictures in scenes, dumps and reports.
@Suite("Pictures in scenes")
struct SceneImageTests {
  private func scene(_ frame: Rect, tint: Color? = nil) throws -> Scene {
    let data = try ImageData(ImageFixture.bytes("rgb.png"), name: "photos/cup.png")
    let node = SceneNode(
      path: "Image", component: "Image", frame: frame,
      items: [.group(DrawGroup([.image(SceneImage(data, frame: frame, tint: tint))]))])
    return Scene(
      size: Size(width: 100, height: 100), background: nil, direction: .leftToRight, language: "en",
      title: "", root: node)
  }

  @Test("A dump and a report name file, size and digest")
  func reports() throws {
    let scene = try scene(Rect(x: 1, y: 2, width: 48, height: 32), tint: .black)
    let digest = try #require(scene.root.items.first?.firstImage?.data.digest)
    #expect(
      SceneDump(scene).text.contains(
        "image (1 2 48 × 32) “photos/cup.png” 24 × 16 png \(digest) in #000000"))
    let json = InspectReport(scene).json.prettyText
    #expect(json.contains("\"file\": \"photos/cup.png\""))
    #expect(json.contains("\"pixelWidth\": 24"))
    #expect(json.contains("\"ignoresColorProfile\": false"))
  }

  @Test("A frame that Cairo could not draw is refused")
  func check() throws {
    #expect(throws: DiagnosticError.self) {
      try CheckedScene(scene(Rect(x: 0, y: .nan, width: 10, height: 10)))
    }
    #expect(throws: DiagnosticError.self) {
      try CheckedScene(scene(Rect(x: 0, y: 0, width: 1e9, height: 10)))
    }
  }

  @Test("Its edges move to whole pixels")
  func snapping() throws {
    let scene = try CheckedScene(scene(Rect(x: 0.3, y: 0.6, width: 10.2, height: 9.6)))
    let image = try #require(scene.snapped(toScale: 1).scene.root.items.first?.firstImage)
    #expect(image.frame == Rect(x: 0, y: 1, width: 11, height: 9))
  }
}
