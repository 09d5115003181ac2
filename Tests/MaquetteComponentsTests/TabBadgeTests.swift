import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Badges of tabs")
struct TabBadgeTests {
  @Test(
    "Digits that reach far out of their line stay in their badge",
    arguments: [("၂၉", 6.0...19.0), ("၃၄၆", 0.0...16.0), ("ใหม่", -2.0...13.0), ("٣", 4.0...12.0)])
  func badgeInk(badge: String, ink: ClosedRange<Double>) throws {
    let measurer = FakeMeasurer()
    (measurer.inks[badge], measurer.inks["3"]) = (ink, 0...40)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let items = [badge, "3"].map { TabItem("A", systemImage: "bag", badge: $0) }
      let scene = try draw(
        TabBar(items), width: 390, in: surroundings(direction), measurer: measurer)
      let badges = scene.nodes.filter { $0.component == "Badge" }
      /// The top of a badge's text.
      func top(_ node: SceneNode) throws -> Double {
        let origin = node.leaves.compactMap { item -> Double? in
          if case .text(let run, _) = item { run.origin.y } else { nil }
        }
        return try #require(origin.first) - 13 * 16 / 17
      }
      let (own, plain) = (badges[0], badges[1])
      let start = try top(own)
      #expect(start + ink.lowerBound >= own.frame.minY - 0.5)
      #expect(start + ink.upperBound <= own.frame.maxY + 0.5)
      #expect(own.frame.height == 18)
      // Latin digits are in the middle of their line, and nobody asks how far they reach.
      #expect(try abs(top(plain) + 13 * 20 / 17 / 2 - plain.frame.midY) <= 0.5)
      if badge == "٣" { #expect(try abs(start - top(plain)) < 0.01) }
    }
  }
}
