import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// materials.yaml, tint: the accent lies over the glass, whose rim is kept. ios26.yaml, styles.
@Suite("Glass in the tint")
struct TintedGlassTests {
  private static let tint = Color(rgb: 0x3366CC)

  private func environment(_ platform: Platform, _ appearance: Appearance = .light) -> Environment {
    var environment = Environment(platform: platform, osVersion: 26, appearance: appearance)
    environment.tint = .custom(TintedGlassTests.tint)
    return environment
  }

  private func fills(_ items: [DrawItem]) -> [Paint] {
    items.compactMap { if case .fill(_, let paint) = $0 { paint } else { nil } }
  }

  @Test(
    "The tint lies over glass and below its rim",
    arguments: [
      (ButtonStyle.prominentGlass, "glass", 0.985), (.prominentClearGlass, "clearGlass", 0.9),
    ], [Platform.ios, .ipados, .macos])
  func layers(style: (name: ButtonStyle, material: String, share: Double), platform: Platform)
    throws
  {
    for appearance in Appearance.allCases {
      let button = Button("Play").style(style.name)
      let items = try draw(button, in: environment(platform, appearance)).items
      #expect(items.first?.material?.name == style.material)
      let layer = TintedGlassTests.tint.opacity(style.share)
      #expect(fills(Array(items.dropFirst())) == [.color(layer)])
      guard case .stroke(_, _, let rim) = items.dropFirst(2).first else {
        Issue.record("the rim follows the tint, not \(items)")
        continue
      }
      #expect(rim.alpha > 0 && rim.alpha <= 0.15)
    }
  }

  @Test("Over any gray prominent glass has the tint's colour, within 4 of 255")
  func opaque() throws {
    for platform in [Platform.ios, .macos] {
      for appearance in Appearance.allCases {
        let items = try draw(
          Button("Play").style(.prominentGlass), in: environment(platform, appearance)
        ).items
        guard let effect = items.first?.material?.effect,
          let layer = fills(items).last?.colors.first
        else {
          Issue.record("there is glass in \(items)")
          continue
        }
        for gray in MaterialEffect.grays {
          let byte = UInt8(max(0, min(255, effect.brightness(of: gray))))
          let seen = layer.over(Color(red: byte, green: byte, blue: byte))
          let tint = TintedGlassTests.tint
          for (a, b) in [(seen.red, tint.red), (seen.green, tint.green), (seen.blue, tint.blue)] {
            #expect(abs(Int(a) - Int(b)) <= 4)
          }
        }
      }
    }
  }

  @Test(
    "With reduced transparency and increased contrast there is one opaque tint with white letters",
    arguments: [ButtonStyle.prominentGlass, .prominentClearGlass], [Platform.ios, .macos])
  func plain(style: ButtonStyle, platform: Platform) throws {
    for contrast in Contrast.allCases {
      var plain = environment(platform)
      plain.contrast = contrast
      plain.accessibilityReduceTransparency = contrast == .standard
      let scene = try draw(Button("Play").style(style), in: plain)
      #expect(fills(scene.items) == [.color(TintedGlassTests.tint)])
      #expect(scene.root.style?.color == .white)
    }
  }

  @Test("What cannot be pressed stands on plain glass")
  func disabled() throws {
    for platform in [Platform.ios, .macos] {
      let off = Button("Play").style(.prominentGlass).disabled()
      let paints = fills(try draw(off, in: environment(platform)).items)
      #expect(paints.count == 1)
      var plain = environment(platform)
      plain.accessibilityReduceTransparency = true
      #expect(fills(try draw(off, in: plain).items) == [.color(Color(rgb: 0xF2F2F2))])
    }
  }

  @Test("A prominent item of a bar is of the bar's glass in the tint")
  func bar() throws {
    let bar = NavigationBar("Notes", trailingItems: { Button(systemItem: .done) })
    func paints(_ environment: Environment) throws -> [Paint] {
      let scene = try draw(bar, width: 402, in: environment)
      let glass = try #require(scene.nodes.first { $0.path.hasSuffix("Glass[0]") })
      return fills(glass.leaves)
    }
    let found = try paints(environment(.ios))
    guard case .material(let glass)? = found.first else {
      Issue.record("there is glass in \(found)")
      return
    }
    #expect(glass.name == "barGlass")
    #expect(found.dropFirst().first == .color(TintedGlassTests.tint.opacity(0.985)))
    var plain = environment(.ios)
    plain.accessibilityReduceTransparency = true
    #expect(try paints(plain).first == .color(TintedGlassTests.tint))
  }
}
