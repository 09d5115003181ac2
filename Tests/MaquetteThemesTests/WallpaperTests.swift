import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Wallpapers")
struct WallpaperTests {
  @Test("Each is found by its name, in any case")
  func names() {
    #expect(Wallpaper.names == ["aurora", "bloom", "dusk", "graphite", "ocean", "sand"])
    #expect(Wallpaper.names.allSatisfy { Wallpaper.named($0)?.name == $0 })
    #expect(Wallpaper.named("Dusk") == Wallpaper.named("dusk"))
    #expect(Wallpaper.named("") == nil)
    #expect(Wallpaper.named("bliss") == nil)
  }

  @Test("No name is a colour's in any theme")
  func colors() {
    for head in Theme.builtInHeads {
      for name in Wallpaper.names {
        #expect(Theme.named(head.name)?.color(named: name, traits: ColorTraits()) == nil)
      }
    }
  }

  @Test(
    "In the dark, white text can be read on it; one that is dark enough stays",
    arguments: Wallpaper.names)
  func dark(name: String) throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 200)
    let wallpaper = try #require(Wallpaper.named(name))
    let (bright, dark) = (
      wallpaper.gradients(over: frame), wallpaper.gradients(over: frame, isDark: true)
    )
    let ground = try #require(dark.first)
    let contrasts = ground.stops.map { Color.white.contrast(with: $0.color) }
    #expect(contrasts.reduce(0, +) / Double(contrasts.count) >= 4.5)
    #expect(dark.map(\.course) == bright.map(\.course))
    if ["aurora", "graphite"].contains(name) { #expect(dark == bright) }
  }

  @Test("It is as large as what it lies over")
  func extent() throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 400)
    let gradients = try #require(Wallpaper.named("dusk")?.gradients(over: frame))
    #expect(gradients.first?.course == .linear(from: Point(x: 60, y: 20), to: Point(x: 60, y: 420)))
    // The sun: its radius is a share of the longer side.
    #expect(gradients[1].course == .radial(centre: Point(x: 76, y: 284), radius: 36))
  }
}
