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

  @Test("It is as large as what it lies over")
  func extent() throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 400)
    let gradients = try #require(Wallpaper.named("dusk")?.gradients(over: frame))
    #expect(gradients.first?.course == .linear(from: Point(x: 60, y: 20), to: Point(x: 60, y: 420)))
    // The sun: its radius is a share of the longer side.
    #expect(gradients[1].course == .radial(centre: Point(x: 76, y: 284), radius: 36))
  }
}
