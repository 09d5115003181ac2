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
  /// Whether light and dark are one SVG.
  var isOneFile = false
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
    var pictures: [BlockPicture] = []
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
      pictures.append(BlockPicture(name: name, environment: environment, picture: picture))
    }
    let id = "maquette-" + request.id
    guard request.isOneFile else {
      return (
        try pictures.map {
          $0.drawn(try renderer.bytes(of: $0.picture, format: request.format, id: id))
        }, warnings
      )
    }
    return (
      try AppearancePair.pairs(of: pictures).map { pair in
        // What has one appearance only is the same in both.
        pair.first.drawn(
          try renderer.adaptiveSVG(
            light: pair.first.picture, dark: (pair.second ?? pair.first).picture, id: id))
      }, warnings
    )
  }

  private func variants(for request: BlockRequest, _ base: EnvironmentPatch) -> [Variant] {
    if let variants = request.variants { return variants }
    // Who asks for one appearance gets that one.
    let hasChoice = request.wantsBothAppearances && base.appearance == nil
    return hasChoice ? bothAppearances : [.plain]
  }
}

/// A picture of a block that is not a file's bytes yet.
private struct BlockPicture: HasEnvironment {
  var name: String
  var environment: Environment
  var picture: Renderer.Picture

  func drawn(_ bytes: [UInt8]) -> DrawnPicture {
    let alt = AltText.text(of: picture.scene)
    return DrawnPicture(
      name: name, bytes: bytes, environment: environment, size: picture.scene.size,
      alt: alt.isEmpty ? picture.scene.title : alt)
  }
}
