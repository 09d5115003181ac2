import MaquetteCore
import MaquetteLocale

/// What a text is in a language, in the forms that it has with different numbers.
struct Wording: Sendable {
  /// One of them.
  struct Form: Sendable {
    var text: String
    /// Where it stands, if it is too long to be drawn: only of these it is told.
    var place: StringsTable.Place?

    /// - Parameter location: where it stands; found only for those that are told of.
    init(_ text: String, of file: NamedFiles.File, at location: @autoclosure () -> SourceLocation) {
      self.text = text
      let isLong = TextLimits.problem(with: text, name: "") != nil
      place = isLong ? StringsTable.Place(file: file.name, location: location()) : nil
    }
  }

  private enum Forms: Sendable {
    case one(Form)
    case named([PluralForm: Form])
    case numbered([Form], GettextPlural)
  }

  private let forms: Forms

  /// A text that is the same with every number.
  init(_ form: Form) { forms = .one(form) }

  /// A text in the forms that CLDR names.
  init(_ named: [PluralForm: Form]) { forms = .named(named) }

  /// A text in the forms of a `.po` file.
  init(_ numbered: [Form], by rule: GettextPlural) { forms = .numbered(numbered, rule) }

  /// The form with a number, in a language's rules; with none, that of most numbers.
  func form(for number: WrittenNumber?, by rules: @autoclosure () -> PluralRules) -> Form? {
    switch forms {
    case .one(let form): return form
    case .named(let forms):
      guard let number else { return forms[.other] }
      let name = rules().form(of: abs(number.value), fractionDigits: number.fractionDigits)
      return forms[name] ?? forms[.other]
    case .numbered(let forms, let rule):
      guard let number, let count = Int(exactly: abs(number.value).rounded(.down)) else {
        return forms.last
      }
      let index = rule.index(of: count)
      return forms.indices.contains(index) ? forms[index] : forms.last
    }
  }
}
