import Testing

@testable import MaquetteLint

/// One reader of numbers, and one of lengths of time, for all rules.
@Suite struct TextNumberTests {
  @Test(
    "A number is read in any digits, with thousands and fractions",
    arguments: [
      ("1,500 m", 1500), ("0.125", 0.125), ("1.234,56 €", 1234.56), ("1,234,567.5", 1_234_567.5),
      ("-3 °C", -3), ("١٢٫٥", 12.5), ("1\u{202F}000", 1000), ("A-1", 1), ("Step 2 of 9", 2),
    ] as [(String, Double)])
  func numbers(_ text: String, _ value: Double) {
    #expect(TextNumber(in: text)?.value == value)
  }

  @Test("Other signs for numbers are none", arguments: ["", "五", "½", "Ⅳ", "-", "٫"])
  func noNumbers(_ text: String) {
    #expect(TextNumber(in: text) == nil)
  }

  @Test("What stands around a number is known, without its sign")
  func around() throws {
    let number = try #require(TextNumber(in: "um −2,5 Grad"))
    #expect(number.before == "um " && number.after == " Grad" && !number.isWhole)
  }

  @Test(
    "A length of time is read in many languages",
    arguments: [
      ("5 min", 300), ("1 hour", 3600), ("2 weeks before", 1_209_600), ("1 h 30 min", 5400),
      ("1,5 Stunden", 5400), ("90分", 5400), ("1時間", 3600), ("3 أيام", 259_200),
      ("٥ دقائق", 300), ("30 שניות", 30), ("1 일", 86400), ("7:30 PM", 70200), ("12:00 AM", 0),
    ] as [(String, Double)])
  func durations(_ text: String, _ seconds: Double) {
    #expect(TextDuration(in: text)?.seconds == seconds)
  }

  @Test(
    "Other units, and words that only begin so, are no lengths of time",
    arguments: ["5 MB", "5 m", "12", "Never", "5–10 min", "7:5", "30:00", ""])
  func noDurations(_ text: String) {
    #expect(TextDuration(in: text) == nil)
  }
}
