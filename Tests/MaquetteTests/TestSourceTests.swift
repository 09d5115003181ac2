import Testing

/// What the sources of tests may not have.
@Suite("Sources of tests")
struct TestSourceTests {
  @Test("No test fails because other programs use the machine: ThreadClock measures, not the wall")
  func wallClock() throws {
    let files = try SwiftSources(in: "Tests").files
    #expect(files.count > 400)
    for (file, text) in files {
      #expect(!text.contains("." + "timeLimit("), "\(file)")
      #expect(!text.contains("ContinuousClock" + "()"), "\(file)")
    }
  }
}
