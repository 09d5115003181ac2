import MaquetteCore
import MaquetteText
import Testing

@Suite("Lines that end at a space that is not drawn")
struct SoftWrapTests {
  /// Whether the last run of each line, as it is read, says so.
  private func ends(
    _ text: String, _ width: Double, _ direction: LayoutDirection = .leftToRight
  ) -> [Bool] {
    layout(text, maxWidth: width, direction: direction).lines.map { line in
      line.runs.contains { $0.glyphs.endsAtSpace }
    }
  }

  @Test(
    "Each line but the last says so where words have spaces",
    arguments: [
      ("one two three four five", .leftToRight), ("один два три четыре пять", .leftToRight),
      ("שלום עולם אחד שתיים שלוש", .rightToLeft), ("مرحبا بالعالم واحد اثنان", .rightToLeft),
      ("एक दो तीन चार पाँच छह सात", .leftToRight),
    ] as [(String, LayoutDirection)])
  func spaces(text: String, direction: LayoutDirection) {
    let ends = ends(text, 90, direction)
    #expect(ends.count > 1 && ends.last == false)
    #expect(ends.dropLast().allSatisfy { $0 })
  }

  @Test("So does the last line of a paragraph that others follow")
  func paragraphs() {
    #expect(ends("one\ntwo\nthree", 90) == [true, true, false])
  }

  @Test("A line that ends within a word, or where a script has no spaces, does not")
  func none() {
    let chinese = ends("一二三四五六七八九十", 60)
    #expect(chinese.count > 1 && !chinese.contains(true))
    let long = ends("Donaudampfschifffahrtsgesellschaft", 60)
    #expect(long.count > 1 && !long.contains(true))
  }
}
