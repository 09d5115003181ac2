import MaquetteComponents
import MaquetteCore

/// What is told of a spec without a component, and of keys at its top that nobody takes.
extension DocumentDecoder {
  func reportNoComponent(_ node: SpecNode) {
    reader.fail(
      "the spec names no component", at: node, hint: "add one, for example 'Label: Hello'",
      id: .noComponent)
  }

  func reportUnknown(_ entry: SpecNode.Entry) {
    let unknown = "unknown key '\(SpecNode.excerpt(entry.key))' at the top of the spec"
    guard !sink.isCrowded else {
      reader.fail(unknown, at: entry.location, length: entry.key.count, id: .unknownKey)
      return
    }
    let names = DocumentDecoder.topKeys + catalogue.names
    // Most keys that components share are a button's.
    let schemas = [catalogue.schema(named: "Button")].compactMap { $0 } + catalogue.schemas
    if let schema = schemas.first(where: { schema in
      schema.properties.contains { $0.allNames.contains(entry.key) }
    }) {
      reader.fail(
        "'\(SpecNode.excerpt(entry.key))' belongs to a component, and the spec names none",
        at: entry.location, length: entry.key.count,
        hint: "write the component first, for example '\(schema.name): …'", id: .unknownKey)
      return
    }
    if let advice = ForeignNames.advice(for: entry.key) {
      reader.fail(
        "unknown component '\(SpecNode.excerpt(entry.key))'", at: entry.location,
        length: entry.key.count, hint: "use \(advice)", id: .unknownComponent)
      return
    }
    reader.fail(
      unknown, at: entry.location, length: entry.key.count,
      hint: Suggestion.nearest(to: entry.key, in: names).map { "did you mean '\($0)'?" }
        ?? "use one of: \(DocumentDecoder.topKeys.joined(separator: ", "))", id: .unknownKey)
  }
}
