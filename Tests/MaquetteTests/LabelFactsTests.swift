import Maquette
import Testing

/// Labels drawn with the real fonts, against numbers of Apple's platforms.
///
/// Sources: *frames*: label frames measured in pictures of the iOS 17.5 simulator at 3x. *HIG*:
/// Human Interface Guidelines, "Typography", specifications and tracking tables, January 2026.
/// *SF Pro*: the font's own metrics, ascender 1950 and descender 494 of 2048 units.
@Suite("What labels measure on Apple's platforms")
struct LabelFactsTests {
  private let renderer = Renderer()

  private func node(_ label: Label, _ environment: Environment = Environment()) throws -> SceneNode
  {
    try renderer.picture(of: label, in: environment).scene.root
  }

  // MARK: Line heights

  /// Frames: 20.33 points at 17, 15.67 at 13. The others: SF Pro's 1.1934 em, rounded up to a
  /// third of a point, as the measured ones are.
  @Test(
    "The height of a line on iOS",
    arguments: [
      (TextStyle.body, 20.33), (.headline, 20.33), (.footnote, 15.67),  // frames
      (.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24),  // SF Pro
      (.callout, 19.33), (.subheadline, 18), (.caption, 14.33), (.caption2, 13.33),  // SF Pro
    ])
  func lineHeight(style: TextStyle, height: Double) throws {
    #expect(abs(try node(Label("Ag").font(style)).frame.height - height) < 0.005)
  }

  /// SF Pro: 2444 of 2048 units, a multiple of a pixel at 2x. An NSTextField label in the system
  /// font of 13 points is 16 points high, which is also HIG's leading of macOS body text.
  @Test("The height of a line on macOS")
  func macLineHeight() throws {
    #expect(try node(Label("Ag"), Environment(platform: .macos)).frame.height == 16)
  }

  @Test("Lines of a text follow one another at the line's height")
  func leading() throws {
    let root = try node(Label("A\nB\nC", numberOfLines: 0))
    let geometry = try #require(root.textGeometry)
    let first = try #require(root.baseline)
    // SF Pro: 17 × 2444 / 2048.
    #expect(abs((geometry.lastBaseline - first) / 2 - 20.29) < 0.01)
    #expect(geometry.lines == 3)
  }

  // MARK: Baselines

  /// SF Pro: 1950 / 2048 = 0.9521 em below the top.
  @Test(
    "The baseline of a line on iOS",
    arguments: [
      (TextStyle.body, 16.19), (.footnote, 12.38), (.largeTitle, 32.37), (.caption2, 10.47),
    ])
  func baseline(style: TextStyle, distance: Double) throws {
    let baseline = try #require(try node(Label("Ag").font(style)).baseline)
    #expect(abs(baseline - distance) < 0.01)
  }

  // MARK: Widths and tracking

  /// Frames: 335.0 and 60.33 points. Inter takes San Francisco's place within 1 %.
  @Test(
    "The width of a text on iOS",
    arguments: [
      ("Back Button Accessibility Traits - With Titles", FontWeight.regular, 335.0),
      ("Second", .semibold, 60.33),
    ])
  func width(text: String, weight: FontWeight, width: Double) throws {
    let found = try node(Label(text, font: .style(.body, weight: weight))).frame.width
    #expect(abs(found - width) / width < 0.01, "\(found)")
  }

  /// HIG, tracking of SF Pro, in points. A letter is as wide as its share of one whose size has no
  /// tracking (12 points, and 80 in the form for large texts), and that much more; between 17 and 28 points the form
  /// changes, too.
  @Test(
    "Tracking follows the size",
    arguments: [
      (11.0, 0.06), (13, -0.08), (15, -0.23), (17, -0.43), (19, -0.45), (28, 0.38), (34, 0.40),
      (48, 0.35), (60, 0.26),
    ])
  func tracking(size: Double, points: Double) throws {
    func advance(_ size: Double) throws -> Double {
      guard case .text(let run, _) = try node(Label("nn", font: .system(size: size))).items.first
      else { return .nan }
      return run.clusters[0].advance
    }
    let plain = size < 20 ? 12.0 : 80
    let added = try advance(size) - advance(plain) * size / plain
    // The form changes from 17 to 28 points: at 19 ours takes 0.15 points off more than SF Pro.
    withKnownIssue("The change of form is counted as tracking") {
      #expect(abs(added - points) < 0.01, "\(added)")
    } when: {
      size == 19
    }
  }

