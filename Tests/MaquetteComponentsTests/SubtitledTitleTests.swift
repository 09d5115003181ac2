import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Large titles with subtitles over contents that scroll")
struct SubtitledTitleTests {
  private func scene(_ title: String, _ offset: Double, _ size: TextSize) throws -> Scene {
    let bar = NavigationBar(title, titleDisplayMode: .large).with { $0.subtitle = "12" }
    let list = List(style: .plain) { for index in 0..<40 { Label("Row \(index)") } }
    return try draw(
      Screen(device: "iPhone 15", navigationBar: bar) {
        list.contentOffset(Point(x: 0, y: offset))
      }, in: Environment(platform: .ios, osVersion: 26, textSize: size))
  }

  private func row(_ scene: Scene) throws -> Double {
    try #require(scene.nodes.first { $0.text == "Row 9" }).frame.minY
  }

  private func titles(_ text: String, _ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.text == text && $0.path.contains("NavigationBar") }
  }

  @Test(
    "The small title is there as soon as the line of the large one is gone, and the contents do not jump",
    arguments: ["Library", "مكتبة", "ספרייה", "लाइब्रेरी", "书库", "คลังหนังสือ"],
    [TextSize.large, .accessibility3])
  func small(title: String, size: TextSize) throws {
    let rest = try scene(title, 0, size)
    let bar = try #require(rest.nodes.first { $0.component == "NavigationBar" }).frame
    let small = try scene(title, 400, size)
    let edge = try #require(small.nodes.first { $0.component == "NavigationBar" }).frame.maxY
    let large = try #require(titles(title, rest).first)
    let way = large.frame.maxY - edge
    // The subtitle is left then.
    #expect(way > 20 && way < bar.maxY - edge - 4)
    let before = try scene(title, way - 2, size)
    #expect(titles(title, before).map { $0.style?.size } == [large.style?.size])
    for offset in [way + 1, bar.maxY - edge - 2] {
      let after = try scene(title, offset, size)
      let shown = try #require(titles(title, after).first)
      #expect(titles(title, after).count == 1 && shown.frame.maxY <= edge)
      #expect(shown.frame == titles(title, small).first?.frame)
      #expect(!after.nodes.contains { $0.component == "Lifted" })
    }
    let start = try row(rest)
    for offset in stride(from: way - 4, through: way + 40, by: 2) {
      let moved = try row(scene(title, offset, size))
      #expect(abs(start - moved - offset) < 0.4, "\(offset)")
    }
  }
}
