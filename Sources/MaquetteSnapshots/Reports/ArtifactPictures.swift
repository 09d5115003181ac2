import Maquette
import MaquetteCore
import MaquettePainting

/// Writes the files that show a failure: what was expected, what was drawn, where they differ, and
/// all of it side by side.
///
/// It keeps fonts between pictures, so one for many failures is faster than one for each. One
/// thread at a time may use it.
package final class ArtifactPictures {
  private let strip: ComparisonStrip
  private let encoder: PNGEncoder
  private let files: RunFiles

  /// A writer with nothing drawn yet.
  ///
  /// - Parameter files: what the run reads, which is not written onto.
  /// - Throws: ``DiagnosticError`` when a library it needs cannot be started.
  package init(among files: RunFiles = RunFiles()) throws {
    self.files = files
    strip = try ComparisonStrip()
    encoder = try PNGEncoder()
  }

  /// What there is to show of a failure; `nil` for what there is not.
  package struct Material: Sendable {
    /// The baseline, a PNG file's bytes.
    package var expected: [UInt8]?
    /// What was drawn now, a PNG file's bytes.
    package var actual: [UInt8]?
    /// The scene of what was drawn now, as a baseline's text has it.
    package var actualScene: String?
    /// Where they differ.
    package var diff: RasterImage?

    /// Material from its parts.
    package init(
      expected: [UInt8]? = nil, actual: [UInt8]? = nil, actualScene: String? = nil,
      diff: RasterImage? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.actualScene = actualScene
      self.diff = diff
    }
  }

  /// What was written.
  package struct Written: Sendable {
    /// The files, relative to the folder.
    package var artifacts: SnapshotResult.Artifacts
    /// Why there is no comparison, if there is none; everything else is there.
    package var warnings: [Diagnostic]
  }

  /// Writes the files of a failure below a folder, named as ``ArtifactPath/all(of:)`` says; each is
  /// whole and new, or untouched.
  ///
  /// - Parameters:
  ///   - material: what there is to show. A baseline that is no PNG is copied as it is.
  ///   - result: whose it is: its id names the files, its changes are outlined in the comparison,
  ///     and its scale says how large a point is.
  ///   - folder: the folder of artifacts; it is made when it is missing.
  /// - Throws: ``OutputError`` when a file cannot be written, ``DiagnosticError`` when the id would
  ///   lead out of the folder.
  package func write(
    _ material: Material, for result: SnapshotResult, to folder: String
  ) throws -> Written {
    if let problem = ArtifactPath.problem(of: result.id) {
      throw DiagnosticError(
        "the name '\(SpecNode.excerpt(result.id))' of a snapshot \(problem)",
        hint: "rename the spec")
    }
    let names = ArtifactPath.all(of: result.id)
    var written = Written(artifacts: SnapshotResult.Artifacts(), warnings: [])
    func put(_ bytes: [UInt8]?, _ name: WritableKeyPath<SnapshotResult.Artifacts, String?>) throws {
      guard let bytes, let path = names[keyPath: name] else { return }
      let place = try files.claim(
        derived: ArtifactPath.joined(folder, path), in: folder, for: result.source,
        isOurs: ArtifactPictures.isOurs)
      try AtomicFile.write(bytes, to: place)
      written.artifacts[keyPath: name] = path
    }
    try put(material.expected, \.expected)
    try put(material.actual, \.actual)
    try put(material.actualScene.map { Array($0.utf8) }, \.actualScene)
    written.artifacts.digest = material.actual.map {
      ArtifactPath.digest(of: $0, scene: material.actualScene.map { Array($0.utf8) })
    }
    try put(material.diff.map { try encoder.encode($0, scale: result.scale) }, \.diff)
    do {
      let image = try strip.image(of: material, for: result)
      try put(image.map { try encoder.encode($0.image, scale: $0.scale) }, \.comparison)
    } catch let error as DiagnosticError {
      written.warnings = error.diagnostics.map { diagnostic in
        Diagnostic(
          .warning, "no side-by-side picture of '\(result.id)': \(diagnostic.message)",
          hint: diagnostic.hint)
      }
    }
    return written
  }
}
