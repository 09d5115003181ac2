import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

/// Documented: HIG, Right to left: "increase the RTL font size by about 2 points" beside "Latin text
/// that uses all capitals", "in buttons, labels, and titles".
@Suite("Arabic and Hebrew beside capitals")
struct ScriptBalanceTests {
  private func grown(_ text: String, beside: String...) -> [String] {
    let bytes = Array(text.utf8)
    return ScriptBalance.grown(text, beside: beside).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test("They grow, with the spaces between their words, and nothing else does")
  func ranges() {
    #expect(grown("NEW جديد") == ["جديد"])
    #expect(grown("מבצע גדול SALE 50%") == ["מבצע גדול"])
    #expect(grown("שלום OK, עולם") == ["שלום", "עולם"])
    #expect(grown("רשת IBM 5") == ["רשת"])
  }

  @Test(
    "A line of digits has one size: mostly digits, or those of the script itself",
    arguments: ["رقم ٥٤١ IBM", "رقم ۵۴۱ IBM", "هاتف 1800 46 33 39 GO", "ص 12:30 AM 13:30 PM"])
  func digits(text: String) {
    #expect(grown(text) == [])
  }

  @Test("Rows of a list and segments have one size; titles and buttons outside of them grow")
  func necessary() throws {
    func sizes(_ component: some Component) throws -> Int {
      try requests(component).count { !$0.spans.isEmpty }
    }
    #expect(try sizes(Label("NEW جديد")) > 0)
    #expect(try sizes(Button("NEW جديد")) > 0)
    #expect(try sizes(List { Label("NEW جديد") }) == 0)
    #expect(try sizes(List { Button("NEW جديد") }) == 0)
    #expect(try sizes(List { HStack { Label("NEW جديد") } }) == 0)
    #expect(try sizes(SegmentedControl(["NEW جديد", "חדש OLD"], selection: 0)) == 0)
  }

  @Test("A paragraph with a name in capitals is none of a title's lines")
  func paragraphs() throws {
    func grows(_ font: FontValue, lines: Int) throws -> Bool {
      try requests(Label("شركة IBM العالمية", font: font, numberOfLines: lines)).contains {
        !$0.spans.isEmpty
      }
    }
    #expect(try !grows(.body, lines: 0) && !grows(.style(.footnote), lines: 3))
    #expect(try grows(.body, lines: 1) && grows(.style(.largeTitle), lines: 0))
  }

  @Test(
    "Nothing grows without two capitals, or where there is a small letter",
    arguments: ["جديد", "New جديد", "A جديد", "iOS جديد", "123 جديد", "NEW", "", "НОВЫЙ جديد"])
  func none(text: String) {
    #expect(grown(text) == [])
  }

  @Test("Title and subtitle of a button stand beside one another")
  func companions() {
    #expect(grown("حفظ", beside: "SAVE") == ["حفظ"])
    #expect(grown("حفظ", beside: "Save") == [])
  }

  private func requests(_ component: some Component, theme: Theme = roundTheme) throws
    -> [TextRequest]
  {
    let measurer = RecordingMeasurer()
    _ = try SceneMaker(measurer: measurer).scene(
      of: component, on: Canvas(), in: Environment(theme: theme))
    return measurer.requests
  }

  @Test(
    "The amount is the theme's, 2 points, and lines keep their height", arguments: Platform.allCases
  )
  func amount(platform: Platform) throws {
    #expect(Theme.builtIn(platform).controls["scriptBalance"]?.numbers["points"] == 2)
    let request = try #require(try requests(Label("NEW جديد"), theme: .builtIn(platform)).first)
    #expect(request.spans.map(\.font.size) == [request.font.size, request.font.size + 2])
    #expect(Set(request.spans.map(\.font.lineHeight)) == [request.font.lineHeight])
    #expect(request.spans.reduce(0) { $0 + $1.utf8Count } == request.text.utf8.count)
  }

  @Test("It can be turned off, for one label or button, or for all in a theme")
  func off() throws {
    var label = Label("NEW جديد")
    label.balancesScripts = false
    #expect(try requests(label).first?.spans == [])
    var button = Button("SAVE").subtitle("حفظ")
    #expect(try requests(button).contains { !$0.spans.isEmpty })
    button.balancesScripts = false
    #expect(try requests(button).allSatisfy(\.spans.isEmpty))
    var theme = roundTheme
    theme.controls["scriptBalance"]?.numbers["points"] = 0
    #expect(try requests(Label("NEW جديد"), theme: theme).first?.spans == [])
  }

  @Test("Runs keep their looks, in parts")
  func runs() throws {
    let text: AttributedText = "NEW " + AttributedText("جديد OK", .bold)
    let request = try #require(try requests(Label(text)).first)
    #expect(request.spans.map(\.font.size) == [17, 19, 17])
    #expect(request.spans.map(\.font.weight) == [.regular, .bold, .bold])
  }
}
