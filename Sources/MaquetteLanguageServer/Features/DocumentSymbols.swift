import Maquette
import MaquetteSpec

/// A name in a text with what is below it.
struct DocumentSymbol {
  /// The protocol's numbers.
  enum Kind: Int { case component = 5, definition = 12, key = 7 }

  var name: String
  var detail: String
  var kind: Kind
  var range: Range<Int>
  var selection: Range<Int>
  var children: [DocumentSymbol] = []

  /// Every symbol of a text: components with their titles, the user's own components, keys of the
  /// picture.
  static func all(in outline: OutlineNode, text: DocumentText) -> [DocumentSymbol] {
    var symbols = symbols(in: outline)
    // Names without a component, as in files of other kinds.
    if symbols.isEmpty {
      symbols = (outline.map ?? []).map { entry in
        DocumentSymbol(
          name: entry.key.text, detail: short(entry.value.scalar?.text), kind: .key,
          range: entry.range, selection: entry.key.range)
      }
    }
    return symbols
  }

  private static func symbols(in node: OutlineNode) -> [DocumentSymbol] {
    switch node.content {
    case .nothing: return []
    case .scalar(let text):
      guard ComponentDecoder.isComponentName(text.text), Vocabulary.isName(text.text) else {
        return []
      }
      return [
        DocumentSymbol(
          name: text.text, detail: "", kind: .component, range: text.range, selection: text.range)
      ]
    case .list(let nodes): return nodes.flatMap(symbols)
    case .map(let entries): return symbols(of: entries, in: node)
    }
  }

  private static func symbols(
    of entries: [OutlineEntry], in map: OutlineNode
  ) -> [DocumentSymbol] {
    var result: [DocumentSymbol] = []
    var owner: Int?
    // What stands beside a component's name is in it.
    let isOne = entries.count { ComponentDecoder.isComponentName($0.key.text) } == 1
    for entry in entries {
      if entry.key.text == SpecVocabulary.definitionsKey {
        result += (entry.value.map ?? []).map { definition in
          DocumentSymbol(
            name: definition.key.text, detail: "definition", kind: .definition,
            range: definition.range, selection: definition.key.range,
            children: symbols(in: definition.value))
        }
      } else if ComponentDecoder.isComponentName(entry.key.text) {
        owner = owner ?? result.count
        let title = entry.stray ?? entry.value.scalar
        result.append(
          DocumentSymbol(
            name: entry.key.text, detail: short(title?.text ?? titleText(in: entry.value)),
            kind: .component, range: isOne ? map.range : entry.range,
            selection: entry.key.range,
            children: entry.value.scalar == nil ? symbols(in: entry.value) : []))
      }
    }
    for entry in entries where !ComponentDecoder.isComponentName(entry.key.text) {
      guard entry.key.text != SpecVocabulary.definitionsKey, entry.value.scalar == nil else {
        continue
      }
      let inner = symbols(in: entry.value)
      guard let owner else {
        result += inner
        continue
      }
      result[owner].children += inner
    }
    return result
  }

  /// The title in a component's long form.
  private static func titleText(in node: OutlineNode) -> String? {
    node.map?.first { ["title", "text", "label"].contains($0.key.text) }?.value.scalar?.text
  }

  private static func short(_ text: String?) -> String {
    text.map { SpecNode.excerpt($0) } ?? ""
  }
}

extension Vocabulary {
  /// Whether a text could be a component's name, as a word alone is.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
  }
}
