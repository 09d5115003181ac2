import MaquetteCore
import MaquetteText
import Testing

@Suite("Missing fonts and characters")
struct MissingFontTests {
  @Test("A character that no family has is an empty box, reported once")
  func boxes() {
    let poor = FontCatalog(sources: DebianFonts.families.filter { $0.name == "Inter" })
    let result = layout("a日本日b", catalog: poor)
    #expect(result.glyphs.filter { $0 == 0 }.count == 3)
    #expect(
      result.problems == [
        .missingGlyphs(
          characters: ["日", "本"], family: "Inter", packages: ["fonts-noto-cjk"])
      ])
    #expect(result.faces.allSatisfy { $0 == "Inter-Regular" })
    #expect(result.size.width > layout("ab").size.width + 3)
  }

  @Test("A cluster without a font is one box, however many characters it is made of")
  func oneBox() {
    #expect(layout("👨‍👩‍👧", font(fallbacks: [])).glyphs == [0])
  }

  @Test("A mark without a font does not take its letter away")
  func unknownMark() {
    let result = layout("a\u{1D165}", font(fallbacks: []))
    #expect(result.glyphs == layout("a").glyphs + [0])
  }

  @Test("A missing family is reported with its package, and never replaced by the host's")
  func missingFamily() {
    let nowhere = FontCatalog(searchRoots: ["/nowhere"])
    let result = layout("Hello\nyou", catalog: nowhere)
    #expect(result.problems == [.missingFamily("Inter", package: "fonts-inter")])
    #expect(result.runs.isEmpty)
    // The layout has about the right size all the same.
    #expect(result.lines.count == 2)
    #expect(abs(result.size.width - 5 * 8.5) < 1e-9)
    #expect(
      layout("a", font("DejaVu Sans")).problems.contains(
        .missingFamily("DejaVu Sans", package: nil)))
  }

  @Test("Emoji drawn by another family name the one that is missing")
  func emojiInText() {
    guard FontCatalog().missing.contains(where: { $0.name == "Noto Color Emoji" }) else { return }
    let problem = TextProblem.missingFamily("Noto Color Emoji", package: "fonts-noto-color-emoji")
    #expect(layout("\u{2764}\u{FE0F}").problems == [problem])
    #expect(layout("\u{2764}").problems.isEmpty)
  }

  @Test(
    "The package of a character is known from its script",
    arguments: [
      ("م", "fonts-noto-core"), ("ก", "fonts-noto-core"), ("日", "fonts-noto-cjk"),
      ("한", "fonts-noto-cjk"), ("。", "fonts-noto-cjk"), ("😀", "fonts-noto-color-emoji"),
      ("𐌰", "fonts-noto-core"), ("∰", "fonts-noto-core"), ("\u{E123}", nil),
      ("\u{7F}", nil), ("\u{0378}", nil),
    ] as [(Unicode.Scalar, String?)])
  func packages(scalar: Unicode.Scalar, package: String?) {
    #expect(FontCatalog.package(for: scalar) == package)
  }
}

@Suite("Styles that a family lacks")
struct SubstitutedStyleTests {
  @Test("A weight that is not there is named, with the one that is drawn")
  func weight() {
    let semibold = TextRequest(
      text: "مرحبا",
      font: ResolvedFont(
        family: "Inter", fallbacks: ["Noto Sans Arabic"], size: 17, weight: .semibold,
        ascent: 16, descent: 4, capHeight: 12))
    #expect(
      PangoTextMeasurer().layout(semibold).problems == [
        .substitutedStyle(family: "Noto Sans Arabic", wanted: "semibold", used: "bold")
      ])
  }

  @Test("Every weight of Inter is there", arguments: FontWeight.allCases)
  func inter(_ weight: FontWeight) {
    let request = TextRequest(
      text: "Hamburg",
      font: ResolvedFont(
        family: "Inter", size: 17, weight: weight, ascent: 16, descent: 4, capHeight: 12))
    #expect(PangoTextMeasurer().layout(request).problems.isEmpty)
  }
}
