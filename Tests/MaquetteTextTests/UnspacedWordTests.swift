import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Words without spaces between them")
struct UnspacedWordTests {
  /// Texts as their words, of which a line holds one or more.
  private static let texts: [(language: String, words: [String])] = [
    ("km", ["ខ្ញុំ", "ស្រឡាញ់", "ភាសាខ្មែរ", "ណាស់"]),
    ("lo", ["ການຕັ້ງ", "ຄ່າ", "ຢູ່ໃນ", "ນີ້", "ແລະ", "ພາສາ", "ລາວ"]),
    ("my", ["မြန်မာနိုင်ငံ", "သည်", "အရှေ့တောင်", "အာ", "ရှ", "တွင်", "ရှိ", "သည်"]),
  ]

  @Test("Lines end between words, in any language of the interface", arguments: texts)
  func words(language: String, words: [String]) {
    let text = words.joined()
    let widest = words.map { layout($0).size.width }.max() ?? 0
    for language in [language, "en"] {
      for width in stride(from: widest + 1, through: widest * 3, by: 7) {
        var rest = words[...]
        for line in layout(text, maxWidth: width, language: language).lineTexts {
          var left = line
          while let word = rest.first, left.hasPrefix(word) {
            left.removeFirst(word.count)
            rest = rest.dropFirst()
          }
          #expect(left.isEmpty, "\(language) \(width): \(line)")
        }
        #expect(rest.isEmpty)
      }
    }
  }

  /// Where lines may be broken, as parts of a text.
  private func parts(_ text: String) -> [String] {
    var breaks = Array(repeating: UInt8(0), count: text.utf8.count)
    for (index, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 { breaks[index] = 1 }
    UnspacedWords.mark(in: Array(text.utf8), breaks: &breaks)
    var parts: [[UInt8]] = [[]]
    for (index, byte) in text.utf8.enumerated() {
      if breaks[index] == 2 { parts.append([]) }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "Only what stands between two such letters is changed",
    arguments: [
      ("ខ្ញុំស្រឡាញ់ ABC def", ["ខ្ញុំ", "ស្រឡាញ់ ABC def"]), ("Wi-Fi ຄ່າຢູ່ໃນ😀", ["Wi-Fi ຄ່າ", "ຢູ່ໃນ😀"]),
      ("😀သည်တွင်", ["😀သည်", "တွင်"]), ("Text of two lines", ["Text of two lines"]),
      ("שלום עולם", ["שלום עולם"]), ("ไทยสวยงาม", ["ไทยสวยงาม"]), ("設定を変更", ["設定を変更"]),
      ("", [""]),
    ])
  func others(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test("Any text is divided without harm")
  func hostile() {
    for text in [
      "\u{17D2}", "\u{1039}\u{1039}", "\u{E81}", String(repeating: "ក", count: 20_000),
      String(repeating: "သည်😀", count: 5000),
    ] {
      let bytes = Array(text.utf8)
      var breaks = Array(repeating: UInt8(1), count: bytes.count)
      UnspacedWords.mark(in: bytes, breaks: &breaks)
      #expect(breaks.count == bytes.count)
    }
  }
}
