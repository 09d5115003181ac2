import MaquetteCore
import MaquetteLocale
import Testing

extension String {
  /// Without the marks that keep signs beside their numbers: ALM, LRM, RLM.
  fileprivate var withoutMarks: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          ![0x61C, 0x200E, 0x200F].contains($0.value)
        })
    ).withPlainSpaces
  }
}

/// Documented: CLDR 47, numbers.json of each locale: numbering system, separators, signs.
@Suite("Numbers")
struct NumberTests {
  /// Locales with Western digits, with Eastern Arabic ones, and with those of Persian and Urdu.
  static let western = [
    "ar_AE", "ar_DZ", "ar_EH", "ar_LY", "ar_MA", "ar_TN", "he", "yi", "ur", "ug", "dv",
    "en", "de",
  ]
  static let eastern = [
    "ar_BH", "ar_EG", "ar_IQ", "ar_IL", "ar_JO", "ar_KW", "ar_LB", "ar_MR", "ar_OM", "ar_PS",
    "ar_QA", "ar_SA", "ar_SD", "ar_SY", "ar_YE", "ckb", "sd",
  ]
  static let persian = ["fa", "fa_AF", "ps", "ks", "mzn", "lrc", "ur_IN", "ur_Arab_IN"]

  private static let table =
    western.map { ($0, "541") } + eastern.map { ($0, "٥٤١") } + persian.map { ($0, "۵۴۱") }

  @Test("The digits are those of the locale's region, in all that writes numbers", arguments: table)
  func digits(locale: String, number: String) throws {
    let settings = try settings(locale, calendar: .gregorian, hours: .h23)
    #expect(try settings.text(of: 541, format: NumberFormatStyle(.none)) == number)
    #expect(settings.number(541) == number)
    let zero = try #require(number.unicodeScalars.last).value - 1
    func isOwn(_ text: String) -> Bool {
      let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
      return !digits.isEmpty && digits.allSatisfy { (zero...zero + 9).contains($0.value) }
    }
    let now = try instant()
    #expect(isOwn(settings.text(of: now, date: .short, time: .short)))
    #expect(isOwn(settings.text(of: now, pattern: .dayOfMonth)))
    #expect(
      isOwn(
        settings.text(of: [DurationPart(.hours, 1), DurationPart(.minutes, 5)], style: .positional))
    )
    #expect(isOwn(try settings.text(of: 0.25, format: NumberFormatStyle(.percent))))
  }

  @Test(
    "A locale's extension decides on digits, in BCP 47's form and in ICU's",
    arguments: [
      ("ar_EG", "-u-nu-latn", "541"), ("ar-MA", "-u-nu-arab", "٥٤١"),
      ("fa", "@numbers=latn", "541"), ("ur_IN", "-u-nu-latn", "541"),
      ("he", "@numbers=arab", "٥٤١"),
    ])
  func overriding(locale: String, extension suffix: String, number: String) throws {
    let settings = try settings(locale + suffix)
    #expect(try settings.text(of: 541, format: NumberFormatStyle(.none)) == number)
  }

  // Symbols: facts of CLDR 47 for ar (Western, East and Maghreb), ar_EG, he and fa.
  @Test(
    "Separators and signs are the locale's",
    arguments: [
      ("ar_AE", "-1,234.5", "25%"), ("ar_MA", "-1.234,5", "25%"), ("ar_EG", "-١٬٢٣٤٫٥", "٢٥٪"),
      ("he", "-1,234.5", "25%"), ("fa", "−۱٬۲۳۴٫۵", "۲۵٪"), ("ur", "-1,234.5", "25%"),
      ("en", "-1,234.5", "25%"), ("de", "-1.234,5", "25 %"),
    ])
  func symbols(locale: String, number: String, percent: String) throws {
    let settings = try settings(locale)
    #expect(
      try settings.text(of: -1234.5, format: NumberFormatStyle()).withoutMarks == number)
    #expect(
      try settings.text(of: 0.25, format: NumberFormatStyle(.percent)).withoutMarks == percent)
  }

  @Test("A sign is kept at the left of its number by a mark of the locale")
  func marks() throws {
    #expect(
      try settings("ar_EG").text(of: -5, format: NumberFormatStyle()).hasPrefix("\u{61C}-"))
    for locale in ["ar_AE", "he", "fa"] {
      let text = try settings(locale).text(of: -5, format: NumberFormatStyle())
      #expect(text.hasPrefix("\u{200E}"), "\(locale)")
    }
  }

  @Test("Decimals are as many as asked for, rounded half to even as NumberFormatter does")
  func decimals() throws {
    let settings = try settings()
    func text(_ value: Double, _ fewest: Int?, _ most: Int?) throws -> String {
      try settings.text(
        of: value,
        format: NumberFormatStyle(
          minimumFractionDigits: fewest, maximumFractionDigits: most))
    }
    #expect(try text(2.5, nil, 0) == "2")
    #expect(try text(3.5, nil, 0) == "4")
    #expect(try text(2, 2, nil) == "2.00")
    #expect(try text(1234.5678, nil, nil) == "1,234.568")
    #expect(try settings.text(of: 2007, format: NumberFormatStyle(.none)) == "2007")
  }

  @Test("Money is in the currency asked for, or that of the region")
  func money() throws {
    func text(_ locale: String, _ currency: String?) throws -> String {
      try settings(locale).text(of: 5, format: NumberFormatStyle(.currency, currency: currency))
        .withoutMarks
    }
    #expect(try text("en_US", nil) == "$5.00")
    #expect(try text("de_DE", "eur") == "5,00 €")
    #expect(try text("ar_EG", nil).contains("٥٫٠٠"))
    #expect(try text("he_IL", nil).contains("₪"))
    #expect(throws: InputProblem.self) { try text("en_US", "XQZ") }
    #expect(throws: InputProblem.self) { try text("en_US", "Euro") }
  }

  @Test("What writes numbers and is kept writes them as if it were new, in any order and number")
  func kept() throws {
    let formatters = NumberFormatters()
    let formats = [
      NumberFormatStyle(.none), NumberFormatStyle(), NumberFormatStyle(maximumFractionDigits: 0),
      NumberFormatStyle(.percent), NumberFormatStyle(.currency, currency: "EUR"),
      NumberFormatStyle(minimumFractionDigits: 2),
    ]
    let locales = ["en_US", "ar_EG", "de_DE", "hi_IN@numbers=deva", "ja_JP", "fa_IR", "th_TH"]
    // More of them than are kept, and each one comes back.
    for value in [0.25, -1234.5, 1e15] {
      for locale in locales {
        let settings = try settings(locale)
        for format in formats {
          let text = try settings.text(of: value, format: format, by: formatters)
          #expect(try text == settings.text(of: value, format: format))
        }
      }
    }
  }
}
