import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Fonts")
struct FontValueTests {
  private func font(
    _ font: FontValue, _ environment: Environment = Environment(), adjusts: Bool = true,
    scale: Double = 1
  ) throws -> ResolvedFont {
    try #require(
      font.resolved(
        in: environment, adjustsForContentSizeCategory: adjusts, scaledBy: scale))
  }

  // HIG, Typography: body is 17 points at Large and 53 at AX5.
  @Test("A style follows the text size unless it is told not to")
  func contentSize() throws {
    let large = Environment(textSize: .accessibility5)
    #expect(try font(.body, large).size == 53)
    #expect(try font(.body, large, adjusts: false).size == 17)
    #expect(try font(.system(size: 20), large, adjusts: false).size == 20)
  }

  // HIG, Typography, watchOS: a 45 mm watch starts with xLarge, whose body is 17 points.
  @Test("Without following, a device has its own default size")
  func deviceDefault() throws {
    var environment = Environment(platform: .watchos, textSize: .small)
    #expect(try font(.body, environment, adjusts: false).size == 16)
    environment.device = Device.named("Apple Watch 45mm")
    #expect(environment.device != nil)
    #expect(try font(.body, environment, adjusts: false).size == 17)
  }

  // HIG, Typography: tracking at 34 points is 0.4, at 17 points -0.43; the display face begins at 24.
  @Test("At a share of its size a font has the tracking, face and line of the smaller size")
  func scaled() throws {
    let half = try font(.style(.largeTitle), scale: 0.5)
    #expect(half == (try font(.system(size: 17))))
    #expect(half.tracking == -0.43 && half.family == "Inter")
    #expect(try font(.style(.largeTitle)).family == "Inter Display")
  }

  @Test("Bold text makes a style and a size heavier, and the weight somebody asked for")
  func boldText() throws {
    let bold = Environment(legibilityWeight: .bold)
    #expect(try font(.body, bold).weight == .semibold)
    #expect(try font(.style(.headline), bold).weight == .heavy)
    #expect(try font(.system(size: 12), bold).weight == .semibold)
    #expect(try font(.system(size: 12, weight: .light), bold).weight == .medium)
  }

  @Test("Buttons and symbols are bolder with bold text")
  func boldButtonsAndSymbols() throws {
    let button = Button("Go", symbol: "plus").style(.plain)
    let scenes = try [LegibilityWeight.regular, .bold].map {
      try draw(button, in: Environment(legibilityWeight: $0))
    }
    let weights = scenes.map { $0.node("Button")?.style?.weight }
    #expect(weights == [.regular, .semibold])
    let strokes = scenes.map { scene in
      scene.items.compactMap { item -> Double? in
        if case .stroke(_, let width, _) = item { width } else { nil }
      }.first ?? 0
    }
    #expect(strokes[1] > strokes[0] && strokes[0] > 0)
  }

  @Test("macOS has no setting for bold text")
  func macOS() throws {
    let bold = Environment(platform: .macos, legibilityWeight: .bold)
    #expect(bold.legibilityWeight == .regular)
    #expect(bold.isSame(as: Environment(platform: .macos)))
    #expect(try font(.body, bold).weight == .regular)
    #expect(!Environment(legibilityWeight: .bold).isSame(as: Environment()))
  }

  @Test("SwiftUI's modifiers set what a font is")
  func modifiers() {
    let label = Label("a").italic().fontDesign(.serif).fontWidth(.condensed).monospacedDigit()
      .bold()
    let expected = FontValue(
      base: .style(.body), weight: .bold, isItalic: true, design: .serif, width: .condensed,
      hasMonospacedDigits: true)
    #expect(label.font == expected)
    #expect(label.italic(false).fontDesign(nil).fontWidth(nil).font.design == .default)
    #expect(
      FontValue.body.bold().italic().monospaced().monospacedDigit().text
        == "body bold italic monospaced monospacedDigit")
    #expect(expected.text == "body bold italic serif condensed monospacedDigit")
  }

  /// Asks for a font and draws nothing.
  private struct Asking: Component {
    var fonts: [FontValue]

    func makeElement(in context: LayoutContext) -> any LayoutElement {
      for font in fonts { #expect(context.entering("Asking").font(font) != nil) }
      return Spacer().makeElement(in: context)
    }
  }

  @Test("A design or a width that does not exist is told once, with what is drawn")
  func missing() {
    let rounded = FontValue(base: .style(.body), design: .rounded)
    let narrow = FontValue(base: .style(.body), design: .serif, width: .condensed)
    let found = complaints(
      Asking(fonts: [rounded, rounded, narrow, FontValue(base: .size(9), design: .monospaced)]),
      in: Environment())
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(
      found.map(\.message) == [
        "theme 'ios' has no face for the rounded design; the default design is drawn in its place",
        "theme 'ios' has no face for the condensed width of the serif design; the standard width is "
          + "drawn in its place",
      ])
    #expect(found.first?.hint?.contains("maquette fonts") == true)
  }
}
