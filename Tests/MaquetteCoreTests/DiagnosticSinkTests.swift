import MaquetteCore
import Testing

@Suite("Collected diagnostics")
struct DiagnosticSinkTests {
  private func diagnostic(_ message: String, _ line: Int?, _ column: Int = 1) -> Diagnostic {
    Diagnostic(.error, message, location: line.map { SourceLocation(line: $0, column: column) })
  }

  @Test("They come out in the order of the file, equal places in the order of reports")
  func order() {
    let sink = DiagnosticSink()
    for (message, line) in [("d", 9), ("b", 2), ("c", 2), ("a", nil)] as [(String, Int?)] {
      sink.report(diagnostic(message, line))
    }
    sink.report(diagnostic("b2", 2, 8))
    #expect(sink.sorted.map(\.message) == ["a", "b", "c", "b2", "d"])
  }

  @Test("The same thing is told once")
  func once() {
    let sink = DiagnosticSink()
    for _ in 0..<3 { sink.report(diagnostic("same", 1)) }
    sink.report(diagnostic("same", 2))
    #expect(sink.diagnostics.count == 2)
  }

  @Test("Only errors keep a picture from being made")
  func severity() {
    let sink = DiagnosticSink()
    sink.report(Diagnostic(.warning, "doubtful"))
    #expect(!sink.hasErrors)
    sink.report(diagnostic("wrong", nil))
    #expect(sink.hasErrors)
  }
}
