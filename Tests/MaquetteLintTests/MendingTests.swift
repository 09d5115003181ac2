import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// What `--fix` tells of what it mended, and of what it had to leave.
@Suite struct MendingTests {
  private func moves(_ old: String, _ new: String) -> [Int] {
    let moves = LineMoves(from: Array(old.utf8), to: Array(new.utf8))
    return (1...old.split(separator: "\n").count).map(moves.line)
  }

  @Test("Lines move with those before them, and a changed line stays itself")
  func lines() {
    #expect(moves("a\nb\nc\n", "a\nx\nb\nc\n") == [1, 3, 4])
    #expect(moves("a\nb\nc\n", "a\nB\nc\n") == [1, 2, 3])
    #expect(moves("a\nb\nc\n", "a\nB\nx\nc\n") == [1, 2, 4])
    #expect(moves("a\nb\nc\n", "a\nc\n") == [1, 2, 2])
    #expect(moves("a", "") == [1])
  }
}
