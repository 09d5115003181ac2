extension ManualPage {
  /// What is true of all commands: variables, files, exit codes.
  static var closing: String {
    section("ENVIRONMENT", variables.map { (".It Ev \($0.name)", $0.meaning) })
      + section("FILES", files.map { (".It Pa \($0.name)", $0.meaning) })
      + section("EXIT STATUS", CommandExit.meanings.map { (".It \($0.code)", $0.meaning) })
  }

  private static func section(_ title: String, _ entries: [(String, String)]) -> String {
    ".Sh \(title)\n.Bl -tag -width Ds\n"
      + entries.map { "\($0.0)\n\($0.1)\n" }.joined() + ".El\n"
  }

  private static var variables: [(name: String, meaning: String)] {
    [
      ("MAQUETTE_CACHE", "The folder that keeps pictures that were drawn; empty for none."),
      ("XDG_CACHE_HOME", "The folder in which that one is when it is not named."),
    ]
  }

  private static var files: [(name: String, meaning: String)] {
    [
      ("maquette.yaml", "What a project draws: sets of specs, and variants."),
      ("Snapshots", "Baselines, which belong to the repository."),
      ("snapshot\\-results", "The report of the last run of snapshots."),
      ("~/.cache/maquette", "Pictures that need not be drawn again; they may be removed."),
    ]
  }
}
