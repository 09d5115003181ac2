import MaquetteCore
import MaquetteText
import Testing

@Suite("Spaces at the end move no letters")
struct TrailingSpaceTests {
  /// Where the ink of a line starts from the left, and where it ends.
  private func ink(_ text: String, _ side: HorizontalAlignment) -> ClosedRange<Double> {
    let request = TextRequest(
      text: text, font: font(), maxWidth: 200, fillsWidth: true, maxLines: 1, alignment: side)
    let line = PangoTextMeasurer().layout(request).lines[0]
    let isRightToLeft = line.runs.last?.glyphs.isRightToLeft ?? false
    let letters = layout(text.trimmingSpaces).size.width
    let spaces = line.width - letters
    let left = isRightToLeft ? line.x + spaces : line.x
    return left...left + letters
  }

  @Test(
    "Right, centred and left letters stand where they stand without the spaces",
    arguments: ["Total", "合計", "סך הכול", "المجموع", "Итого"])
  func aligned(text: String) {
    for side in HorizontalAlignment.allCases {
      for spaces in ["   ", "\u{3000}", " \u{2003} "] {
        let (bare, spaced) = (ink(text, side), ink(text + spaces, side))
        #expect(
          abs(bare.lowerBound - spaced.lowerBound) < 0.01, "\(side) \(spaces.debugDescription)")
      }
    }
  }

  @Test("A line that is cut off at a space shows its beginning")
  func clipped() {
    var request = TextRequest(
      text: "The quick brown fox", font: font(), maxLines: 1, alignment: .right)
    request.lineBreakMode = .byClipping
    let letters = layout("The quick brown").size.width
    request.maxWidth = letters + 1
    #expect(PangoTextMeasurer().layout(request).lines[0].x == 0)
  }

  @Test("They still have their room")
  func room() {
    #expect(layout("Total  ").size.width > layout("Total").size.width + 5)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    return text
  }
}
