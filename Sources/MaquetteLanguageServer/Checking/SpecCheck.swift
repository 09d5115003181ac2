import Maquette
import MaquetteSpec

/// Finds what `maquette check` finds, in a text that need not be saved.
final class SpecCheck: FindingSource {
  private let renderer: Renderer
  private let limits: DrawingLimits
  private let vocabulary: Vocabulary
  private let linter: (any SpecLinter)?

  init(
    fontPaths: [String], limits: DrawingLimits, catalogue: Catalogue, linter: (any SpecLinter)?
  ) {
    renderer = Renderer(fontPaths: fontPaths, limits: limits)
    self.limits = limits
    vocabulary = Vocabulary(catalogue)
    self.linter = linter
  }

  func findings(in text: CheckedText, soon: ([EditorFinding]) -> Void) throws -> [EditorFinding] {
    let outline = OutlineParser.outline(of: text.text)
    guard let kind = TextKind.kind(of: outline, named: text.name, in: vocabulary) else { return [] }
    let fixes = HintFixes(text.text, outline)
    guard kind == .spec else {
      let found = try told { try diagnostics(of: text, kind).map { EditorFinding($0) } }
      return mended(found, in: text, by: fixes)
    }
    let found = try told { try check(text) { soon(mended($0, in: text, by: fixes)) } }
    return mended(found, in: text, by: fixes)
  }

  /// The findings with their fixes, for as many messages as people see.
  private func mended(_ found: [EditorFinding], in text: CheckedText, by fixes: HintFixes)
    -> [EditorFinding]
  {
    found.enumerated().map { index, finding in
      let diagnostic = finding.diagnostic
      let isOfText = diagnostic.file == nil || diagnostic.file == text.name
      guard isOfText, index < Limits.diagnostics, diagnostic.guideline == nil else {
        return finding
      }
      return EditorFinding(diagnostic, fixes: fixes.fixes(for: diagnostic))
    }
  }

  /// What there is to say about a text with mistakes besides them.
  private func rest(of text: CheckedText, without mistakes: [Diagnostic]) throws -> [EditorFinding]
  {
    var taken = 0
    let document = try WorkBudget.bounded(by: limits, taken: &taken) {
      SpecDocument(
        parsing: text.text.bytes, file: text.name, folder: text.folder, root: text.root,
        without: mistakes)
    }
    guard let linter, let document else { return [] }
    return try linter.findings(in: document, of: text, by: renderer)
  }

  /// What some work finds, errors that it throws among it.
  private func told(_ work: () throws -> [EditorFinding]) throws -> [EditorFinding] {
    do {
      return try work()
    } catch let error as DiagnosticError {
      return error.diagnostics.map { EditorFinding($0) }
    } catch let error as FileError {
      return [EditorFinding(error.diagnostic)]
    }
  }

  private func diagnostics(of text: CheckedText, _ kind: SpecFile.Kind) throws -> [Diagnostic] {
    switch kind {
    case .definitions:
      return try DefinitionFile.diagnostics(
        of: text.text.bytes, file: text.name, folder: text.folder, root: text.root) ?? []
    case .configuration:
      let root = try YAMLReader.read(text.text.bytes, file: text.name)
      _ = try Configuration(reading: root, file: text.name)
      return []
    case .spec, .theme, .symbols:
      _ = try YAMLReader.read(text.text.bytes, file: text.name)
      return []
    }
  }

  private func check(_ text: CheckedText, soon: ([EditorFinding]) -> Void) throws
    -> [EditorFinding]
  {
    let document: SpecDocument
    do {
      var taken = 0
      document = try WorkBudget.bounded(by: limits, taken: &taken) {
        try SpecDocument(
          parsing: text.text.bytes, file: text.name, folder: text.folder, root: text.root)
      }
    } catch let error as DiagnosticError {
      let errors = error.diagnostics.map { EditorFinding($0) }
      soon(errors)
      return errors + (try rest(of: text, without: error.diagnostics))
    }
    let picture = try renderer.picture(
      of: document.component, on: document.canvas,
      in: document.environment.environment)
    try renderer.check(picture)
    if let linter { return try linter.findings(in: document, of: text, by: renderer) }
    return (document.warnings + picture.warnings).map { EditorFinding($0) }
  }
}
