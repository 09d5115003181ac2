import MaquetteCore
import MaquetteSpec

extension Batch {
  /// Says what is drawn over one of the batch's pictures.
  func annotate(_ picture: inout Renderer.Picture, of input: Input, document: SpecDocument) {
    picture.overlays = overlays + input.overlays
    picture.annotations = annotations
    picture.annotations.callouts += document.callouts
    picture.annotations.subject = "'\(input.name)'"
  }

  /// Where the table of what callouts and redlines say goes: `signin@2x.png` has `signin@2x.md`. `nil`
  /// where none is asked for.
  func tablePath(beside path: String) -> String? {
    guard annotations.legend == .markdown, !isComparison, Paths.ending(of: path) != nil else {
      return nil
    }
    return Paths.withoutEnding(path) + ".md"
  }

  /// Checks what flags ask of a spec.
  ///
  /// - Throws: ``DiagnosticError``.
  func check(_ document: SpecDocument) throws {
    guard dark != nil, document.environment.appearance != nil else { return }
    throw DiagnosticError(
      "--dark draws light and dark, and the spec has an 'appearance'",
      hint: "leave one of them out")
  }
}
