import MaquetteCore
import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "CSS notation is read and written",
    arguments: [
      ("#007AFF", "#007AFF"), ("#0af", "#00AAFF"), ("#3C3C4399", "#3C3C4399"),
      ("#fff8", "#FFFFFF88"),
    ])
  func notation(_ text: String, _ expected: String) {
    #expect(Color(hex: text)?.hex == expected)
  }

  @Test("Anything else is no colour", arguments: ["007AFF", "#12", "#12345", "#GGGGGG", "", "#"])
  func nonsense(_ text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test("Half black over white is middle gray")
  func compositing() {
    #expect(Color.black.opacity(0.5).over(.white).hex == "#808080")
  }
}
