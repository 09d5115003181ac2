import MaquetteCore
import MaquetteText
import Testing

@Suite("Faces")
struct FaceTests {
  @Test("Every weight of Inter is a face of its own", arguments: ["Inter", "Inter Display"])
  func weightsDiffer(family: String) {
    let layouts = FontWeight.allCases.map { layout("Hamburg", font(family, weight: $0)) }
    #expect(Set(layouts.map { $0.runs[0].face.file }).count == 9)
    #expect(Set(layouts.map(\.size.width)).count == 9)
    let slanted = FontWeight.allCases.map {
      layout("Hamburg", font(family, weight: $0, isItalic: true)).faces[0]
    }
    #expect(Set(slanted).count == 9)
    #expect(slanted.allSatisfy { $0.hasSuffix("Italic") })
  }

  @Test("SwiftUI's names of the lightest weights are one step off the files'")
  func weightNames() {
    #expect(layout("a", font(weight: .ultraLight)).faces == ["Inter-Thin"])
    #expect(layout("a", font(weight: .thin)).faces == ["Inter-ExtraLight"])
    #expect(layout("a", font(weight: .heavy)).faces == ["Inter-ExtraBold"])
  }

  @Test("The faces of the serif and the monospaced design are there, in regular and bold")
  func designs() {
    let serif = [false, true].flatMap { isItalic in
      [FontWeight.regular, .bold].map { weight in
        layout("Aé", font("Noto Serif", weight: weight, isItalic: isItalic)).faces
      }
    }
    #expect(
      serif == [
        ["NotoSerif-Regular"], ["NotoSerif-Bold"], ["NotoSerif-Italic"], ["NotoSerif-BoldItalic"],
      ])
    let mono = font("Noto Sans Mono")
    #expect(layout("iM→", mono).faces.count == 1)
    // Every character has one width; Noto Sans Mono: 600 of 1000 units.
    #expect(abs(layout("iiii", mono).size.width - 4 * 17 * 0.6) < 1e-9)
    #expect(layout("iiii", mono).size.width == layout("MMMM", mono).size.width)
    #expect(layout("a", font("Noto Sans Mono", weight: .bold)).faces == ["NotoSansMono-Bold"])
    // There is no slanted one, and that is said.
    #expect(layout("a", font("Noto Sans Mono", isItalic: true)).problems.count == 1)
  }

  @Test("A character is drawn by the first family that has it")
  func firstFamily() {
    #expect(layout("Aم").faces == ["Inter-Regular", "NotoSansArabic-Regular"])
    let serif = font(fallbacks: ["Noto Naskh Arabic", "Noto Sans Arabic"])
    #expect(layout("م", serif).faces == ["NotoNaskhArabic-Regular"])
  }

  @Test("A fallback's nearest weight is used")
  func fallbackWeight() {
    #expect(layout("م", font(weight: .semibold)).faces == ["NotoSansArabic-Bold"])
    #expect(layout("م", font(weight: .medium)).faces == ["NotoSansArabic-Regular"])
  }

  @Test("Marks, joiners and spaces stay with their letters")
  func clustersStayTogether() {
    #expect(layout("e\u{301}").runs.count == 1)
    #expect(layout("שלום עולם").faces == ["NotoSansHebrew-Regular"])
    #expect(layout("नमस्\u{200D}ते").faces == ["NotoSansDevanagari-Regular"])
  }

  @Test("What was laid out before has no say")
  func orderDoesNotMatter() {
    let texts = ["Hello", "مرحبا", "☃ ∑ ♪", "שלום 12", "नमस्ते", "日本", "9:41", "Hello مرحبا"]
    let requests = texts.map { TextRequest(text: $0, font: font()) }
    let forwards = PangoTextMeasurer()
    let backwards = PangoTextMeasurer()
    let first = requests.map(forwards.layout)
    let second = requests.reversed().map(backwards.layout)
    #expect(first == second.reversed())
  }

  @Test("Measurers work side by side")
  func threads() async {
    let expected = layout("Hello مرحبا שלום 9:41")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in layout("Hello مرحبا שלום 9:41") == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
