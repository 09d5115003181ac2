import MaquetteComponents
import MaquetteCore
import Testing
import ThreadClock

@Suite("Hostile markup")
struct HostileMarkupTests {
  /// What slows down naive readers of Markdown; from cmark's tests of pathological input.
  private static let units = [
    "*", "_", "~~", "`", "[", "]", "^[", "\\", "(", "a**b", "*a_ ", "**a *a ", "_a __a", "a~~b ",
    "[a](b", "[a](", "^[a](", "^[a](b: '", "^[a](b: \"'", "^[a](b: (", "[]()", "a*", "*a", "***a",
    "a***", "a*_*_", "x [a](/b) ", "[a](/b) [ ", "![[]()", "*a **b ~~c `d", "e\u{301}*", "😀**",
    "\r\n*", "[ (](", "](  ", "**x [a*b**c*](d)", "^[a](kern: 1, ", "[\\",
  ]

  @Test(
    "Its time is linear: twenty times as much takes far less than 400 times as long",
    arguments: units)
  func linear(unit: String) {
    let clock = ThreadClock()
    func time(_ count: Int) -> Duration {
      let text = String(repeating: unit, count: count / unit.utf8.count)
      return clock.measure { _ = try? AttributedText(markup: text) }
    }
    // Other tests run beside this one and may hold it up, but not three times.
    let isLinear = (0..<3).contains { _ in
      let short = time(5_000)
      return time(100_000) < short * 80 + .milliseconds(50)
    }
    #expect(isLinear)
  }

  @Test("Openers before, and closers behind, as deep as they like")
  func depth() throws {
    let count = 50_000
    func both(_ open: String, _ close: String) throws -> AttributedText {
      try AttributedText(
        markup: String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
      )
    }
    #expect(try both("*", "*").string == "a")
    #expect(try both("*", "*").runs.first?.attributes == .bold)
    #expect(try both("*a ", " a*").runs.map(\.attributes) == [.italic])
    #expect(try both("[", "]").string.count == 2 * count + 1)
    #expect(try both("^[", "](kern: 1)").runs.first?.attributes == .kern(1))
    #expect(try both("[", "](b)").runs.first { $0.attributes.link != nil }?.text == "a")
    #expect(try both("`", "'").string.count == 2 * count + 1)
  }

  @Test("A megabyte is no different")
  func megabyte() throws {
    let runs = try AttributedText(markup: String(repeating: "*a*b", count: 250_000)).runs
    #expect(runs.count == 500_000)
    let words = String(repeating: "word ", count: 200_000)
    #expect(try AttributedText(markup: words) == AttributedText(words))
  }

  @Test("Thousands of errors are told in linear time, too")
  func errors() {
    let markup = String(repeating: "^[a](b: c) [d](data:e)\n", count: 5_000)
    do {
      _ = try AttributedText(markup: markup)
      Issue.record("it was taken")
    } catch {
      #expect(error.diagnostics.count == 10_000)
      #expect(error.diagnostics.last?.location == SourceLocation(line: 5_000, column: 16))
    }
  }

  @Test("Characters at random never trap, and nothing is invented")
  func random() {
    let alphabet = Array("**__~~``[[]]()^^\\\\: ,'ab😀é\r\n").map(String.init) + ["kern: 1", "](b)"]
    var state: UInt64 = 1
    for _ in 0..<4_000 {
      var markup = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        markup += alphabet[Int(state >> 33) % alphabet.count]
      }
      guard let text = try? AttributedText(markup: markup) else { continue }
      #expect(text.string.unicodeScalars.count <= markup.unicodeScalars.count)
      #expect(text.string.filter { $0 == "a" }.count <= markup.filter { $0 == "a" }.count)
    }
  }
}
