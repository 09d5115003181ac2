import MaquetteCore

/// Built-in themes, put together from the files that extend one another.
///
/// `extends: ios` lays a file over a theme. `extends: [ipados, ios26]` lays it over `ipados` with the
/// changes that the file of `ios26` makes to what it extends. `extends: materials` lays it over a part that
/// is no theme; it must say everything else then.
package struct ThemeFamily<Failure: Error> {
  /// What a file says, by the theme's name; `nil` when there is no such file.
  let node: (String) throws(Failure) -> SpecNode?
  /// Takes what was found wrong in a theme's file.
  let check: (String, DiagnosticSink) throws(Failure) -> Void

  /// A family with the files of its themes.
  package init(
    node: @escaping (String) throws(Failure) -> SpecNode?,
    check: @escaping (String, DiagnosticSink) throws(Failure) -> Void
  ) {
    (self.node, self.check) = (node, check)
  }

  /// The theme with a name; `nil` when it, or what it extends, is not there, or extends itself.
  package func theme(named name: String) throws(Failure) -> Theme? {
    var files: [String] = []
    return try theme(named: name, files: &files)
  }

  /// The theme with a name, and the files that are laid over one another, in their order.
  func theme(
    named name: String, below: [String] = [], files: inout [String]
  ) throws(Failure) -> Theme? {
    guard !name.isEmpty, !below.contains(name), let node = try node(name) else { return nil }
    let sink = DiagnosticSink()
    let parents = ThemeReader.parents(of: node)
    guard let first = parents.first else {
      let theme = ThemeReader.theme(from: node, sink: sink, isBuiltIn: true)
      try check(name, sink)
      files.append(name)
      return theme
    }
    let isWhole = try isPart(first)
    var theme = Theme.empty
    if !isWhole {
      guard let base = first.scalar,
        let below = try self.theme(named: base, below: below + [name], files: &files)
      else { return nil }
      theme = below
    }
    for parent in isWhole ? parents : Array(parents.dropFirst()) {
      let name = parent.scalar ?? ""
      guard let changes = try self.node(name) else { return nil }
      let sink = DiagnosticSink()
      apply(ThemeReader.withoutHead(changes), to: &theme, sink: sink)
      try check(name, sink)
      files.append(name)
    }
    theme.name = name
    apply(node, to: &theme, sink: sink, isWhole: isWhole)
    try check(name, sink)
    files.append(name)
    return theme
  }

  /// Whether a file is no theme but only there to be extended: it says no platform and extends nothing.
  private func isPart(_ name: SpecNode) throws(Failure) -> Bool {
    guard let name = name.scalar, let file = try node(name)?.map else { return false }
    return !file.contains { ["extends", "platform"].contains($0.key) }
  }

  private func apply(
    _ node: SpecNode, to theme: inout Theme, sink: DiagnosticSink, isWhole: Bool = false
  ) {
    var reader = ThemeReader(sink: sink, isWhole: isWhole, isBuiltIn: true)
    reader.apply(node, to: &theme)
  }
}

extension ThemeReader {
  /// What a file extends, with places: one theme, or for built-in ones several; nothing when it is whole.
  static func parents(of root: SpecNode) -> [SpecNode] {
    guard let parent = parent(of: root) else { return [] }
    return parent.list ?? [parent]
  }

  /// What a file changes, without the lines that say which theme it is.
  static func withoutHead(_ root: SpecNode) -> SpecNode {
    let head: Set = ["name", "extends", "platform", "osVersion", "lastOSVersion"]
    return SpecNode(.map((root.map ?? []).filter { !head.contains($0.key) }), at: root.location)
  }
}
