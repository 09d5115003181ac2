import Maquette
import MaquetteCore

/// A picture as it is drawn now, ready to be compared.
package struct DrawnSnapshot: Sendable {
  /// Its name.
  package var id: SnapshotID
  /// How receipts name what it comes from.
  package var key: String
  /// Where the spec is, as receipts say it of one that they name without a folder; empty otherwise.
  var place = ""
  /// How messages name what it comes from.
  package var source: String
  /// The variant as it was asked for; empty for the plain one.
  package var variant: String
  /// The picture, laid out; `nil` for one that is only pixels.
  package var picture: Renderer.Picture?
  /// The picture's file.
  package var png: [UInt8]
  /// The scene as text; `nil` for a picture that is only pixels.
  package var scene: String?
  /// Pixels per point.
  package var scale: Double
  /// The set that its baseline belongs to; empty without one.
  package var set = ""
  /// What of it is not compared, and how many pixels may differ, besides what the run says.
  package var tolerance = SnapshotTolerance()
  /// What flags said about the environment; empty for nothing.
  package var flags = ""

  /// A picture, drawn by a renderer.
  ///
  /// - Parameter kept: the file of its baseline, which is its own as well when it has the same pixels.
  /// - Throws: ``DiagnosticError`` when it is too large, or a font cannot be read.
  package init(
    _ picture: Renderer.Picture, id: SnapshotID, key: String, source: String, variant: String = "",
    with renderer: Renderer, keeping kept: [UInt8] = []
  ) throws {
    self.id = id
    self.key = key
    self.source = source
    self.variant = variant
    self.picture = picture
    png = try renderer.png(of: picture, keeping: kept)
    scene = SceneDump(try renderer.surveyed(picture).scene).text
    scale = picture.scale
  }

  /// A picture of which there are only pixels.
  ///
  /// - Parameters:
  ///   - png: a PNG file's bytes.
  ///   - scale: pixels per point.
  package init(png: [UInt8], id: SnapshotID, key: String, source: String, scale: Double = 1) {
    self.id = id
    self.key = key
    self.source = source
    variant = ""
    self.png = png
    self.scale = scale
  }

  /// What keeps it from being a baseline: fonts that are missing, or nothing in it. Such pictures
  /// would make a test pass that tests nothing.
  var problems: [Diagnostic] {
    guard let picture else { return [] }
    var problems = picture.warnings.filter { warning in
      DrawnSnapshot.fatal.contains(warning.id)
    }.map { warning in
      var error = warning
      error.severity = .error
      return error
    }
    if picture.scene.nodes.allSatisfy(\.items.isEmpty) { problems.append(DrawnSnapshot.isEmpty) }
    return problems
  }

  /// Kinds of warnings that make a picture worthless on another machine.
  private static let fatal: Set<DiagnosticID> = [.missingFont, .missingGlyph]

  static let isEmpty = Diagnostic(
    .error, "the picture is empty: nothing is drawn in it",
    hint: "check colours, sizes and conditions; a snapshot of nothing tests nothing")
}
