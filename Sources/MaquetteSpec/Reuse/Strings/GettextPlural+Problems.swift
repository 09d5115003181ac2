import MaquetteCore

/// What is wrong with a line `Plural-Forms`, though something is drawn by it.
extension GettextPlural {
  /// The numbers that are tried.
  private static let counts = 0...200

  /// What is wrong with a line, and what to do; `nil` for a right one, and for that of a template.
  static func problem(of line: Substring) -> (message: String, hint: String)? {
    let told = line.dropFirst("Plural-Forms:".count)
    guard told.contains(where: { !$0.isWhitespace }) else { return nil }
    let form = "write it as in 'nplurals=2; plural=n != 1;'"
    let instead = "; without it, the first form is for 1, and the second for all others"
    guard let rule = rule(of: line) else {
      return ("'Plural-Forms' has no rule 'plural=' behind 'nplurals=…;'", form + instead)
    }
    // As xgettext writes it, before anybody has chosen a language.
    if rule.contains("EXPRESSION") { return nil }
    let shown = SpecNode.excerpt(String(rule.drop { $0 == " " }))
    guard let plural = GettextPlural(line) else {
      return ("the rule '\(shown)' of 'Plural-Forms' cannot be read", form + instead)
    }
    if let count = counts.first(where: { divides(plural.expression, for: $0) }) {
      return (
        "the rule '\(shown)' of 'Plural-Forms' divides by zero where n is \(count)",
        "ask for that number first: n == \(count) ? 0 : …"
      )
    }
    guard let forms = forms(of: line),
      let count = counts.first(where: { !(0..<forms).contains(plural.index(of: $0)) })
    else { return nil }
    return (
      "the rule '\(shown)' of 'Plural-Forms' chooses form \(plural.index(of: count)) where n is "
        + "\(count), but 'nplurals' is \(forms)",
      "forms are counted from 0: choose one below \(forms), or write a larger 'nplurals'"
    )
  }

  /// How many forms a line tells; `nil` where it does not.
  private static func forms(of line: Substring) -> Int? {
    let told = line.dropFirst("Plural-Forms:".count).filter { !$0.isWhitespace }
    let part = told.split(separator: ";").first { $0.hasPrefix("nplurals=") }
    return part.flatMap { Int($0.dropFirst("nplurals=".count)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether a number is divided by zero on the way to a value, which leaves out what C leaves out.
  private static func divides(_ expression: Expression, for count: Int) -> Bool {
    switch expression {
    case .number, .count: return false
    case .not(let inner): return divides(inner, for: count)
    case .choice(let condition, let one, let other):
      return divides(condition, for: count)
        || divides(value(of: condition, for: count) != 0 ? one : other, for: count)
    case .two(let sign, let one, let other):
      if divides(one, for: count) { return true }
      switch sign {
      case "&&": return value(of: one, for: count) != 0 && divides(other, for: count)
      case "||": return value(of: one, for: count) == 0 && divides(other, for: count)
      case "/", "%": return value(of: other, for: count) == 0 || divides(other, for: count)
      default: return divides(other, for: count)
      }
    }
  }
}
