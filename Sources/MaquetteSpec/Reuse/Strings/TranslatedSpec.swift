import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// A spec with translations that it does not name itself.
package struct TranslatedSpec {
  /// The spec's text.
  package let source: [UInt8]
  /// The spec with them.
  package let document: SpecDocument
  /// The spec with them, in which texts that they lack are as long as a translation may be; `nil`
  /// where there are none at all.
  package let lengthened: SpecDocument?

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - isFile: whether the name is that of a file, below whose folder it may name others.
  ///   - strings: files of translations from the current folder, for a spec that names none.
  ///   - locale: that of files which do not tell their own; `nil` where that might be several.
  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  package init(
    _ source: [UInt8], named name: String, isFile: Bool, strings: [String], locale: String? = nil,
    symbols: SymbolSet, root: ProjectRoot?
  ) throws {
    self.source = source
    var node = try YAMLReader.read(source, file: name)
    let folder = isFile ? Paths.folder(of: name) : nil
    let own = node.map?.contains { $0.key == StringsReader.key } ?? false
    if !own, !strings.isEmpty, let entries = node.map {
      // As the spec would name it: from its own folder.
      let start = StringsReader.placeOfFlag
      let files = strings.map { path in
        SpecNode(.scalar(TranslatedSpec.path(path, from: folder ?? "")), at: start)
      }
      let entry = SpecNode.Entry(
        key: StringsReader.key, location: start, value: SpecNode(.list(files), at: start))
      node.value = .map(entries + [entry])
    }
    do {
      let outer = isFile ? ProjectRoot.around(spec: name, in: root) : root
      document = try SpecDocument(
        decoding: node, file: isFile ? name : nil, folder: folder, symbols: symbols, root: outer,
        stringsLocale: own ? nil : locale)
    } catch let error as DiagnosticError {
      throw DiagnosticError(error.diagnostics.map(TranslatedSpec.ofFlag)).naming(name)
    }
    lengthened = own || !strings.isEmpty ? TranslatedSpec.lengthened(document) : nil
  }

  /// Whether there is a translation of some text into the language of a locale.
  package func hasTranslations(into locale: String) -> Bool {
    document.branches?.hasTranslations(into: locale) ?? false
  }

  /// A mistake in a file of translations that a flag names is at no place of the spec.
  private static func ofFlag(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.location == StringsReader.placeOfFlag else { return diagnostic }
    var result = diagnostic
    (result.location, result.length, result.isOfFlag) = (nil, 1, true)
    result.message = "--strings: \(diagnostic.message)"
    return result
  }

  private static func lengthened(_ document: SpecDocument) -> SpecDocument {
    document.branches.map { document.made(of: $0.lengthened) } ?? document
  }

  /// A path from the current folder as one from another folder.
  private static func path(_ path: String, from folder: String) -> String {
    guard !folder.isEmpty, !Paths.isAbsolute(path) else { return path }
    if Paths.starts(path, with: folder) { return Paths.rest(of: path, after: folder) }
    let depth = folder.split(separator: "/").count { $0 != "." }
    return String(repeating: "../", count: depth) + path
  }
}

extension SpecDocument {
  /// The spec with its texts as they are written, whatever the language, and those of them that its
  /// files translate; `nil` where it names no such files.
  package var untranslated: (document: SpecDocument, texts: Set<String>)? {
    guard let (component, texts) = component.untranslated else { return nil }
    var copy = self
    copy.component = component
    return (copy, texts)
  }

  fileprivate var branches: SpecBranches? { component.branches }

  fileprivate func made(of branches: SpecBranches) -> SpecDocument {
    var copy = self
    copy.component = component.made(of: branches)
    return copy
  }
}

extension AnyComponent {
  /// What a spec draws with its texts as they are written, whatever the language, and those of them that its files
  /// translate; `nil` where it names no such files.
  package var untranslated: (component: AnyComponent, texts: Set<String>)? {
    guard let branches, let texts = branches.translatedTexts else { return nil }
    return (made(of: branches.written), texts)
  }

  /// What a spec with conditions or translations is made of for each environment.
  fileprivate var branches: SpecBranches? {
    (base as? AdaptiveComponent)?.source as? SpecBranches
  }

  fileprivate func made(of branches: SpecBranches) -> AnyComponent {
    guard let adaptive = base as? AdaptiveComponent else { return self }
    return AnyComponent(AdaptiveComponent(whole: adaptive.whole, source: branches))
  }
}
