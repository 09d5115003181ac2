import Maquette
import MaquetteSpec

/// Draws a spec in several languages at every text size, and finds where each of its texts is cut
/// first.
///
/// Texts that have a translation are drawn with it; any other one stands in the direction of the
/// language and is longer (``PseudoLanguage/long``), as translations mostly are.
package struct Audit: Sendable {
  /// The languages, as locales, each once.
  package let locales: [String]
  /// The text sizes, from small to large.
  package let sizes: [TextSize]

  /// An audit of some languages; at all text sizes unless some are named.
  package init(locales: [String], sizes: [TextSize] = TextSize.allCases) {
    var seen: Set<String> = []
    self.locales = locales.filter {
      seen.insert($0.lowercased().replacing("-", with: "_")).inserted
    }
    self.sizes = TextSize.allCases.filter(sizes.contains)
  }

  /// A text that is cut somewhere.
  package struct Text: Hashable, Sendable {
    /// The component that it belongs to.
    package var component: String
    /// The whole text as the spec has it, or as it is drawn where that is not known.
    package var text: String
    /// Where the text is written that is a part's, such as a segment's, or else where the component stands.
    package var location: SourceLocation?
    /// The first size at which it is cut, by locale.
    package var first: [String: TextSize]
  }

  /// What came of one spec.
  package struct Report: Sendable {
    /// How messages name the spec.
    package var name: String
    /// The texts that are cut somewhere, in the order of the file.
    package var texts: [Text] = []
    /// The locales that all texts are translated into.
    package var translated: [String] = []
    /// The locales that no text is translated into.
    package var untranslated: [String] = []
    /// What is said of each text that has no translation into a locale which others have one for.
    package var missing: [Diagnostic] = []
    /// What keeps the spec from being drawn.
    package var diagnostics: [Diagnostic] = []
    /// The spec as it is drawn: texts that its translations lack are longer.
    package var document: SpecDocument?
    /// Whether there are translations; without any, all texts are longer ones.
    package var hasStrings = false

    /// What is known of a spec that was not drawn yet.
    package init(name: String) { self.name = name }

    /// What a spec is drawn in.
    func said(in locale: String, _ overrides: EnvironmentPatch) -> EnvironmentPatch {
      var said = (document?.environment ?? EnvironmentPatch()).overlaid(by: overrides)
      said.locale = locale
      if !hasStrings { said.pseudo = .long }
      return said
    }

    /// Takes what drawing told of translations.
    mutating func take(_ warnings: [Diagnostic], in locale: String, knows: Bool) {
      let found = warnings.filter { $0.id == .missingTranslation }
      if !hasStrings || (!found.isEmpty && !knows) {
        untranslated.append(locale)
      } else if found.isEmpty {
        translated.append(locale)
      } else {
        missing += found.map { $0.naming(name) }
      }
    }
  }

  /// What there is to say about a spec.
  package func report(
    on spec: TranslatedSpec, named name: String, overrides: EnvironmentPatch, by renderer: Renderer
  ) -> Report {
    let document = spec.lengthened ?? spec.document
    let source = SourceText(spec.source, file: name)
    var report = Report(name: name)
    (report.document, report.hasStrings) = (document, spec.lengthened != nil)
    var drafts: [Key: Text] = [:]
    var order: [Key] = []
    for locale in locales {
      var said = report.said(in: locale, overrides)
      let knows = spec.hasTranslations(into: locale)
      for (number, size) in Audit.sizes(sizes, in: said.environment).enumerated() {
        said.textSize = size
        do {
          let picture = try renderer.picture(
            of: document.component, on: document.canvas, in: said.environment)
          if number == 0 { report.take(picture.warnings, in: locale, knows: knows) }
          for (key, text) in cut(spec.document, picture, source) {
            if drafts[key] == nil {
              order.append(key)
              drafts[key] = text
            }
            if drafts[key]?.first[locale] == nil { drafts[key]?.first[locale] = size }
          }
        } catch let error as DiagnosticError {
          report.diagnostics += error.diagnostics.map { $0.naming(name) }
            .filter { !report.diagnostics.contains($0) }
        } catch {
          report.diagnostics.append(Diagnostic(.error, "\(error)", file: name))
        }
      }
    }
    report.texts = order.compactMap { drafts[$0] }.inOrderOfFile(\.location)
    return report
  }

  /// The sizes that differ on a platform.
  static func sizes(_ sizes: [TextSize], in environment: Environment) -> [TextSize] {
    let isFixed = environment.theme.typography.styles.values.allSatisfy { $0.sizes.count < 2 }
    return isFixed ? [environment.textSize] : sizes
  }

  private struct Key: Hashable {
    var location: SourceLocation?
    var component: String
    var number: Int
  }

  /// The texts of a picture that are cut though nobody asked for that.
  ///
  /// - Parameter document: the spec with its texts as they are, where the picture has longer ones.
  private func cut(
    _ document: SpecDocument, _ picture: Renderer.Picture, _ source: SourceText
  ) -> [(Key, Text)] {
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment, scene: picture.scene,
      source: source)
    var numbers: [SourceLocation: Int] = [:]
    return lint.cutTexts.compactMap { item, node in
      if let item, LintRule.isMeant(item) { return nil }
      let part = item.flatMap { lint.place(ofPart: node, of: $0) }
      let location = part?.word ?? node.source
      let place = location ?? SourceLocation(line: 0, column: 0)
      let number = numbers[place, default: 0]
      numbers[place] = number + 1
      let whole =
        part?.text ?? (item?.component as? Label)?.text ?? (item?.component as? Button)?.title
      return (
        Key(location: location, component: node.component, number: number),
        Text(
          component: node.component, text: whole ?? LintRule.shown(node), location: location,
          first: [:])
      )
    }
  }
}
