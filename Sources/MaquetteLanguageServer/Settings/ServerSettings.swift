import Maquette
import MaquetteSpec

/// What a language server is started with.
package struct ServerSettings: Sendable {
  /// Font files and folders besides the pinned fonts.
  package var fontPaths: [String] = []
  /// What checking a text, or drawing a picture of one, may take.
  package var limits: DrawingLimits
  /// The components that there are.
  package var catalogue: Catalogue = .standard
  /// Milliseconds between the last change of a text and its check.
  package var delay = 150
  /// The most bytes of a picture that is shown beside documentation: editors cut off longer texts.
  package var pictureBytes = 64 << 10
  /// Who looks at texts, besides what `maquette check` finds; made in the thread that checks.
  package var moreSources: @Sendable (ServerSettings) -> [any FindingSource] = { _ in [] }

  /// Says what there is to say about a spec that can be drawn, in place of what drawing it tells;
  /// `nil` for the latter.
  package var linter: (any SpecLinter)?

  /// What a server is started with by default.
  package init(limits: DrawingLimits = DrawingLimits()) { self.limits = limits }

  func sources() -> [any FindingSource] {
    [SpecCheck(fontPaths: fontPaths, limits: limits, catalogue: catalogue, linter: linter)]
      + moreSources(self)
  }
}
