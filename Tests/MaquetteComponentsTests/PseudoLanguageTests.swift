import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("Pseudolanguages")
struct PseudoLanguageTests {
  private func environment(_ language: PseudoLanguage) -> Environment {
    var environment = Environment(theme: roundTheme)
    environment.pseudo = language
    return environment
  }

  private func long(_ text: String) -> String { PseudoText.text(text, in: .long) }

  @Test("A longer text stands in brackets, with accents, and short ones are doubled")
  func longer() {
    #expect(long("Save") == "[Šáṽé Šáṽé]".replacing("ṽ", with: "v"))
    for text in [
      "OK", "Continue", "Use the account you shop with", String(repeating: "a b ", count: 40),
    ] {
      let growth = Double(long(text).count) / Double(text.count)
      #expect(growth >= 1.35, "\(text)")
      #expect(growth <= 3.5, "\(text)")
    }
    #expect(long("متابعة") == "[متابعة متابعة]")
  }

  @Test("Texts without letters stay, and each paragraph is one by itself")
  func kept() {
    for text in ["", "9:41", "٥٤١", "·", "—\n…"] {
      #expect(long(text) == text)
      #expect(PseudoText.text(text, in: .rightToLeft) == text)
    }
    #expect(long("Yes\n\n1\nNo") == "[Ýéš Ýéš]\n\n1\n[Ñö Ñö]")
  }

  @Test("Text from the right is overridden, but for its numbers")
  func turned() {
    let text = PseudoText.text("iPhone 15 Pro, 9:41.", in: .rightToLeft)
    #expect(
      text
        == "\u{2067}\u{202E}iPhone \u{2066}15\u{2069} Pro, \u{2066}9:41\u{2069}.\u{202C}\u{2069}")
  }

  @Test("The interface is right to left, unless a direction is asked for")
  func direction() {
    var environment = environment(.rightToLeft)
    #expect(environment.direction == .rightToLeft)
    environment.explicitDirection = .leftToRight
    #expect(environment.direction == .leftToRight)
    #expect(self.environment(.long).direction == .leftToRight)
  }

  @Test("A title of one word that becomes several wraps between them")
  func wraps() throws {
    let button = try draw(
      Button("Continue", style: .filled), width: 160, in: environment(.long))
    #expect(button.node("Button")?.style?.isTruncated == false)
    let menu = try draw(Menu("Continue"), width: 160, in: environment(.long))
    #expect(menu.node("Menu")?.style?.isTruncated == false)
  }

  @Test("Titles, subtitles, rows, menu items and options are in it, and what is told of them")
  func everywhere() throws {
    let screen = VStack {
      Label("Sign in")
      Button("Continue").subtitle("Free")
      List { LabeledContent("Name", value: "Phone") }
      Toggle("Wi-Fi", isOn: true)
      DateLabel(dateStyle: .long)
      SegmentedControl(["Day", "Week"])
    }
    let scene = try draw(screen, width: 700, in: environment(.long))
    let texts = scene.nodes.compactMap(\.text)
    #expect(texts.count >= 7)
    for text in texts { #expect(text.hasPrefix("["), "\(text)") }
    for told in scene.nodes.compactMap(\.accessibility).map(\.label) where !told.isEmpty {
      #expect(told.hasPrefix("["), "\(told)")
      #expect(!told.dropFirst().contains("["), "\(told)")
    }
    #expect(scene.title.hasPrefix("[Šîĝñ"))
  }

  @Test("Symbols, identifiers and keys of shortcuts stay")
  func others() throws {
    let button = Button("Go").symbol("heart").accessibilityIdentifier("go")
    let scene = try draw(button, in: environment(.long))
    #expect(scene.nodes.compactMap(\.accessibility?.identifier) == ["go"])
    let menu = Menu("File", isPresented: true) {
      MenuItem("New", shortcut: KeyboardShortcut("⌘N"))
    }
    let macos = Environment(platform: .macos)
    var pseudo = macos
    pseudo.pseudo = .long
    #expect(try runs(menu, macos).contains("⌘N"))
    #expect(try runs(menu, pseudo).contains("⌘N"))
  }

  @Test("What a calendar, a clock and a relative date write by themselves stays")
  func formatted() throws {
    for platform in [Platform.ios, .macos] {
      var pseudo = Environment(platform: platform)
      pseudo.pseudo = .long
      for mode in [DatePickerMode.date, .dateAndTime] {
        let picker = DatePicker(mode: mode, style: .graphical)
        let texts = try runs(picker, pseudo)
        #expect(texts.contains { $0.contains("2007") })
        #expect(!texts.contains { $0.hasPrefix("[") }, "\(platform) \(texts)")
      }
      let relative = RelativeDateLabel(try Moment("2007-01-09T11:00:00Z"), style: .offset)
      #expect(!(try runs(relative, pseudo).contains { $0.hasPrefix("[") }))
    }
  }

  private func runs(_ component: some Component, _ environment: Environment) throws -> [String] {
    try draw(component, in: environment).items.compactMap { item in
      if case .text(let run, _) = item { run.text } else { nil }
    }
  }

  @Test("Runs keep their looks, and a selection its characters")
  func ranges() throws {
    var label = Label(AttributedText("Free ") + AttributedText("returns", .bold))
    label.isSelectable = true
    label.selectedRange = TextRange(5..<12)
    for language in PseudoLanguage.allCases {
      let other = label.pseudolocalized(in: language)
      let runs = try #require(other.attributedText?.runs)
      #expect(runs.count == 2)
      #expect(runs[1].attributes == label.attributedText?.runs[1].attributes)
      let range = try #require(other.selectedRange)
      let characters = Array(other.text)[range.lowerBound..<range.upperBound]
      #expect(String(characters) == (language == .long ? "ŕéţûŕñš" : "returns"))
    }
  }

  @Test("A range beyond the text is still one, and reported")
  func badRange() {
    var label = Label("abc")
    label.selectedRange = TextRange(0..<5)
    label.isSelectable = true
    #expect(complaints(label, in: environment(.long)).contains { $0.severity == .error })
  }

  @Test("What is cut is a note, and in a pseudolanguage a warning")
  func truncation() throws {
    let label = Label("A label that is too long").frame(width: 100)
    let usual = try draw(label)
    #expect(usual.findings.map(\.id) == ["text-truncated"])
    #expect(usual.findings.map(\.severity) == [.note])
    #expect(try draw(label, in: environment(.long)).findings.map(\.severity) == [.warning])
    #expect(try draw(Label("Fits")).findings == [])
    let button = Button("A title that is too long").frame(width: 90)
    let findings = try draw(button).findings.filter { $0.id == "text-truncated" }
    #expect(
      findings.count == (try draw(button).node("Button")?.text?.contains("…") == true ? 1 : 0))
  }
}
