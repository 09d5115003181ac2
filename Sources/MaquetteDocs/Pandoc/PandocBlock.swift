import Maquette
import MaquetteSpec

/// A `CodeBlock` of the class `maquette`.
struct PandocBlock {
  /// Its identifier, or empty.
  var identifier: String
  /// Its classes but ours.
  var classes: [String]
  /// Its attributes, in their order.
  var attributes: [(key: String, value: String)]
  /// The spec.
  var text: String

  /// - Parameter value: any value of the AST; `nil` for what is no block of ours.
  init?(_ value: JSONValue) {
    guard value["t"]?.stringValue == "CodeBlock", let content = value["c"]?.arrayValue,
      content.count == 2,
      let attributes = content[0].arrayValue, attributes.count == 3,
      let identifier = attributes[0].stringValue, let text = content[1].stringValue
    else { return nil }
    let classes = (attributes[1].arrayValue ?? []).compactMap(\.stringValue)
    guard classes.contains("maquette") else { return nil }
    self.identifier = identifier
    self.classes = classes.filter { $0 != "maquette" }
    self.attributes = (attributes[2].arrayValue ?? []).compactMap { pair in
      guard let pair = pair.arrayValue, pair.count == 2, let key = pair[0].stringValue,
        let value = pair[1].stringValue
      else { return nil }
      return (key, value)
    }
    self.text = text
  }

  /// The options among the attributes; `data-…` and pandoc's own are none.
  var options: [WrittenOption] {
    let own = identifier.isEmpty ? [] : [WrittenOption(key: "id", value: identifier)]
    let named = attributes.filter { !$0.key.hasPrefix("data-") && $0.key != "pos" }
    return own + named.map { WrittenOption(key: $0.key, value: $0.value) }
  }

  /// Attributes for other tools.
  var data: [(key: String, value: String)] {
    attributes.filter { key, _ in
      // A name that is none would end the tag that it is written into.
      key.hasPrefix("data-") && key != "data-pos"
        && key.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.isASCII && "0123456789-_.:".unicodeScalars.contains($0)
        }
    }
  }

  /// Where pandoc says that it stands, as with `commonmark_x+sourcepos`: `a.md@5:1-9:4`.
  var position: (file: String?, location: SourceLocation)? {
    guard let text = attributes.first(where: { $0.key == "data-pos" })?.value else { return nil }
    // A block in a quote has several ranges.
    let range = text.split(separator: ";").first ?? ""
    let parts = range.split(separator: "@")
    guard let numbers = parts.last?.split(separator: "-").first?.split(separator: ":"),
      numbers.count == 2, let line = Int(numbers[0]), let column = Int(numbers[1])
    else { return nil }
    return (
      parts.count > 1 ? parts.dropLast().joined(separator: "@") : nil,
      SourceLocation(line: line, column: column)
    )
  }
}
