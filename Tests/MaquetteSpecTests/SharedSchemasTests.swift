import MaquetteComponents
import MaquetteCore
import Testing

@testable import MaquetteSpec

@Suite("What a schema says several times is written once")
struct SharedSchemasTests {
  private let words = JSONValue.array((0..<60).map { .string("word\($0)") })

  private func key(_ about: String) -> JSONValue {
    .object([("description", .string(about)), ("enum", words)])
  }

  @Test("Keys that take the same refer to one definition, and keep what is told of each")
  func keys() {
    let schema = JSONValue.object([
      (
        "properties",
        .object([("icon", key("Before it.")), ("badge", key("After it.")), ("icon-2", .null)])
      ),
      ("definitions", .object([("icon", .object([("type", .string("string"))]))])),
    ])
    let reference = JSONValue.array([.object([("$ref", .string("#/definitions/icon-2"))])])
    let expected = JSONValue.object([
      (
        "properties",
        .object([
          ("icon", .object([("description", .string("Before it.")), ("anyOf", reference)])),
          ("badge", .object([("description", .string("After it.")), ("anyOf", reference)])),
          ("icon-2", .null),
        ])
      ),
      (
        "definitions",
        .object([
          ("icon", .object([("type", .string("string"))])), ("icon-2", .object([("enum", words)])),
        ])
      ),
    ])
    #expect(SharedSchemas.shared(in: schema) == expected)
  }

  @Test("What is there once stays where it is")
  func once() {
    let schema = JSONValue.object([("properties", .object([("icon", key("Before it."))]))])
    #expect(SharedSchemas.shared(in: schema) == schema)
  }

  @Test("The schema of specs lists all symbols once, and every reference leads somewhere")
  func specs() {
    let text = SpecSchema(catalogue: .standard).json.prettyText
    #expect(text.utf8.count < 4_000_000, "editors read it on each start")
    let lists = text.split(separator: "\"chevron.forward\"").count - 1
    #expect(lists <= 3, "in texts and as an icon")
    let references = text.split(separator: "\"#/definitions/").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    #expect(!references.isEmpty)
    for name in Set(references) { #expect(text.contains("\n    \"\(name)\": {"), "\(name)") }
  }
}
