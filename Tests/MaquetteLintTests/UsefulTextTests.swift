import Testing
import ThreadClock

@testable import MaquetteLint

@Suite struct UsefulTextTests {
  @Test("Many groups that each may begin an account take no longer than their number says")
  func manyGroups() {
    let text = Array(repeating: "AB12", count: 30_000).joined(separator: " ")
    let time = ThreadClock().measure { #expect(UsefulText.first(in: text) == nil) }
    #expect(time < .seconds(20))
  }

  @Test(
    "An account is found between other groups, and ends where its check digits say",
    arguments: [
      ("IBAN AT61 1904 3002 3457 3201 BIC1", "AT61 1904 3002 3457 3201"),
      ("NO93 8601 1117 947.", "NO93 8601 1117 947"),
      ("CH93 0076 2011 6238 5295 7 (CHF)", "CH93 0076 2011 6238 5295 7"),
    ])
  func accounts(_ text: String, _ account: String) {
    #expect(UsefulText.first(in: text) == account)
  }

  @Test("Groups with other check digits are no account")
  func noAccount() {
    #expect(UsefulText.first(in: "DE12 3704 0044 0532 0130 00") == nil)
  }
}
