import Foundation
import Maquette
import Testing

@testable import MaquetteLint

@Suite struct RuleTableTests {
  @Test("The committed table is the one that the rules make")
  func table() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/MaquetteLint/README.md")
    let made = RuleTable.markdown
    if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] == "all" {
      try Data(made.utf8).write(to: file)
    }
    let known = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(known == made, "MAQUETTE_RECORD=all writes it anew")
  }

  @Test("Every recommendation without a rule says why, and names only rules that there are")
  func reasons() {
    for recommendation in Recommendation.all {
      #expect(recommendation.sentence.hasSuffix(".") && recommendation.reason.count > 10)
      for part in recommendation.reason.split(separator: "`") where part.contains("/") {
        #expect(LintRule.named(String(part)) != nil || part.contains(" "), "\(part)")
      }
    }
  }
}
