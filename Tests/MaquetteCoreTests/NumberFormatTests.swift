import MaquetteCore
import Testing

@Suite("Numbers as text")
struct NumberFormatTests {
  @Test(
    "Trailing zeros are left out",
    arguments: [
      (20.0, "20"), (20.5, "20.5"), (-0.5, "-0.5"), (0.125, "0.125"), (1.0 / 3, "0.333"),
      (2.0 / 3, "0.667"), (1.05, "1.05"), (0.001, "0.001"), (1_000_000, "1000000"),
      (999_999.9999, "1000000"),
    ])
  func plain(value: Double, text: String) {
    #expect(NumberFormat.short(value) == text)
  }

  @Test("Nothing is ever minus nothing", arguments: [0.0, -0.0, -0.0001, 0.0004])
  func zero(value: Double) {
    #expect(NumberFormat.short(value) == "0")
  }

  @Test("The number of decimals is a choice")
  func digits() {
    #expect(NumberFormat.short(3.14159, digits: 0) == "3")
    #expect(NumberFormat.short(3.14159, digits: 2) == "3.14")
    #expect(NumberFormat.short(3.14159, digits: 6) == "3.14159")
    #expect(NumberFormat.short(2.5, digits: 0) == "3")
  }

  @Test(
    "What has no place on a line of numbers is named",
    arguments: [
      (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"),
      (-1e18, "-1e+18"),
    ])
  func extremes(value: Double, text: String) {
    #expect(NumberFormat.short(value) == text)
  }

  @Test("Six decimals of large numbers stay exact")
  func large() {
    #expect(NumberFormat.short(999_999.123456, digits: 6) == "999999.123456")
  }
}
