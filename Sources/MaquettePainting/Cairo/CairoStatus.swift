internal import CCairo
import MaquetteCore

/// Turns a Cairo status that is not success into an error.
///
/// - Parameter work: what was being done, for the message, for example `drawing the picture`.
func checkCairo(_ status: cairo_status_t, while work: String) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
  let hint =
    status == CAIRO_STATUS_NO_MEMORY
    ? "draw a smaller picture, use a lower --scale, \(SystemHint.memory)" : nil
  throw DiagnosticError("\(work) failed in Cairo: \(reason)", hint: hint, id: .libraryFailure)
}
