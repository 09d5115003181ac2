import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Numbers of telephones and cards")
struct NumberUnitTests {
  /// A line as it is seen: runs from left to right, letters of each in that order.
  private func seen(_ text: String, _ detector: DataDetector? = nil) -> String {
    var request = TextRequest(text: text, font: font(), direction: .rightToLeft)
    request.dataDetector = detector
    return PangoTextMeasurer().layout(request).runs.map {
      $0.isRightToLeft ? String($0.text.reversed()) : $0.text
    }.joined()
  }

  private func units(_ text: String, _ detector: DataDetector? = nil) -> [String] {
    let bytes = Array(text.utf8)
    return NumberUnits(in: bytes, detector: detector).ranges.map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  private func ambiguous(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return NumberUnits(in: bytes).ambiguous.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "Groups of digits keep their order beside Hebrew and Arabic, in digits of each kind",
    arguments: [
      ("טלפון 03-555-0123", "03-555-0123"), ("טלפון 03 555 0123", "03 555 0123"),
      ("هاتف 0501-234-567", "0501-234-567"), ("هاتف +966 50 123 4567", "+966 50 123 4567"),
      ("هاتف ٠٥٠ ١٢٣ ٤٥٦٧", "٠٥٠ ١٢٣ ٤٥٦٧"), ("بطاقة 4111 1111 1111 2345", "4111 1111 1111 2345"),
      ("טלפון (02) 555 0123", "(02) 555 0123"), ("رقم 541", "541"), ("מספר 541", "541"),
      ("رقم ٥٤١", "٥٤١"),
      // Two groups, as in Kuwait and Oman, and in Persian and Urdu digits.
      ("هاتف 2223 4567", "2223 4567"), ("هاتف 2223-4567", "2223-4567"),
      ("هاتف ٢٢٢٣ ٤٥٦٧", "٢٢٢٣ ٤٥٦٧"), ("تلفن ۲۲۲۳ ۴۵۶۷", "۲۲۲۳ ۴۵۶۷"),
      ("تلفن ۲۲۲۳-۴۵۶۷", "۲۲۲۳-۴۵۶۷"), ("فون ۲۲۲۳ ۴۵۶۷", "۲۲۲۳ ۴۵۶۷"),
      ("فون 2223 4567", "2223 4567"), ("טלפון 2223 4567", "2223 4567"),
      ("المفتاح 1234 5678", "1234 5678"), ("کلید ۱۲۳۴ ۵۶۷۸", "۱۲۳۴ ۵۶۷۸"),
      ("رمز 123 456", "123 456"), ("رمز ١٢٣ ٤٥٦", "١٢٣ ٤٥٦"), ("קוד 123 456", "123 456"),
      ("کد ۱۲۳ ۴۵۶", "۱۲۳ ۴۵۶"), ("کوڈ ۱۲۳ ۴۵۶", "۱۲۳ ۴۵۶"), ("حساب 12 3456", "12 3456"),
    ])
  func order(text: String, number: String) {
    #expect(seen(text).hasPrefix(number))
  }

  @Test(
    "A plus and an area's code in brackets belong to the number that they are in",
    arguments: [
      "+1 (800) 555-0199", "(+20) 100 123 4567", "+966 (50) 123-4567", "+49 (0)30 123456",
      "+44 (0) 20 7946 0958", "(+49) (0)30-123456", "00966 (50) 123 4567", "0 (212) 555 12 34",
      "8 (495) 123-45-67", "1-(800)-555-0199", "+1 (800)\u{A0}555-0199", "+٩٦٦ (٥٠) ١٢٣-٤٥٦٧",
      "+۹۸ (۲۱) ۵۵۵ ۰۱۲۳", "+201001234567", "+1.800.555.0199", "+49 30/123456",
    ])
  func brackets(number: String) {
    for word in ["", "هاتف: ", "טלפון ", "تلفن ", "فون ", "Tel. ", "المفتاح "] {
      #expect(units(word + number) == [number], "\(word)")
    }
    #expect(units("هاتف 966 (50) 123-4567") == ["966 (50) 123-4567"])
    for detector in DataDetector.allCases {
      #expect(units(number, detector) == (detector == .list ? [] : [number]))
    }
    #expect(seen(number) == number)
    #expect(seen("هاتف: " + number).hasPrefix(number))
    #expect(seen(number + " هاتف").hasSuffix(number))
  }

  @Test(
    "Brackets behind a number that is no country's code are a remark on it",
    arguments: [
      ("0501234567 (2)", []), ("12 34 56 78 (2)", ["12 34 56 78"]), ("5 (10) 15", []),
      ("0501 (2)", []), ("050 123 4567 (2)", ["050 123 4567"]),
      ("1234 (050) 123 4567", ["(050) 123 4567"]), ("+5", []), ("5+5", []),
      ("المفتاح +966", []), ("12+3456789", []),
    ])
  func remarks(text: String, numbers: [String]) {
    #expect(units(text) == numbers)
    #expect(NumberUnits(in: Array(text.utf8)).ambiguous == [])
  }

  /// Words in several scripts that say nothing of the digits beside them.
  private static let plainWords = ["", "المفتاح ", "המפתח ", "کلید ", "چابی ", "Key ", "鍵 "]

  @Test(
    "Behind a plus, full stops and spaces, or several slashes and spaces, are in no one number",
    arguments: [
      ("+1.800.555.0199 24/7", "+1.800.555.0199"), ("+43/1/5123456 20", "+43/1/5123456"),
      ("+1 800 555 0199", "+1 800 555 0199"), ("+49 30/123 456", "+49 30/123 456"),
      ("+1 (800) 555.0199", "+1 (800) 555.0199"), ("+1-800.555.0199", "+1-800.555.0199"),
      ("+٢٠.١٠٠.١٢٣.٤٥٦٧ ٢٤", "+٢٠.١٠٠.١٢٣.٤٥٦٧"), ("+10 1.234.567", nil),
      ("+3 200.50 300.75", nil), ("+20 10/12/2024", nil), ("+٢٠ ١٠/١٢/٢٠٢٤", nil),
      ("+۱۰ ۱.۲۳۴.۵۶۷", nil),
    ])
  func marks(text: String, number: String?) {
    for word in NumberUnitTests.plainWords {
      #expect(units(word + text) == [number].compactMap(\.self), "\(word)")
    }
  }

  @Test(
    "Digits without groups behind a plus are a number if they are as many as with a country's code")
  func ungrouped() {
    for word in NumberUnitTests.plainWords {
      for amount in ["+5000000", "+٥٠٠٠٠٠٠", "+۵۰۰۰۰۰۰", "+123456789", "+5", "+0501234"] {
        #expect(units(word + amount) == [], "\(word)")
      }
      for number in ["+4712345678", "+201001234567", "+٢٠١٠٠١٢٣٤٥٦٧", "+۹۸۲۱۵۵۵۰۱۲۳"] {
        #expect(units(word + number) == [number], "\(word)")
      }
    }
    for word in ["هاتف: ", "טלפון ", "تلفن ", "فون ", "Tel: "] {
      #expect(units(word + "+5000000") == ["+5000000"], "\(word)")
    }
  }

  @Test(
    "With brackets, but no plus or zero, it is told that it may be several numbers; years are",
    arguments: [
      ("1 (800) 555-0199", true), ("966 (50) 123-4567", true), ("٩٦٦ (٥٠) ١٢٣-٤٥٦٧", true),
      ("44 (1865) 123456", true), ("1 (800) 555 1999", true), ("3 (2019) 2020 2021", false),
      ("٣ (٢٠١٩) ٢٠٢٠ ٢٠٢١", false), ("۳ (۱۳۹۸) ۱۳۹۹ ۱۴۰۰", false), ("123 (456) 2019", false),
    ])
  func likely(text: String, isNumber: Bool) {
    for word in NumberUnitTests.plainWords {
      #expect(units(word + text) == (isNumber ? [text] : []), "\(word)")
      #expect(ambiguous(word + text) == (isNumber ? [text] : []), "\(word)")
    }
    for number in ["00\(text)", "+\(text)"] where isNumber {
      #expect(units(number) == [number] && ambiguous(number) == [])
    }
  }

  @Test(
    "What is masked belongs to the digits beside it",
    arguments: [
      ("بطاقة •••• 4242", "•••• 4242"), ("בכרטיס •••• 4242", "•••• 4242"),
      ("بطاقة **** **** **** 4242", "**** **** **** 4242"), ("کارت •••• ۴۲۴۲", "•••• ۴۲۴۲"),
      ("بطاقة •••• ٤٢٤٢", "•••• ٤٢٤٢"), ("کارڈ ••••4242", "••••4242"),
      ("بطاقة 4111 11** **** 2345", "4111 11** **** 2345"),
    ])
  func masked(text: String, number: String) {
    #expect(seen(text).hasPrefix(number))
  }

  @Test(
    "The words around decide before the shape: before the digits, or behind them",
    arguments: [
      ("هاتف 2020 2024", ["2020 2024"]), ("للهاتف: 2020 2024", ["2020 2024"]),
      ("الْهَاتِف 2020 2024", ["2020 2024"]), ("2020 2024 (טלפון)", ["2020 2024"]),
      ("טל׳ 2020 2024", ["2020 2024"]), ("السنوات 2020 2024", []), ("أرقام 123 456 789", []),
      ("מספרים 123 456 789", []), ("شماره‌ها ۱۲۳ ۴۵۶ ۷۸۹", []), ("نمبروں 1234 5678", []),
      ("לפני כן 2020 2024", []), ("هاتف جديد. السنوات 2020 2024", []),
      ("הנקודות 2020 2024", []),
    ])
  func words(text: String, numbers: [String]) {
    #expect(units(text) == numbers)
  }

  @Test("Numbers with words or commas between them are separate")
  func separate() {
    #expect(
      units("هاتف 2223 4567 وجوال 5556 7788, 9990 1122")
        == ["2223 4567", "5556 7788", "9990 1122"])
  }

