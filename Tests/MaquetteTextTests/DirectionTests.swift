import MaquetteCore
import Testing

@testable import MaquetteText

@Suite("Directions")
struct DirectionTests {
  @Test(
    "A paragraph is set in the direction of most of its words, whatever it begins with",
    arguments: [
      ("iPhone متوفر الآن في المتاجر", true), ("iPhone זמין עכשיו בחנויות", true),
      ("MacBook Pro اکنون در فروشگاه‌ها موجود است", true),
      ("Apple Watch اب اسٹورز میں دستیاب ہے", true),
      ("שלום means hello in Hebrew", false), ("مرحبا is a greeting", false),
      ("設定 שלום עולם טוב", true), ("Привет мир שלום", false),
      // Words count, not letters; of as many of both the first.
      ("הורד את Application", true), ("تطبيق Photoshop جديد", true), ("NEW جديد", false),
      ("שלום (Hello) [1]!", true),
      // Addresses are in no language, and what is isolated does not count.
      ("زوروا https://example.com/a/long/path", true), ("כתבו אל somebody@example.com", true),
      ("https://example.com/a", false), ("שלום \u{2066}and much more than that\u{2069}", true),
      // A mark of direction says it.
      ("\u{200F}iPhone 15 Pro Max", true), ("\u{200E}שלום עולם", false), ("\u{61C}12 iPhone", true),
    ])
  func mostWords(text: String, isRightToLeft: Bool) {
    #expect(Paragraph.mostlyDirection(Array(text.utf8)) == isRightToLeft)
  }

  @Test(
    "In a right-to-left interface, a first letter from the right is enough, or most words",
    arguments: [
      ("العنوان: 221B Baker St., London", true), ("الاسم: John Smith Jr.", true),
      ("כתובת: 221B Baker Street, London", true), ("نشانی: 221B Baker Street, London", true),
      ("پتہ: 221B Baker Street, London", true), ("(1) שלום means hello in Hebrew", true),
      ("iPhone متوفر الآن في المتاجر", true), ("זוג אבג", true),
      // A first letter from the left leaves it to the words; so does a mark of direction.
      ("abc אבג", false), ("London, العنوان 221B", false), ("\u{200E}الاسم: John Smith Jr.", false),
      ("Δρόμος אבג Αθήνα", false), ("Адрес: Москва", false), ("東京都 מלון 新宿", false),
      // What is isolated does not count.
      ("\u{2067}الاسم\u{2069} John Smith Jr.", false),
    ])
  func firstOrMost(text: String, isRightToLeft: Bool) {
    let bytes = Array(text.utf8)
    #expect(
      Paragraph.naturalDirection(bytes, in: .rightToLeft)
        == (isRightToLeft ? .rightToLeft : .leftToRight))
    #expect(
      Paragraph.naturalDirection(bytes, in: .leftToRight)
        == (Paragraph.mostlyDirection(bytes) == true ? .rightToLeft : .leftToRight))
  }

  @Test("A label from the right before Latin words stands at the right in its own interface")
  func labelBeforeName() {
    let text = "الاسم: John Smith Jr."
    #expect(layout(text, direction: .rightToLeft).runs.last?.text.contains("الاسم") == true)
    #expect(layout(text, direction: .leftToRight).runs.first?.text.contains("الاسم") == true)
  }

  @Test("What begins with a name in another script has it at its own side")
  func name() {
    #expect(layout("iPhone متوفر الآن").runs.last?.text.hasSuffix("iPhone") == true)
  }

  @Test("A writing direction that is asked for wins over the letters")
  func asked() {
    var request = TextRequest(text: "abc אבג דה", font: font())
    #expect(PangoTextMeasurer().layout(request).runs.last?.text.contains("abc") == true)
    request.baseWritingDirection = .leftToRight
    #expect(PangoTextMeasurer().layout(request).runs.first?.text.hasPrefix("abc") == true)
  }

  @Test("Where there are as many words of both, the first decides, whatever the interface's is")
  func firstLetter() {
    #expect(layout("abc אבג", direction: .rightToLeft).runs.first?.text.hasPrefix("abc") == true)
    #expect(layout("אבג abc", direction: .leftToRight).runs.last?.text.hasPrefix("אבג") == true)
  }

  @Test("A text without letters takes the interface's direction")
  func neutralText() {
    #expect(layout("12 …", direction: .leftToRight).runs.first?.text.hasPrefix("12") == true)
    #expect(layout("12 …", direction: .rightToLeft).runs.last?.text == "12")
  }

  @Test("Numbers read from left to right within Arabic")
  func numbers() {
    let result = layout("الساعة 41")
    #expect(result.runs.first?.text == "41")
    #expect(result.runs.first?.isRightToLeft == false)
    #expect(result.runs.last?.isRightToLeft == true)
  }

  @Test("Runs of a line stand side by side without a gap")
  func runsTouch() {
    let result = layout("Hello مرحبا 12 שלום", font(tracking: -0.43))
    let starts = result.runs.map(\.origin.x)
    #expect(starts == starts.sorted())
    #expect(starts.first == 0)
    #expect(starts.allSatisfy { $0 < result.size.width })
  }

  @Test("Clusters follow the run's text, glyphs the eye")
  func clusters() {
    let run = layout("אבג").runs[0]
    #expect(run.text == "אבג")
    #expect(run.clusters.map(\.utf8Count) == [2, 2, 2])
    #expect(run.clusters.map(\.glyphCount) == [1, 1, 1])
    #expect(run.glyphs.last?.id == layout("א").glyphs.first)
    let positions = run.glyphs.map(\.position.x)
    #expect(positions == positions.sorted())
  }

  @Test("Letters that change places share a cluster")
  func reordering() {
    let run = layout("कि").runs[0]
    #expect(run.clusters.map(\.utf8Count) == [6])
    #expect(run.clusters.map(\.glyphCount) == [2])
  }
}
