import MaquetteCore
import MaquetteText
import Testing

@Suite("Directions")
struct DirectionTests {
  @Test("A text's first letter decides its direction, whatever the interface's is")
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
