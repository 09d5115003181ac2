import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What the built-in themes say about labels")
struct LabelThemeTests {
  // violetlib/jnr, AppKit 11 to 15.
  @Test(arguments: [("mini", 9.0), ("small", 11), ("regular", 13), ("large", 13)])
  func controlSizesOfMacOS(name: String, size: Double) {
    #expect(Theme.macos.labels.controlSizes[name] == .fixed(size: size, weight: .regular))
  }

  @Test(arguments: [Platform.ios, .ipados, .tvos, .watchos])
  func onlyMacOSHasControlSizes(platform: Platform) {
    #expect(Theme.builtIn(platform).labels.controlSizes.isEmpty)
  }

  // NSColor catalogue of macOS 14.4: #B3D7FF and #3F638B; AppKit has no handles.
  @Test func selectionOfMacOS() throws {
    let selection = try #require(Theme.macos.labels.selection)
    #expect(selection.background == ThemeColor("selectedTextBackground"))
    #expect(selection.foreground == ThemeColor("selectedText"))
    #expect(selection.handleWidth == 0 && selection.handleDiameter == 0)
    let color = Theme.macos.color(named: "selectedTextBackgroundColor", traits: ColorTraits())
    #expect(color?.hex == "#B3D7FF")
  }

  @Test func selectionOfIOSTakesTheTint() throws {
    for theme in [Theme.ios, .ipados] {
      let selection = try #require(theme.labels.selection)
      #expect(selection.background == ThemeColor("tint", 0.2))
      #expect(selection.handleColor == ThemeColor("tint"))
      #expect(selection.handleWidth == 2 && selection.handleDiameter == 10)
    }
  }

  @Test func televisionAndWatchHaveNoSelectionAndNoPointer() {
    for theme in [Theme.tvos, .watchos] {
      #expect(theme.labels.selection == nil)
      #expect(theme.labels.expansion == nil)
    }
    #expect(Theme.ipados.labels.expansion != nil && Theme.macos.labels.expansion != nil)
  }

  @Test func marqueesRunOnPhonesAndTelevisions() {
    #expect(Theme.ios.labels.marquee != nil && Theme.tvos.labels.marquee != nil)
    #expect(Theme.macos.labels.marquee == nil && Theme.watchos.labels.marquee == nil)
  }

  // flutter cupertino_ui list_tile.dart: leading 28, 16 to the title.
  @Test func iconsInListsOfIOS() {
    let labels = Theme.ios.labels
    #expect(labels.iconSpacing == 8)
    #expect(labels.listIconWidth == 28 && labels.listIconSpacing == 16)
    #expect(labels.listIconColor == ThemeColor("tint"))
  }

  @Test(arguments: Platform.allCases)
  func linesAreThinAndWhereTheyBelong(platform: Platform) {
    let labels = Theme.builtIn(platform).labels
    #expect((0.05...0.07).contains(labels.underline.thickness))
    #expect(labels.underline.offset > labels.underline.thickness / 2)
    #expect(labels.strikethrough.offset < 0)
  }

  @Test(arguments: Platform.allCases)
  func disabledLabelsAreDimmed(platform: Platform) throws {
    let theme = Theme.builtIn(platform)
    let name = theme.labels.disabledColor?.light.name ?? "label"
    let traits = ColorTraits(appearance: platform.appearances.first ?? .dark)
    let label = try #require(theme.color(named: "label", traits: traits))
    let color = try #require(theme.color(named: name, traits: traits))
    #expect(color.opacity(theme.labels.disabledOpacity).alpha < label.alpha / 2)
  }

  // WebKit's layout tests.
  @Test func rowsOfMacOSAlternate() {
    let name = "alternatingContentBackgroundColor"
    #expect(Theme.macos.color(named: name, traits: ColorTraits())?.hex == "#F4F5F5")
    let dark = ColorTraits(appearance: .dark)
    #expect(Theme.macos.color(named: name, traits: dark)?.hex == "#FFFFFF0D")
  }
}
