import MaquetteLocale
import Testing

@Suite("Forms of words with numbers")
struct PluralTests {
  @Test(
    "Languages have their own forms",
    arguments: [
      ("en", [0, 1, 2, 21], [.other, .one, .other, .other]),
      ("de_AT", [0, 1, 2], [.other, .one, .other]), ("fr", [0, 1, 2], [.one, .one, .other]),
      ("ar", [0, 1, 2, 3, 11, 100], [.zero, .one, .two, .few, .many, .other]),
      ("ru", [1, 2, 5, 21, 22], [.one, .few, .many, .one, .few]),
      ("pl", [1, 2, 5, 21, 22], [.one, .few, .many, .many, .few]),
      ("ja", [0, 1, 2], [.other, .other, .other]), ("zh-Hant", [1], [.other]),
      ("xx", [1], [.other]), ("", [1], [.other]),
    ] as [(String, [Double], [PluralForm])])
  func forms(locale: String, numbers: [Double], expected: [PluralForm]) {
    let rules = PluralRules(locale: locale)
    #expect(numbers.map { rules.form(of: $0) } == expected)
  }

  @Test("What is written counts: 1.0 is another number of words than 1")
  func fractions() {
    for locale in ["en", "de"] {
      let rules = PluralRules(locale: locale)
      #expect(rules.form(of: 1, fractionDigits: 1) == .other)
      #expect(rules.form(of: 1) == .one)
    }
    #expect(PluralRules(locale: "ru").form(of: 1.5, fractionDigits: 1) == .other)
  }
}
