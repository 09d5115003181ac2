import MaquetteCore
import Testing

@testable import MaquetteSnapshots

@Suite("Outlines that are others in the same bounds")
struct OutlineShapeTests {
  private let digests = ("98d8921c", "29620a93")

  private func changes(_ old: String, _ new: String) throws -> [SceneChange] {
    func outline(_ item: String) throws -> SceneOutline {
      try SceneOutline(
        parsing: """
          scene 60 × 60 #FFFFFF ltr en
            VStack  (0 0 60 × 60)
              VStack/Button[0]  (10 10 44 × 44)  button “Go”  button
          \(item)

          """)
    }
    return SceneDiff.changes(from: try outline(old), to: try outline(new))
  }

  @Test("A symbol with other points is a change of what is drawn, where it is drawn")
  func symbol() throws {
    let found = try changes(
      "      stroke path of 4 \(digests.0) in (20 20 16 × 16) 1.5 wide #007AFF",
      "      stroke path of 4 \(digests.1) in (20 20 16 × 16) 1.5 wide #007AFF")
    #expect(found.map(\.sentence) == ["Button 'Go' line's shape changed"])
    #expect(found.map(\.kind) == [.redrawn])
    #expect(found.first?.reach.contains { $0.minX <= 20 && $0.maxX >= 36 } == true)
  }

  @Test("So is one that moved, and a clip; one that is larger is told as larger")
  func others() throws {
    let moved = try changes(
      "      fill path of 4 \(digests.0) in (20 20 16 × 16) #007AFF",
      "      fill path of 4 \(digests.1) in (24 20 16 × 16) #007AFF")
    #expect(moved.map(\.sentence) == ["Button 'Go' fill's shape changed"])
    let clip = try changes(
      "      group  clip path of 4 \(digests.0) in (20 20 16 × 16)",
      "      group  clip path of 4 \(digests.1) in (20 20 16 × 16)")
    #expect(clip.map(\.sentence) == ["Button 'Go' clipped differently"])
    let larger = try changes(
      "      fill path of 4 \(digests.0) in (20 20 16 × 16) #007AFF",
      "      fill path of 4 \(digests.1) in (20 20 18 × 18) #007AFF")
    #expect(larger.map(\.sentence) == ["Button 'Go' fill 16 × 16 → 18 × 18 pt"])
  }

  @Test("A dump without a digest, or with another word in its place, is refused with its place")
  func missing() {
    for line in ["fill path of 4 in (20 20 16 × 16) #007AFF", "fill path of 4 x in (0 0 1 × 1)"] {
      let error = #expect(throws: DiagnosticError.self) { try changes("      \(line)", "") }
      #expect(error?.description.contains("is not a digest of a path") == true)
    }
  }
}
