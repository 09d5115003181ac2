import MaquetteCore
import Testing

@Suite("Decimal numbers")
struct DecimalTests {
  @Test(
    "A number is the one that Swift reads, to the last bit",
    arguments: [
      "0", "-0", "+5", "17", "-0.43", "0.1", "0.7046", "123456789012345", "0.123456789012345",
      "99999999.9999999", "1234567890123456789", "0.12345678901234567890", "1e3", "-2.5E-3",
      "1e999", "5.", ".5", "00012.50",
    ])
  func same(_ text: String) {
    #expect(Double(decimal: text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(
    "Hexadecimal, words and anything else are no number",
    arguments: [
      "", ".", "-", "nan", "inf", "-inf", "0x10", "1 2", "1,5", "1.2.3", "--1", "1-", "٣",
    ])
  func nothing(_ text: String) {
    #expect(Double(decimal: text) == nil)
  }

  @Test("All hundredths are the nearest numbers")
  func hundredths() {
    for whole in 0..<10_000 {
      let text = "\(whole / 100).\(whole % 100 / 10)\(whole % 10)"
      #expect(Double(decimal: text) == Double(whole) / 100)
    }
  }

  @Test("Words are what stands between spaces")
  func words() {
    #expect("  tint  + wei\u{DF} 0.15 ".spacedWords == ["tint", "+", "weiß", "0.15"])
    #expect("   ".spacedWords.isEmpty && "".spacedWords.isEmpty)
    #expect("Noto Sans Canadian Aboriginal Text".spacedWords.count == 5)
  }
}
