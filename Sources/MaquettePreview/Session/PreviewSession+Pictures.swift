import Maquette
import MaquetteCore
import MaquetteSpec

extension PreviewSession {
  /// A picture and what belongs to it.
  struct Frame: Sendable {
    /// The PNG.
    var png: [UInt8]
    /// The picture's size in points, with what overlays add.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// The change of the spec that it shows.
    var revision: Int
    /// What is doubtful about it.
    var warnings: String
  }

  /// Why there is no picture.
  enum FrameError: Error {
    /// There is no such spec.
    case unknown
    /// The spec never could be read, or cannot be drawn like this.
    case wrong(messages: String, revision: Int)
  }

  /// Draws a picture; of a spec that is broken now, as it could be read last.
  ///
  /// - Throws: ``FrameError``; `CancellationError` when nobody waits for it any more.
  func frame(_ query: PictureQuery) async throws -> Frame {
    let spec = try spec(query)
    return try await drawing(spec) { [self] document, turn in
      var picture = try turn.renderer.picture(
        of: document.component, on: document.canvas, in: environment(of: spec, query))
      picture.overlays = settings.overlays + query.overlays
      picture.annotations.callouts += document.callouts
      let png = try turn.painting(picture.scene.size, scale: picture.scale) {
        try turn.renderer.bytes(of: picture, format: .png)
      }
      // The file says how large it is with a legend of hit targets, which the scene does not.
      let pixels = try ImageData(png, name: "picture").pixelSize
      let source = (try? FileReader.read(path: spec.path)) ?? []
      let told =
        settings.linter?.diagnostics(
          on: document, drawn: picture, source: source, named: spec.path)
        ?? picture.warnings.map { $0.naming(spec.path) }
      return Frame(
        png: png,
        size: Size(width: pixels.width / picture.scale, height: pixels.height / picture.scale),
        scale: picture.scale, revision: spec.revision,
        warnings: Messages.text(of: told, source: [], file: spec.path))
    }
  }

  /// What `inspect --json` says of a picture.
  ///
  /// - Throws: ``FrameError``; `CancellationError` when nobody waits for it any more.
  func report(_ query: PictureQuery) async throws -> String {
    let spec = try spec(query)
    return try await drawing(spec) { [self] document, turn in
      let picture = try turn.renderer.picture(
        of: document.component, on: document.canvas, in: environment(of: spec, query))
      return InspectReport(picture.scene).json.text
    }
  }

  private func spec(_ query: PictureQuery) throws -> WatchedSpec {
    guard let spec = library.spec(query.spec) else { throw FrameError.unknown }
    return spec
  }

  private func environment(of spec: WatchedSpec, _ query: PictureQuery) -> Environment {
    let said = spec.document?.environment ?? EnvironmentPatch()
    return said.overlaid(by: spec.overrides).overlaid(by: settings.variants[query.variant].patch)
      .overlaid(by: query.switches).environment
  }

  private func drawing<Result: Sendable>(
    _ spec: WatchedSpec, _ draw: @escaping @Sendable (SpecDocument, RenderTurn) throws -> Result
  ) async throws -> Result {
    guard let document = spec.document else {
      throw FrameError.wrong(messages: spec.messages, revision: spec.revision)
    }
    return try await pool.run { turn in
      do {
        return try draw(document, turn)
      } catch let error as DiagnosticError {
        let source = (try? FileReader.read(path: spec.path)) ?? []
        let messages = Messages.text(
          of: error.diagnostics.map { $0.naming(spec.path) }, source: source, file: spec.path)
        throw FrameError.wrong(messages: messages, revision: spec.revision)
      }
    }
  }
}
