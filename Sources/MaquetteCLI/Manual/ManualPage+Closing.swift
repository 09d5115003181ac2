extension ManualPage {
  /// What variables and files belong to.
  enum Topic {
    /// Commands that keep pictures.
    case cache
    /// Commands that read the project's file.
    case configuration
    /// All commands: each may write messages.
    case messages
    /// Commands that write for GitHub's pages.
    case github
    /// Runs of snapshots.
    case snapshots

    /// An option that all its commands have; `nil` for all commands, and for those of
    /// `maquette snapshot`.
    var option: String? {
      switch self {
      case .cache: "no-cache"
      case .configuration: "no-config"
      case .github: "github"
      case .messages, .snapshots: nil
      }
    }
  }

  /// What is true of all commands: variables, files, exit codes.
  static var closing: String {
    section("ENVIRONMENT", variables.map { (".It Ev \($0.name)", $0.meaning) })
      + section("FILES", files.map { (".It Pa \($0.name)", $0.meaning) })
      + section("EXIT STATUS", CommandExit.meanings.map { (".It \($0.code)", $0.meaning) })
  }

  /// A section of names and what they mean; nothing without any.
  static func section(_ title: String, _ entries: [(String, String)]) -> String {
    guard !entries.isEmpty else { return "" }
    return ".Sh \(title)\n.Bl -tag -width Ds\n"
      + entries.map { "\($0.0)\n\($0.1)\n" }.joined() + ".El\n"
  }

  static var variables: [(name: String, topic: Topic, meaning: String)] {
    [
      (
        SnapshotReportOptions.summaryVariable, .github,
        "The file that a summary for GitHub's pages is added to, with \\-\\-github."
      ),
      (
        "MAQUETTE_CACHE", .cache, "The folder of the cache; if it is empty, there is no cache."
      ),
      (
        "NO_COLOR", .messages, "If it is set, to any value, messages have no colours on a terminal."
      ),
      (
        "TERM", .messages, "If it is dumb, messages have no colours."
      ),
      (
        "XDG_CACHE_HOME", .cache,
        "The folder that contains the cache when MAQUETTE_CACHE is not set."
      ),
    ]
  }

  static var files: [(name: String, topic: Topic, meaning: String)] {
    [
      ("maquette.yaml", .configuration, "The project file: sets of specs, and their variants."),
      ("Snapshots", .snapshots, "The baselines; keep them in version control."),
      ("snapshot\\-results", .snapshots, "The report of the last run."),
      (
        "~/.cache/maquette", .cache,
        "The cache; you may delete it at any time."
      ),
    ]
  }
}
