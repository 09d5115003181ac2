import MaquetteCore
import MaquetteText
import Testing

@Suite("Families of a label's own")
struct OwnFamilyTests {
  private func own(_ family: String, lineHeight: Bool = true) -> ResolvedFont {
    var font = font(family, size: 20, fallbacks: ["Inter"])
    font.hasOwnLineHeight = lineHeight
    return font
  }

  @Test("Lines are as high as the family's face says")
  func heights() {
    // Noto Serif and Noto Sans: 1069 and 293 of 1000 units; Nastaliq is far higher.
    for family in ["Noto Serif", "Noto Sans"] {
      let line = layout("Ag", own(family)).lines[0]
      #expect(abs(line.height - 27.24) < 0.01, "\(family)")
      #expect(abs(line.baseline - 21.38) < 0.01)
    }
    #expect(layout("اردو", own("Noto Nastaliq Urdu")).lines[0].height > 40)
    #expect(layout("Ag", own("Noto Serif", lineHeight: false)).lines[0].height < 25)
  }

  @Test("What is not there is said, and drawn in the next family")
  func missing() {
    let result = layout("Ag", own("No Such Family"))
    #expect(result.faces == ["Inter-Regular"])
    #expect(result.problems == [.missingFamily("No Such Family", package: nil)])
    #expect(abs(result.lines[0].height - own("x").lineHeight) < 0.001)
  }
}
