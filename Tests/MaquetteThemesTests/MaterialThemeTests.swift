import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Materials and vibrancy of the built-in themes")
struct MaterialThemeTests {
  static let names = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]
  static let platforms: [Platform] = [.ios, .ipados, .macos, .tvos]

  private var allTraits: [ColorTraits] {
    Contrast.allCases.flatMap { contrast in
      Appearance.allCases.map { ColorTraits(appearance: $0, contrast: contrast) }
    }
  }

  @Test("Every platform has SwiftUI's materials, and a Mac four of AppKit's")
  func there() throws {
    for platform in Platform.allCases {
      let others =
        platform == .macos
        ? ["sidebarMaterial", "menuMaterial", "popoverMaterial", "sheetMaterial"] : []
      #expect(Set(Theme.builtIn(platform).materials.keys) == Set(MaterialThemeTests.names + others))
    }
    for name in Theme.builtInHeads.map(\.name) {
      let theme = try #require(Theme.named(name))
      #expect(theme.materials.keys.allSatisfy { theme.effect(named: $0) != nil }, "\(name)")
    }
  }

  // flutter cupertino_ui dialog.dart (alerts) and nav_bar.dart.
  @Test("The two that were measured")
  func measured() {
    let traits = [ColorTraits(), ColorTraits(appearance: .dark)]
    let alert = traits.map { Theme.ios.color(named: "regularMaterial", traits: $0)?.hex }
    #expect(alert == ["#F2F2F2CC", "#2D2D2DCC"])
    let bar = traits.map { Theme.ios.color(named: "systemChromeMaterial", traits: $0)?.hex }
    #expect(bar == ["#F9F9F9F0", "#1D1D1DF0"])
  }

  @Test("From ultra thin to ultra thick each lets less through", arguments: platforms)
  func order(platform: Platform) throws {
    let theme = Theme.builtIn(platform)
    for traits in allTraits {
      let alphas = try MaterialThemeTests.names.prefix(5).map {
        try #require(theme.material(named: $0))[traits].alpha
      }
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 < $1 })
      #expect(alphas.allSatisfy { $0 < 1 })
    }
  }

  // WCAG 2.2, 1.4.3: 4.5 for text.
  @Test("Text can be read on each, whatever is behind it", arguments: platforms)
  func legible(platform: Platform) throws {
    let theme = Theme.builtIn(platform)
    for traits in allTraits {
      let label = try #require(theme.color(named: "label", traits: traits, isVibrant: true))
      for name in MaterialThemeTests.names {
        let material = try #require(theme.material(named: name))[traits]
        for behind in [Color.black, .white] {
          let back = material.over(behind)
          #expect(contrast(label.over(back), back) >= 4.5, "\(name) \(traits)")
        }
      }
    }
  }

  @Test("Secondary text can be read on each over the platform's own background")
  func secondary() throws {
    for platform in MaterialThemeTests.platforms {
      let theme = Theme.builtIn(platform)
      for traits in allTraits {
        let text = try #require(
          theme.color(named: "secondaryLabel", traits: traits, isVibrant: true))
        let behind = try #require(theme.color(named: "systemBackground", traits: traits))
        for name in MaterialThemeTests.names {
          let back = try #require(theme.material(named: name))[traits].over(behind)
          #expect(contrast(text.over(back), back) >= 4.5, "\(platform) \(name) \(traits)")
        }
      }
    }
  }

  @Test("Vibrant labels are stronger than others, level by level", arguments: platforms)
  func levels(platform: Platform) throws {
    let theme = Theme.builtIn(platform)
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    for traits in allTraits {
      let vibrant = try names.map {
        try #require(theme.color(named: $0, traits: traits, isVibrant: true)).alpha
      }
      let plain = try names.map { try #require(theme.color(named: $0, traits: traits)).alpha }
      #expect(zip(vibrant, plain).allSatisfy { $0 >= $1 })
      #expect(zip(vibrant, vibrant.dropFirst()).allSatisfy { $0 > $1 })
    }
  }

  // HIG, "Color", mid-2023 copy, macOS, vibrant table: light, dark, both with increased contrast.
  @Test(arguments: [
    ("systemRed", ["#FF3126", "#FF4F44", "#C20618", "#FF4136"]),
    ("systemYellow", ["#F5C200", "#FFA914", "#925100", "#FFD426"]),
    ("systemBlue", ["#0070F5", "#148EFF", "#0040DD", "#409CFF"]),
    ("tint", ["#0070F5", "#148EFF", "#0040DD", "#409CFF"]),
    ("systemGray", ["#848489", "#A2A2A7", "#616165", "#98989D"]),
  ])
  func vibrantTintsOfMacOS(name: String, expected: [String]) {
    let found = allTraits.map {
      Theme.macos.color(named: name, traits: $0, isVibrant: true)?.hex
    }
    #expect(found == expected.map(Optional.some))
  }

  /// macos26.yaml, visual_effect_materials; macos-colors.yaml, windowBackgroundColor: #ECECEC and #323232.
  @Test("Over the ground of a window AppKit's materials have the colours that were measured there")
  func visualEffects() throws {
    for (name, grays) in [
      ("sidebarMaterial", [236.0, 50]), ("menuMaterial", [237, 45]),
      ("popoverMaterial", [239, 45]), ("sheetMaterial", [236, 50]),
    ] {
      let effect = try #require(Theme.macos.effect(named: name))
      let material = try #require(Theme.macos.material(named: name))
      for (appearance, gray) in zip([Appearance.light, .dark], grays) {
        let window = try #require(
          Theme.macos.colors["windowBackground"]?[ColorTraits(appearance: appearance)])
        let seen = effect[isDark: appearance == .dark].brightness(of: Double(window.red))
        #expect(abs(seen - gray) <= 2, "\(name) \(seen)")
        let flat = material[ColorTraits(appearance: appearance)].over(window)
        #expect(abs(Double(flat.red) - gray) <= 4, "\(name) \(flat.hex)")
        let increased = ColorTraits(appearance: appearance, contrast: .increased)
        #expect(material[increased].alpha == 1)
      }
    }
  }

  @Test("A colour without a vibrant variant stays as it is")
  func unchanged() {
    let traits = ColorTraits()
    #expect(
      Theme.ios.color(named: "red", traits: traits, isVibrant: true)
        == Theme.ios.color(named: "red", traits: traits))
    #expect(
      Theme.ios.color(named: "secondary", traits: traits, isVibrant: true)?.hex == "#000000A6")
  }

  /// WCAG's contrast ratio of two opaque colours.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      let base = (value + 0.055) / 1.055
      // x^2.4 as x² times the fifth root of x², by Newton's steps.
      guard value > 0.04045 else { return value / 12.92 }
      let square = base * base
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
      }
      return square * root
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  /// materials.yaml, increased_contrast: "predominantly black or white, with a contrasting border".
  @Test(
    "With increased contrast glass is white or black", arguments: [Platform.ios, .macos, .tvos])
  func increasedContrast(platform: Platform) {
    let theme = Theme.builtIn(platform, osVersion: 26)
    for name in ["glass", "clearGlass", "barGlass", "largeGlass"] {
      guard let material = theme.material(named: name) else { continue }
      #expect(material[ColorTraits(contrast: .increased)].hex == "#FFFFFF", "\(name)")
      #expect(
        material[ColorTraits(appearance: .dark, contrast: .increased)].hex == "#000000", "\(name)")
    }
  }
}
