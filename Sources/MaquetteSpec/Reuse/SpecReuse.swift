import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What a spec says about reuse, ready to be expanded for any environment: its definitions,
/// repetitions, conditions and translations.
///
/// A spec with `when` or `strings` is expanded again for each environment; files are read once.
struct SpecReuse: Sendable {
  private let root: SpecNode
  private let definitions: [String: Definition]
  private let tables: [SourceLocation: [SpecNode]]
  /// The translations; `nil` when the spec names none.
  let strings: StringsTable?

  /// Keys at the top of a spec that are about reuse.
  static let infos = [
    PropertyInfo(
      name: DefinitionLibrary.definitionsKey,
      summary: "Components of your own, by their names, with the parameters that they take.",
      type: .text),
    PropertyInfo(
      name: DefinitionLibrary.useKey,
      summary: "Files with definitions below the spec's folder: one, or a list.", type: .text),
    PropertyInfo(
      name: StringsReader.key,
      summary:
        "Translations: a file in .xcstrings, .strings, .po or .csv, a list, or a map by locale.",
      type: .text),
  ]

  private static let topKeys = Set(infos.map(\.name))

  /// Whether a spec says anything about reuse.
  static func isIn(_ root: SpecNode) -> Bool {
    root.map?.contains { topKeys.contains($0.key) } == true || hasItemKey(root)
  }

  private static func hasItemKey(_ node: SpecNode) -> Bool {
    switch node.value {
    case .scalar: false
    case .list(let nodes): nodes.contains(where: hasItemKey)
    case .map(let entries):
      entries.contains {
        $0.key == Repetition.key || $0.key == Condition.key || hasItemKey($0.value)
      }
    }
  }

  /// Reads the spec's definitions and translations, and expands it with all branches.
  ///
  /// - Returns: The spec as it is without a word of reuse, what can expand it again when it depends
  ///   on the environment, and what it does not use; `nil` after reporting what is wrong.
  static func expanded(
    _ root: SpecNode, files: NamedFiles, stringsLocale: String?, reader: SpecReader
  ) -> (root: SpecNode, adaptive: SpecReuse?, unused: UnusedDefinitions)? {
    var library = DefinitionLibrary(files: files, reader: reader)
    library.add(root.map ?? [])
    var strings: StringsTable?
    if let entry = root.map?.first(where: { $0.key == StringsReader.key }) {
      var translations = StringsReader(files: files, locale: stringsLocale, reader: reader)
      translations.add(entry.value)
      strings = translations.table
    }
    guard !reader.sink.hasErrors else { return nil }
    var expander = SpecExpander(
      reader: reader, files: files, definitions: library.definitions, branches: .all)
    guard let whole = expander.top(root), !reader.sink.hasErrors else { return nil }
    let unused = UnusedDefinitions(of: library.definitions, notIn: expander.used, files: files)
    guard expander.isAdaptive || strings != nil else { return (whole, nil, unused) }
    return (
      whole,
      SpecReuse(
        root: root, definitions: library.definitions, tables: expander.tables, strings: strings),
      unused
    )
  }

  /// The spec as it is in an environment; `nil` after reporting what is wrong.
  func expanded(in environment: Environment, reader: SpecReader) -> SpecNode? {
    var expander = SpecExpander(
      reader: reader, files: NamedFiles(folder: nil, root: nil, dependencies: nil),
      definitions: definitions, branches: .of(environment))
    expander.tables = tables
    return expander.top(root)
  }
}

extension SpecExpander {
  /// A whole spec without a word of reuse; `nil` after reporting what is wrong.
  mutating func top(_ root: SpecNode) -> SpecNode? {
    do throws(TooMuch) {
      guard let entries = root.map else {
        // Nothing but a list: a component alone is a map.
        return try value(root, in: Scope())
      }
      let kept = entries.filter { entry in !SpecReuse.infos.contains { $0.name == entry.key } }
      var copy = root
      if let named = kept.first(where: { definitions[$0.key] != nil }),
        let definition = definitions[named.key]
      {
        copy.value = .map(try top(kept, named, definition))
        return copy
      }
      if reportItemKeys(kept) { return nil }
      copy.value = .map(try self.entries(kept, in: Scope()) ?? [])
      return copy
    } catch {
      return nil
    }
  }

