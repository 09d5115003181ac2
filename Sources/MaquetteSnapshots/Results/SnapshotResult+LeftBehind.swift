import MaquetteCore

extension SnapshotResult {
  /// What is said of a result whose pictures are not there: nobody can look at them, or accept them.
  static let leftBehind = Diagnostic(
    .warning, "the run's pictures of it were left behind", hint: fetchingHint)
  static let fetchingHint = "fetch the whole folder of the run's results, and merge again"
}
