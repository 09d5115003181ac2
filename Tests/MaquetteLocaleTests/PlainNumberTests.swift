import MaquetteLocale
import Testing

@Suite("Plain numbers and shares")
struct PlainNumberTests {
  private func settings(_ locale: String) throws -> LocaleSettings {
    LocaleSettings(locale: try LocaleIdentifier(locale))
  }

  // CLDR 47, numbers.json: digits, decimal, group and percent signs of each locale.
  @Test(
    "Digits and marks are the locale's",
    arguments: [
      ("en_US", "1,234.5"), ("de_DE", "1.234,5"), ("he", "1,234.5"), ("ar_EG", "١٬٢٣٤٫٥"),
      ("ar_SA", "١٬٢٣٤٫٥"), ("ar_AE", "1,234.5"), ("ar_MA", "1.234,5"), ("fa", "۱٬۲۳۴٫۵"),
      ("ur_PK", "1,234.5"),
    ])
  func digits(locale: String, text: String) throws {
    #expect(try settings(locale).number(1234.5, decimals: 0...2) == text)
  }

  @Test(
    "The percent sign is the locale's, with its marks of direction",
    arguments: [
      ("en_US", "50%"), ("ar_EG", "٥٠٪\u{61C}"),
      ("ar_AE", "50\u{200E}%\u{200E}"), ("ar_MA", "50\u{200E}%\u{200E}"), ("fa", "۵۰٪"),
    ])
  func percent(locale: String, text: String) throws {
    #expect(try settings(locale).percent(0.5) == text)
  }

  @Test("Hebrew has Western digits and its percent sign after them")
  func hebrew() throws {
    let text = try settings("he").percent(0.5)
    #expect(text.filter { !"\u{200E}\u{200F}".contains($0) } == "50%")
  }

  @Test("The numbering system can be asked for")
  func overriding() throws {
    #expect(try settings("ar-EG-u-nu-latn").number(541, decimals: 0...0) == "541")
    #expect(try settings("ar_AE@numbers=arab").number(541, decimals: 0...0) == "٥٤١")
    #expect(try settings("en_US@numbers=deva").number(541, decimals: 0...0) == "५४१")
  }

  @Test("Decimals are as many as asked for, and nothing has no sign")
  func decimals() throws {
    let settings = try settings("en_US")
    #expect(settings.number(2, decimals: 0...2) == "2")
    #expect(settings.number(2, decimals: 1...2) == "2.0")
    #expect(settings.number(1.0 / 3, decimals: 0...2) == "0.33")
    #expect(settings.number(-0.001, decimals: 0...2) == "0")
    #expect(settings.percent(-0.001) == "0%")
    #expect(settings.percent(0.125, decimals: 0...1) == "12.5%")
  }
}
