import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Designs, widths and bold text of the built-in themes")
struct DesignTests {
  @Test(
    "Serif and monospaced have a face, rounded and other widths have none",
    arguments: Platform.allCases)
  func faces(platform: Platform) {
    let type = Theme.builtIn(platform).typography
    #expect(type.designs[.serif]?.family == "Noto Serif")
    #expect(type.designs[.monospaced]?.family == "Noto Sans Mono")
    #expect(type.designs.count == 2)
    #expect(type.widths.isEmpty)
  }

  @Test("A design takes the line of the system font and its own capitals")
  func metrics() {
    let type = Theme.ios.typography
    let plain = type.font(size: 17, weight: .regular)
    let serif = type.font(size: 17, weight: .bold, isItalic: true, design: .serif)
    #expect(serif.family == "Noto Serif")
    #expect(serif.weight == .bold && serif.isItalic)
    #expect(serif.lineHeight == plain.lineHeight)
    // Noto Serif: capitals of 714 in 1000 units.
    #expect(abs(serif.capHeight - 17 * 0.714) < 1e-9)
    #expect(serif.tracking == 0)
    #expect(serif.fallbacks == plain.fallbacks)
  }

  @Test("What does not exist is drawn as what does")
  func missing() {
    let type = Theme.ios.typography
    let plain = type.font(size: 17, weight: .regular)
    #expect(type.font(size: 17, weight: .regular, design: .rounded) == plain)
    #expect(type.font(size: 17, weight: .regular, width: .condensed) == plain)
    #expect(type.drawn(.rounded, .condensed) == (.default, .standard))
    #expect(type.drawn(.serif, .expanded) == (.serif, .standard))
  }

  @Test("A theme that names a face for a width has it")
  func ownWidth() {
    var type = Theme.ios.typography
    type.widths[.condensed] = Typography.Face(
      family: "Brand Condensed", fallbacks: ["Brand"], ascent: 1, descent: 0.25, capHeight: 0.7,
      tracking: [.init(10, 0.5), .init(20, 1.5)])
    let font = type.font(size: 15, weight: .regular, width: .condensed)
    #expect(font.family == "Brand Condensed")
    #expect(font.fallbacks.first == "Brand" && font.fallbacks.contains("Noto Sans Arabic"))
    #expect(font.tracking == 1 && font.ascent == 15)
    #expect(type.drawn(.default, .condensed) == (.default, .condensed))
    // Not of a design that exists, and of the default design where the design does not.
    #expect(type.drawn(.serif, .condensed) == (.serif, .standard))
    #expect(type.drawn(.rounded, .condensed) == (.default, .condensed))
  }

  @Test("Digits of one width are a property of the font")
  func digits() {
    let type = Theme.ios.typography
    #expect(type.font(size: 17, weight: .regular, hasMonospacedDigits: true).hasMonospacedDigits)
    #expect(!type.font(size: 17, weight: .regular).hasMonospacedDigits)
  }

  @Test(
    "Bold text makes every weight heavier, but on macOS, which has no such setting",
    arguments: Platform.allCases)
  func boldText(platform: Platform) {
    let type = Theme.builtIn(platform).typography
    for weight in FontWeight.allCases {
      let heavier = type.weight(weight, legibility: .bold)
      let isSame = platform == .macos || weight == .black
      #expect(isSame ? heavier == weight : heavier > weight)
      #expect(type.weight(weight, legibility: .regular) == weight)
    }
  }

  @Test("Regular becomes semibold and semibold heavy")
  func steps() {
    let type = Theme.ios.typography
    #expect(type.weight(.regular, legibility: .bold) == .semibold)
    #expect(type.weight(.semibold, legibility: .bold) == .heavy)
  }
}
