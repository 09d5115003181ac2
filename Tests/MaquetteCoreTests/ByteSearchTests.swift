import MaquetteCore
import Testing
import ThreadClock

@Suite("Texts in bytes")
struct ByteSearchTests {
  @Test(
    "A text is found wherever it is, and nothing else is",
    arguments: [
      ("definitions: {}", "definitions", true), ("a definitions", "definitions", true),
      ("ddefinitions", "definitions", true), ("definition", "definitions", false),
      ("definition s", "definitions", false), ("", "a", false), ("a", "", true), ("", "", true),
      ("こんにちは世界", "世界", true), ("こんにちは世", "世界", false), ("مرحبا بالعالم", "عالم", true),
      ("สวัสดีชาวโลก", "โลก", true), ("Привет, мир", "мир", true), ("नमस्ते", "ते", true),
      ("שלום", "לום", true), ("שלו", "לום", false),
    ])
  func found(text: String, part: String, isThere: Bool) {
    #expect(Array(text.utf8).hasText(part) == isThere)
  }

  @Test("Sixteen megabytes are searched at once")
  func speed() {
    let bytes = [UInt8](repeating: UInt8(ascii: "e"), count: 16 << 20)
    let time = ThreadClock().measure { #expect(!bytes.hasText("definitions")) }
    #expect(time < .milliseconds(500), "\(time)")
  }
}
