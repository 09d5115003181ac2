import Foundation
import MaquetteComponents
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Colours in the JSON Schema")
struct SchemaColorTests {
  private func schema(colors: [String] = []) throws -> [String: Any] {
    let text = SpecSchema(catalogue: .standard, colors: colors).json.prettyText
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Every spelling of a colour that a theme finds is one of the schema's, and no other")
  func spellings() throws {
    let theme = try #require(Theme.named("ios"))
    let words = theme.colorSpellings
    for word in ["red", "Red", "redColor", "primary", "accentColor", "grey", "systemMaterial"] {
      #expect(words.contains(word), "\(word)")
    }
    for word in ["RED", "none", "my brand", "LabelColor", ""] {
      #expect(!words.contains(word), "\(word)")
    }
    // Editors are offered those that are listed, and no spelling that follows from them.
    let color = try #require((try schema()["definitions"] as? [String: [String: Any]])?["color"])
    let forms = try #require(color["anyOf"] as? [[String: Any]])
    let offered = try #require(forms.compactMap { $0["enum"] as? [String] }.first)
    #expect(Set(["red", "primary", "grey", "systemBlue", "clear"]).isSubset(of: offered))
    let following = ["Blue", "Background", "Gray2Color", "primaryColor", "redColor"]
    #expect(Set(following).isDisjoint(with: offered) && Set(following).isSubset(of: words))
  }

  @Test("Colours of a theme of one's own are valid in the schema that is made for it")
  func ownColors() throws {
    let (own, schema) = try (schema(colors: ["my brand"]), schema())
    let spec = try YAMLReader.read("Label: {text: a, color: my brand}")
    #expect(SchemaValidator(schema: own).problems(with: spec, against: own).isEmpty)
    #expect(!SchemaValidator(schema: schema).problems(with: spec, against: schema).isEmpty)
  }
}
