import Maquette
import MaquetteCore
import MaquetteSpec

extension PreviewSession {
  /// A picture and what belongs to it.
  struct Frame: Sendable {
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
  /// - Parameter text: what stands in the place of the file; `nil` for the file itself.
  /// - Throws: ``FrameError``; `CancellationError` when nobody waits for it any more.
  func frame(_ query: PictureQuery, of text: [UInt8]? = nil) async throws -> Frame {
    try await drawing(spec(query), of: text) { [self] spec, document, turn in
      let picture = try picture(of: document, spec, query, turn)
      let png = try turn.painting(picture.scene.size, scale: picture.scale) {
        try turn.renderer.bytes(of: picture, format: .png)
      }
      // The file says how large it is with a legend of hit targets, which the scene does not.
      let pixels = try ImageData(png, name: "picture").pixelSize
      return Frame(
        png: png,
        size: Size(width: pixels.width / picture.scale, height: pixels.height / picture.scale),
        scale: picture.scale, revision: spec.revision,
        warnings: Messages.text(
          of: told(of: picture, document, spec, query, turn), source: [], file: spec.path))
    }
  }

  /// A picture with what is drawn over it.
  func picture(
    of document: SpecDocument, _ spec: WatchedSpec, _ query: PictureQuery, _ turn: RenderTurn
  ) throws -> Renderer.Picture {
    var picture = try turn.renderer.picture(
      of: document.component, on: document.canvas, in: environment(of: spec, query))
    picture.overlays = settings.overlays + query.overlays
    picture.annotations.callouts += document.callouts
    return picture
  }

  /// What is doubtful about a picture, or against the guidelines: at the first picture of a spec, as
  /// long as no switch is on, all that `maquette lint` tells, which names the variants; at others
  /// what can be seen in them.
  func told(
    of picture: Renderer.Picture, _ document: SpecDocument, _ spec: WatchedSpec,
    _ query: PictureQuery, _ turn: RenderTurn
  ) -> [Diagnostic] {
    guard let linter = settings.linter else {
      return picture.warnings.map { $0.naming(spec.path) }
    }
    var switches = query.switches
    // A page always says how dense its screen is.
    switches.scale = nil
    guard query.variant == 0, switches == EnvironmentPatch() else {
      return linter.diagnostics(
        on: document, drawn: picture, source: spec.source, named: spec.path)
    }
    return linter.report(
      on: document, source: spec.source, named: spec.path, overrides: spec.overrides,
      by: turn.renderer
    ).all
  }

  /// What `inspect --json` says of a picture.
  ///
  /// - Throws: ``FrameError``; `CancellationError` when nobody waits for it any more.
  func report(_ query: PictureQuery, of text: [UInt8]? = nil) async throws -> String {
    try await drawing(spec(query), of: text) { [self] spec, document, turn in
      let picture = try turn.renderer.picture(
        of: document.component, on: document.canvas, in: environment(of: spec, query))
      return InspectReport(picture.scene).json.text
    }
  }

  func spec(_ query: PictureQuery) throws -> WatchedSpec {
    guard let spec = library.spec(query.spec) else { throw FrameError.unknown }
    return spec
  }

  func environment(of spec: WatchedSpec, _ query: PictureQuery) -> Environment {
    let said = spec.document?.environment ?? EnvironmentPatch()
    return said.overlaid(by: spec.overrides).overlaid(by: settings.variants[query.variant].patch)
      .overlaid(by: query.switches).environment
  }

  /// Draws a spec, or a text in the place of its file.
  func drawing<Result: Sendable>(
    _ spec: WatchedSpec, of text: [UInt8]?,
    _ draw: @escaping @Sendable (WatchedSpec, SpecDocument, RenderTurn) throws -> Result
  ) async throws -> Result {
    if text == nil, spec.document == nil {
      throw FrameError.wrong(messages: spec.messages, revision: spec.revision)
    }
    return try await pool.run { [self] turn in
      let spec = text.map { library.draft(of: spec, $0, limits: settings.limits) } ?? spec
      guard let document = spec.document else {
        throw FrameError.wrong(messages: spec.messages, revision: spec.revision)
      }
      do {
        return try draw(spec, document, turn)
      } catch let error as DiagnosticError {
        let messages = Messages.text(
          of: error.diagnostics.map { $0.naming(spec.path) }, source: spec.source, file: spec.path)
        throw FrameError.wrong(messages: messages, revision: spec.revision)
      }
    }
  }
}
