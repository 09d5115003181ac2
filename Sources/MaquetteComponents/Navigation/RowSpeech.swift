import MaquetteCore

/// The words in a row of somebody's own, which name all of the row.
final class RowSpeech {
  private var words: [String] = []

  /// Takes the words of what stands in the row, in reading order.
  func hear(_ nodes: [SceneNode]) { words = nodes.flatMap(\.spokenWords) }

  /// What stands in the row, which tells its words where it is placed.
  func heard(in content: any LayoutElement) -> any LayoutElement {
    AlteredElement(content) { nodes in
      self.hear(nodes)
      return nodes
    }
  }

  /// The row as one thing that assistive technology calls by the words in it.
  func said(by row: any LayoutElement) -> any LayoutElement {
    AlteredElement(row) { nodes in
      var nodes = nodes
      if !nodes.isEmpty { nodes[0].accessibility?.label = self.words.joined(separator: ", ") }
      return nodes
    }
  }
}

extension SceneNode {
  /// What assistive technology says of the node and all inside of it.
  fileprivate var spokenWords: [String] {
    let own = accessibility.map { [$0.label, $0.value ?? ""].filter { !$0.isEmpty } } ?? []
    return own + children.flatMap(\.spokenWords)
  }
}
