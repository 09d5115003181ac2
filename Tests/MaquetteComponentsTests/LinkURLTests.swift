import MaquetteComponents
import MaquetteCore
import Testing

@Suite("URLs of links")
struct LinkURLTests {
  @Test(
    "Any scheme will do, and relative ones, and letters of any script",
    arguments: [
      "https://www.apple.com/?q=a%20b#top", "http://[::1]:8080/", "mailto:me@example.com",
      "tel:+41-44-123", "sms:123", "x-apple.systempreferences:com.apple.Keyboard", "/a/b", "../a",
      "#anchor", "?page=2", "a/b:c", "//example.com/a", "https://例え.jp/é", "page",
    ])
  func allowed(text: String) throws {
    #expect(try LinkURL(text).text == text)
  }

  @Test(
    "What runs code, hides something or is no URL is refused, with the reason",
    arguments: [
      ("javascript:alert(1)", "may not lead to a 'javascript:' URL"),
      ("JaVaScRiPt:alert(1)", "'javascript:'"), ("data:text/html,x", "'data:'"),
      ("VBScript:x", "'vbscript:'"), ("java\tscript:alert(1)", "contains U+0009"),
      (" javascript:alert(1)", "contains U+0020"), ("java\u{0}script:x", "contains U+0000"),
      ("\u{FEFF}javascript:x", "contains U+FEFF"), ("java%0Ascript:x", "not a URL scheme"),
      ("", "needs a URL"), ("a b", "contains U+0020"), ("a\u{A0}b", "contains U+00A0"),
      ("a\u{3000}b", "U+3000"), ("https://a/\u{202E}gpj", "U+202E"), ("a\"onclick=b", "U+0022"),
      ("<a>", "U+003C"), ("https:\\\\a", "U+005C"), ("50%", "without two hexadecimal digits"),
      ("%zz", "without two hexadecimal digits"), ("1a:b", "not a URL scheme"),
      (":a", "not a URL scheme"),
      ("https://" + String(repeating: "a", count: 5000), "the limit is 4096"),
    ])
  func refused(text: String, reason: String) {
    do {
      _ = try LinkURL(text)
      Issue.record("it was taken")
    } catch {
      #expect("\(error)".contains(reason), "\(error)")
    }
  }
}
