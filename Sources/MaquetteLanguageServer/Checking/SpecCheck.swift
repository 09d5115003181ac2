import Maquette
import MaquetteSpec

/// Finds what `maquette check` finds, in a text that need not be saved.
final class SpecCheck: FindingSource {
  private let renderer: Renderer
  private let limits: DrawingLimits
  private let vocabulary: Vocabulary

  init(fontPaths: [String], limits: DrawingLimits, catalogue: Catalogue) {
    renderer = Renderer(fontPaths: fontPaths, limits: limits)
    self.limits = limits
    vocabulary = Vocabulary(catalogue)
  }

  func findings(in text: CheckedText) throws -> [EditorFinding] {
    let outline = OutlineParser.outline(of: text.text)
    guard let kind = TextKind.kind(of: outline, named: text.name, in: vocabulary) else { return [] }
    let found = try diagnostics(of: text, kind)
    let fixes = HintFixes(text.text, outline)
    // Fixes are for messages that people see.
    return found.enumerated().map { index, diagnostic in
      let isOfText = diagnostic.file == nil || diagnostic.file == text.name
      let own = isOfText && index < Limits.diagnostics ? fixes.fixes(for: diagnostic) : []
      return EditorFinding(diagnostic, fixes: own)
    }
  }

  private func diagnostics(of text: CheckedText, _ kind: SpecFile.Kind) throws -> [Diagnostic] {
    do {
      switch kind {
      case .spec: return try check(text)
      case .definitions:
        // Whatever is drawn, definitions are read first.
        let place = SourceLocation(line: 1, column: 1)
        var root = try YAMLReader.read(text.text.bytes, file: text.name)
        let view = SpecNode.Entry(
          key: SpecVocabulary.viewKey, location: place,
          value: SpecNode(.scalar("Spacer"), at: place))
        root.value = .map((root.map ?? []) + [view])
        return try SpecDocument(decoding: root, folder: text.folder, root: text.root).warnings
      case .configuration:
        let root = try YAMLReader.read(text.text.bytes, file: text.name)
        _ = try Configuration(reading: root, file: text.name)
        return []
      case .theme, .symbols:
        _ = try YAMLReader.read(text.text.bytes, file: text.name)
        return []
      }
    } catch let error as DiagnosticError {
      return error.diagnostics
    } catch let error as FileError {
      return [Diagnostic(.error, error.message, hint: error.hint, id: .unreadableFile)]
    }
  }

  private func check(_ text: CheckedText) throws -> [Diagnostic] {
    var taken = 0
    let document = try WorkBudget.bounded(by: limits, taken: &taken) {
      try SpecDocument(
        parsing: text.text.bytes, file: text.name, folder: text.folder, root: text.root)
    }
    let picture = try renderer.picture(
      of: document.component, on: document.canvas,
      in: document.environment.environment)
    try renderer.check(picture)
    return document.warnings + picture.warnings
  }
}
