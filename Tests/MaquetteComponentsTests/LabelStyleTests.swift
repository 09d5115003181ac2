import MaquetteComponents
import MaquetteCore
import Testing

/// Keeps what it is asked.
private final class KeepingMeasurer: TextMeasuring {
  private(set) var requests: [TextRequest] = []
  private let measurer = FakeMeasurer()

  func layout(_ request: TextRequest) -> TextLayout {
    requests.append(request)
    return measurer.layout(request)
  }
}

@Suite("Looks of a whole label")
struct LabelStyleTests {
  private func request(_ label: Label, _ environment: Environment = surroundings()) throws
    -> TextRequest
  {
    let measurer = KeepingMeasurer()
    _ = try SceneMaker(measurer: measurer).scene(of: label, in: environment)
    return try #require(measurer.requests.first)
  }

  @Test(
    "Letters are capitals or small ones as the locale has them, and assistive technology hears them as written",
    arguments: [
      ("en", "Title ﬁx", "TITLE FIX", "title ﬁx"), ("tr", "Iğdır ili", "IĞDIR İLİ", "ığdır ili"),
      ("de", "Straße", "STRASSE", "straße"), ("el", "Άνθρωπος", "ΑΝΘΡΩΠΟΣ", "άνθρωπος"),
      ("ru", "Привет", "ПРИВЕТ", "привет"), ("ja", "設定 Wi-Fi", "設定 WI-FI", "設定 wi-fi"),
      ("ar", "إعدادات", "إعدادات", "إعدادات"),
    ])
  func textCase(locale: String, text: String, upper: String, lower: String) throws {
    let environment = Environment(locale: locale)
    let label = Label(text)
    #expect(try draw(label.with(\.textCase, .uppercase), in: environment).root.text == upper)
    let small = try draw(label.with(\.textCase, .lowercase), in: environment)
    #expect(small.root.text == lower)
    #expect(small.root.accessibility?.label == text)
  }

  @Test("Runs keep their looks in other letters")
  func runs() throws {
    let text = AttributedText("gross ") + AttributedText("straße", .size(30))
    let request = try request(Label(text).with(\.textCase, .uppercase))
    #expect(request.text == "GROSS STRASSE")
    #expect(request.spans.map(\.utf8Count) == [6, 7])
    #expect(request.spans.last?.font.size == 30)
  }

  @Test("Bold and italic change the label's own font, and runs may say otherwise")
  func weight() throws {
    let label = Label("a", font: .style(.title)).with(\.isBold, true).with(\.isItalic, true)
    let (plain, styled) = (try request(Label("a", font: .style(.title))), try request(label))
    #expect(styled.font.weight == .bold && styled.font.isItalic)
    #expect(styled.font.size == plain.font.size)
    let run = AttributedText("a", .weight(.light))
    #expect(try request(Label(run).with(\.isBold, true)).spans.map(\.font.weight) == [.light])
  }

  @Test("Lines below and through are those of runs")
  func lines() throws {
    for (path, attribute) in [
      (\Label.underlineStyle, TextAttributes.underline(.double)),
      (\Label.strikethroughStyle, TextAttributes.strikethrough(.double)),
    ] {
      let run = try draw(Label(AttributedText("abc", attribute)))
      #expect(try draw(Label("abc").with(path, .double)).items == run.items)
      #expect(run.items.count == 3)
    }
  }

  @Test("A label and its icon are as opaque as it says")
  func opacity() throws {
    let scene = try draw(Label("abc", systemImage: "heart").with(\.opacity, 0.4))
    let groups = scene.nodes.flatMap(\.items).compactMap { item -> Double? in
      if case .group(let group) = item { group.opacity } else { nil }
    }
    #expect(!groups.isEmpty && groups.allSatisfy { $0 == 0.4 })
    #expect(try draw(Label("abc").with(\.opacity, 0.4)).size == draw(Label("abc")).size)
    #expect(throws: DiagnosticError.self) { try draw(Label("a").with(\.opacity, 2)) }
  }

  @Test("A family draws what it has, and the system's what it lacks")
  func family() throws {
    let font = FontValue(base: .size(20), weight: .bold, family: "Noto Serif")
    let (own, system) = (
      try request(Label("a", font: font)).font,
      try request(Label("a", font: .system(size: 20, weight: .bold))).font
    )
    #expect(own.family == "Noto Serif" && own.size == 20 && own.weight == .bold)
    #expect(own.fallbacks == [system.family] + system.fallbacks)
    #expect(own.tracking == 0 && own.hasOwnLineHeight && !system.hasOwnLineHeight)
  }
}
