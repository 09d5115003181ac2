import MaquetteComponents
import MaquetteCore
import Testing

@testable import MaquetteSpec

/// Which keys at the top of a spec are the picture's, and which the component's beside them.
@Suite("Keys at the top")
struct TopKeyTests {
  /// Looks and titles, which a picture and a component both may have.
  private static let shared: Set = ["tint", "background", "title", "view"]

  @Test(
    "Whatever a component calls its own, the picture's keys stay the picture's",
    arguments: Catalogue.standard.schemas.map(\.name))
  func rule(name: String) throws {
    let schema = try #require(Catalogue.standard.schema(named: name))
    let entry = SpecNode.Entry(
      key: name, location: .start, value: SpecNode(.scalar(""), at: .start))
    for key in DocumentDecoder.topKeys {
      let has = schema.properties.contains { $0.allNames.contains(key) }
      let isOwn = has && Self.shared.contains(key)
      #expect(DocumentDecoder.isOwn(key, of: schema, in: entry) == isOwn, "\(name).\(key)")
      #expect(SpecDocument.isTopKey(key, of: schema, in: entry) == !isOwn, "\(name).\(key)")
    }
    for info in schema.properties {
      for key in info.allNames where !DocumentDecoder.topKeys.contains(key) {
        #expect(DocumentDecoder.isOwn(key, of: schema, in: entry), "\(name).\(key)")
      }
    }
  }

  @Test("A value of another kind is told as a sentence")
  func mismatch() throws {
    let error = #expect(throws: DiagnosticError.self) { try document("device: [a]\nLabel: a") }
    #expect(error?.diagnostics.first?.message == "'device' must be a device name, not a list")
    let empty = #expect(throws: DiagnosticError.self) { try document("Label: {color: ''}") }
    #expect(
      empty?.diagnostics.first?.hint
        == "write a value; without quotes, # begins a comment: \"#0A84FF\" is a colour")
    let toggle = #expect(throws: DiagnosticError.self) { try document("Toggle: {isOn: }") }
    #expect(toggle?.diagnostics.first?.hint == "write a value, or remove the key")
  }

  private func document(_ text: String) throws -> SpecDocument {
    try SpecDocument(parsing: Array(text.utf8), file: "a.yaml", folder: nil)
  }

  @Test("'scale' beside an image is pixels per point, and inside of it the symbol's size")
  func scale() throws {
    #expect(try document("Image: star\nscale: 1").environment.scale == 1)
    #expect(try document("scale: 3\nImage: star").environment.scale == 3)
    #expect(try document("Image: {name: star, scale: large}").environment.scale == nil)
    #expect(
      try document("Image: {name: star, scale: large}").component
        == document("Image: star\nimageScale: large").component)
    let error = #expect(throws: DiagnosticError.self) {
      try document("Image: star\nscale: large")
    }
    #expect(error?.diagnostics.first?.hint == "the key of Image is 'imageScale' here")
  }

  @Test("A wrong value of a key that a component shares keeps the hint of the key")
  func shared() throws {
    let error = #expect(throws: DiagnosticError.self) {
      try document("device: iPhone 15 Por\nScreen: {content: {Label: a}}")
    }
    #expect(error?.diagnostics.first?.hint == "did you mean 'iPhone 15 Pro'?")
  }

  @Test("'tint' and 'background' beside a component are its own where it has one")
  func looks() throws {
    #expect(try document("Toggle: Quiet\ntint: red").environment.tint == nil)
    #expect(try document("Label: Quiet\ntint: red").environment.tint != nil)
    #expect(try document("Label: Quiet\nbackground: red").canvas.background != .platform)
  }
}
