import MaquetteCore
import Testing

@testable import MaquetteLocale

@Suite("Days that are not written as ISO 8601")
struct DayHintTests {
  @Test(
    "A day with slashes or points leads to ISO 8601",
    arguments: [
      ("12/31/2007", "2007-12-31"), ("31/12/2007", "2007-12-31"), ("1/9/2007", "2007-01-09"),
      ("31.12.2007", "2007-12-31"), ("9.1.2007", "2007-01-09"), ("2007/12/31", "2007-12-31"),
      ("2007.1.9", "2007-01-09"),
    ])
  func otherDays(text: String, written: String) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(found?.hint == "write \(written), which is year, month and day")
  }

  @Test(
    "A day that cannot be one in any order leads to an example",
    arguments: ["13/32/2007", "32.1.2007", "1/2/07", "1//2007", "a/b/2007"])
  func noDays(text: String) {
    let found = problem { () throws(InputProblem) in _ = try Moment(text) }
    #expect(found?.hint == "write it as ISO 8601, for example 2007-01-09T09:41:00Z")
  }
}
