import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// A component with an attributed text.
private struct Note: CatalogComponent {
  struct Keys: KeyList {
    let text = Key(AttributedText(""), "What it says.")
  }

  static let names = ["Note"]
  static let keys = Keys()
  var values = KeyedValues()

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    Label(self.text.string).makeElement(in: context)
  }

  static let schema = ComponentSchema(Note(), summary: "A note.", titleKey: "text")
}

@Suite("Attributed text in the JSON Schema")
struct AttributedTextSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let text = SpecSchema(catalogue: Catalogue([{ Note.self }])).json.prettyText
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    schema = try #require(value as? [String: Any])
  }

  private func problems(_ value: String) throws -> [String] {
    let node = try YAMLReader.read("Note:\n  text: \(value)\n")
    return SchemaValidator(schema: schema).problems(with: node, against: schema)
  }

  @Test(
    "What the decoder takes is valid",
    arguments: [
      "a **b**", "42", "[a, {text: b, bold: true, color: red}]", "{text: a}",
      "{text: abc, attributes: [{range: 0..<2, underline: true}, {range: [0, 1], kern: 2}]}",
      "[{text: a, underline: double dash byWord, paragraphStyle: {alignment: center}}]",
      "[{text: a, foregroundColor: red, superscript: -1, textAlignment: left, weight: thin}]",
      "[a, {symbol: star.fill}, {text: Save, symbol: star, color: red}]", "{systemImage: star}",
      "'^[x](color: red, bold: Yes)'", "\"^[x]( textColor : '#0AF' )\"", "'^[x](color: #0AF8)'",
      "\"Don't ^[x](underline: single, link: https://a.b/c)\"", "'`^[x](colr: red)`'",
      "'\\^[x](colr: red)'", "'[x](colr: red)'", "'^[x](colr: red'", "'^[x](weight: bold)'",
    ])
  func valid(value: String) throws {
    #expect(try problems(value).isEmpty)
  }

  @Test(
    "What it refuses is not",
    arguments: [
      "[[a]]", "[{bold: true}]", "[{symbol: [star]}]", "{attributes: []}", "[{text: a, colr: red}]",
      "[{text: a, underline: duble}]", "[{text: a, kern: 5000}]", "[{text: a, ligature: some}]",
      "{text: a, attributes: [{bold: true}]}", "{text: a, attributes: [{range: 1-2}]}",
      "{text: a, attributes: [{range: [1]}]}", "{text: a, attributes: [{range: [1, 2, 3]}]}",
      "'^[x](color: rod)'", "'^[x](colr: red)'", "\"Don't ^[x](color: red) ^[y](bold: perhaps)\"",
      "'^[x](color: red,)'", "'^[x]()'", "'^[x](bold: yes, alignment: middle)'",
      "'^[x](color: Rod)'",
      "{text: a, attributes: {range: 0..<1}}", "[{text: a, paragraphStyle: {alignmnt: left}}]",
    ])
  func invalid(value: String) throws {
    #expect(try !problems(value).isEmpty)
  }

  @Test("Editors complete every key of a run, a range and a paragraph")
  func keys() throws {
    let definitions = schema["definitions"] as? [String: [String: Any]] ?? [:]
    for name in ["textRun", "textRange"] {
      let keys = definitions[name]?["properties"] as? [String: [String: Any]] ?? [:]
      for info in TextAttributes.infos {
        for name in info.allNames { #expect(keys[name] != nil, "\(name)") }
      }
      // Both kinds of parts take the same style, which is written once.
      let forms = keys["paragraphStyle"]?["anyOf"] as? [[String: String]] ?? []
      let place = try #require(forms.first?["$ref"])
      let shared = definitions[String(place.dropFirst("#/definitions/".count))]
      let style = shared?["properties"] as? [String: Any] ?? [:]
      for info in ParagraphStyle.infos {
        for name in info.allNames { #expect(style[name] != nil, "\(name)") }
      }
    }
    let line = definitions["underlineStyle"]?["anyOf"] as? [[String: Any]] ?? []
    #expect(line.contains { $0["enum"] as? [String] == UnderlineStyle.words })
  }
}
