import MaquetteCore
import MaquetteText
import Testing

@Suite("Lines of tall scripts")
struct TallLineTests {
  private static let texts = [
    "ที่นี่ปู่ผู้ใหญ่รู้เรื่อง ที่นี่ปู่ผู้ใหญ่รู้เรื่อง", "မြန်မာနိုင်ငံသည် အရှေ့တောင်အာရှတွင် ရှိသည်",
    "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ وَالْحَمْدُ لِلَّهِ رَبِّ", "བོད་སྐད་ཀྱི་བརྡ་སྤྲོད་ཀྱི་སློབ་དེབ",
    "ខ្ញុំស្រឡាញ់ភាសាខ្មែរ ស្ត្រីខ្មែរ",
  ]

  @Test("No line touches the next", arguments: texts)
  func apart(text: String) throws {
    let measurer = PangoTextMeasurer(catalog: FontCatalog())
    var request = TextRequest(text: text, font: font(), maxWidth: 110, maxLines: 0)
    let result = measurer.layout(request)
    try #require(result.lines.count > 1)
    let heights = Set(result.lines.map { ($0.height * 100).rounded() })
    #expect(heights.count == 1, "lines of one script are equally high: \(heights)")
    #expect(result.lines[0].height > request.font.lineHeight + 0.5)
    // Each line by itself, to see how far its letters reach.
    for (line, next) in zip(result.lines, result.lines.dropFirst()) {
      func ink(_ line: TextLine) throws -> ClosedRange<Double> {
        request.text = line.runs.map(\.glyphs.text).joined()
        request.maxWidth = nil
        let alone = measurer.layout(request)
        let ink = try #require(measurer.ink(of: request))
        return ink.lowerBound - alone.lines[0].baseline...ink.upperBound - alone.lines[0].baseline
      }
      let bottom = try line.baseline + ink(line).upperBound
      let top = try next.baseline + ink(next).lowerBound
      // The deepest and the highest letters of a face may meet in what it asks for.
      #expect(bottom <= top + 1, "\(bottom) \(top)")
    }
  }

  @Test(
    "Lines whose letters have room stay as high as the font has them",
    arguments: [
      "Text of two lines", "設定を変更しました。次へ", "מילים אחדות בעברית כאן", "한국어 문장입니다 여기",
      "Ещё один текст тут",
      "تساعد المراجعات الآخرين على الاختيار. اكتب ما أعجبك، وما الذي ينبغي أن يكون أفضل.",
      "عندما يكون الجهاز قريباً منك، أو حين تستخدم شبكةً أخرى.",
      "हिन्दी में एक वाक्य",
    ])
  func others(text: String) {
    let result = layout(text, maxWidth: 80)
    #expect(result.lines.count > 1)
    #expect(result.lines.allSatisfy { abs($0.height - font().lineHeight) < 0.001 })
  }

  @Test(
    "One line keeps the height that controls count on",
    arguments: [
      texts[0], texts[2], texts[4], "ການຕັ້ງຄ່າ ຢູ່ໃນນີ້", "हिन्दी में एक वाक्य", "الإعدادات", "הגדרות",
      // Letters that reach no farther than Latin ones.
      "ဃာ",
    ])
  func single(text: String) {
    #expect(abs(layout(text).size.height - font().lineHeight) < 0.001)
  }

  @Test(
    "One line of letters that stack takes them in, so that they touch nothing below",
    arguments: [texts[1], texts[3], "ဆက်တင်များ ကြိုဆိုပါသည်", "Wi-Fi ဖွင့်ပါ", "၁၂၃ ၄၅၆", "སྒྲིག་འགོད"])
  func stacked(text: String) throws {
    let measurer = PangoTextMeasurer(catalog: FontCatalog())
    let request = TextRequest(text: text, font: font())
    let line = measurer.layout(request)
    let ink = try #require(measurer.ink(of: request))
    #expect(line.size.height > font().lineHeight + 2)
    #expect(line.size.height < font().lineHeight * 1.4, "and no higher than that")
    #expect(ink.lowerBound >= -0.001 && ink.upperBound <= line.size.height + 0.001)
  }

  @Test("A paragraph's own bounds of heights win")
  func bounds() {
    var request = TextRequest(text: Self.texts[0], font: font(), maxWidth: 110, maxLines: 0)
    var style = TextParagraphStyle()
    style.maximumLineHeight = 22
    request.paragraphs = [style]
    #expect(PangoTextMeasurer().layout(request).lines.allSatisfy { $0.height == 22 })
  }
}