  /// Reports keys at the top that only components in lists have; whether there are any.
  private func reportItemKeys(_ entries: [SpecNode.Entry]) -> Bool {
    let found = entries.filter { [Repetition.key, Condition.key].contains($0.key) }
    for entry in found {
      reader.fail(
        "'\(entry.key)' cannot be at the top of a spec", at: entry.location,
        length: entry.key.count,
        hint:
          "'\(entry.key)' works on a component in a list, for example among a VStack's children",
        id: .unknownKey)
    }
    return !found.isEmpty
  }

  /// The top of a spec that uses a definition there: what is not the definition's is the picture's.
  private mutating func top(
    _ entries: [SpecNode.Entry], _ named: SpecNode.Entry, _ definition: Definition
  ) throws(TooMuch) -> [SpecNode.Entry] {
    var own: [SpecNode.Entry] = []
    var canvas: [SpecNode.Entry] = []
    for entry in entries where entry.key != named.key {
      if definition.parameter(named: entry.key) == nil,
        DocumentDecoder.topKeys.contains(entry.key) || ComponentDecoder.isComponentName(entry.key)
      {
        canvas.append(entry)
      } else {
        own.append(entry)
      }
    }
    let nodes = try use(definition, named.value, beside: own, at: named.location, in: Scope())
    guard let first = nodes.first else { return canvas }
    let view = nodes.count == 1 ? first : SpecNode(.list(nodes), at: first.location)
    return canvas + [SpecNode.Entry(key: "view", location: named.location, value: view)]
  }
}

/// Makes the component of a spec for each environment.
final class SpecBranches: ComponentSource {
  private let reuse: SpecReuse
  private let catalogue: Catalogue
  private let folder: String?
  private let project: ProjectRoot?
  private let symbols: SymbolSet
  private let pictures: [String: ImageData]
  private let texts: Texts

  /// What becomes of the spec's texts.
  private enum Texts {
    /// They are in the language of the picture.
    case translated
    /// They are, and those without a translation are as long as one may be.
    case lengthened
    /// They stay as the spec has them.
    case written
  }

  init(_ reuse: SpecReuse, as decoder: DocumentDecoder, pictures: [String: ImageData]) {
    self.reuse = reuse
    catalogue = decoder.catalogue
    folder = decoder.folder
    project = decoder.root
    symbols = decoder.symbols
    texts = .translated
    self.pictures = pictures
  }

  private init(_ branches: SpecBranches, _ texts: Texts) {
    reuse = branches.reuse
    catalogue = branches.catalogue
    folder = branches.folder
    project = branches.project
    symbols = branches.symbols
    self.texts = texts
    pictures = branches.pictures
  }

  /// The same, in which texts without a translation become as long as one may be.
  var lengthened: SpecBranches { SpecBranches(self, .lengthened) }

  /// The same with its texts as the spec has them.
  var written: SpecBranches { SpecBranches(self, .written) }

  /// The texts that the spec's files translate into some language; `nil` where it names none.
  var translatedTexts: Set<String>? {
    reuse.strings.map { strings in
      Set(strings.entries.filter { !$0.value.isVerbatim }.keys)
    }
  }

  /// Whether there is a translation of some text into the language of a locale.
  func hasTranslations(into locale: String) -> Bool {
    guard let strings = reuse.strings else { return false }
    var choice = LanguageChoice(for: locale)
    return choice.best(among: strings.locales) != nil
  }

  func component(in environment: Environment, sink: DiagnosticSink) -> AnyComponent? {
    var decoder = DocumentDecoder(
      sink: sink, catalogue: catalogue, folder: folder, symbols: symbols, root: project,
      pictures: pictures)
    if let strings = reuse.strings, texts != .written {
      let translation = Translation(
        table: strings, in: environment, sink: sink,
        lengthensMissing: texts == .lengthened)
      decoder.localize = translation.text
    }
    return reuse.expanded(in: environment, reader: decoder.reader)
      .flatMap { decoder.plain($0)?.component }
  }
}
