import MaquetteCore
import Testing

@Suite("Addresses that pictures lead to")
struct LinkAddressTests {
  @Test(
    "Web pages, mails, calls and messages are let through",
    arguments: [
      "http://example.org", "https://example.org/a?b=c&d#e", "mailto:anna@example.org",
      "tel:+49-30-1234", "sms:+491234",
    ])
  func good(text: String) {
    #expect(LinkAddress(text)?.text == text)
  }

  @Test(
    "Whatever could run, hides what it is or leads nowhere is refused",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", " javascript:a",
      "data:text/html,a", "vbscript:a", "file:///etc/passwd", "blob:a", "//example.org", "a/b", "",
      ":", "http:", "http://", "https:example.org", "mailto:", "tel:", "http://a b",
      "http://a\tb", "http://a\u{0}b", "ftp://example.org",
      "http://" + String(repeating: "a", count: 3000),
    ])
  func bad(text: String) {
    #expect(LinkAddress(text) == nil)
  }

  @Test("The scheme is in small letters, and what a URI cannot have is percent-encoded")
  func encoded() {
    #expect(LinkAddress("HTTPS://Example.org")?.text == "https://Example.org")
    #expect(
      LinkAddress("https://a/é'\"()<>\\^`{|}%20")?.text
        == "https://a/%C3%A9%27%22%28%29%3C%3E%5C%5E%60%7B%7C%7D%20")
  }
}
