import MaquetteCore
import Testing

@testable import MaquetteSnapshots

/// Several changes at once, on trees laid out and drawn for real: all that changed is told, and
/// nothing that did not happen.
@Suite("Several changes at once")
struct SeveralChangesTests {
  @Test("Every frame that changed is told, with reasons geometry supports", arguments: 0..<8)
  func invariant(_ seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 977 &+ 13)
    for round in 0..<6 {
      let before = RandomTree(&random)
      var after = before
      for _ in 0..<(2 + random.below(4)) { after.edit(&random) }
      let old = try ChangedPicture(before.component, before.environment)
      let new = try ChangedPicture(after.component, after.environment)
      let causes = ChangeCauses(old.outline, new.outline)
      let sentences = old.sentences(to: new)
      let audit = ChangeAudit(causes)
      #expect(
        audit.problems == [], "seed \(seed) round \(round)\n\(sentences.joined(separator: "\n"))")
      #expect(
        old.unexplainedPixels(to: new) == 0,
        "seed \(seed) round \(round)\n\(sentences.joined(separator: "\n"))")
    }
  }
}
