extension CommandExit {
  /// The commands that tell by their exit code that something differs.
  private static let comparing: Set = [
    "check", "lint", "audit", "fmt", "diff", "docc", "md", "mdbook", "lsp", "worker",
    "snapshot verify", "snapshot record", "snapshot accept", "snapshot merge",
    "snapshot merge-results",
  ]
  /// The commands that read neither specs nor anything else that may be wrong.
  private static let readingNothing: Set = ["init", "explain", "components", "fonts"]
  /// The commands that are told of files which may not be there, though they read no specs.
  private static let takingFonts: Set = ["fonts"]

  /// The codes with which a command can end, and what they tell. A command's own help may say more of
  /// them.
  static func meanings(of path: [String]) -> [(code: Int32, meaning: String)] {
    let name = path.joined(separator: " ")
    // A command with commands ends as these do.
    func isOne(of names: Set<String>) -> Bool {
      names.contains(name) || names.contains { $0.hasPrefix(name + " ") }
    }
    return meanings.filter { code, _ in
      switch code {
      case different.rawValue: isOne(of: comparing)
      case badSpec.rawValue: !readingNothing.contains(name)
      case noInput.rawValue: !readingNothing.contains(name) || takingFonts.contains(name)
      default: true
      }
    }
  }
}
