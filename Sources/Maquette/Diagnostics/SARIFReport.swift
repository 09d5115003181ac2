import MaquetteCore

/// Diagnostics as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format).
enum SARIFReport {
  static func json(of diagnostics: [Diagnostic]) -> JSONValue {
    // Only the rules that something was found by, as the standard allows.
    var kinds: [String: Diagnostic] = [:]
    for diagnostic in diagnostics where kinds[diagnostic.name] == nil {
      kinds[diagnostic.name] = diagnostic
    }
    let order = DiagnosticID.allCases.map(\.rawValue)
    let names =
      order.filter { kinds[$0] != nil } + kinds.keys.filter { !order.contains($0) }.sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver(rules: names.compactMap { kinds[$0] }))])),
            ("columnKind", .string("unicodeCodePoints")),
            (
              "results",
              .array(
                diagnostics.map { result($0, rule: places[$0.name] ?? -1) })
            ),
          ])
        ])
      ),
    ])
  }

  private static func driver(rules: [Diagnostic]) -> JSONValue {
    .object([
      ("name", .string("maquette")), ("semanticVersion", .string(MaquetteVersion.text)),
      (
        "rules",
        .array(
          rules.map { example in
            let explanation = example.id.explanation
            return .object([
              ("id", .string(example.name)),
              ("shortDescription", text(example.guideline?.summary ?? explanation.meaning)),
              ("help", text(example.guideline?.advice ?? explanation.advice)),
            ])
          })
      ),
    ])
  }

  private static func result(_ diagnostic: Diagnostic, rule: Int) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("ruleId", .string(diagnostic.name)), ("ruleIndex", .integer(rule)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", text(diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? ""))),
    ]
    if let file = diagnostic.file {
      var place: [(String, JSONValue)] = [
        ("artifactLocation", .object([("uri", .string(uri(of: file)))]))
      ]
      if let start = diagnostic.location {
        place.append(
          (
            "region",
            .object([
              ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
              ("endColumn", .integer(start.column + max(1, diagnostic.length))),
            ])
          ))
      }
      pairs.append(("locations", .array([.object([("physicalLocation", .object(place))])])))
    }
    return .object(pairs)
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// A path as a URI reference (RFC 3986): what is no letter, digit, `-._~` or `/` is escaped.
  static func uri(of path: String) -> String {
    (Paths.isAbsolute(path) ? "file://" : "") + Escape.address(path, plain: "-._~/")
  }
}
