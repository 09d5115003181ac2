/// Finds nodes by what they are called.
package struct NodeFinder {
  /// Names, kinds and paths, each once.
  package let names: [String]
  private let nodes: [SceneNode]
  /// The first node that has a word.
  private let firsts: [String: Int]

  /// A finder in nodes, whose first ones come first.
  package init(_ nodes: [SceneNode]) {
    self.nodes = nodes
    var seen: Set<String> = []
    names = nodes.flatMap { [$0.shownName, $0.component, $0.path] }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    var firsts: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      for word in node.words where firsts[word] == nil { firsts[word] = index }
    }
    self.firsts = firsts
  }

  /// The first node that a pattern is about; `nil` for none.
  package func first(_ pattern: NodePattern) -> SceneNode? {
    guard let word = pattern.word else { return nodes.first(where: pattern.isAbout) }
    return word.isEmpty ? nil : firsts[word].map { nodes[$0] }
  }
}
