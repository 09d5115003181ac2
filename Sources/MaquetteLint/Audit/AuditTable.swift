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

  /// `{version, locales, specs: [{file, translated, texts: [{line, column, component, text,
  /// cut}]}]}`; `cut` has the first size by locale, `null` where a text never is cut.
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
      ("translated", .array(report.translated.map(JSONValue.string))),
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
