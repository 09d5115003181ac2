import Maquette
import MaquetteSpec

/// What pictures a block asks for.
struct BlockRequest: Sendable {
  /// What they are called.
  var id: String
  /// The combinations of traits; `nil` for the appearances that a page can choose between.
  var variants: [Variant]?
  /// Whether light and dark are drawn when no variants are given.
  var wantsBothAppearances: Bool
  /// What flags and the block say about the environment.
  var overrides: EnvironmentPatch
  var format: PictureFormat
}

/// Draws the pictures of blocks, with one renderer for all of them.
final class BlockPainter {
  private let renderer: Renderer
  private let bothAppearances: [Variant]

  init(fontPaths: [String] = []) {
    renderer = Renderer(fontPaths: fontPaths)
    bothAppearances = (try? Variant.list("light,dark")) ?? [.plain]
  }

  /// The pictures of a spec, and what is doubtful about it.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  func draw(_ document: SpecDocument, _ request: BlockRequest) throws
    -> (pictures: [DrawnPicture], warnings: [Diagnostic])
  {
    var pictures: [DrawnPicture] = []
    var warnings = document.warnings
    let base = document.environment.overlaid(by: request.overrides)
    for variant in variants(for: request, base) {
      let environment = base.overlaid(by: variant.patch).environment
      let name = FileNaming.name(
        request.id, environment: environment, home: document.environment, format: request.format)
      if let other = pictures.first(where: { $0.name == name }) {
        // A watch is always dark: the same picture, made once.
        if other.environment.isSame(as: environment) { continue }
        throw DiagnosticError(
          "two variants would both write '\(name)'", hint: "leave one of them out")
      }
      let picture = try renderer.picture(
        of: document.component, on: document.canvas, in: environment)
      for warning in picture.warnings where !warnings.contains(warning) {
        warnings.append(warning)
      }
      let alt = AltText.text(of: picture.scene)
      pictures.append(
        DrawnPicture(
          name: name,
          bytes: try renderer.bytes(
            of: picture, format: request.format, id: "maquette-" + request.id),
          environment: environment, size: picture.scene.size,
          alt: alt.isEmpty ? picture.scene.title : alt))
    }
    return (pictures, warnings)
  }

  private func variants(for request: BlockRequest, _ base: EnvironmentPatch) -> [Variant] {
    if let variants = request.variants { return variants }
    // Who asks for one appearance gets that one.
    let hasChoice = request.wantsBothAppearances && base.appearance == nil
    return hasChoice ? bothAppearances : [.plain]
  }
}
