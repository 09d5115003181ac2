import MaquetteCore

/// How sentences call nodes.
struct NodeNaming {
  let tree: OutlineTree

  /// Longer names are cut.
  private static let mostLetters = 40

  /// For example `Button 'Continue'`, `Divider[2]` or `Thumb in Slider 'Volume'`.
  func name(of node: Int) -> String {
    let component = tree.components[node]
    let own = tree.names[node]
    if !own.isEmpty { return "\(component) \(NodeNaming.quoted(own))" }
    let step = NodeNaming.lastStep(tree.nodes[node].path) ?? component
    guard tree.nodes[node].accessibility == nil, let control = control(around: node)
    else { return step }
    return "\(step) in \(name(of: control))"
  }

  private func control(around node: Int) -> Int? {
    var next = tree.parents[node]
    while let parent = next {
      if let role = tree.nodes[parent].accessibility?.role {
        return role == .group || role == .window ? nil : parent
      }
      next = tree.parents[parent]
    }
    return nil
  }

  private static func lastStep(_ path: String) -> String? {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
  }

  /// A text in quotation marks, cut when it is long.
  static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.count > mostLetters else { return "'\(text)'" }
    return "'\(text.prefix(mostLetters - 1))…'"
  }
}
