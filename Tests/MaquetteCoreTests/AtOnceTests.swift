import MaquetteCore
import Testing

@Suite("Two things at once")
struct AtOnceTests {
  @Test("Results are in the order of the values, whoever ends first")
  func order() {
    for (one, other) in [(1, 1_000_000), (1_000_000, 1)] {
      let sums = atOnce(one, other) { count in (0..<count).reduce(0, &+) }
      #expect(sums.0 == one * (one - 1) / 2)
      #expect(sums.1 == other * (other - 1) / 2)
    }
  }
}
