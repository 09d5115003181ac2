import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// What a spec says.
func read(_ spec: String, folder: String? = nil) throws -> SpecDocument {
  try SpecDocument(parsing: Array(spec.utf8), file: "spec.yaml", folder: folder)
}

/// What is wrong with a spec; empty when nothing is.
func errors(_ spec: String, folder: String? = nil) -> [Diagnostic] {
  do {
    _ = try read(spec, folder: folder)
    return []
  } catch {
    return (error as? DiagnosticError)?.diagnostics ?? []
  }
}

/// What is wrong with a spec, as it is printed.
func messages(_ spec: String) -> String {
  let writer = DiagnosticText(source: Array(spec.utf8))
  return errors(spec).map(writer.text).joined(separator: "\n")
}

/// The scene of a spec, and what is doubtful about it.
func lowered(_ document: SpecDocument) throws -> (scene: Scene, warnings: [Diagnostic]) {
  try SceneMaker(measurer: PlainMeasurer()).scene(
    of: document.component, on: document.canvas, in: document.environment.environment)
}

/// What is doubtful about a spec when it is drawn.
func warnings(_ spec: String) throws -> [Diagnostic] { try lowered(read(spec)).warnings }

/// Gives every text no room at all.
final class PlainMeasurer: TextMeasuring {
  func layout(_ request: TextRequest) -> TextLayout {
    TextLayout(size: .zero, lines: [], shownText: request.text, isTruncated: false)
  }
}
