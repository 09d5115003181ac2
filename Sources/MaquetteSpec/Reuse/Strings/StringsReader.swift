import MaquetteComponents
import MaquetteCore

/// Reads the files that `strings` names: Xcode's `.xcstrings` and `.strings`, gettext's `.po`, and
/// tables.
struct StringsReader {
  /// The key of translations, at the top of a spec.
  static let key = "strings"
  /// Where the names of files stand that no spec names, but a flag.
  static let placeOfFlag = SourceLocation(line: 0, column: 0)

  let files: NamedFiles
  let reader: SpecReader
  /// The locale of files that do not tell theirs; `nil` where it is not known.
  private let ownLocale: String?
  private(set) var table = StringsTable()

  init(files: NamedFiles, locale: String? = nil, reader: SpecReader) {
    self.files = files
    ownLocale = locale
    self.reader = reader
  }

  /// Reads a file's name, a list of names, or a map of locales with names.
  mutating func add(_ node: SpecNode) {
    switch node.value {
    case .scalar: read(node, locale: nil)
    case .list(let nodes): for node in nodes { read(node, locale: nil) }
    case .map(let entries):
      for entry in entries {
        do throws(EnvironmentTrait.Problem) {
          var patch = EnvironmentPatch()
          try EnvironmentTrait.named("locale")?.apply(entry.key, to: &patch)
          read(entry.value, locale: entry.key)
        } catch {
          reader.fail(
            error.message, at: entry.location, length: entry.key.count, hint: error.hint,
            id: error.id)
        }
      }
    }
  }

  private mutating func read(_ node: SpecNode, locale: String?) {
    guard let file = files.read(node, key: StringsReader.key, by: reader) else { return }
    do {
      if Paths.ends(file.name, in: ".xcstrings") {
        try StringCatalog.read(file, into: &table)
        return
      }
      if Paths.ends(file.name, in: ".csv") || Paths.ends(file.name, in: ".tsv") {
        return try TranslationTable.read(file, into: &table)
      }
      let isPO = Paths.ends(file.name, in: ".po")
      guard isPO || Paths.ends(file.name, in: ".strings") else {
        reader.fail(
          "'\(SpecNode.excerpt(file.name))' is not a file of translations", at: node,
          hint: "name one that ends in .xcstrings, .strings, .po, .csv or .tsv")
        return
      }
      let list = try isPO ? PortableObject.read(file) : StringsFile.read(file)
      if let problem = list.pluralProblem {
        NamedFiles.report(
          DiagnosticError([problem.naming(file.name)]), in: file, namedAt: node, by: reader)
      }
      let told = locale ?? list.locale ?? StringsReader.locale(of: file.name)
      guard let language = told ?? ownLocale else {
        reader.fail(
          "the language of '\(SpecNode.excerpt(file.name))' is unknown", at: node,
          hint: (node.location == StringsReader.placeOfFlag
            ? "name its language as the only one, for example '--locales de'"
            : "write for example 'strings: {de: \(SpecNode.excerpt(node.scalar ?? ""))}'")
            + ", or keep it in a folder such as 'de.lproj'")
        return
      }
      for pair in list.pairs { take(pair, of: list, in: language, file) }
    } catch {
      NamedFiles.report(error, in: file, namedAt: node, by: reader)
    }
  }

  private mutating func take(
    _ pair: TranslatedTexts.Pair, of list: TranslatedTexts, in language: String,
    _ file: NamedFiles.File
  ) {
    table.add(pair.text)
    if let plural = pair.plural { table.add(plural, as: pair.text) }
    let forms = pair.forms.filter { !$0.value.isEmpty }.map { value, start in
      Wording.Form(value, of: file, at: list.source.location(ofByte: start))
    }
    guard let last = forms.last else { return }
    // Forms of which some are empty have no numbers.
    let areAll = pair.plural != nil && forms.count == pair.forms.count
    let wording = areAll ? Wording(forms, by: list.plural ?? .germanic) : Wording(last)
    table.set(wording, for: pair.text, in: language)
  }

  /// The language that a path tells: of `de.lproj/Localizable.strings` and `de.po`.
  static func locale(of path: String) -> String? {
    let folder = Paths.name(of: String(Paths.folder(of: path).dropLast()))
    if folder.hasSuffix(".lproj") { return locale(named: String(folder.dropLast(6))) }
    return locale(named: Paths.stem(of: path))
  }

  private static func locale(named name: String) -> String? {
    var patch = EnvironmentPatch()
    try? EnvironmentTrait.named("locale")?.apply(name, to: &patch)
    return patch.locale
  }
}

/// The texts of a file in one language.
struct TranslatedTexts {
  /// The language, where the file says it.
  var locale: String?
  /// Which form is for which number; `nil` where the file does not say it.
  var plural: GettextPlural?
  /// What is wrong with the line that says it.
  var pluralProblem: Diagnostic?
  /// Texts with their translations.
  var pairs: [Pair] = []
  /// Finds the places of bytes.
  let source: SpecSource

  /// A text with its translation.
  struct Pair {
    var text: String
    /// The text with another number than one; `nil` where it has none of its own.
    var plural: String?
    /// The translation in its forms, each empty where there is none, and the byte at which it starts.
    var forms: [(value: String, start: Int)]

    /// The translation with most numbers.
    var value: String { forms.last?.value ?? "" }
    /// The byte at which that starts.
    var start: Int { forms.last?.start ?? 0 }
  }
}
