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
    guard let files = try files(of: name) else { return nil }
    var theme = Theme.empty
    for file in files {
      let sink = DiagnosticSink()
      var reader = ThemeReader(sink: sink, isWhole: file.isWhole, isBuiltIn: true)
      if !file.isOnlyChanges { theme.name = file.name }
      reader.apply(file.node, to: &theme)
      try check(file.name, sink)
    }
    return theme
  }

  /// The files of a theme, from the lowest to its own.
  func files(of name: String, below: [String] = []) throws(Failure) -> [FamilyFile]? {
    guard !name.isEmpty, !below.contains(name), let node = try node(name) else { return nil }
    let parents = ThemeReader.parents(of: node)
    guard let first = parents.first else {
      return [FamilyFile(name: name, node: node, isWhole: true)]
    }
    let isWhole = try isPart(first)
    var files: [FamilyFile] = []
    if !isWhole {
      guard let base = first.scalar,
        let below = try self.files(of: base, below: below + [name])
      else { return nil }
      files = below
    }
    for parent in isWhole ? parents : Array(parents.dropFirst()) {
      let name = parent.scalar ?? ""
      guard let changes = try self.node(name) else { return nil }
      files.append(
        FamilyFile(name: name, node: ThemeReader.withoutHead(changes), isOnlyChanges: true))
    }
    return files + [FamilyFile(name: name, node: node, isWhole: isWhole)]
  }

  /// Whether a file is no theme but only there to be extended: it says no platform and extends nothing.
  private func isPart(_ name: SpecNode) throws(Failure) -> Bool {
    guard let name = name.scalar, let file = try node(name)?.map else { return false }
    return !file.contains { ["extends", "platform"].contains($0.key) }
  }
}

/// A file of a built-in theme, which is laid over those before it.
struct FamilyFile {
  /// The file's name.
  let name: String
  /// What it says.
  let node: SpecNode
  /// Whether it says all that a theme has, since below it are at most parts of themes.
  var isWhole = false
  /// Whether it is here for what it changes, and not as the theme that it is.
  var isOnlyChanges = false
}

extension ThemeReader {
  /// The keys that say which theme a file is.
  static let headKeys = [
    "name", "extends", "platform", "osVersion", "firstOSVersion", "lastOSVersion",
  ]

  /// What a file extends, with places: one theme, or for built-in ones several; nothing when it is whole.
  static func parents(of root: SpecNode) -> [SpecNode] {
    guard let parent = parent(of: root) else { return [] }
    return parent.list ?? [parent]
  }

  /// What a file changes, without the lines that say which theme it is.
  static func withoutHead(_ root: SpecNode) -> SpecNode {
    SpecNode(.map((root.map ?? []).filter { !headKeys.contains($0.key) }), at: root.location)
  }
}
