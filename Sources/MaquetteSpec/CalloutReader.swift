import MaquetteComponents
import MaquetteCore

/// Reads the notes that a spec has on its components.
struct CalloutReader {
  let reader: SpecReader

  /// The keys of a note.
  static let keys = [
    PropertyInfo(
      name: "target", aliases: ["title", "path"],
      summary: "The component: its title, its kind or its path; * matches any characters.",
      type: .text),
    PropertyInfo(name: "text", summary: "The text of the callout.", type: .text),
  ]

  /// The notes of a list, in its order.
  func callouts(_ entry: SpecNode.Entry) -> [Callout] {
    var reader = reader
    reader.key = entry.key
    guard let list = entry.value.list else {
      reader.mismatch(entry.value, wanted: "a list of callouts")
      return []
    }
    guard list.count <= Limits.callouts else {
      reader.fail(
        "there are \(list.count) callouts; the limit is \(Limits.callouts)", at: entry.value,
        hint: "leave some out, or split the spec", id: .tooMuch)
      return []
    }
    return list.compactMap { callout($0, by: reader) }
  }

  private func callout(_ node: SpecNode, by reader: SpecReader) -> Callout? {
    guard let entries = node.map else {
      return String.read(node, by: reader).map { Callout($0, source: node.location) }
    }
    var reader = reader
    var callout = Callout("", source: node.location)
    for entry in entries {
      reader.key = entry.key
      switch Self.keys.first(where: { $0.allNames.contains(entry.key) })?.name {
      case "target": callout.target = String.read(entry.value, by: reader) ?? ""
      case "text": callout.text = String.read(entry.value, by: reader) ?? ""
      default:
        let names = Self.keys.flatMap(\.allNames)
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a callout", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: names))
      }
    }
    guard callout.target.isEmpty else { return callout }
    reader.fail(
      "a callout does not say which component it is about", at: node,
      hint: "add 'target', for example 'target: Continue'")
    return nil
  }
}
