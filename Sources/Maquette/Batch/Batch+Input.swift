import MaquetteCore
import MaquetteSpec

extension Batch.Input {
  /// What is drawn over this one besides what is drawn over all.
  var overlays: [Overlay] {
    if case .document(_, _, let overlays) = self { overlays } else { [] }
  }

  /// The spec's text; empty for one that was read already.
  ///
  /// - Throws: ``FileError``.
  package func source() throws -> [UInt8] {
    switch self {
    case .file(let path): try FileReader.read(path: path)
    case .bytes(let bytes, _): bytes
    case .document: []
    }
  }

  /// What is wrong with a file of definitions, which can be checked but not drawn; `nil` for any
  /// other input.
  ///
  /// - Parameters:
  ///   - source: its text.
  ///   - batch: says what flags do, and what may be named.
  ///   - dependencies: is told of every file that it names.
  /// - Throws: ``DiagnosticError`` when it cannot be read.
  func definitions(
    in source: [UInt8], _ batch: Batch, dependencies: SpecDependencies
  ) throws -> [Diagnostic]? {
    var taken = 0
    return try WorkBudget.bounded(by: batch.limits, taken: &taken) {
      switch self {
      case .file(let path):
        try DefinitionFile.diagnostics(
          of: source, file: path, folder: Paths.folder(of: path), overrides: batch.overrides,
          dependencies: dependencies, root: batch.root)
      case .bytes(_, let name):
        try DefinitionFile.diagnostics(
          of: source, file: name, folder: nil, overrides: batch.overrides)
      case .document: nil
      }
    }
  }

  /// What the spec says.
  ///
  /// - Parameters:
  ///   - symbols: symbols that it may use without bringing them.
  ///   - dependencies: is told of every file that the spec names.
  ///   - root: the project below whose folder specs may name files, besides their own; `nil` for none.
  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  package func document(
    from source: [UInt8], symbols: SymbolSet, dependencies: SpecDependencies? = nil,
    root: ProjectRoot? = nil
  ) throws -> SpecDocument {
    switch self {
    case .file(let path):
      try SpecDocument(
        parsing: source, file: path, folder: Paths.folder(of: path), symbols: symbols,
        dependencies: dependencies, root: root)
    case .bytes(_, let name):
      try SpecDocument(parsing: source, file: name, folder: nil, symbols: symbols)
    case .document(let document, _, _): document
    }
  }

  /// What the spec says without the keys of its components that are wrong; `nil` where that is not
  /// all that is wrong.
  ///
  /// - Parameter mistakes: why it cannot be read as it stands.
  package func document(
    from source: [UInt8], symbols: SymbolSet, root: ProjectRoot?, without mistakes: [Diagnostic]
  ) -> SpecDocument? {
    switch self {
    case .file(let path):
      SpecDocument(
        parsing: source, file: path, folder: Paths.folder(of: path), symbols: symbols, root: root,
        without: mistakes)
    case .bytes(_, let name):
      SpecDocument(
        parsing: source, file: name, folder: nil, symbols: symbols, without: mistakes)
    case .document: nil
    }
  }
}
