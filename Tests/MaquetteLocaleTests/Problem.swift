import MaquetteLocale

/// What is said against something; `nil` where nothing is.
func problem(_ body: () throws(InputProblem) -> Void) -> InputProblem? {
  do throws(InputProblem) {
    try body()
    return nil
  } catch {
    return error
  }
}
