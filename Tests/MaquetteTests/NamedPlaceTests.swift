import Maquette
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Names and places that people count on")
struct NamedPlaceTests {
  private func texts(_ spec: String) throws -> [String] {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    return picture.scene.nodes.compactMap(\.text)
  }

  @Test("A repetition's number is called index where nobody names it, unless a parameter is")
  func index() throws {
    #expect(
      try texts("VStack:\n  - {Label: \"${index}\", repeat: 3}\n") == ["1", "2", "3"])
    let own =
      "definitions:\n  D:\n    parameters: [index]\n    view:\n      - VStack:\n"
      + "          - {Label: \"${index}\", repeat: 2}\nVStack:\n  - D: mine\n"
    #expect(try texts(own) == ["mine", "mine"])
  }

  @Test("What turns a device stays in what is suggested")
  func landscape() {
    #expect(
      Device.hint(for: "iPhone 16 Pros landscape") == "did you mean 'iPhone 16 Pro landscape'?")
    #expect(Device.hint(for: "iPhone 16 Pros") == "did you mean 'iPhone 16 Pro'?")
  }

  @Test("An unknown colour of the canvas is told at its place")
  func canvas() throws {
    let error = #expect(throws: DiagnosticError.self) {
      try texts("Label: a\nbackground: Red Blue\n")
    }
    let told = try #require(error?.diagnostics.first)
    #expect(told.location?.line == 2 && told.location?.column == 13)
  }
}
