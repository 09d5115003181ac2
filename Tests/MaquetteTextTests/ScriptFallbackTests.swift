import MaquetteCore
import MaquetteText
import Testing

@Suite("Faces by script")
struct ScriptFallbackTests {
  /// The faces of a text in their order, spaces left out.
  private func faces(
    _ text: String, _ language: String = "en", weight: FontWeight = .regular
  ) -> [String] {
    var faces: [String] = []
    for run in layout(text, font(weight: weight), language: language).runs
    where run.text != " " && faces.last != run.face.name {
      faces.append(run.face.name)
    }
    return faces
  }

  @Test(
    "Shared punctuation is drawn by the face of the letters around it, in their weight",
    arguments: [
      ("設定を変更しました。「次」、『今』", "NotoSansCJKjp"), ("。、「」『』《》！（）", "NotoSansCJKjp"),
      ("ㄅㄆ、ㄇ。", "NotoSansCJKtc"), ("설정「다음」、끝。", "NotoSansCJKkr"),
    ])
  func punctuation(text: String, face: String) {
    #expect(faces(text) == [face + "-Regular"])
    #expect(faces(text, weight: .bold) == [face + "-Bold"])
  }

  @Test("A danda is that of its neighbours, and a Yi full stop that of Yi")
  func otherPunctuation() {
    #expect(
      faces("हिन्दी। বাংলা।") == ["NotoSansDevanagari-Regular", "NotoSansBengali-Regular"])
    #expect(faces("ꆈꌠ、ꌠ。") == ["NotoSansYi-Regular"])
    #expect(faces("سلام، مرحبا؟") == ["NotoSansArabic-Regular"])
    // Letters of the first family between them change nothing.
    #expect(
      faces("設定「A」、B。")
        == [
          "NotoSansCJKjp-Regular", "Inter-Regular", "NotoSansCJKjp-Regular", "Inter-Regular",
          "NotoSansCJKjp-Regular",
        ])
  }

  @Test(
    "The language decides whose ideographs are drawn, then the letters that only one has",
    arguments: [
      ("直骨「今」。", "ja", "jp"), ("直骨「今」。", "ko-KR", "kr"), ("直骨「今」。", "zh-CN", "sc"),
      ("直骨「今」。", "zh", "sc"), ("直骨「今」。", "zh-TW", "tc"), ("直骨「今」。", "zh-Hant", "tc"),
      ("直骨「今」。", "zh-HK", "hk"), ("直骨「今」。", "zh-Hans-HK", "sc"), ("。", "zh-TW", "tc"),
      ("骨のかな", "zh-CN", "sc"), ("骨のかな", "de", "jp"), ("骨 한글", "de", "kr"), ("（１）", "zh-CN", "sc"),
    ])
  func regions(text: String, language: String, region: String) {
    #expect(Set(faces(text, language)) == ["NotoSansCJK\(region)-Regular"])
  }

  @Test(
    "Every script with an installed family is drawn, whether the font names the family or not",
    arguments: [
      ("བོད་སྐད།", "NotoSerifTibetan"), ("ꆈꌠꉙ", "NotoSansYi"), ("ꦲꦏ꧀ꦱꦫ", "NotoSansJavanese"),
      ("ᬩᬮᬶ", "NotoSansBalinese"), ("𞤀𞤣𞤤𞤢𞤥", "NotoSansAdlam"), ("ꯃꯩꯇꯩ", "NotoSansMeeteiMayek"),
      ("ᱚᱞ ᱪᱤᱠᱤ", "NotoSansOlChiki"), ("ᮞᮥᮔ᮪ᮓ", "NotoSansSundanese"), ("ᤛᤡᤖᤡᤈ", "NotoSansLimbu"),
      ("ᨔᨕᨗ", "NotoSansBuginese"), ("𑄌𑄋𑄴𑄟", "NotoSansChakma"), ("ꤊꤢꤛ", "NotoSansKayahLi"),
      ("𐌲𐌿𐍄", "NotoSansGothic"), ("ᠮᠣᠩᠭᠣᠯ᠂", "NotoSansMongolian"),
    ])
  func scripts(text: String, face: String) {
    let poor = font(fallbacks: ["Noto Sans Arabic", "Noto Sans CJK JP", "Noto Color Emoji"])
    let result = layout(text, poor)
    #expect(result.problems.isEmpty)
    #expect(Set(result.faces) == [face + "-Regular"])
  }

  @Test("Spaces and digits beside emoji are those of the text")
  func besideEmoji() {
    let thumb = layout("👍").size.width
    let space = layout("a a").size.width - layout("aa").size.width
    #expect(abs(layout("👍 👍").size.width - 2 * thumb - space) < 1e-9)
    #expect(abs(layout("👍\u{A0}👍").size.width - 2 * thumb - space) < 1e-9)
    #expect(
      layout("👍 5 👍 ٣ 😀").runs.filter { $0.face.name == "NotoColorEmoji" }.map(\.text)
        == ["👍", "👍", "😀"])
  }

  @Test("A font given by hand draws what no other has")
  func fontPath() {
    let file = "/usr/share/fonts/truetype/noto/NotoSerifTibetan-Regular.ttf"
    let inter = DebianFonts.families.filter { $0.name == "Inter" }
    let without = FontCatalog(sources: inter)
    let with = FontCatalog(sources: inter, fontPaths: [file])
    for fallbacks in [[], ["Noto Sans Arabic"]] {
      let tibetan = font(fallbacks: fallbacks)
      #expect(!layout("བོད", tibetan, catalog: without).problems.isEmpty)
      let drawn = layout("བོད a", tibetan, catalog: with)
      #expect(drawn.problems.isEmpty)
      #expect(drawn.faces.first == "NotoSerifTibetan-Regular")
      #expect(drawn.faces.last == "Inter-Regular")
    }
  }

  @Test("No package is named for a character that its installed files lack")
  func hint() {
    // Toto is younger than the packaged files.
    #expect(
      layout("\u{1E290}").problems == [
        .missingGlyphs(characters: ["\u{1E290}"], family: "Inter", packages: [])
      ])
  }
}

@Suite("Marks on letters")
struct StackedMarkTests {
  @Test(
    "A letter whose marks a face puts beside it is drawn by one that stacks them",
    arguments: ["G\u{303}", "Ọ\u{300}", "Ё\u{301}", "ė\u{303}", "а\u{301}", "ы\u{301}", "m\u{303}"])
  func stacked(cluster: String) throws {
    for family in ["Inter", "Inter Display"] {
      let run = try #require(layout(cluster, font(family)).runs.first)
      #expect(run.face.name == "NotoSans-Regular")
    }
  }

  @Test(
    "A letter that a face has in one piece, or marks well, is drawn by it",
    arguments: ["é", "e\u{301}", "ặ", "a\u{323}\u{306}", "ñ", "й", "Ё"])
  func composed(cluster: String) {
    #expect(layout(cluster).faces == ["Inter-Regular"])
    #expect(layout(cluster).glyphs.count == 1)
  }

  @Test("The letters around keep their face, and bold and italics their look")
  func neighbours() {
    #expect(
      layout("G\u{303}ua", font(weight: .bold)).faces == ["NotoSans-Bold", "Inter-Bold"])
    #expect(
      layout("G\u{303}ua", font(isItalic: true)).faces == ["NotoSans-Italic", "Inter-Italic"])
  }
}
