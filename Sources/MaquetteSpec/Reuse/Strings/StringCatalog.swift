import MaquetteCore

/// Reads Xcode's string catalogues: JSON with every text in every language.
enum StringCatalog {
  /// Puts a catalogue's texts into a table. Of plurals the form `other` is taken, of variations by
  /// device the one for the rest.
  ///
  /// - Throws: ``DiagnosticError`` for a file that is none.
  static func read(_ file: NamedFiles.File, into table: inout StringsTable) throws {
    let root = try YAMLReader.readJSON(file.bytes, file: file.name)
    guard let strings = root["strings"]?.map else {
      throw DiagnosticError([
        Diagnostic(
          .error, "the string catalogue has no 'strings'", file: file.name,
          location: root.location, hint: "save it with Xcode again", id: .missingKey)
      ])
    }
    if let source = root["sourceLanguage"]?.scalar, !LanguageMatch.parts(source).isEmpty {
      table.setSource(source)
    }
    for entry in strings {
      table.add(entry.key)
      if entry.value["shouldTranslate"]?.scalar == "false" { table.keepVerbatim(entry.key) }
      for language in entry.value["localizations"]?.map ?? [] {
        guard let node = text(of: language.value), let value = node.scalar, !value.isEmpty else {
          continue
        }
        table.set(value, for: entry.key, in: language.key, of: file, at: node.location)
      }
    }
  }

  private static func text(of node: SpecNode) -> SpecNode? {
    if let unit = node["stringUnit"] {
      return unit["state"]?.scalar == "new" ? nil : unit["value"]
    }
    let variations = node["variations"]
    let inner = variations?["plural"]?["other"] ?? variations?["device"]?["other"]
    return inner.flatMap(text)
  }
}

extension SpecNode {
  /// The value of a map's key; `nil` when there is none, or the value is no map.
  fileprivate subscript(key: String) -> SpecNode? { map?.first { $0.key == key }?.value }
}