  @Test(
    "A list of numbers runs from the right",
    arguments: [
      ("أرقام 100 200 300", "300 200 100"), ("أرقام ١٠٠ ٢٠٠ ٣٠٠", "٣٠٠ ٢٠٠ ١٠٠"),
      ("מספרים 100 200 300", "300 200 100"), ("اعداد ۱۰۰ ۲۰۰ ۳۰۰", "۳۰۰ ۲۰۰ ۱۰۰"),
      ("نمبروں 100 200 300", "300 200 100"), ("100 200 300 جائزة", "300 200 100"),
    ])
  func list(text: String, shown: String) {
    #expect(seen(text).contains(shown))
  }

  @Test("The writer decides before everything")
  func detector() {
    #expect(seen("هاتف 2223 4567", .list).hasPrefix("4567 2223"))
    #expect(units("مبلغ 5 10 15", .code) == ["5 10 15"])
    #expect(units("أرقام 100 200", .phoneNumber) == ["100 200"])
    #expect(units("السنوات 2020 2024", .creditCard) == ["2020 2024"])
  }

  @Test(
    "What may be either is told, unless words or the writer say it",
    arguments: [
      ("المفتاح 123 456", ["123 456"]), ("المفتاح 100 200", ["100 200"]),
      ("السنوات 2020 2024", ["2020 2024"]), ("المفتاح ١٢٣ ٤٥٦ ٧٨٩", ["١٢٣ ٤٥٦ ٧٨٩"]),
      ("المفتاح 2020-2024", []), ("رمز 123 456", []), ("أرقام 100 200 300", []),
      ("بطاقة •••• 4242", []), ("code 123 456", []), ("Key 123 456", []),
    ])
  func ambiguous(text: String, numbers: [String]) {
    #expect(layout(text).problems == numbers.map(TextProblem.ambiguousNumber))
    for detector in DataDetector.allCases {
      #expect(NumberUnits(in: Array(text.utf8), detector: detector).ambiguous == [])
    }
  }

  @Test(
    "Ranges and lists of numbers read from the right, as the algorithm has them",
    arguments: [
      "1.234.567,5", "1 234 567,5", "1,234 567 890", "2020-2024", "5 10 15", "2020 2021 2022", "12",
      "541", "1.5", "12/5/2024", "3 4567", "• 100", "100 200 300", "*2700", "•• ••",
    ])
  func others(text: String) {
    #expect(units(text) == [])
  }

  @Test("Any text is divided without harm")
  func hostile() {
    for text in [
      "+", "(", "((((1", "+(12", "+1 (", "+1 (2", "+1 (2)", "(+", "(+1) (2) (", "1)", "0 ", "0-",
      "+966-", "**", "* 12 **", "12 ** *",
      String(repeating: "1 ", count: 5000), String(repeating: "12 34 ا ", count: 5000),
      String(repeating: "ا", count: 20_000) + " 123 456", String(repeating: "9", count: 5000),
    ] {
      let bytes = Array(text.utf8)
      for range in NumberUnits(in: bytes).ranges { #expect(range.upperBound <= bytes.count) }
      #expect(Paragraph.levels(bytes, isRightToLeft: true).count == bytes.count)
    }
  }
}
