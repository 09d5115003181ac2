import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Numbers of telephones and cards")
struct NumberUnitTests {
  /// A line as it is seen: runs from left to right, letters of each in that order.
  private func seen(_ text: String) -> String {
    layout(text).runs.map { $0.isRightToLeft ? String($0.text.reversed()) : $0.text }.joined()
  }

  @Test(
    "Groups of digits keep their order beside Hebrew and Arabic, in digits of each kind",
    arguments: [
      ("טלפון 03-555-0123", "03-555-0123"), ("טלפון 03 555 0123", "03 555 0123"),
      ("هاتف 0501-234-567", "0501-234-567"), ("هاتف +966 50 123 4567", "+966 50 123 4567"),
      ("هاتف ٠٥٠ ١٢٣ ٤٥٦٧", "٠٥٠ ١٢٣ ٤٥٦٧"), ("بطاقة 4111 1111 1111 2345", "4111 1111 1111 2345"),
      ("טלפון (02) 555 0123", "(02) 555 0123"), ("رقم 541", "541"), ("מספר 541", "541"),
      ("رقم ٥٤١", "٥٤١"),
    ])
  func order(text: String, number: String) {
    #expect(seen(text).hasPrefix(number))
  }

  @Test(
    "Ranges and lists of numbers read from the right, as the algorithm has them",
    arguments: [
      "1.234.567,5", "1 234 567,5", "1,234 567 890", "2020-2024", "5 10 15", "2020 2021 2022", "12",
      "541", "1.5", "12/5/2024", "3 4567",
    ])
  func others(text: String) {
    #expect(NumberUnits.ranges(in: Array(text.utf8)) == [])
  }

  @Test("Any text is divided without harm")
  func hostile() {
    for text in [
      "+", "(", "((((1", "+(12", "1)", "0 ", "0-", "+966-", String(repeating: "1 ", count: 5000),
    ] {
      let bytes = Array(text.utf8)
      for range in NumberUnits.ranges(in: bytes) { #expect(range.upperBound <= bytes.count) }
      #expect(Paragraph.levels(bytes, isRightToLeft: true).count == bytes.count)
    }
  }
}
