import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The line at the lower edge of a screen")
struct HomeIndicatorTests {
  private func color(
    _ screen: Screen, _ appearance: Appearance, version: Int, _ platform: Platform = .ios
  ) throws -> Color {
    var screen = screen
    screen.showsStatusBar = true
    let scene = try draw(
      screen, in: Environment(platform: platform, osVersion: version, appearance: appearance))
    let line = try #require(scene.nodes.first { $0.component == "HomeIndicator" })
    return try #require(line.items.first?.color)
  }

  @Test(
    "It can be read on whatever is behind it, with glass or without",
    arguments: [18, 26], [Platform.ios, .ipados])
  func background(version: Int, platform: Platform) throws {
    for appearance in [Appearance.light, .dark] {
      func isLight(_ background: ColorValue) throws -> Bool {
        let screen = Screen(background: background) { Label("a") }
        return try color(screen, appearance, version: version, platform).relativeLuminance > 0.5
      }
      #expect(try isLight("#5856D6") && isLight("#101040"))
      #expect(try !isLight("#FFFFFF") && !isLight("#FFD60A"))
      #expect(try isLight(.named("systemBackground")) == (appearance == .dark))
    }
  }

  @Test("Contents and bars over it count, and not what they cover", arguments: [18, 26])
  func contents(version: Int) throws {
    let dark = Screen(background: "#FFFFFF", ignoresSafeArea: true) {
      Rectangle().fill("#202060").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(try color(dark, .light, version: version).relativeLuminance > 0.5)
    let covered = Screen(background: "#202060", ignoresSafeArea: true) {
      Rectangle().fill("#FFFFFF").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(try color(covered, .dark, version: version).relativeLuminance < 0.5)
  }

  @Test("Before version 26 time and signs stay as light or dark as the screen")
  func signs() throws {
    let screen = Screen(background: "#5856D6", showsStatusBar: true) { Label("a") }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 18))
    let bar = try #require(scene.nodes.first { $0.component == "StatusBar" })
    let label = Theme.ios.color(named: "label", traits: ColorTraits())
    #expect(bar.allItems.contains { $0.color == label })
  }
}
