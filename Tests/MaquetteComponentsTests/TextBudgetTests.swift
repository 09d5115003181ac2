import MaquetteCore
import Testing

@testable import MaquetteComponents

@Suite("How many texts a picture may have")
struct TextBudgetTests {
  @Test("All texts together have a limit of bytes, reported once")
  func bytes() {
    let text = String(repeating: "word ", count: 800)
    let count = Limits.textBytesInAll / text.utf8.count
    let label = Label(text)
    #expect(complaints(VStack { for _ in 0..<count { label } }).isEmpty)
    let found = complaints(VStack { for _ in 0..<count + 3 { label } })
    #expect(
      found.map(\.message) == ["the texts of the picture have more than 524288 bytes"])
    #expect(found.first?.hint == "split it into several specs")
  }

  @Test("Their number has a limit, reported once, whatever they are parts of")
  func number() {
    let (budget, sink) = (NodeBudget(), DiagnosticSink())
    for _ in 0..<Limits.texts {
      #expect(budget.take("", reportingTo: sink, at: nil))
    }
    #expect(sink.diagnostics.isEmpty)
    for _ in 0..<3 { #expect(!budget.take("", reportingTo: sink, at: nil)) }
    #expect(sink.diagnostics.map(\.message) == ["the picture has more than 40000 texts"])
  }

  @Test("A text that is made smaller is laid out a few times, however far it is from fitting")
  func shrinking() throws {
    for (count, width) in [(10, 50.0), (40, 100), (40, 37), (390, 10), (390, 1500), (390, 3899)] {
      let measurer = FakeMeasurer()
      let label = Label(String(repeating: "0123456789", count: count / 10))
        .with(\.adjustsFontSizeToFitWidth, true)
      let scene = try draw(label, width: width, measurer: measurer)
      #expect(scene.nodes.compactMap(\.textGeometry).first?.isTruncated == false || width == 10)
      #expect(measurer.calls <= 12, "\(count) characters in \(width) points")
    }
  }

  @Test("A text that is made smaller has the largest size that fits, in steps of 1/256")
  func largest() throws {
    for width in stride(from: 12.0, to: 100, by: 3.7) {
      let label = Label("0123456789").with(\.adjustsFontSizeToFitWidth, true)
      let scene = try draw(label, width: width)
      let scale = try #require(scene.nodes.compactMap(\.textGeometry).first).scale
      #expect(100 * scale <= width + 0.01 && 100 * (scale + 1.0 / 256) > width)
    }
  }

  @Test("Contexts are small: every element keeps some")
  func contexts() {
    #expect(MemoryLayout<LayoutContext>.size <= 256)
  }
}
