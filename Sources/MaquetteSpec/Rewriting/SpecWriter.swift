import MaquetteCore

/// Writes the values of a spec as YAML: keys in their order, texts in double quotes where they need
/// any.
package enum SpecWriter {
  /// A spec as YAML; comments and the way it was written are not in its values, and so are lost.
  package static func yaml(_ root: SpecNode) -> String {
    switch root.value {
    case .scalar(let text): scalar(text) + "\n"
    case .list(let nodes): list(nodes, indent: 0)
    case .map(let entries): map(entries, indent: 0)
    }
  }

  /// A key with a text on a line of its own.
  static func line(_ key: String, _ text: String) -> String { "\(key): \(scalar(text))\n" }

  private static func map(_ entries: [SpecNode.Entry], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return entries.map { entry in
      space + scalar(entry.key) + ":" + value(entry.value, indent: indent)
    }.joined()
  }

  private static func list(_ nodes: [SpecNode], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return nodes.map { node in
      switch node.value {
      case .map(let entries) where !entries.isEmpty:
        // The first key stands behind the dash, the others below it.
        space + "- " + map(entries, indent: indent + 2).dropFirst(indent + 2)
      default: space + "-" + value(node, indent: indent)
      }
    }.joined()
  }

  private static func value(_ node: SpecNode, indent: Int) -> String {
    switch node.value {
    case .scalar(""): "\n"
    case .scalar(let text): " " + scalar(text) + "\n"
    case .list(let nodes): nodes.isEmpty ? " []\n" : "\n" + list(nodes, indent: indent + 2)
    case .map(let entries): entries.isEmpty ? " {}\n" : "\n" + map(entries, indent: indent + 2)
    }
  }

  /// A text, in double quotes unless every reader takes it as it is.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "._+/-".unicodeScalars.contains(scalar) || scalar == " ")
      } && !text.hasPrefix("-") && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.isEmpty
      && !text.contains("---") && !text.hasPrefix("...")
    return isPlain ? text : quoted(text)
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String { "\"\(Escape.yaml(text))\"" }
}
