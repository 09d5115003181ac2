import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Buttons of the built-in themes")
struct ButtonThemeTests {
  // UIButton.Configuration: insets and radii (backport by sereivoanyong), titles in text styles.
  @Test(arguments: [
    ("mini", 5.0, 10.0, 14.0, TextStyle.subheadline), ("small", 5, 10, 14, .subheadline),
    ("medium", 7, 12, 5.95, .body), ("large", 15, 20, 8.75, .body),
  ])
  func sizesOfIOS(
    name: String, vertical: Double, horizontal: Double, radius: Double, title: TextStyle
  ) throws {
    let size = try #require(Theme.ios.buttons.sizes[name])
    #expect(size.verticalPadding == vertical)
    #expect(size.horizontalPadding == horizontal)
    #expect(size.radius == radius)
    #expect(size.title == .style(title))
  }

  // violetlib/jnr: bodies of AppKit's push buttons, and their fonts. A picture of macOS: 20 points at
  // the regular size.
  @Test(arguments: [("mini", 15.0, 9.0), ("small", 18, 11), ("medium", 20, 13), ("large", 30, 13)])
  func sizesOfMacOS(name: String, height: Double, title: Double) throws {
    let size = try #require(Theme.macos.buttons.sizes[name])
    #expect(size.minHeight == height)
    #expect(size.title == .fixed(size: title, weight: .regular))
  }

  // Apple's tvOS UIKit Catalog: 86 = 46 + 2 × 20. HIG: watch buttons are full width, radius 22 or 9.
  @Test func televisionAndWatch() throws {
    let television = try #require(Theme.tvos.buttons.sizes["medium"])
    #expect(television.minHeight == 86)
    #expect(television.verticalPadding == 20)
    #expect(television.horizontalPadding == 40)
    let watch = Theme.watchos.buttons
    #expect(watch.stretches)
    #expect(watch.scrollingRadius == 9)
    #expect(watch.sizes["medium"]?.radius == 22)
    #expect(watch.sizes["medium"]?.minHeight == 44)
  }

  // tvOS extends iOS, and says what its pressed buttons do not take over.
  @Test func pressedButtonsOfTelevisionAreWhite() {
    for style in Theme.tvos.buttons.styles.values {
      let look = style.normal.overlaid(by: style.states["pressed"])
      #expect(look.background == .color(ThemeColor("white")))
      #expect(look.foreground == ThemeColor("black"))
      #expect(look.opacity ?? 1 == 1)
    }
  }

  @Test func looksOfIOS() throws {
    let styles = Theme.ios.buttons.styles
    let filled = try #require(styles["filled"])
    #expect(filled.normal.background == .color(ThemeColor("tint")))
    #expect(filled.normal.foreground == ThemeColor("white"))
    // flutter cupertino_ui button.dart: what disabled buttons have.
    #expect(filled.states["disabled"]?.background == .color(ThemeColor("tertiarySystemFill")))
    #expect(filled.states["disabled"]?.foreground == ThemeColor("tertiaryLabel"))
    #expect(
      styles["tinted"]?.states["disabled"]?.background == .color(ThemeColor("quaternarySystemFill"))
    )
    #expect(styles["plain"]?.states["pressed"]?.opacity == 0.4)
    // HIG, "Buttons": a primary title is Semibold, a destructive button takes systemRed.
    for style in styles.values {
      #expect(style.roles["primary"]?.weight == .semibold)
      #expect(style.roles["destructive"]?.tint == ThemeColor("systemRed"))
    }
  }

  @Test func theDefaultButtonOfMacOSIsAnAccentGradient() throws {
    let gray = try #require(Theme.macos.buttons.styles["gray"])
    let look = gray.normal.overlaid(by: gray.roles["primary"])
    #expect(look.foreground == ThemeColor("white"))
    guard case .verticalGradient(let top, let bottom) = look.background else {
      Issue.record("no gradient")
      return
    }
    #expect(bottom.light == .init("tint"))
    // Measured: #277DFF to #0165FF in light, #0072EE to #005ED3 in dark (macos_ui).
    let light = Color(rgb: 0x007AFF)
    let shade = top.dark.color { $0 == "black" ? .black : Color(rgb: 0x0A84FF) }
    #expect(abs(Int(shade.green) - 0x72) < 10)
    #expect(abs(Int(shade.blue) - 0xEE) < 10)
    let shine = top.light.color { $0 == "white" ? .white : light }
    #expect(abs(Int(shine.red) - 0x27) < 10)
    #expect(gray.states["disabled"]?.background != nil)
  }

  @Test(arguments: Platform.allCases)
  func everyThemeHasAllSizesAndStyles(platform: Platform) {
    let buttons = Theme.builtIn(platform).buttons
    #expect(buttons.sizes.keys.sorted() == ["large", "medium", "mini", "small"])
    let bezels =
      platform == .macos ? ["accessoryBar", "accessoryBarAction", "badge", "disclosure"] : []
    #expect(buttons.styles.keys.sorted() == bezels + ["filled", "gray", "plain", "tinted"])
    for (name, style) in buttons.styles {
      #expect(style.normal.foreground != nil, "\(name)")
      #expect(style.states["pressed"] != nil && style.states["disabled"] != nil, "\(name)")
      // What only shows or counts something destroys nothing.
      #expect((style.roles["destructive"] != nil) == !["badge", "disclosure"].contains(name))
    }
    let heights = ["mini", "small", "medium", "large"].compactMap { buttons.sizes[$0]?.minHeight }
    #expect(platform == .ios || platform == .ipados || heights == heights.sorted())
  }

  @Test(arguments: Platform.allCases)
  func everyColorThatALookNamesExists(platform: Platform) {
    let theme = Theme.builtIn(platform)
    for term in theme.buttons.styles.values.flatMap(terms) {
      for name in [term.name] + (term.mix.map { [$0.name] } ?? []) {
        #expect(
          name == "tint" || theme.color(named: name, traits: ColorTraits()) != nil, "\(name)")
      }
    }
  }

  private func terms(_ style: ButtonStyleTheme) -> [ThemeColor.Term] {
    let looks =
      [style.normal, style.increasedContrast] + Array(style.roles.values)
      + Array(style.states.values)
    return looks.flatMap { look in
      var colors = [
        look.tint, look.foreground, look.overlay, look.border?.color, look.shadow?.color,
      ]
      switch look.background {
      case .color(let color): colors.append(color)
      case .verticalGradient(let top, let bottom): colors += [top, bottom]
      case nil: break
      }
      return colors.compactMap { $0 }.flatMap { [$0.light, $0.dark] }
    }
  }
}

