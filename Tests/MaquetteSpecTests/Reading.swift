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
