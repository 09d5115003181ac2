import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The four levels of labels")
struct LabelLevelTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var platform: Platform
    var name: String
    /// Light, dark, light and dark with increased contrast.
    var columns: [String]

    var testDescription: String { "\(platform) \(name)" }

    init(_ platform: Platform, _ name: String, _ columns: String...) {
      self.platform = platform
      self.name = name
      self.columns = columns
    }
  }

  // Measured: dumped from UIKit, iOS 13 to 18 (flutter cupertino_ui colors.dart @6bb342344).
  static let phone = [
    Row(.ios, "label", "#000000", "#FFFFFF", "#000000", "#FFFFFF"),
    Row(.ios, "secondaryLabel", "#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"),
    Row(.ios, "tertiaryLabel", "#3C3C434C", "#EBEBF54C", "#3C3C4360", "#EBEBF560"),
    Row(.ios, "quaternaryLabel", "#3C3C432D", "#EBEBF528", "#3C3C4342", "#EBEBF53D"),
  ]

  // iPadOS: the same dump. tvOS: estimated, before tvOS 26 no table was published.
  static let alike = [Platform.ipados, .tvos].flatMap { platform in
    phone.map { row in
      var copy = row
      copy.platform = platform
      return copy
    }
  }

  // Measured: NSColor catalogue of macOS 14.4 (gist martinhoeller/38509f37). Estimated: increased
  // contrast, of which no dump has more; the two faintest are as strong as on a material.
  static let desktop = [
    Row(.macos, "label", "#000000D8", "#FFFFFFD8", "#000000", "#FFFFFF"),
    Row(.macos, "secondaryLabel", "#0000007F", "#FFFFFF8C", "#000000B2", "#FFFFFFB2"),
    Row(.macos, "tertiaryLabel", "#00000042", "#FFFFFF3F", "#00000073", "#FFFFFF73"),
    Row(.macos, "quaternaryLabel", "#00000019", "#FFFFFF19", "#0000004D", "#FFFFFF4D"),
  ]

  // Documented: white on black, and the watch's gray #9BA0AA (2022 HIG, Color). Estimated: tertiary
  // (white at 35 %), quaternary and increased contrast. A watch is always dark.
  static let watch = [
    Row(.watchos, "label", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    Row(.watchos, "secondaryLabel", "#9BA0AA", "#9BA0AA", "#FFFFFFC7", "#FFFFFFC7"),
    Row(.watchos, "tertiaryLabel", "#FFFFFF59", "#FFFFFF59", "#FFFFFF80", "#FFFFFF80"),
    Row(.watchos, "quaternaryLabel", "#FFFFFF33", "#FFFFFF33", "#FFFFFF4D", "#FFFFFF4D"),
  ]

  @Test(arguments: phone + alike + desktop + watch)
  func levels(row: Row) {
    let theme = Theme.builtIn(row.platform)
    for level in InterfaceLevel.allCases {
      let found = Contrast.allCases.flatMap { contrast in
        Appearance.allCases.map { appearance in
          let traits = ColorTraits(appearance: appearance, contrast: contrast, level: level)
          return theme.color(named: row.name, traits: traits)?.hex
        }
      }
      #expect(found == row.columns.map(Optional.some))
    }
  }
}
