import MaquetteCore
import MaquetteLocale

/// Reads Xcode's string catalogues: JSON with every text in every language.
struct StringCatalog {
  private let file: NamedFiles.File
  private let source: SpecSource

  /// The key of what all have that nothing else is said of.
  private static let rest = "other"
  private static let pluralForms = ["zero", "one", "two", "few", "many", rest]
  private static let devices = TranslationDevice.allCases.map(\.rawValue) + [rest]

  /// Puts a catalogue's texts into a table. Of plurals the form `other` is taken.
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
        try localization(language.value, name, for: nil) { unit, device in
          table.set(
            unit.text, for: text, in: language.key, on: device, of: file,
            at: source.location(ofByte: unit.offset))
        }
      }
    }
  }

  /// A translation, and the byte at which it starts.
  private typealias Unit = (text: String, offset: Int)

  /// Hands over the translations that a value has, those of some devices after that of the others.
  private func localization(
    _ value: CatalogValue, _ name: String, for device: TranslationDevice?, isTaken: Bool = true,
    _ take: (Unit, TranslationDevice?) -> Void
  ) throws(ReadingError) {
    let keys = try map(value, name, CatalogHint.localization)
    if let value = keys["stringUnit"] {
      if let unit = try unit(value), isTaken { take(unit, device) }
      return
    }
    guard let value = keys["variations"] else { return }
    let variations = try map(value, "'variations'", CatalogHint.variations)
    if let plural = variations["plural"] {
      for form in try map(plural, "'plural'", CatalogHint.variations) {
        try check(form, among: StringCatalog.pluralForms, of: "plural")
        let isLast = form.key == StringCatalog.rest
        try localization(
          form.value, "'\(form.key)'", for: device, isTaken: isTaken && isLast, take)
      }
    }
    guard let value = variations["device"] else { return }
    let forms = try map(value, "'device'", CatalogHint.variations)
    // What devices have of their own comes after what all of them have.
    for isRest in [true, false] {
      for form in forms where (form.key == StringCatalog.rest) == isRest {
        try check(form, among: StringCatalog.devices, of: "device")
        let device = TranslationDevice(rawValue: form.key) ?? device
        try localization(form.value, "'\(form.key)'", for: device, isTaken: isTaken, take)
      }
    }
  }

  /// What a `stringUnit` says; `nil` while nobody has translated it.
  private func unit(_ value: CatalogValue) throws(ReadingError) -> Unit? {
    let keys = try map(value, "'stringUnit'", CatalogHint.unit)
    guard let translation = keys["value"] else {
      throw error(
        "'stringUnit' has no 'value'", at: value.offset, CatalogHint.unit, .missingKey)
    }
    let text = try text(translation, "'value'", CatalogHint.unit)
    guard let state = keys["state"] else { return text.isEmpty ? nil : (text, translation.offset) }
    let isNew = try self.text(state, "'state'", CatalogHint.unit) == "new"
    return isNew || text.isEmpty ? nil : (text, translation.offset)
  }

  // MARK: Kinds of values

  private func check(
    _ form: CatalogValue.Entry, among names: [String], of kind: String
  ) throws(ReadingError) {
    if names.contains(form.key) { return }
    throw error(
      "'\(kind)' has no key '\(SpecNode.excerpt(form.key))'", at: form.offset,
      Suggestion.hint(for: form.key, in: names), .unknownKey)
  }

  private func map(
    _ value: CatalogValue, _ name: String, _ hint: String
  ) throws(ReadingError) -> [CatalogValue.Entry] {
    guard case .map(let entries) = value.kind else {
      throw mismatch(value, name, "a map", hint)
    }
    return entries
  }

  private func text(
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
private enum CatalogHint {
  static let unit = "write \"stringUnit\": {\"state\": \"translated\", \"value\": \"…\"}"
  static let variations =
    "write \"variations\": {\"device\": {\"iphone\": {\"stringUnit\": …}}}, or \"plural\""
  static let localization = "write \"de\": {\"stringUnit\": {\"value\": \"…\"}}, or \"variations\""
  static let entry = "write \"Hello\": {\"localizations\": {\"de\": {\"stringUnit\": …}}}"
  static let strings = "write {\"strings\": {\"Hello\": {\"localizations\": …}}}"
}
