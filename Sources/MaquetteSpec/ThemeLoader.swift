import MaquetteCore
import MaquetteThemes

/// Reads theme files with what they extend.
package enum ThemeLoader {
  /// The theme of a file, laid over the themes that it extends.
  ///
  /// `extends` names a built-in theme, or another file in the same folder or below.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the path as somebody wrote it, before links were followed, for messages and
  ///     `dependencies`; the path itself when `nil`.
  ///   - dependencies: is told of the file and of those that it extends.
  /// - Throws: ``FileError`` when the file cannot be read, ``DiagnosticError`` with everything that
  ///   is wrong in it or in a file that it extends.
  package static func load(
    path: String, named name: String? = nil, dependencies: SpecDependencies? = nil
  ) throws -> (theme: Theme, warnings: [Diagnostic]) {
    var warnings: [Diagnostic] = []
    let record = Record(name: name ?? path, dependencies: dependencies)
    let theme = try load(path: path, below: [], record: record, warnings: &warnings)
    return (theme, warnings)
  }

  /// How a file is called in messages and in the list of what was read.
  private struct Record {
    var name: String
    var dependencies: SpecDependencies?

    /// That of a file which this one extends.
    func extended(_ file: String) -> Record {
      Record(name: Paths.folder(of: name) + file, dependencies: dependencies)
    }
  }

  private static func load(
    path: String, below: [String], record: Record, warnings: inout [Diagnostic]
  ) throws -> Theme {
    record.dependencies?.record(record.name)
    let root = try YAMLReader.read(FileReader.read(path: path), file: record.name)
    let sink = DiagnosticSink()
    var theme: Theme
    var reader = ThemeReader(sink: sink)
    if let parent = ThemeReader.parent(of: root) {
      let files = below + [try SafePath.resolve(fileName(path), below: Paths.folder(of: path))]
      theme = try self.parent(
        parent, of: path, files: files, record: record, warnings: &warnings)
      theme.name = stem(path)
      reader.apply(root, to: &theme)
    } else {
      theme = self.whole(root, sink: sink)
      if theme.name.isEmpty { theme.name = stem(path) }
    }
    let found = sink.sorted.map { diagnostic in
      var copy = diagnostic
      copy.file = record.name
      return copy
    }
    if sink.hasErrors { throw DiagnosticError(found) }
    warnings += found
    return theme
  }

  /// The theme of a file that extends nothing.
  ///
  /// When it does not say everything, one error says so; the rest is what would be wrong in it
  /// whatever it extended.
  private static func whole(_ root: SpecNode, sink: DiagnosticSink) -> Theme {
    let strict = DiagnosticSink()
    let theme = ThemeReader.theme(from: root, sink: strict)
    guard strict.hasErrors else {
      for diagnostic in strict.diagnostics { sink.report(diagnostic) }
      ControlCheck(platform: theme.platform, sink: sink).check(root, theme.controls)
      return theme
    }
    var lenient = ThemeReader(sink: sink)
    var base = Theme.ios
    lenient.apply(root, to: &base)
    sink.report(
      Diagnostic(
        .error, "the theme extends no other, so it must say everything", location: root.location,
        hint: "add 'extends: ios', for example; the built-in theme then supplies what is missing",
        id: .incompleteTheme))
    return base
  }

  private static func parent(
    _ node: SpecNode, of path: String, files: [String], record: Record,
    warnings: inout [Diagnostic]
  ) throws -> Theme {
    func failure(_ message: String, hint: String?, id: DiagnosticID? = nil) -> DiagnosticError {
      DiagnosticError([
        Diagnostic(
          .error, message, file: record.name, location: node.location,
          length: max(1, min(node.scalar?.count ?? 1, 60)), hint: hint, id: id)
      ])
    }
    let builtIn = Theme.builtInHeads.map(\.name)
    guard let name = node.scalar, !name.isEmpty else {
      throw failure(
        "'extends' must be the name of a theme, not \(node.kindName)",
        hint: "use one of \(builtIn.joined(separator: ", ")), or a file that ends in .yaml")
    }
    if let theme = Theme.named(name.lowercased()) { return theme }
    guard isFile(name) else {
      throw failure(
        "there is no theme '\(SpecNode.excerpt(name))' to extend",
        hint: Suggestion.nearest(to: name, in: builtIn).map { "did you mean '\($0)'?" }
          ?? "use one of \(builtIn.joined(separator: ", ")), or a file that ends in .yaml")
    }
    let target: String
    do {
      target = try SafePath.resolve(name, below: Paths.folder(of: path))
    } catch let error as DiagnosticError {
      throw failure(
        error.diagnostics.first?.message ?? "'\(SpecNode.excerpt(name))' cannot be read",
        hint: "a theme may only extend files in its own folder and below")
    }
    guard files.count < Limits.themes else {
      throw failure(
        "more than \(Limits.themes) themes extend one another here",
        hint: "put some of them into one file", id: .tooMuch)
    }
    guard !files.contains(where: { Paths.areSame($0, target) }) else {
      throw failure(
        "the theme extends itself by way of '\(SpecNode.excerpt(name))'",
        hint: "let one of the files extend a built-in theme")
    }
    do {
      return try load(
        path: Paths.folder(of: path) + name, below: files, record: record.extended(name),
        warnings: &warnings)
    } catch let error as FileError {
      throw failure(error.naming(SpecNode.excerpt(name)).message, hint: error.hintForName)
    }
  }

  private static func isFile(_ name: String) -> Bool {
    SpecFile.hasEnding(name)
  }

  private static func fileName(_ path: String) -> String {
    Paths.name(of: path)
  }

  /// The file's name without its ending, which is the theme's name unless it says another one.
  private static func stem(_ path: String) -> String {
    Paths.stem(of: path)
  }
}
