import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Titles of tabs whose letters reach far down")
struct TallTabTests {
  private func tabs(_ titles: [String], reach: Double?, device: String) throws -> [SceneNode] {
    let measurer = FakeMeasurer()
    if let reach, let first = titles.first { measurer.inks = [first: 0...reach] }
    let bar = TabBar(titles.map { TabItem($0, systemImage: "house") })
    let scene = try draw(
      Screen(device: device, tabBar: bar) { Label("One") },
      in: Environment(platform: .ios, osVersion: 18), measurer: measurer)
    return scene.nodes.filter { $0.component == "Tab" }
  }

  private func baselines(_ tabs: [SceneNode]) throws -> [Double] {
    try tabs.map { try #require($0.baseline) - $0.frame.minY }
  }

  @Test(
    "Where the screen ends with the bar they stand higher, all of them in one line",
    arguments: ["བོད་ཡིག", "မြန်မာ", "ខ្មែរ", "اُردُو", "ไทย"])
  func raised(title: String) throws {
    let titles = [title, "Settings"]
    let phone = "iPhone SE 4.7-inch"
    let usual = try baselines(tabs(titles, reach: nil, device: phone))
    #expect(usual == [44, 44])
    let deep = try baselines(tabs(titles, reach: 24, device: phone))
    let deeper = try baselines(tabs(titles, reach: 26, device: phone))
    #expect(deep[0] < 44 && deep[0] == deep[1])
    #expect(abs(deep[0] - deeper[0] - 2) < 0.01 && deeper[0] == deeper[1])
  }

  @Test(
    "They keep two points from the edge of the screen",
    arguments: ["བོད་ཡིག", "မြန်မာ", "ខ្មែរ", "اُردُو", "ไทย"])
  func edge(title: String) throws {
    let titles = [title, "Settings"]
    let phone = "iPhone SE 4.7-inch"
    let size = try #require(tabs(titles, reach: nil, device: phone)[0].style?.size)
    let font = try #require(
      FontValue.system(size: size).resolved(in: Environment(platform: .ios, osVersion: 18)))
    for down in [4.5, 5, 5.5, 9] {
      let found = try baselines(tabs(titles, reach: font.ascent + down, device: phone))[0]
      #expect(found + down <= 49 - 2 + 1e-6, "\(down)")
      // No higher than the next pixel.
      #expect(found + down > 49 - 2 - 0.51, "\(down)")
    }
  }

  @Test("They do not where there is room for them below the bar, and for Latin letters")
  func usual() throws {
    #expect(
      try baselines(tabs(["བོད་ཡིག", "A"], reach: 24, device: "iPhone 15")) == [44, 44])
    #expect(
      try baselines(tabs(["Home", "A"], reach: 24, device: "iPhone SE 4.7-inch")) == [44, 44])
  }
}
