import MaquetteCore

/// The files that a built-in theme is made of, as they lie in the program: each key is read when somebody
/// asks for what it says.
struct BuiltInFiles: Sendable {
  /// Each laid over those before it.
  private let files: [(name: String, isOnlyChanges: Bool)]

  /// The files of a theme; `nil` when there is no such theme.
  init?(ofTheme name: String) {
    let family = ThemeFamily<Never>(
      node: { BuiltInFiles.node(of: $0, keys: ThemeReader.headKeys) }, check: { _, _ in })
    guard let files = family.files(of: name) else { return nil }
    self.files = files.map { (name: $0.name, isOnlyChanges: $0.isOnlyChanges) }
  }

  /// The theme.
  var theme: Theme {
    var theme = theme(
      ThemeReader.headKeys
        + ["conventions", "colors", "typography", "metrics", "labels", "symbols"])
    theme.parts.value.setParts(later: theme(_:), controls: ControlTables(controls))
    return theme
  }

  /// What some keys say, as a theme that has nothing else. The files were checked when they were put into the
  /// program.
  private func theme(_ keys: [String]) -> Theme {
    var theme = Theme.empty
    for file in files {
      let own = file.isOnlyChanges ? keys.filter { !ThemeReader.headKeys.contains($0) } : keys
      guard let node = BuiltInFiles.node(of: file.name, keys: own) else { continue }
      var reader = ThemeReader.trusting
      reader.apply(node, to: &theme)
    }
    return theme
  }

  private var controls: ControlSource {
    ControlSource(
      list: { files.flatMap { BuiltInFiles.controls(of: $0.name)?.keys ?? [] } },
      read: { control in
        var table: ControlTable?
        for file in files {
          let lines = BuiltInFiles.controls(of: file.name)?.value(of: control)
          guard let node = lines?.node else { continue }
          var reader = ThemeReader.trusting
          let entry = SpecNode.Entry(key: control, location: node.location, value: node)
          reader.readControl(entry, into: &table)
        }
        return table
      })
  }

  private static func controls(of file: String) -> DataLines? {
    BuiltInData.themeFile(named: file)?.value(of: "controls")
  }

  /// What a file says below some keys, in their order; `nil` when there is no such file.
  private static func node(of file: String, keys: [String]) -> SpecNode? {
    guard let lines = BuiltInData.themeFile(named: file) else { return nil }
    let place = SourceLocation(line: 1, column: 1)
    return SpecNode(
      .map(
        keys.compactMap { key in
          lines.value(of: key).map {
            SpecNode.Entry(key: key, location: place, value: $0.node)
          }
        }), at: place)
  }
}
