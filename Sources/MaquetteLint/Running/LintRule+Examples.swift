import Maquette
import MaquetteSpec

extension LintRule {
  /// What the rule alone says to a spec, in the variants of its examples.
  ///
  /// - Throws: ``DiagnosticError`` for a spec that cannot be read.
  package func report(on spec: String, by renderer: Renderer = Renderer()) throws -> Linter.Report {
    let words = variants.isEmpty ? LintSettings.usualVariants : variants
    let linter = Linter(LintSettings(rules: [self], variants: try Variant.list(words)))
    let source = Array(spec.utf8)
    let document = try SpecDocument(parsing: source, file: "example.yaml", folder: nil)
    return linter.report(on: document, source: source, named: "example.yaml", by: renderer)
  }

  /// Whether it mends what it finds in its own example.
  package var mends: Bool {
    (try? report(on: wrong))?.findings.contains { $0.fix != nil } ?? false
  }
}
