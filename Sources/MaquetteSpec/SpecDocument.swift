import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// What a spec says: a component, the canvas it is drawn on, and its environment.
package struct SpecDocument: Hashable, Sendable {
  /// What is drawn.
  package var component: AnyComponent
  /// What it is drawn on.
  package var canvas: Canvas
  /// What the spec says about the environment.
  package var environment: EnvironmentPatch
  /// What there is to say about its components, for the overlay of callouts.
  package var callouts: [Callout] = []
  /// What is doubtful about the spec, though it can be drawn.
  package private(set) var warnings: [Diagnostic] = []
  /// The places of components that are read without keys which are wrong; empty for a spec that is
  /// read as it stands. No picture of it is the right one.
  package internal(set) var doubtful: Set<SourceLocation> = []

  /// A document from its parts.
  package init(component: AnyComponent, canvas: Canvas, environment: EnvironmentPatch) {
    self.component = component
    self.canvas = canvas
    self.environment = environment
  }

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - bytes: the spec as YAML or JSON in UTF-8.
  ///   - file: how messages name it; its path where it has a folder.
  ///   - folder: the folder below which the spec may name files; `nil` when it may name none.
  ///   - root: a project around that one, below whose folder it may name files, too; `nil` for none.
  ///   - symbols: symbols that it may use without bringing them, because flags do.
  ///   - dependencies: is told of every file that the spec names; `nil` when nobody asks.
  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  package init(
    parsing bytes: [UInt8], file: String, folder: String?, catalogue: Catalogue = .standard,
    symbols: SymbolSet = SymbolSet(), dependencies: SpecDependencies? = nil,
    root: ProjectRoot? = nil
  ) throws {
    let node = try YAMLReader.read(bytes, file: file)
    let outer = folder == nil ? root : ProjectRoot.around(spec: file, in: root)
    do {
      self = try SpecDocument(
        decoding: node, file: folder == nil ? nil : file, folder: folder, catalogue: catalogue,
        symbols: symbols, dependencies: dependencies, root: outer)
    } catch let error as DiagnosticError {
      throw error.naming(file)
    }
  }

  /// Takes a spec that was read already.
  ///
  /// - Parameters:
  ///   - file: the path of the file that it is in, which it may not name; `nil` for none.
  ///   - pictures: files that it may name though they are nowhere.
  ///   - stringsLocale: the locale of files of translations that do not tell theirs.
  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  package init(
    decoding node: SpecNode, file: String? = nil, folder: String? = nil,
    catalogue: Catalogue = .standard, symbols: SymbolSet = SymbolSet(),
    dependencies: SpecDependencies? = nil, root: ProjectRoot? = nil,
    pictures: [String: ImageData] = [:], stringsLocale: String? = nil
  ) throws {
    let sink = DiagnosticSink()
    var decoder = DocumentDecoder(
      sink: sink, catalogue: catalogue, folder: folder, symbols: symbols,
      dependencies: dependencies, root: root, pictures: pictures)
    decoder.stringsLocale = stringsLocale
    decoder.file = file
    let document = decoder.decode(node)
    guard let document, !sink.hasErrors else { throw DiagnosticError(sink.sorted) }
    self = document
    warnings = sink.sorted
    canvas.colorNames = sink.colorNames
  }
}

extension SpecDocument {
  /// Whether a key at the top of a spec is the picture's, canvas or environment, and not the
  /// component's beside it.
  ///
  /// - Parameters:
  ///   - schema: the component's schema; `nil` for a spec with `view`.
  ///   - named: the entry that names the component.
  package static func isTopKey(
    _ key: String, of schema: ComponentSchema?, in named: SpecNode.Entry?
  ) -> Bool {
    DocumentDecoder.topKeys.contains(key) && !DocumentDecoder.isOwn(key, of: schema, in: named)
  }
}

extension DiagnosticError {
  /// The same diagnostics with a file's name where they have none.
  public func naming(_ file: String) -> DiagnosticError {
    DiagnosticError(diagnostics.map { $0.naming(file) })
  }
}

extension Diagnostic {
  /// The diagnostic with a file's name, unless it has one, or a flag is to blame.
  public func naming(_ file: String) -> Diagnostic {
    guard !isOfFlag else { return self }
    var copy = self
    copy.file = self.file ?? file
    return copy
  }
}
