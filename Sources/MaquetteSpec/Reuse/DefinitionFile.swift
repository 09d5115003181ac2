import MaquetteComponents
import MaquetteCore

/// A file that has definitions and nothing else, which specs take with `use`.
package enum DefinitionFile {
  /// What is wrong with such a file, whoever uses it; `nil` for a file of any other kind.
  ///
  /// A symbol or colour that is not known may be one of a spec that uses the file: that is a warning.
  ///
  /// - Parameters:
  ///   - bytes: the file as YAML or JSON in UTF-8.
  ///   - file: how messages name it.
  ///   - folder: the folder below which it may name files; `nil` when it may name none.
  ///   - overrides: what flags say about the environment: a theme, and symbols.
  ///   - dependencies: is told of every file that it names.
  ///   - root: a project around its own, below whose folder it may name files, too; `nil` for none.
  /// - Throws: ``DiagnosticError`` when it cannot be read.
  package static func diagnostics(
    of bytes: [UInt8], file: String, folder: String?,
    overrides: EnvironmentPatch = EnvironmentPatch(), dependencies: SpecDependencies? = nil,
    root: ProjectRoot? = nil
  ) throws -> [Diagnostic]? {
    // Most files have none, and are read by somebody else.
    guard bytes.hasText(DefinitionLibrary.definitionsKey) else { return nil }
    let node = try YAMLReader.read(bytes, file: file)
    guard let entries = node.map, SpecFile.Kind(node) == .definitions else { return nil }
    let sink = DiagnosticSink()
    let decoder = DocumentDecoder(
      sink: sink, catalogue: .standard, folder: folder, symbols: overrides.ownSymbols,
      dependencies: dependencies,
      root: folder == nil ? root : ProjectRoot.around(spec: file, in: root))
    let files = NamedFiles(folder: folder, root: decoder.root, dependencies: dependencies)
    DefinitionLibrary.checkKeys(entries, by: decoder.reader)
    var library = DefinitionLibrary(files: files, reader: decoder.reader)
    library.add(entries)
    let unused = UnusedDefinitions(of: library.definitions, notIn: [], files: files)
    let inside = unused.diagnostics(by: decoder, in: overrides).map { diagnostic in
      var copy = diagnostic
      if [.unknownSymbol, .unknownColor].contains(diagnostic.id) { copy.severity = .warning }
      return copy
    }
    return (sink.sorted + inside).map { $0.naming(file) }
  }
}
