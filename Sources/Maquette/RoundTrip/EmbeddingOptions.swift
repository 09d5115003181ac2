import MaquetteCore
import MaquetteSpec

/// What flags said, for the spec that travels with a picture.
package struct EmbeddingOptions: Hashable, Sendable {
  /// What the theme of flags is called; `nil` without one.
  package var theme: String?
  /// The file of symbols of flags; `nil` without one.
  package var symbols: String?
  /// Flags that no spec can say.
  package var options: [String]

  /// Options from what was typed; of a path from the root only the file's name is kept, since it
  /// tells of one machine.
  package init(theme: String? = nil, symbols: String? = nil, options: [String] = []) {
    self.theme = theme.map(EmbeddingOptions.shown)
    self.symbols = symbols.map(EmbeddingOptions.shown)
    self.options = options
  }

  private static func shown(_ path: String) -> String {
    Paths.isAbsolute(path) ? Paths.name(of: path) : path
  }

  /// The spec that travels.
  package func spec(
    _ source: [UInt8], document: SpecDocument,
    drawnIn environment: EnvironmentPatch
  ) throws -> EmbeddedSpec {
    let rewriter = EnvironmentRewriter(
      from: document.environment, to: environment, theme: theme, symbols: symbols)
    return EmbeddedSpec(options: options, text: try rewriter.text(of: source))
  }

  /// The spec that travels with a picture that was drawn from values without a file.
  ///
  /// - Throws: ``DiagnosticError`` for values that are no spec.
  package func spec(
    _ root: SpecNode, from own: EnvironmentPatch, to drawn: EnvironmentPatch
  ) throws -> EmbeddedSpec {
    let rewriter = EnvironmentRewriter(from: own, to: drawn, theme: theme, symbols: symbols)
    let text = try rewriter.text(of: Array(SpecWriter.yaml(root).utf8))
    return EmbeddedSpec(options: options, text: text)
  }
}
