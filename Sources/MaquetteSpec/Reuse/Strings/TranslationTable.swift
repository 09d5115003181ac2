import MaquetteComponents
import MaquetteCore

/// Reads translations out of a table in CSV, or with tabs: the first column has the texts as specs
/// have them, each other one those of the locale that its name says.
enum TranslationTable {
  /// - Throws: ``DiagnosticError`` or ``ReadingError`` for what is no such table, with its place.
  static func read(_ file: NamedFiles.File, into table: inout StringsTable) throws {
    let separator: UInt8 = Paths.ends(file.name, in: ".tsv") ? 0x09 : UInt8(ascii: ",")
    let root = try CSVReader.table(file.bytes, file: file.name, separator: separator)
    var places: [String: SourceLocation] = [:]
    for row in root.list ?? [] {
      guard let cells = row.map, let text = cells.first?.value.scalar, !text.isEmpty else {
        continue
      }
      let place = cells[0].value.location
      if let first = places.updateValue(place, forKey: text) {
        throw ReadingError.duplicate(text, at: place, first: first)
      }
      // The column of the texts may be called after their language.
      if let name = cells.first?.key, let source = locale(name) { table.setSource(source) }
      table.add(text)
      for cell in cells.dropFirst() {
        guard let locale = locale(cell.key) else {
          throw DiagnosticError([
            Diagnostic(
              .error, "the column '\(SpecNode.excerpt(cell.key))' is not named after a language",
              file: file.name, location: SourceLocation(line: 1, column: 1),
              hint: "name columns after locales, such as 'text,de,ar'")
          ])
        }
        guard let value = cell.value.scalar, !value.isEmpty else { continue }
        table.set(
          Wording(Wording.Form(value, of: file, at: cell.value.location)), for: text, in: locale)
      }
    }
  }

  private static func locale(_ name: String) -> String? {
    var patch = EnvironmentPatch()
    // "text" and "key" are no languages, which have two or three letters.
    guard (2...3).contains(name.prefix { $0 != "-" && $0 != "_" }.count), name != "key" else {
      return nil
    }
    try? EnvironmentTrait.named("locale")?.apply(name, to: &patch)
    return patch.locale
  }
}
