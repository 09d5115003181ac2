import Maquette

/// What audits found, as a table for people and as JSON.
package struct AuditTable {
  private let reports: [Audit.Report]
  private let locales: [String]

  /// The table of some specs.
  package init(_ reports: [Audit.Report], locales: [String]) {
    (self.reports, self.locales) = (reports, locales)
  }

  /// How many texts are cut somewhere.
  package var count: Int { reports.reduce(0) { $0 + $1.texts.count } }

  /// How many specs could not be read or drawn in every language and size.
  package var unreadable: Int { reports.count { !$0.diagnostics.isEmpty } }

  /// What came of it, in a sentence: that no text is cut is said only of specs that were drawn.
  package var summary: String {
    func number(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let drawn = reports.count - unreadable
    let cut =
      switch (count, drawn) {
      case (0, 0): ""
      case (0, _): "no text is cut"
      default: number(count, "text") + (count == 1 ? " is cut" : " are cut")
      }
    let failed = unreadable == 0 ? "" : "\(number(unreadable, "spec")) cannot be drawn"
    return "\(number(drawn, "spec")) audited: "
      + [cut, failed].filter { !$0.isEmpty }.joined(separator: "; ")
      + (drawn == 0 ? "" : longer)
  }

  /// How many texts without a translation a person is told of.
  private static let mostMissing = 20

  /// What was not translated, in lines that each begin with a line break.
  private var longer: String {
    let drawn = reports.filter(\.diagnostics.isEmpty)
    let none = locales.compactMap { locale -> String? in
      let names = drawn.filter { $0.untranslated.contains(locale) }.map(\.name)
      guard !names.isEmpty else { return nil }
      return names.count == drawn.count
        ? locale
        : "\(locale) (in \(names.prefix(3).joined(separator: ", "))"
          + (names.count > 3 ? " and \(names.count - 3) more)" : ")")
    }
    var lines =
      none.isEmpty
      ? []
      : [
        "no translations for \(none.joined(separator: ", ")): texts were lengthened, because "
          + "translations are often longer"
      ]
    let missing = drawn.flatMap(\.missing)
    if !missing.isEmpty {
      lines.append("these texts have no translation, and were lengthened:")
      lines += missing.prefix(Self.mostMissing).map { text in
        let place = text.location.map { ":\($0.line):\($0.column)" } ?? ""
        return "  \(text.file ?? "")\(place): \(text.message)"
      }
    }
    let more = missing.count - Self.mostMissing
    if more > 0 { lines.append("  … and \(more) more, which --diagnostics json lists") }
    return lines.map { "\n" + $0 }.joined()
  }

  /// A row for each text: where it stands, what it is, and the first size at which it is cut in
  /// each language.
  package var rows: [[String]] {
    let head = ["text"] + locales
    let rows = reports.flatMap { report in
      report.texts.map { text in
        let place = text.location.map { ":\($0.line):\($0.column)" } ?? ""
        return ["\(report.name)\(place) \(text.component) '\(SpecNode.excerpt(text.text))'"]
          + locales.map { text.first[$0]?.rawValue ?? "–" }
      }
    }
    return rows.isEmpty ? [] : [head] + rows
  }

  /// `{version, locales, specs: [{file, errors, translated, missing, texts: [{line, column,
  /// component, text, cut}]}]}`; `errors` and `missing` are diagnostics, as every command writes them;
  /// `missing` tells of each text that lacks a translation; `cut` has the first size by locale, `null`
  /// where a text never is cut. A spec with `errors` could not be drawn everywhere, so that nothing is
  /// known of its other texts.
  package var json: JSONValue {
    .object([
      ("version", .integer(1)), ("tool", .string("maquette \(MaquetteVersion.text)")),
      ("locales", .array(locales.map(JSONValue.string))),
      ("specs", .array(reports.map(spec))),
    ])
  }

  private func spec(_ report: Audit.Report) -> JSONValue {
    .object([
      ("file", .string(report.name)),
      ("errors", .array(report.diagnostics.map(DiagnosticReport.json))),
      ("translated", .array(report.translated.map(JSONValue.string))),
      ("missing", .array(report.missing.map(DiagnosticReport.json))),
      (
        "texts",
        .array(
          report.texts.map { text in
            let place: [(String, JSONValue)] =
              text.location.map {
                [("line", .integer($0.line)), ("column", .integer($0.column))]
              } ?? []
            let cut = locales.map { locale in
              (locale, text.first[locale].map { JSONValue.string($0.rawValue) } ?? .null)
            }
            return .object(
              place + [
                ("component", .string(text.component)), ("text", .string(text.text)),
                ("cut", .object(cut)),
              ])
          })
      ),
    ])
  }
}
