import Maquette
import MaquetteCore
import MaquetteLanguageServer
import MaquetteSpec

/// What a text in an editor can become, besides the picture on the page.
enum ExportForm: String {
  case png, svg, pdf, swift

  /// The type of the file.
  var type: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .swift: "text/x-swift; charset=utf-8"
    }
  }
}

extension PreviewSession {
  /// What is wrong with a text, or doubtful, and where.
  ///
  /// - Throws: ``FrameError/unknown``; `CancellationError` when nobody waits for it any more.
  func check(_ query: PictureQuery, of text: [UInt8]) async throws -> JSONValue {
    let spec = try spec(query)
    return try await pool.run { [self] turn in
      let draft = library.draft(of: spec, text, limits: settings.limits)
      let found = draft.diagnostics + drawn(draft, query, turn)
      let checked = CheckedText(
        text: DocumentText(text), name: spec.path, folder: Paths.folder(of: spec.path),
        root: settings.root)
      return SpecHelp.json(of: found, in: checked)
    }
  }

  /// What drawing a draft tells.
  private func drawn(
    _ draft: WatchedSpec, _ query: PictureQuery, _ turn: RenderTurn
  ) -> [Diagnostic] {
    guard let document = draft.document else { return [] }
    do {
      let picture = try turn.renderer.picture(
        of: document.component, on: document.canvas, in: environment(of: draft, query))
      return told(of: picture, document, draft, query, turn)
    } catch let error as DiagnosticError {
      return error.diagnostics.map { $0.naming(draft.path) }
    } catch {
      return [Diagnostic(.error, "\(error)", file: draft.path)]
    }
  }

  /// A file of a text, as `maquette render` or `maquette export` would write it.
  ///
  /// - Throws: ``FrameError``; `CancellationError` when nobody waits for it any more.
  func export(
    _ query: PictureQuery, of text: [UInt8], as form: ExportForm
  ) async throws -> [UInt8] {
    let spec = try spec(query)
    return try await drawing(spec, of: text) { [self] draft, document, turn in
      let said = draft.overrides.overlaid(by: settings.variants[query.variant].patch)
        .overlaid(by: query.switches)
      guard let format = PictureFormat(rawValue: form.rawValue) else {
        let export = try SwiftUIExport(
          text, file: draft.path, folder: Paths.folder(of: draft.path), overrides: said,
          root: settings.root)
        return Array(export.source.utf8)
      }
      let picture = try picture(of: document, draft, query, turn)
      let name = FileNaming.name(
        Paths.stem(of: draft.path), environment: picture.environment, home: document.environment,
        format: format)
      let bytes = try turn.painting(picture.scene.size, scale: picture.scale) {
        try turn.renderer.bytes(of: picture, format: format, id: "maquette-" + Paths.stem(of: name))
      }
      return try settings.embedding.spec(
        text, document: document, drawnIn: document.environment.overlaid(by: said)
      ).embedded(in: bytes)
    }
  }
}
