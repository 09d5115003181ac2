import Foundation
import Testing

/// What the sources of tests may not have.
@Suite("Sources of tests")
struct TestSourceTests {
  @Test("No test fails because other programs use the machine: ThreadClock measures, not the wall")
  func wallClock() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 400)
    for file in files {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("." + "timeLimit("), "\(file)")
      #expect(!text.contains("ContinuousClock" + "()"), "\(file)")
    }
  }
}
