extension SpecNode {
  /// A text that two nodes share exactly when they say the same, wherever in a file they stand.
  package var contentText: String {
    var text = ""
    addContent(to: &text)
    return text
  }

  private func addContent(to text: inout String) {
    switch value {
    case .scalar(let scalar): SpecNode.add(scalar, to: &text)
    case .list(let nodes):
      text += "["
      for node in nodes { node.addContent(to: &text) }
      text += "]"
    case .map(let entries):
      text += "{"
      for entry in entries {
        SpecNode.add(entry.key, to: &text)
        entry.value.addContent(to: &text)
      }
      text += "}"
    }
  }

  /// With its length, so that no text can look like the end of its own and the start of another.
  private static func add(_ scalar: String, to text: inout String) {
    text += "\(scalar.utf8.count)'"
    text += scalar
  }
}
