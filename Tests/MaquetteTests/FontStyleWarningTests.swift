import Maquette
import Testing

/// Noto Sans Arabic has two weights here, and themes name five.
@Suite("Warnings of weights that a font lacks")
struct FontStyleWarningTests {
  private let arabic = Environment(direction: .rightToLeft, locale: "ar_EG")

  private func warnings(_ component: some Component) throws -> [String] {
    try Renderer().picture(of: component, in: arabic).warnings.map(\.message)
      .filter { $0.contains("is drawn in its place") }
  }

  @Test("Nobody is told of a weight that the theme chose")
  func theme() throws {
    #expect(try warnings(Button("متابعة").style(.filled)) == [])
    #expect(try warnings(Label("متابعة").font(.headline)) == [])
    #expect(try warnings(NavigationBar("متابعة")) == [])
    #expect(
      try warnings(DatePicker("البداية").isPresented()) == [])
  }

  @Test("Who asks for a weight or a slant is told, once")
  func asked() throws {
    #expect(
      try warnings(Label("متابعة").font(.body, weight: .semibold)) == [
        "'Noto Sans Arabic' has no semibold; bold is drawn in its place"
      ])
    #expect(
      try warnings(Label("A " + AttributedText("متابعة", .weight(.heavy)))).count == 1)
    #expect(
      try warnings(Label("متابعة").font(FontValue(base: .size(17), isItalic: true))).count == 1)
  }
}
