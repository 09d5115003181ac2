import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Fonts in specs")
struct FontFormTests {
  private func font(_ written: String) throws -> AnyComponent {
    try read("Label: a\nfont: \(written)\n").component
  }

  @Test(
    "Design, width and digits are words, or keys of the map",
    arguments: [
      (
        "body serif bold monospacedDigit",
        FontValue(base: .style(.body), weight: .bold, design: .serif, hasMonospacedDigits: true)
      ),
      ("17 condensed", FontValue(base: .size(17), width: .condensed)),
      ("Rounded", FontValue(base: .style(.body), design: .rounded)),
      ("default standard", FontValue.body),
      ("13 monospacedSystemFont", FontValue(base: .size(13), design: .monospaced)),
      ("monospacedDigitSystemFont", FontValue(base: .style(.body), hasMonospacedDigits: true)),
      ("{size: 12, design: newYork}", FontValue(base: .size(12), design: .serif)),
      (
        "{style: title, fontDesign: monospaced, fontWidth: expanded, hasMonospacedDigits: true}",
        FontValue(
          base: .style(.title), design: .monospaced, width: .expanded, hasMonospacedDigits: true)
      ),
      (
        "{width: compressed, monospacedDigits: yes}",
        FontValue(base: .style(.body), width: .compressed, hasMonospacedDigits: true)
      ),
    ])
  func words(written: String, expected: FontValue) throws {
    #expect(try font(written) == AnyComponent(Label("a", font: expected)))
    // As a spec would say it is read back.
    #expect(try font(expected.text) == AnyComponent(Label("a", font: expected)))
  }

  @Test(
    "What cannot be meant is told",
    arguments: [
      mistake(
        "Label: a\nfont: body sherif\n", 2, 7, 11,
        "'sherif' is not a text style, size, weight, design or width", "did you mean 'serif'?"),
      mistake(
        "Label: a\nfont: bold light\n", 2, 7, 10,
        "'light' sets the font's weight a second time", "remove one of the two"),
      mistake(
        "Label: a\nfont: body 17\n", 2, 7, 7,
        "'17' sets the font's style or size a second time", nil),
      mistake(
        "Label: a\nfont: {style: body, size: 17}\n", 2, 21, 4,
        "'size' sets the font's style or size a second time", nil),
      mistake(
        "Label: a\nfont: 3000 bold\n", 2, 7, 4,
        "'font' is 3000; it must be a number from 0.5 to 1000", nil),
      mistake(
        "Label: a\nfont: {size: 3000}\n", 2, 14, 4,
        "'size' is 3000; it must be a number from 0.5 to 1000", nil),
      mistake(
        "Label: a\nfont: {design: round}\n", 2, 16, 5, "unknown value 'round' for 'design'",
        "did you mean 'rounded'?"),
      mistake(
        "Label: a\nfont: {width: wide}\n", 2, 15, 4, "unknown value 'wide' for 'width'", nil),
      mistake(
        "Label: a\nfont: {monospacedDigit: maybe}\n", 2, 25, 5,
        "'monospacedDigit' must be true or false, not 'maybe'", nil),
    ])
  func mistakes(mistake: Mistake) throws {
    let found = try #require(errors(mistake.spec).first)
    #expect(found.message == mistake.message)
    mistake.expectPlace(of: found)
  }

  @Test("The setting for bold text is a key of the top")
  func legibilityWeight() throws {
    let document = try read("legibilityWeight: bold\nLabel: a\n")
    #expect(document.environment.legibilityWeight == .bold)
    #expect(
      errors("legibilityWeight: heavy\nLabel: a\n").first?.message
        == "unknown value 'heavy' for 'legibilityWeight'")
  }

  @Test("So are settings that are on or off", arguments: EnvironmentSwitch.all.map(\.key))
  func settings(key: String) throws {
    let setting = try #require(EnvironmentSwitch.all.first { $0.key == key })
    for (word, value) in [("true", true), ("on", true), ("no", false)] {
      let document = try read("\(key): \(word)\nLabel: a\n")
      #expect(document.environment[keyPath: setting.patch] == value)
      #expect(document.environment.traits.contains { $0.key == key && $0.value == value.specText })
    }
    #expect(
      errors("\(key): perhaps\nLabel: a\n").first?.message
        == "'\(key)' is 'perhaps'; it must be true or false")
  }
}
