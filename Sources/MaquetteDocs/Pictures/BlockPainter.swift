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
  /// What is drawn over the pictures.
  var overlays: [Overlay] = []
  /// Where callouts and redlines are explained.
  var legend = LegendForm.picture
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
      var picture = try renderer.picture(
        of: document.component, on: document.canvas, in: environment)
      picture.overlays = request.overlays
      picture.annotations.callouts = document.callouts
      picture.annotations.legend = request.legend
      for warning in picture.warnings where !warnings.contains(warning) {
        warnings.append(warning)
      }
      pictures.append(
        BlockPicture(
          name: name, environment: environment, picture: picture,
          size: try renderer.size(of: picture), table: try table(of: picture)))
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

  /// What callouts and redlines say, when it is to stand below the picture.
  private func table(of picture: Renderer.Picture) throws -> [String] {
    guard picture.annotations.legend == .markdown, picture.overlays.contains(where: \.isAnnotation)
    else { return [] }
    let lines = try renderer.annotations(of: picture).markdown
      .split(separator: "\n", omittingEmptySubsequences: false)
    // Tables and what is between them: a paragraph in a block could be the author's.
    return lines.filter { $0.isEmpty || $0.hasPrefix("|") }.map(String.init)
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
  /// With what is drawn over it and around it.
  var size: Size
  var table: [String]

  func drawn(_ bytes: [UInt8]) -> DrawnPicture {
    let alt = AltText.text(of: picture.scene)
    return DrawnPicture(
      name: name, bytes: bytes, environment: environment, size: size,
      alt: alt.isEmpty ? picture.scene.title : alt, table: table)
  }
}
