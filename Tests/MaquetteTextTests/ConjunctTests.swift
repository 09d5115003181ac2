import MaquetteCore
import MaquetteText
import Testing

@Suite("Conjuncts are not divided")
struct ConjunctTests {
  /// Words and the virama in them.
  private static let words: [(String, Unicode.Scalar)] = [
    ("हिन्दुस्तानी विश्वविद्यालय", "\u{94D}"), ("স্বাধীনতা সংগ্রাম", "\u{9CD}"),
    ("વિશ્વવિદ્યાલય", "\u{ACD}"), ("ବିଶ୍ୱବିଦ୍ୟାଳୟ", "\u{B4D}"), ("విశ్వవిద్యాలయం", "\u{C4D}"),
    ("ವಿಶ್ವವಿದ್ಯಾಲಯ", "\u{CCD}"), ("സ്വാതന്ത്ര്യം", "\u{D4D}"), ("သတ္တဗ္ဗ", "\u{1039}"),
    ("ខ្មែរភាសា", "\u{17D2}"),
  ]

  @Test("No line and no text ends in the middle of one", arguments: words)
  func conjuncts(word: String, virama: Unicode.Scalar) {
    let width = layout(word).size.width
    for mode in LineBreakMode.allCases where mode != .byClipping {
      for maxWidth in stride(from: 12.0, through: width, by: 1.5) {
        for maxLines in 0...1 {
          var request = TextRequest(
            text: word, font: font(), maxWidth: maxWidth, maxLines: maxLines)
          request.lineBreakMode = mode
          let result = PangoTextMeasurer(catalog: FontCatalog()).layout(request)
          for text in result.lineTexts {
            for part in text.split(separator: "…") {
              #expect(part.unicodeScalars.last != virama, "\(mode) \(maxWidth): \(text)")
            }
          }
        }
      }
    }
  }

  @Test("A virama that is seen ends a text as any letter does: Tamil's")
  func visible() {
    let tamil = "தமிழ்நாடு"
    let width = layout("தமிழ்").size.width + layout("…").size.width
    #expect(layout(tamil, maxWidth: width + 0.01, maxLines: 1).shownText == "தமிழ்…")
  }
}
