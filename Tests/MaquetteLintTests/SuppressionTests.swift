import Maquette
import Testing

@testable import MaquetteLint

@Suite struct SuppressionTests {
  private func report(_ comment: String, at place: Int = 2) throws -> Linter.Report {
    var lines = [
      "VStack:", "  - {Button: Save, style: filled}", "  - Button: Send", "    style: filled",
    ]
    lines.insert(comment, at: place)
    return try Linting.report(on: lines.joined(separator: "\n") + "\n", .buttonOneProminent)
  }

  @Test("A comment above a component turns a rule off for it, also for its keys")
  func nextLine() throws {
    let report = try report("  # maquette-disable-next-line button/one-prominent: equally likely")
    #expect(report.findings.isEmpty && report.diagnostics.isEmpty)
  }

  @Test("A comment for the file turns it off everywhere in it")
  func wholeFile() throws {
    let report = try report("# maquette-disable button/one-prominent: a sheet of styles", at: 0)
    #expect(report.findings.isEmpty && report.diagnostics.isEmpty)
  }

  @Test("A comment elsewhere turns nothing off, and is told of")
  func elsewhere() throws {
    let report = try report("  # maquette-disable-next-line button/one-prominent: here", at: 1)
    #expect(report.findings.count == 1)
    #expect(report.diagnostics.map(\.severity) == [.note])
  }

  @Test("A comment without a reason works and is a warning")
  func noReason() throws {
    let report = try report("  # maquette-disable-next-line button/one-prominent")
    #expect(report.findings.isEmpty)
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(report.diagnostics.first?.location?.line == 3)
  }

  @Test("A comment with a rule that there is none of says which was meant")
  func unknownRule() throws {
    let comment = "  # maquette-disable-next-line button/one-prominet: why"
    let report = try Linting.report(
      on: "VStack:\n\(comment)\n  - {Button: Save, style: filled}\n")
    #expect(report.diagnostics.contains { $0.hint?.contains("button/one-prominent") == true })
  }

  @Test("Nothing is said of a comment for a rule that was not asked, or that is off")
  func notAsked() throws {
    let spec = """
      VStack:
        # maquette-disable-next-line label/capitals: brand
        - Label: ACME TOOLS
        # maquette-disable-next-line label/capitals
        - Label: ACME PARTS
      """
    #expect(try Linting.report(on: spec, .labelContrast).all == [])
    #expect(try Linting.report(on: spec, levels: ["label/capitals": .off]).all == [])
    let both = spec.replacing("label/capitals:", with: "label/capitals, label/contrast:")
    #expect(try Linting.report(on: both, .labelContrast).all == [])
  }

  @Test("A comment for a rule that there is none of is told of whatever is asked")
  func unknownRuleAmongFew() throws {
    let comment = "  # maquette-disable-next-line label/capitalss: brand"
    let report = try Linting.report(on: "VStack:\n\(comment)\n  - Label: ACME\n", .labelContrast)
    #expect(report.diagnostics.map(\.hint) == ["did you mean 'label/capitals'?"])
  }

  @Test(
    "A comment of a form that there is not is told of with the one that there is",
    arguments: [
      "# maquette-disable: everything", "# maquette-disable-line button/one-prominent: x",
      "#maquette-ignore button/one-prominent: x",
    ])
  func unknownForm(_ comment: String) throws {
    let report = try report(comment, at: 0)
    #expect(report.findings.count == 1)
    #expect(report.diagnostics.map(\.severity) == [.warning])
    #expect(report.diagnostics.first?.location?.line == 1)
    #expect(
      report.diagnostics.first?.hint?.contains("# maquette-disable-next-line RULE: why") == true)
  }

  @Test("A text that only looks like a comment turns nothing off")
  func text() throws {
    let report = try Linting.report(
      on: """
        VStack:
          - Label: "# maquette-disable button/one-prominent: no"
          - {Button: Save, style: filled}
          - {Button: Send, style: filled}
        """, .buttonOneProminent)
    #expect(report.findings.count == 1)
  }

  @Test("Lines may end as on Windows")
  func carriageReturns() throws {
    let spec =
      "VStack:\r\n  - {Button: Save, style: filled}\r\n"
      + "  # maquette-disable-next-line button/one-prominent: why\r\n"
      + "  - {Button: Send, style: filled}\r\n"
    let report = try Linting.report(on: spec, .buttonOneProminent)
    #expect(report.findings.isEmpty && report.diagnostics.isEmpty)
  }

  @Test("A comment behind something else on its line turns nothing off, and is reported")
  func trailing() throws {
    let spec = """
      VStack:
        - {Button: Save, style: filled}
        - {Button: Send, style: filled} # maquette-disable-next-line button/one-prominent: why
        - Label: "See # maquette-disable-next-line in the guide"
      """
    let report = try Linting.report(on: spec, .buttonOneProminent)
    #expect(report.findings.count == 1)
    #expect(report.diagnostics.map(\.location?.line) == [3])
    #expect(report.diagnostics.first?.message.hasPrefix("unknown comment") == true)
  }
}
