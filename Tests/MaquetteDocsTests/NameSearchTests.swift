import Testing
import ThreadClock

@testable import MaquetteDocs

@Suite("Many names in texts")
struct NameSearchTests {
  private func found(_ names: [String], in texts: [String]) -> [Bool] {
    var search = NameSearch(names)
    for text in texts { search.look(in: Array(text.utf8)) }
    return search.isFound
  }

  @Test("Each name that is anywhere in a text is found, and no other")
  func names() {
    let names = [
      "a.png", "b.png", "ba.png", "ünï.svg", "設定~dark.png", "שלום.png", "صورة.pdf", "รูป.png",
    ]
    let texts = ["![](x/ba.png) and ünï.svg", "設定~dark.png", "<img src=صورة.pdf>", "שלום.pn g"]
    let expected = names.map { name in texts.contains { $0.contains(name) } }
    #expect(found(names, in: texts) == expected)
    #expect(expected.contains(true) && expected.contains(false))
  }

  @Test("Names may be the same, be in one another, or be the whole text")
  func overlaps() {
    #expect(found(["a.png", "a.png"], in: ["a.png"]) == [true, true])
    #expect(found(["aa.png", "a.png"], in: ["a.png"]) == [false, true])
    #expect(found(["a.png.png", "a.png"], in: ["a.png.pn"]) == [false, true])
    #expect(found(["a.png"], in: []) == [false])
    #expect(found([], in: ["a.png"]).isEmpty)
  }

  @Test("A name that is too long for a file counts as found, so that nothing is removed for it")
  func long() {
    let long = String(repeating: "a", count: 252) + ".png"
    #expect(found([long, String(long.dropFirst())], in: [""]) == [true, false])
  }

  @Test("The time does not grow with the names")
  func speed() {
    let names = (0..<5000).map { "picture-\($0).png" }
    let text = String(repeating: "![A picture](pictures/picture-x.png)\n", count: 50_000)
    let time = ThreadClock().measure {
      #expect(!found(names, in: [text]).contains(true))
    }
    // Names one after the other take more than a minute.
    #expect(time < .seconds(8), "\(time)")
  }
}
