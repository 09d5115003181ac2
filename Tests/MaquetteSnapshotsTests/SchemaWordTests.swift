import Maquette
import MaquetteCore
import MaquetteSnapshots
import Testing

@Suite("Schemas of what is written")
struct SchemaWordTests {
  private func words(_ schema: String, _ path: String...) throws -> [String] {
    let document = try JSONValue.reading(Array(schema.utf8))
    let field = path.reduce(document["definitions"]) { $0?[$1] }
    return try #require(field?["enum"]?.arrayValue, "\(path)").compactMap(\.stringValue)
  }

  @Test("name all words that a field of a report can have")
  func inspect() throws {
    let schema = OutputSchemas.inspect
    #expect(
      try words(schema, "hitTarget", "properties", "state")
        == HitTarget.State.allCases.map(\.rawValue))
    #expect(
      try words(schema, "accessibility", "properties", "role")
        == Accessibility.Role.allCases.map(\.rawValue))
    #expect(
      try words(schema, "accessibility", "properties", "traits", "items")
        == Accessibility.Trait.allCases.map(\.rawValue))
    #expect(
      try words(schema, "style", "properties", "weight") == FontWeight.allCases.map(\.name))
    #expect(
      try words(schema, "image", "properties", "format")
        == ImageData.Format.allCases.map(\.rawValue))
  }

  @Test("name all words that a field of results can have")
  func results() throws {
    let schema = OutputSchemas.results
    #expect(
      try words(schema, "result", "properties", "status")
        == SnapshotResult.Status.allCases.map(\.rawValue))
    #expect(
      try words(schema, "change", "properties", "kind")
        == SceneChange.Kind.allCases.map(\.rawValue))
  }
}