  /// What is added to each letter by hand adds to the widths above.
  @Test("Without tracking a text is so much wider")
  func untracked() throws {
    func width(_ text: String, _ weight: FontWeight) throws -> Double {
      let label = Label(text, font: .style(.body, weight: weight)).with(\.kerning, 0.43)
      return try node(label).frame.width
    }
    for (text, weight) in [
      ("Back Button Accessibility Traits - With Titles", FontWeight.regular), ("Second", .semibold),
    ] {
      let plain = try node(Label(text, font: .style(.body, weight: weight))).frame.width
      // Both are rounded up to a third of a point.
      #expect(abs(try width(text, weight) - plain - 0.43 * Double(text.count)) < 0.34)
    }
    #expect(abs(try width("Second", .semibold) - 60.33 - 0.43 * 6) < 0.5)
  }

  /// Frames: "every label frame is a multiple of 1/3 pt at 3x, rounded up".
  @Test(
    "Sizes are whole pixels of the screen", arguments: ["i", "Hello", "Wi-Fi", "9:41", "Ägypten"])
  func wholePixels(text: String) throws {
    let size = try node(Label(text)).frame.size
    for length in [size.width * 3, size.height * 3] {
      #expect(abs(length - length.rounded()) < 1e-6)
    }
  }

  // MARK: Dynamic Type

  /// HIG, "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility type sizes".
  @Test(
    "Sizes at the text size settings of iOS",
    arguments: [
      (TextStyle.body, TextSize.xSmall, 14.0), (.body, .large, 17), (.body, .xxxLarge, 23),
      (.body, .accessibility1, 28), (.body, .accessibility5, 53), (.largeTitle, .xSmall, 31),
      (.largeTitle, .accessibility5, 60), (.caption2, .xSmall, 11),
      (.caption2, .accessibility5, 40),
      (.footnote, .xLarge, 15), (.headline, .medium, 16), (.title, .accessibility2, 43),
      (.subheadline, .xxLarge, 19),
    ])
  func dynamicType(style: TextStyle, setting: TextSize, size: Double) throws {
    let root = try node(Label("Ag").font(style), Environment(textSize: setting))
    #expect(root.style?.size == size)
    #expect(abs(root.frame.height - (size * 1.1934 * 3).rounded(.up) / 3) < 0.005)
  }

  /// HIG, "macOS built-in text styles", "tvOS built-in text styles", "watchOS Dynamic Type sizes".
  @Test(
    "Sizes and weights of text styles on the other platforms",
    arguments: [
      (Platform.macos, TextStyle.body, 13.0, FontWeight.regular),
      (.macos, .headline, 13, .bold), (.macos, .largeTitle, 26, .regular),
      (.macos, .caption2, 10, .medium), (.tvos, .body, 29, .medium), (.tvos, .title, 76, .medium),
      (.tvos, .headline, 38, .medium), (.watchos, .body, 16, .regular),
      (.watchos, .headline, 16, .semibold), (.watchos, .largeTitle, 36, .regular),
    ])
  func platforms(platform: Platform, style: TextStyle, size: Double, weight: FontWeight) throws {
    let found = try node(Label("Ag").font(style), Environment(platform: platform)).style
    #expect(found?.size == size)
    #expect(found?.weight == weight)
  }

  // MARK: Colours

  /// iOS: UIKit's semantic colours, dumped from iOS 13 and later. macOS: NSColor's catalogue in
  /// macOS 14.4. watchOS: HIG, light text on black.
  @Test(
    "The levels of labels",
    arguments: [
      (Platform.ios, Appearance.light, ["#000000", "#3C3C4399", "#3C3C434C", "#3C3C432D"]),
      (.ios, .dark, ["#FFFFFF", "#EBEBF599", "#EBEBF54C", "#EBEBF528"]),
      (.macos, .light, ["#000000D8", "#0000007F", "#00000042", "#00000019"]),
      (.macos, .dark, ["#FFFFFFD8", "#FFFFFF8C", "#FFFFFF3F", "#FFFFFF19"]),
    ])
  func levels(platform: Platform, appearance: Appearance, hexes: [String]) throws {
    let environment = Environment(platform: platform, appearance: appearance)
    let levels = [ColorValue.primary, .secondary, .tertiary, .quaternary]
    let found = try levels.map { try node(Label("a", color: $0), environment).style?.color.hex }
    #expect(found == hexes)
  }
}