@Suite("What themes say of buttons' states")
struct ButtonStateThemeTests {
  @Test(arguments: Platform.allCases)
  func everyStyleHasLooksForFocusAndToggles(platform: Platform) {
    for (name, style) in Theme.builtIn(platform).buttons.styles {
      #expect(style.states["focused"] != nil, "\(name)")
      // A triangle that is open points down, which is all that tells it.
      #expect((style.states["selected"] != nil) == (name != "disclosure"), "\(name)")
      // AppKit: bezels of bars, badges and disclosures are on or off.
      let isMixed = platform == .macos && ["filled", "gray", "plain", "tinted"].contains(name)
      #expect((style.states["mixed"] != nil) == isMixed, "\(name)")
    }
  }

  // A television's focus is a white button; the keyboard's halo of iOS is none of it.
  @Test func aTelevisionsFocusHasNoRing() {
    for style in Theme.tvos.buttons.styles.values {
      #expect(style.states["focused"]?.ring?.width == 0)
    }
  }

  @Test func aUserThemeMayChangeHowButtonsStand() throws {
    let (theme, problems) = try read(
      """
      buttons:
        automaticStyle: tinted
        equalHeights: true
        cornerRadii: {large: 12}
        styles: {filled: {states: {focused: {ring: {color: white, width: 2}}}}}
      """)
    #expect(problems.isEmpty)
    #expect(theme.buttons.automaticStyle == "tinted")
    #expect(theme.buttons.rowStyle == "plain")
    #expect(theme.buttons.equalHeights)
    #expect(theme.buttons.cornerRadii == ["small": 3.5, "medium": 5.95, "large": 12])
    #expect(theme.buttons.styles["filled"]?.states["focused"]?.ring?.width == 2)
  }

  @Test(arguments: [
    ("buttons:\n  automaticStyle: round\n", 2, "'automaticStyle' must be a style"),
    ("buttons:\n  rowStyle: automatic\n", 2, "'rowStyle' must be a style"),
    ("buttons:\n  cornerRadii: {huge: 3}\n", 2, "huge"),
    ("buttons:\n  cornerRadii: {small: -3}\n", 2, "small"),
    ("buttons:\n  styles: {plain: {states: {hoverd: {}}}}\n", 2, "hoverd"),
    ("buttons:\n  styles: {plain: {states: {focused: {ring: 3}}}}\n", 2, "ring"),
  ])
  func whatCannotBeIsAnErrorInItsPlace(yaml: String, line: Int, part: String) throws {
    try expectProblem(yaml, line, part)
  }
}
