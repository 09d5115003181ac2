import MaquetteCore
import MaquetteLocale

/// Reads Xcode's string catalogues: JSON with every text in every language.
struct StringCatalog {
  private let file: NamedFiles.File
  private let source: SpecSource

  /// The key of what all have that nothing else is said of.
  static let rest = "other"
  static let pluralForms = PluralForm.allCases.map(\.rawValue)
  static let devices = TranslationDevice.allCases.map(\.rawValue) + [rest]

  /// Puts a catalogue's texts into a table.
  ///
  /// - Throws: ``ReadingError`` with the first thing that is wrong.
  static func read(
    _ file: NamedFiles.File, into table: inout StringsTable
  ) throws(ReadingError) {
    let source = try SpecSource(file.bytes, isJSON: true)
    guard source.firstVisibleByte != nil else { throw YAMLReader.emptyError(file.name) }
    var reader = JSONReader(source)
    let root: CatalogValue = try reader.root()
    try StringCatalog(file: file, source: source).read(root, into: &table)
  }

  private func read(
    _ root: CatalogValue, into table: inout StringsTable
  ) throws(ReadingError) {
    let keys = try map(root, "the string catalogue", CatalogHint.strings)
    guard let strings = keys["strings"] else {
      throw ReadingError(
        "the string catalogue has no 'strings'", at: source.location(ofByte: root.offset),
        hint: "save it with Xcode again", isFinal: true, id: .missingKey)
    }
    if let value = keys["sourceLanguage"] {
      let language = try text(value, "'sourceLanguage'", "write \"sourceLanguage\": \"en\"")
      if LanguageName(language) != nil { table.setSource(language) }
    }
    for string in try map(strings, "'strings'", CatalogHint.strings) {
      let text = string.key
      let entry = try map(string.value, "'\(SpecNode.excerpt(text))'", CatalogHint.entry)
      table.add(text)
      if let value = entry["shouldTranslate"], try !flag(value, "'shouldTranslate'") {
        table.keepVerbatim(text)
      }
      guard let value = entry["localizations"] else { continue }
      for language in try map(value, "'localizations'", CatalogHint.entry) {
        let name = "'\(SpecNode.excerpt(language.key))'"
        let variants = try localization(language.value, name)
        for (device, forms) in variants.inOrder {
          let forms = forms.mapValues { unit in
            Wording.Form(unit.text, of: file, at: source.location(ofByte: unit.offset))
          }
          table.set(Wording(forms), for: text, in: language.key, on: device)
          // A text of the spec is made of the source's own formats, too.
          guard language.key == table.source else { continue }
          for form in PluralForm.allCases.compactMap({ forms[$0]?.text })
          where form != text && form.utf8.contains(UInt8(ascii: "%")) {
            table.add(form, as: text)
          }
        }
      }
    }
  }

  /// What a `stringUnit` says; `nil` while nobody has translated it.
  func unit(_ value: CatalogValue) throws(ReadingError) -> CatalogUnit? {
    let keys = try map(value, "'stringUnit'", CatalogHint.unit)
    guard let translation = keys["value"] else {
      throw error(
        "'stringUnit' has no 'value'", at: value.offset, CatalogHint.unit, .missingKey)
    }
    let text = try text(translation, "'value'", CatalogHint.unit)
    let unit = text.isEmpty ? nil : CatalogUnit(text, translation)
    guard let state = keys["state"] else { return unit }
    return try self.text(state, "'state'", CatalogHint.unit) == "new" ? nil : unit
  }

  // MARK: Kinds of values

  func check(
    _ form: CatalogValue.Entry, among names: [String], of kind: String
  ) throws(ReadingError) {
    if names.contains(form.key) { return }
    throw error(
      "'\(kind)' has no key '\(SpecNode.excerpt(form.key))'", at: form.offset,
      Suggestion.hint(for: form.key, in: names), .unknownKey)
  }

  func map(
    _ value: CatalogValue, _ name: String, _ hint: String
  ) throws(ReadingError) -> [CatalogValue.Entry] {
    guard case .map(let entries) = value.kind else {
      throw mismatch(value, name, "a map", hint)
    }
    return entries
  }

  func text(
    _ value: CatalogValue, _ name: String, _ hint: String
  ) throws(ReadingError) -> String {
    guard case .text(let text) = value.kind else {
      throw mismatch(value, name, "a text in quotes", hint)
    }
    return text
  }

  private func flag(_ value: CatalogValue, _ name: String) throws(ReadingError) -> Bool {
    guard case .bool(let flag) = value.kind else {
      throw mismatch(value, name, "true or false", "write true or false without quotes")
    }
    return flag
  }

  private func mismatch(
    _ value: CatalogValue, _ name: String, _ wanted: String, _ hint: String
  ) -> ReadingError {
    error("\(name) must be \(wanted), not \(value.kindName)", at: value.offset, hint, .wrongType)
  }

  private func error(
    _ message: String, at offset: Int, _ hint: String?, _ id: DiagnosticID
  ) -> ReadingError {
    ReadingError(message, at: source.location(ofByte: offset), hint: hint, isFinal: true, id: id)
  }
}

/// What a part of a catalogue looks like, for hints.
enum CatalogHint {
  static let unit = "write \"stringUnit\": {\"state\": \"translated\", \"value\": \"…\"}"
  static let substitutions =
    "write \"substitutions\": {\"birds\": {\"formatSpecifier\": \"lld\", \"variations\": …}}"
  static let variations =
    "write \"variations\": {\"device\": {\"iphone\": {\"stringUnit\": …}}}, or \"plural\""
  static let localization = "write \"de\": {\"stringUnit\": {\"value\": \"…\"}}, or \"variations\""
  static let entry = "write \"Hello\": {\"localizations\": {\"de\": {\"stringUnit\": …}}}"
  static let strings = "write {\"strings\": {\"Hello\": {\"localizations\": …}}}"
}
