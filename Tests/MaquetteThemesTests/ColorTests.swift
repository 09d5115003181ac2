import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Colours of the built-in themes")
struct ColorTests {
  /// Light, dark, and both with increased contrast, as hex.
  private func columns(_ theme: Theme, _ name: String, level: InterfaceLevel = .base) -> [String] {
    Contrast.allCases.flatMap { contrast in
      Appearance.allCases.map { appearance in
        let traits = ColorTraits(appearance: appearance, contrast: contrast, level: level)
        return theme.color(named: name, traits: traits)?.hex ?? "none"
      }
    }
  }

  // HIG, "Color", mid-2023 copy, iOS and iPadOS.
  @Test(arguments: [
    ("systemRed", ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
    ("systemOrange", ["#FF9500", "#FF9F0A", "#C93400", "#FFB340"]),
    ("systemYellow", ["#FFCC00", "#FFD60A", "#B25000", "#FFD426"]),
    ("systemGreen", ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
    ("systemMint", ["#00C7BE", "#66D4CF", "#0C817B", "#66D4CF"]),
    ("systemTeal", ["#30B0C7", "#40C8E0", "#008299", "#5DE6FF"]),
    ("systemCyan", ["#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"]),
    ("systemBlue", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
    ("systemIndigo", ["#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"]),
    ("systemPurple", ["#AF52DE", "#BF5AF2", "#8944AB", "#DA8FFF"]),
    ("systemPink", ["#FF2D55", "#FF375F", "#D30F45", "#FF6482"]),
    ("systemBrown", ["#A2845E", "#AC8E68", "#7F6545", "#B59469"]),
    ("systemGray", ["#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"]),
    ("systemGray6", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
    ("tint", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
  ])
  func tintsOfIOS(name: String, expected: [String]) {
    #expect(columns(.ios, name) == expected)
    #expect(columns(.ipados, name) == expected)
  }

  // Dumped from UIKit (flutter cupertino_ui colors.dart @6bb342344); nominally 0.6, 0.3, 0.18.
  @Test func labelsOfIOS() {
    #expect(columns(.ios, "label") == ["#000000", "#FFFFFF", "#000000", "#FFFFFF"])
    #expect(
      columns(.ios, "secondaryLabel") == ["#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"])
    #expect(
      columns(.ios, "tertiaryLabel") == ["#3C3C434C", "#EBEBF54C", "#3C3C4360", "#EBEBF560"])
    #expect(
      columns(.ios, "quaternaryLabel") == ["#3C3C432D", "#EBEBF528", "#3C3C4342", "#EBEBF53D"])
  }

  @Test func surfacesOfIOSAreLighterWhenElevatedInTheDark() {
    #expect(columns(.ios, "systemBackground") == ["#FFFFFF", "#000000", "#FFFFFF", "#000000"])
    #expect(
      columns(.ios, "systemBackground", level: .elevated)
        == ["#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426"])
    // The dump has #D2D2D2 in the elevated dark column, which no other source has.
    #expect(columns(.ios, "separator", level: .elevated)[1] == "#54545899")
  }

  // HIG, "Color", mid-2023 copy, macOS; NSColor catalogue of macOS 14.4.
  @Test(arguments: [
    ("systemGreen", ["#28CD41", "#32D74B", "#007D1B", "#31DE4B"]),
    ("systemTeal", ["#59ADC4", "#6AC4DC", "#008299", "#5DE6FF"]),
    ("systemGray", ["#8E8E93", "#98989D", "#69696E", "#98989D"]),
    ("label", ["#000000D8", "#FFFFFFD8", "#000000", "#FFFFFF"]),
    ("systemBackground", ["#ECECEC", "#323232", "#ECECEC", "#323232"]),
    ("link", ["#0068DA", "#419CFF", "#0068DA", "#419CFF"]),
    ("separator", ["#00000019", "#FFFFFF19", "#0000004A", "#FFFFFF"]),
  ])
  func colorsOfMacOS(name: String, expected: [String]) {
    #expect(columns(.macos, name) == expected)
  }

  // HIG, "Color", mid-2023 copy, watchOS: what a watch shows is the dark column.
  @Test func aWatchIsAlwaysDark() {
    #expect(columns(.watchos, "systemBlue") == ["#2094FA", "#2094FA", "#5AA8FF", "#5AA8FF"])
    #expect(columns(.watchos, "systemGreen") == ["#04DE71", "#04DE71", "#0CFF86", "#0CFF86"])
    #expect(columns(.watchos, "systemBackground") == Array(repeating: "#000000", count: 4))
  }

  @Test(arguments: Platform.allCases)
  func everyThemeHasTheColorsComponentsCountOn(platform: Platform) {
    let theme = Theme.builtIn(platform)
    #expect(Theme.requiredColors.filter { theme.colors[$0] == nil }.isEmpty)
    for name in ["systemRed", "systemPink", "systemFill", "quaternarySystemFill", "link"] {
      #expect(theme.colors[name] != nil, "\(name)")
    }
  }

  @Test func namesOfSwiftUIAndAppKitAreFound() {
    let traits = ColorTraits()
    #expect(Theme.ios.color(named: "red", traits: traits)?.hex == "#FF3B30")
    #expect(Theme.ios.color(named: "secondary", traits: traits)?.hex == "#3C3C4399")
    #expect(Theme.macos.color(named: "labelColor", traits: traits)?.hex == "#000000D8")
    #expect(Theme.macos.color(named: "windowBackgroundColor", traits: traits)?.hex == "#ECECEC")
    #expect(Theme.ios.color(named: "sistemRed", traits: traits) == nil)
  }

  @Test(
    "Every name that is listed is found, and stands for what the list says",
    arguments: Platform.allCases)
  func listedNames(platform: Platform) {
    let theme = Theme.builtIn(platform)
    for (name, meaning) in theme.shortColorNames {
      let color = theme.color(named: name, traits: ColorTraits())
      let meant = Color(hex: meaning) ?? theme.color(named: meaning, traits: ColorTraits())
      #expect(color != nil && color == meant, "\(name)")
    }
    let words = theme.colorWords
    for word in ["primary", "secondary", "red", "gray", "black", "white", "clear"] {
      #expect(words.contains(word), "\(word)")
    }
    for word in ["Blue", "Background", "Gray2Color", "primaryColor"] {
      #expect(!words.contains(word), "\(word)")
    }
    #expect(Set(words).count == words.count)
  }

  @Test func aTermMixesAndFades() {
    let named: (String) -> Color = { $0 == "white" ? .white : Color(rgb: 0x007AFF) }
    let term = ThemeColor.Term("tint", 0.5, mix: .init("white", 0.2))
    // 0x00 + 0.2 × 255 = 51, 0x7A + 0.2 × 133 = 148.6.
    #expect(term.color(named) == Color(red: 51, green: 149, blue: 255, alpha: 0.5))
  }
}
