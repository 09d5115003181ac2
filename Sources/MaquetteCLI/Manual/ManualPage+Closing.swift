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
    /// Commands that set texts.
    case fonts
    /// The command that writes a first spec.
    case firstSpec
    /// The filter for pandoc.
    case pandoc

    /// An option that all its commands have; `nil` where ``commands`` are all that there are, or for all
    /// commands.
    var option: String? {
      switch self {
      case .cache: "no-cache"
      case .configuration: "no-config"
      case .github: "github"
      case .fonts: "font-path"
      case .messages, .snapshots, .firstSpec, .pandoc: nil
      }
    }

    /// Other commands that it is about.
    var commands: Set<String> {
      switch self {
      case .cache: ["pandoc", "mdbook", "worker"]
      case .configuration: ["render", "inspect", "export", "board", "lsp", "worker"]
      case .fonts: ["pandoc", "mdbook", "worker"]
      case .snapshots: ["snapshot"]
      case .firstSpec: ["init"]
      case .pandoc: ["pandoc"]
      case .messages, .github: []
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
        "The file to which \\-\\-github adds a summary for GitHub's pages."
      ),
      (
        "MAQUETTE_CACHE", .cache, "The folder of the cache; if it is empty, there is no cache."
      ),
      (
        "NO_COLOR", .messages,
        "If it is set, and not empty, messages have no colours on a terminal."
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
      (
        "maquette.yaml", .configuration,
        "The project file: sets of specs, and their variants.\n"
          + "Specs may name files anywhere below its folder."
      ),
      ("screen.yaml", .firstSpec, "The spec that is written when no file is named."),
      ("maquette\\-images", .pandoc, "The pictures, unless the document names another folder."),
      ("Snapshots", .snapshots, "The baselines; keep them in version control."),
      ("snapshot\\-results", .snapshots, "The report of the last run."),
      (
        "~/.cache/maquette", .cache,
        "The cache; you may delete it at any time."
      ),
      (
        "../share/maquette/fonts", .fonts,
        "Fonts that a package puts beside the program.\n"
          + "If they are there, no others are opened."
      ),
      (
        "/usr/share/fonts", .fonts,
        "Fonts of Debian's packages, when there are none beside the program."
      ),
    ]
  }
}
