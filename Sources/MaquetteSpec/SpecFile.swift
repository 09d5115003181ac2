import MaquetteCore

/// Tells specs from other files by their names and contents.
package enum SpecFile {
  /// Endings of files in YAML or JSON: specs, themes, symbols.
  package static let endings = [".yaml", ".yml", ".json"]

  /// Endings of other files that a spec takes data and translations from.
  package static let reuseEndings = [".csv", ".tsv", ".strings", ".xcstrings", ".po"]

  /// Whether a path ends as files in YAML or JSON do, in small letters or capitals.
  package static func hasEnding(_ path: String) -> Bool { endings.contains { ends(path, in: $0) } }

  private static func ends(_ path: some StringProtocol, in ending: String) -> Bool {
    path.utf8.suffix(ending.utf8.count).map { $0 | 0x20 } == Array(ending.utf8)
  }

  /// Whether a file's name says that it is JSON, which is read strictly then.
  package static func isJSON(_ path: some StringProtocol) -> Bool {
    ends(path, in: ".json")
  }

  /// Whether a file's name says that it is a Markdown document.
  static func isMarkdown(_ path: some StringProtocol) -> Bool {
    ends(path, in: ".md") || ends(path, in: ".markdown")
  }

  /// Whether a file that was found in a folder is a spec and not a theme, a list of symbols or
  /// something of another program: something in it is named like a component.
  package static func isSpec(_ root: SpecNode) -> Bool {
    guard let entries = root.map else { return false }
    return entries.contains { $0.key == "view" || $0.key.first?.isUppercase == true }
  }

  /// Whether a file that was found in a folder is a spec. What cannot be read may be one, so that a
  /// mistake in a spec is told and does not make it vanish.
  ///
  /// - Parameter takesDefinitions: whether a file with definitions alone, which specs take with `use`, is wanted, too.
  package static func isSpec(
    _ source: [UInt8], file: String, orDefinitions takesDefinitions: Bool = false
  ) -> Bool {
    // JSON of other programs often has comments in it.
    guard let root = (try? YAMLReader.read(source, file: file)) ?? (try? YAMLReader.read(source))
    else { return true }
    return isSpec(root) || (takesDefinitions && Kind(root) == .definitions)
  }
}
