import Testing

@testable import MaquetteSpec

@Suite("Formats of translations")
struct FormatPatternTests {
  @Test(
    "places for values are found, and signs that are none",
    arguments: [
      ("%lld items", "3 items"), ("%d item", "3 item"), ("%1$lld von 5", "3 von 5"),
      ("%@ の", "3 の"), ("%.1f km", "3 km"), ("50%% of %u", "50% of 3"), ("%arg Vögel", "3 Vögel"),
      ("%s", "3"), ("%i", "3"), ("50%", nil), ("50 % der", nil), ("100%free", nil), ("%", nil),
      ("%%", nil), ("%%d", nil), ("%argument", nil), ("%l", nil), ("%2$d", nil), ("%#@birds@", nil),
      ("%d of %d", nil), ("%#@", nil), ("%#@@", nil), ("", nil), ("%1$", nil),
      ("%99999999999$d", nil),
    ] as [(String, String?)])
  func single(format: String, filled: String?) {
    let pattern = FormatPattern(format)
    #expect((pattern.single != nil) == (filled != nil))
    if let filled {
      let result = pattern.filled(with: "3")
      #expect(result.text == filled)
      #expect(result.left == nil)
    }
  }

  @Test(
    "places that nothing is put into are told",
    arguments: [
      ("%lld of %lld", "3 of %lld", "%lld"), ("%2$@ in %1$lld", "%2$@ in 3", "%2$@"),
      ("%1$d und %1$d", "3 und 3", nil), ("%#@birds@", "%#@birds@", "%#@birds@"),
    ] as [(String, String, String?)])
  func left(format: String, filled: String, left: String?) {
    let result = FormatPattern(format).filled(with: "3")
    #expect(result.text == filled)
    #expect(result.left == left)
  }

  @Test(
    "numbers are read as English writes them",
    arguments: [
      ("3", 3, 0, false), ("-1,234.50", -1234.5, 2, true), ("1234", 1234, 0, false),
      ("1,234,567", 1_234_567, 0, true),
    ] as [(String, Double, Int, Bool)])
  func numbers(text: String, value: Double, digits: Int, isGrouped: Bool) throws {
    let number = try #require(WrittenNumber(text))
    #expect(number.value == value && number.fractionDigits == digits)
    #expect(number.isGrouped == isGrouped)
  }

  @Test(
    "what is no number, or more than one keeps, is a text",
    arguments: ["", "-", "x", "1,23", "1.", "3 ", "1234,567", "1234567890123456", "٣"])
  func noNumbers(text: String) {
    #expect(WrittenNumber(text) == nil)
  }

  @Test(
    "the forms of a .po file are those of its head",
    arguments: [
      ("plural=n != 1;", [1, 0, 1, 1, 1, 1]), ("plural=(n > 1)", [0, 0, 1, 1, 1, 1]),
      ("plural=0;", [0, 0, 0, 0, 0, 0]),
      (
        "plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)?1:2);",
        [2, 0, 1, 2, 2, 0]
      ),
      ("plural=!n*2+n/0", [2, 0, 0, 0, 0, 0]),
    ] as [(String, [Int])])
  func plural(rule: String, expected: [Int]) throws {
    let plural = try #require(GettextPlural("Plural-Forms: nplurals=3; \(rule)"))
    #expect([0, 1, 2, 5, 11, 21].map(plural.index) == expected)
  }

  @Test(
    "what is no rule is none",
    arguments: [
      "nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2;", "plural=", "plural=n n", "plural=(n",
      "plural=n ?1", "plural=-1", "plural=99999999999999999999",
    ])
  func noRule(line: String) {
    #expect(GettextPlural(Substring(line)) == nil)
    let deep = String(repeating: "(", count: 400) + "n" + String(repeating: ")", count: 400)
    #expect(GettextPlural("plural=\(deep)") == nil)
  }
}
