import MaquetteCore
import MaquetteText
import Testing

@Suite("Nastaliq")
struct NastaliqTests {
  private func layout(
    _ text: String, in language: String, width: Double? = nil, family: String = "Inter"
  ) -> TextLayout {
    PangoTextMeasurer().layout(
      TextRequest(
        text: text, font: font(family, fallbacks: ["Noto Sans Arabic"]), maxWidth: width,
        maxLines: 0, direction: .rightToLeft, language: language))
  }

  private static let sentence = "اردو زبان، نستعلیق میں لکھی جاتی ہے۔"

  @Test(
    "Urdu is drawn in it by itself, in every region", arguments: ["ur", "ur-PK", "ur-IN", "UR"])
  func inUrdu(language: String) {
    #expect(Set(layout(Self.sentence, in: language).faces) == ["NotoNastaliqUrdu-Regular"])
  }

  @Test(
    "Other languages of the script are not, nor the same letters among them",
    arguments: [
      ("ar", "هذه جملة عربية، قصيرة."), ("fa", "این یک جملهٔ فارسی است."), ("ps", "دا یوه جمله ده"),
      ("ckb", "ئەمە ڕستەیەکە"), ("ug", "بۇ بىر جۈملە"), ("ar", sentence),
    ])
  func others(language: String, text: String) {
    let faces = Set(layout(text, in: language).faces)
    #expect(faces.isSuperset(of: ["NotoSansArabic-Regular"]))
    #expect(faces.isSubset(of: ["NotoSansArabic-Regular", "Inter-Regular"]))
  }

  @Test(
    "Other scripts in an Urdu text have their own faces",
    arguments: [
      ("iPhone 15", "Inter-Regular"), ("שלום", "NotoSansHebrew-Regular"),
      ("हिन्दी", "NotoSansDevanagari-Regular"), ("Москва", "Inter-Regular"),
      ("ไทย", "NotoSansThai-Regular"),
    ])
  func mixed(text: String, face: String) {
    #expect(Set(layout(text, in: "ur").faces) == [face])
  }

  @Test("Its lines are as high as the face asks, also one by itself; all others stay")
  func heights() {
    let one = layout(Self.sentence, in: "ur").lines
    #expect(one[0].height > 2 * font().lineHeight)
    let many = layout(Self.sentence, in: "ur", width: 120).lines
    #expect(many.count > 1)
    #expect(many.allSatisfy { abs($0.height - one[0].height) < 0.001 })
    #expect(layout("iPhone", in: "ur").lines[0].height == font().lineHeight)
    #expect(layout(Self.sentence, in: "ar").lines[0].height == font().lineHeight)
  }

  @Test("A family that a font names is before it")
  func named() {
    #expect(
      Set(layout("اردو", in: "ur", family: "Noto Naskh Arabic").faces) == [
        "NotoNaskhArabic-Regular"
      ])
  }

  // A line is as high as the face asks; its longest words hang from a little higher.
  @Test("No letter reaches more than a third of an em out of its line")
  func ink() throws {
    for text in ["ٹھیک ہے", "گھنٹے", "محفوظ کریں", "پہنچیں", "تصحیح شدہ"] {
      let request = TextRequest(
        text: text, font: font("Inter", fallbacks: ["Noto Sans Arabic"]), language: "ur")
      let measurer = PangoTextMeasurer()
      let ink = try #require(measurer.ink(of: request))
      let height = measurer.layout(request).size.height
      #expect(
        ink.lowerBound > -font().size / 3 && ink.upperBound < height + 1, "\(text) \(ink) \(height)"
      )
    }
  }
}
