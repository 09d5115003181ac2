import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// UIKit, `UILabel`: "The label displays the property set most recently", and appearance properties
/// set on a label with attributed text override "the appropriate attributes".
@Suite("A label's text and attributed text")
struct LabelTextTests {
  private func color(_ label: Label) throws -> String? {
    try draw(label).items.compactMap { item in
      if case .text(_, let color) = item { color.hex } else { nil }
    }.first
  }

  @Test("Whichever of text and attributed text was set last is shown")
  func lastOneWins() throws {
    var label = Label("plain")
    #expect(label.attributedText == nil)
    label.attributedText = AttributedText("rich", .bold)
    #expect(label.text == "rich")
    #expect(try draw(label).root.text == "rich")
    label.text = "plain again"
    #expect(label.attributedText == nil)
    #expect(try draw(label).root.text == "plain again")
    label.attributedText = "rich"
    label.attributedText = nil
    #expect(label.text.isEmpty)
  }

  @Test("Labels that show the same are equal, however they came to it")
  func equality() {
    let rich = AttributedText("rich", .bold)
    #expect(Label("plain").with(\.attributedText, rich) == Label(rich))
    #expect(Label(rich).with(\.text, "plain") == Label("plain"))
  }

  @Test("A colour set afterwards is that of all runs; one set before is where they start from")
  func color() throws {
    let red = AttributedText("red", .color("red"))
    #expect(try color(Label(red, color: "blue")) == "#FF3B30")
    #expect(try color(Label(red).color("blue")) == "#007AFF")
    #expect(try color(Label("").color("blue").with(\.attributedText, red)) == "#FF3B30")
    #expect(try color(Label("").color("blue").with(\.attributedText, "none")) == "#007AFF")
  }

  @Test("A font set afterwards is that of all runs; one set before is where they start from")
  func font() throws {
    let bold = AttributedText("bold", [.bold, .size(30)])
    #expect(Label(bold, font: .body).attributedText == bold)
    #expect(Label(bold).font(.body).attributedText == AttributedText("bold", .font(.body)))
    #expect(Label("").font(.body).with(\.attributedText, bold).attributedText == bold)
  }

  @Test("An alignment set afterwards is that of all paragraphs")
  func alignment() throws {
    let style = ParagraphStyle { $0.alignment = .left }
    let left = AttributedText("left", .paragraphStyle(style))
    #expect(Label(left, alignment: .right).attributedText == left)
    let right = Label(left).alignment(.right).attributedText
    #expect(right?.paragraphs.map(\.style.alignment) == [.right])
  }

  @Test("What is set afterwards overrides nothing else: links, lines and spacing stay")
  func others() throws {
    let all = AttributedText("a", [.kern(3), .underline(.double), try .link("https://a.b")])
    let label = Label(all).font(.headline).color(.red).alignment(.center)
    let attributes = try #require(label.attributedText?.runs.first?.attributes)
    #expect(attributes.kern == 3)
    #expect(attributes.underlineStyle == .double)
    #expect(attributes.link?.text == "https://a.b")
  }

  @Test("The text of a label is never markup")
  func literal() throws {
    #expect(try draw(Label("**a** [b](c)")).root.text == "**a** [b](c)")
  }

  /// dynamic-type.yaml, ios_dynamic_type: body has 17 points at large and 53 at AX5.
  @Test("A label that does not follow the text size keeps the size of the standard setting")
  func contentSizeCategory() throws {
    var large = surroundings()
    large.textSize = .accessibility5
    func size(_ label: Label) throws -> Double? { try draw(label, in: large).root.style?.size }
    #expect(try size(Label("a")) == 53)
    #expect(try size(Label("a").with(\.adjustsFontForContentSizeCategory, false)) == 17)
    let headline = Label("a").font(.caption2).with(\.adjustsFontForContentSizeCategory, false)
    #expect(try size(headline) == 11)
  }

  @Test(
    "Letters of a case are those of the label's language, and of the locale's without one",
    arguments: [
      ("en_US", "tr", TextCase.uppercase, "istanbul ılık", "İSTANBUL ILIK"),
      ("tr_TR", "tr", .uppercase, "istanbul", "İSTANBUL"), ("tr_TR", "en", .uppercase, "in", "IN"),
      ("en_US", "el", .uppercase, "Ρυθμίσεις", "ΡΥΘΜΙΣΕΙΣ"), ("en_US", "tr", .lowercase, "I", "ı"),
      ("he_IL", "tr", .uppercase, "שלום ile", "שלום İLE"),
    ])
  func textCase(
    locale: String, language: String, textCase: TextCase, text: String, shown: String
  ) throws {
    var environment = surroundings()
    environment.locale = locale
    let label = Label(text).with(\.textCase, textCase)
    let own = label.typesettingLanguage(language)
    #expect(try draw(own, in: environment).nodes.compactMap(\.text) == [shown])
    environment.locale = language
    #expect(try draw(label, in: environment).nodes.compactMap(\.text) == [shown])
  }

  /// dynamic-type.yaml, macos_control_fonts: 13, 13, 11 and 9 points.
  @Test(
    "On macOS a control size decides on the font, unless another one is asked for",
    arguments: [
      (ControlSize.large, 13.0), (.regular, 13), (.small, 11), (.mini, 9),
    ])
  func controlSize(size: ControlSize, points: Double) throws {
    let label = Label("a").with(\.controlSize, size)
    let mac = Environment(platform: .macos)
    #expect(try draw(label, in: mac).root.style?.size == points)
    #expect(try draw(label.font(.title), in: mac).root.style?.size == 22)
    #expect(try draw(label).root.style?.size == 17)
  }
}
