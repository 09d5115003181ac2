import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Layouts that are remembered")
struct LayoutCacheTests {
  private static let words = ["Settings", "الإعدادات", "הגדרות", "設定", "सेटिंग"]

  private func key(_ text: String) -> SharedTextRequest {
    SharedTextRequest(TextRequest(text: text, font: font()))
  }

  private func entry(_ text: String) -> LayoutCache.Entry {
    LayoutCache.Entry(
      layout: TextLayout(size: .zero, lines: [], shownText: text, isTruncated: false),
      shapes: nil)
  }

  /// How many of some texts are there, without asking for them: who is asked for is kept.
  private func count(of texts: [String], in cache: LayoutCache) -> Int {
    texts.count { text in
      var copy = cache
      return copy[key(text)] != nil
    }
  }

  @Test("Their number does not grow with that of pictures, and what each picture has stays")
  func pictures() {
    var cache = LayoutCache()
    cache.insert(entry("OK"), for: key("OK"))
    var all: [String] = []
    for picture in 0..<200 {
      cache.beginPicture()
      #expect(cache[key("OK")]?.layout.shownText == "OK")
      let texts = (0..<20).map { "\(Self.words[picture % 5]) \(picture), \($0)" }
      for text in texts { cache.insert(entry(text), for: key(text)) }
      #expect(count(of: texts, in: cache) == texts.count)
      all += texts
    }
    #expect((20..<700).contains(count(of: all, in: cache)))
  }

  @Test("Those of the last picture are there in the next one, as variants have the same texts")
  func variants() {
    var cache = LayoutCache()
    let texts = (0..<100).map { "\(Self.words[$0 % 5]) \($0)" }
    for text in texts { cache.insert(entry(text), for: key(text)) }
    cache.beginPicture()
    #expect(count(of: texts, in: cache) == texts.count)
  }

  @Test("A picture of more texts than are remembered has the last ones")
  func large() {
    var cache = LayoutCache()
    let texts = (0..<20_000).map { "A label among many, number \($0)" }
    for text in texts { cache.insert(entry(text), for: key(text)) }
    #expect(count(of: Array(texts.suffix(1000)), in: cache) == 1000)
    #expect(count(of: Array(texts.prefix(1000)), in: cache) == 0)
  }
}
