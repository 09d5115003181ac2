import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Labels whose words are divided")
struct LabelHyphenationTests {
  /// Measures as the fake does where no language has patterns.
  private final class WithoutPatterns: TextMeasuring {
    private let fake = FakeMeasurer()

    func layout(_ request: TextRequest) -> TextLayout {
      var layout = fake.layout(request)
      if layout.lines.count > 1 {
        layout.problems = [.missingHyphenation(language: "hu", packages: ["hyphen-hu"])]
      }
      return layout
    }
  }

  private func warnings(_ component: some Component, width: Double) throws -> [Diagnostic] {
    try SceneMaker(measurer: WithoutPatterns()).scene(
      of: component, on: Canvas(width: width), in: surroundings()
    ).warnings
  }

  private let label: Label = {
    var label = Label("Sok szép szó").numberOfLines(0)
    label.hyphenationFactor = 1
    return label
  }()

  @Test("Say once which package has the patterns of their language")
  func missing() throws {
    let found = try warnings(
      VStack {
        label; label
      }, width: 60)
    #expect(found.map(\.message) == ["there are no hyphenation patterns for 'hu'"])
    #expect(found.first?.hint == "install hyphen-hu")
    #expect(found.first?.id == .missingHyphenation)
  }

  // A stack asks its children how narrow they could be; nobody sees those lines.
  @Test("Say nothing where their words have room, whatever was measured before")
  func whole() throws {
    #expect(
      try warnings(
        HStack {
          label; label
        }, width: 600
      ).isEmpty)
  }
}
