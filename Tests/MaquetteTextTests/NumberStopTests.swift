import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Numbers of telephones with full stops")
struct NumberStopTests {
  /// Words in several scripts that say nothing of the digits beside them.
  private static let words = ["", "مرحبا ", "שלום ", "سلام ", "آداب ", "Key ", "鍵 "]

  private func units(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return NumberUnits(in: bytes).ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// A line as it is seen: runs from left to right, letters of each in that order.
  private func seen(_ text: String) -> String {
    let request = TextRequest(text: text, font: font(), direction: .rightToLeft)
    return PangoTextMeasurer().layout(request).runs.map {
      $0.isRightToLeft ? String($0.text.reversed()) : $0.text
    }.joined()
  }

  @Test(
    "A space may stand between a country's code and groups with full stops",
    arguments: [
      "+1 800.555.0199", "+33 1.23.45.67.89", "+31 6.1234.5678", "+972 3.555.0123",
      "+1\u{A0}800.555.0199", "+٩٦٦ ٥٠.١٢٣.٤٥٦٧", "+۹۸ ۲۱.۵۵۵.۰۱۲۳", "+۹۲ ۳۰۰.۵۵۵.۰۱۲۳",
    ])
  func stopsBehindCode(number: String) {
    for word in Self.words + ["هاتف: ", "טלפון ", "تلفن ", "فون "] {
      #expect(units(word + number) == [number], "\(word)")
      #expect(units("\(word)\(number). 24/7") == [number], "\(word)")
      #expect(units("\(word)\(number) 24/7") == [number], "\(word)")
    }
    for word in ["مرحبا", "שלום", "سلام", "آداب"] {
      #expect(seen("\(word) \(number)").hasPrefix(number), "\(word)")
    }
  }

  @Test(
    "Amounts, dates, versions, addresses and sentences with full stops behind a space are none",
    arguments: [
      "+10 1.234.567", "+200 1.234.567.890", "+20 10.12.2024", "+200 2024.12.10", "+20 1.12.2024",
      "+5 1.2.3", "+100 120.0.6099.109", "+100 192.168.100.100", "+20 10.20.30.40", "+3 200.50",
      "+966 50.1234567", "5. 10", "+5. 10.", "800.555.0199", "+٢٠ ١٠.١٢.٢٠٢٤", "+٢٠٠ ١.٢٣٤.٥٦٧",
      "+۲۰ ۱۴۰۳.۱۲.۱۰", "+۱۰۰ ۱۹۲.۱۶۸.۱۰۰.۱۰۰", "+0800 555.0199.12",
    ])
  func stopsOfOthers(text: String) {
    for word in Self.words {
      #expect(units(word + text) == [], "\(word)")
    }
  }
}
