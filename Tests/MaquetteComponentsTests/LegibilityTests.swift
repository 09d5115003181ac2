import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Texts on fills can be read")
struct LegibilityTests {
  /// Every colour of the system and the hardest there are: bright, dark, and those for which black is
  /// hardly better than white.
  private static let tints: [ColorValue] =
    [
      "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
      "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
      "systemGray",
    ].map { .named($0) }
    + ["#FFFFFF", "#000000", "#767676", "#777777", "#00FF00", "#FF0000", "#0000FF", "#FF000080"]

  /// What is in front of fills in the tint.
  private static func components(_ tint: ColorValue) -> [(String, AnyComponent)] {
    var result: [(String, AnyComponent)] = []
    for style in [ButtonStyle.gray, .tinted, .filled] {
      for state in ButtonState.allCases where state != .disabled {
        let button = Button("Aa", subtitle: "Bb", style: style, state: state, tint: tint)
        result.append(("\(style) \(state)", AnyComponent(button)))
        result.append(("\(style) \(state) primary", AnyComponent(button.role(.primary))))
      }
      for value in [ButtonValue.on, .mixed] {
        var toggle = Button("Aa", style: style, tint: tint)
        toggle.value = value
        result.append(("\(style) \(value)", AnyComponent(toggle)))
      }
    }
    let segments = SegmentedControl(["Aa", "Bb"]).tint(tint)
    result.append(("segments", AnyComponent(segments)))
    result.append(("focused segments", AnyComponent(segments.state(.focused))))
    return result
  }

  // Documented: 4.5 for texts up to 17 points (HIG, Accessibility).
  @Test(
    "With increased contrast every text on a fill has a contrast of 4.5 at least",
    arguments: Platform.allCases, Appearance.allCases)
  func increased(platform: Platform, appearance: Appearance) throws {
    let environment = Environment(
      platform: platform, appearance: appearance, contrast: .increased)
    for tint in LegibilityTests.tints {
      for (name, component) in LegibilityTests.components(tint) {
        guard
          let scene = try? draw(component, in: environment), let canvas = scene.background
        else { continue }
        for text in scene.seenTexts(on: canvas) {
          #expect(
            text.contrast >= 4.49,
            "\(platform) \(appearance) \(name) \(tint) \(text.text): \(text.contrast)")
        }
      }
    }
  }

  /// ios26.yaml, styles: white letters on filled and prominent buttons.
  @Test(
    "Letters on the tint have one colour, pressed or not, and can be read: white in light",
    arguments: [Platform.ios, .macos], Appearance.allCases)
  func pressed(platform: Platform, appearance: Appearance) throws {
    for (osVersion, styles) in [
      (nil, [.filled]), (26, [.filled, .prominentGlass, .prominentClearGlass]),
    ] as [(Int?, [ButtonStyle])] {
      let environment = Environment(
        platform: platform, osVersion: osVersion, appearance: appearance, contrast: .increased)
      for style in styles {
        func color(_ state: ButtonState) throws -> Color? {
          let scene = try draw(Button("Aa", style: style, state: state), in: environment)
          let canvas = try #require(scene.background)
          for text in scene.seenTexts(on: canvas) { #expect(text.contrast >= 4.49) }
          return scene.root.style?.color
        }
        let usual = try color(.normal)
        #expect(usual == (appearance == .light ? .white : .black))
        #expect(try color(.pressed) == usual && color(.hovered) == usual)
      }
    }
  }

  @Test("The end of a gradient on which letters are worst decides: white stands on dark green")
  func gradient() throws {
    let button = Button("Green").style(.filled).tint("systemGreen")
    let scene = try draw(button, in: Environment(platform: .macos, contrast: .increased))
    #expect(scene.root.style?.color == .white)
    let dark = try draw(
      button, in: Environment(platform: .macos, appearance: .dark, contrast: .increased))
    #expect(dark.root.style?.color == .black)
  }

  @Test("A chosen segment in a bright tint has black letters with increased contrast")
  func segment() throws {
    let control = SegmentedControl(["Day", "Week"]).tint("systemGreen")
    let dark = Environment(appearance: .dark, contrast: .increased)
    #expect(try draw(control, in: dark).node("Segment[0]")?.style?.color == .black)
    #expect(try draw(control, in: dark).node("Segment[1]")?.style?.color == .white)
    let usual = Environment(appearance: .dark)
    #expect(try draw(control, in: usual).node("Segment[0]")?.style?.color == .white)
  }

  @Test("Badges, check marks and days in bright tints follow, too")
  func siblings() throws {
    let dark = Environment(appearance: .dark, contrast: .increased)
    let tabs = TabBar([TabItem("Mail", systemImage: "star", badge: "3")])
    let badge = try #require(try draw(tabs, width: 390, in: dark).node("Badge"))
    #expect(badge.leaves.last?.color == .black)
    var mac = dark
    mac.theme = .builtIn(.macos)
    let box = try draw(Toggle("Aa", isOn: true).tint("systemYellow"), in: mac)
    #expect(box.node("Checkbox")?.leaves.contains { $0.color == .black } ?? false)
  }

  @Test("With standard contrast white stays white where Apple's own buttons have it")
  func standard() throws {
    let button = Button("Aa").style(.filled).tint("systemYellow")
    for platform in [Platform.ios, .macos] {
      let scene = try draw(button, in: Environment(platform: platform))
      #expect(scene.root.style?.color == .white)
    }
  }

  @Test("What is behind counts: a tinted title on black is brighter than on white")
  func ground() throws {
    let environment = Environment(contrast: .increased)
    let button = Button("Aa").style(.tinted).tint("#0000FF")
    let onWhite = try draw(button, in: environment).root.style?.color
    let onBlack = try draw(button.background("#000000"), in: environment).node("Button")?.style
    #expect(onWhite == Color(rgb: 0x0000FF))
    #expect(onBlack?.color != onWhite)
  }
}
