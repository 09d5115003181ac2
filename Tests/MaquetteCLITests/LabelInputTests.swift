import Testing

@Suite("Bad input to labels")
struct LabelInputTests {
  @Test("A range that is impossible in its text")
  func ranges() throws {
    try expectBadSpec(
      "Label:\n  attributedText:\n    text: Hello\n    attributes:\n      - {range: 3..<9, bold: true}",
      at: "5:17", "the range 3..<9 goes beyond the text; the text has 5 characters",
      "use 0..<5 or a part of it")
    try expectBadSpec(
      "Label:\n  attributedText: {text: abc, attributes: [{range: 2..<1}]}", at: "2:52",
      "the range 2..<1 ends before it starts", "write the lower bound first")
    try expectBadSpec(
      "Label: abc\nisSelectable: true\nselectedRange: 1..<9", at: "3:16",
      "the range 1..<9 goes beyond the text, which has 3 characters", "use 0..<3 or a part of it")
    try expectBadSpec(
      "Label: abc\nselectedRange: from the start", at: "2:16", "must be a range of characters")
  }

  @Test(
    "A scale factor that is negative, above 1, or no number",
    arguments: [
      ("-0.5", "a number from 0 to 1"), ("1.5", "a number from 0 to 1"),
      ("1e9", "a number from 0 to 1"), ("-1", "a number from 0 to 1"),
      (".nan", "must be a number"), (".inf", "must be a number"), ("half", "must be a number"),
      ("[0.5]", "must be a number, not a list"), ("", "must be a number, not nothing"),
    ])
  func scaleFactor(value: String, allowed: String) throws {
    try expectBadSpec(
      "Label: a\nadjustsFontSizeToFitWidth: true\nminimumScaleFactor: \(value)",
      at: value.isEmpty ? "3:20" : "3:21", "'minimumScaleFactor'", allowed)
  }

  @Test("An unknown time zone or calendar, in a label and at the top")
  func timeZones() throws {
    try expectBadSpec(
      "DateLabel:\n  timeZone: Mars/Base", at: "2:13", "unknown time zone 'Mars/Base'",
      "use an IANA name")
    try expectBadSpec(
      "timeZone: Mars/Base\nDateLabel:", at: "1:11", "unknown time zone 'Mars/Base'")
    try expectBadSpec(
      "DateLabel:\n  calendar: gregoran", at: "2:13", "unknown value 'gregoran' for 'calendar'",
      "did you mean 'gregorian'?")
    try expectBadSpec("calendar: gregoran\nDateLabel:", at: "1:11", "'gregoran'")
  }

  @Test("A malformed date format")
  func formats() throws {
    try expectBadSpec(
      "DateLabel:\n  format: yyyy n", at: "2:11", "'n' at character 6 is not a field")
    try expectBadSpec("DateLabel:\n  format: \"HH 'o''clock\"", at: "2:11", "date format")
  }

  @Test("All of them at once, in the order of the file")
  func all() throws {
    let spec = """
      VStack:
        - Label: a
          minimumScaleFactor: 2
        - Label:
            attributedText: {text: abc, attributes: [{range: 2..<5}]}
        - DateLabel:
          timeZone: Nowhere
        - Label: b
          disabled: true
      """
    let outcome = try Workspace(["a.yaml": spec]).run("render", "a.yaml")
    #expect(outcome.status == 65)
    let places = outcome.errorLines.map { $0.prefix { $0 != " " } }
    #expect(
      places == ["a.yaml:3:25:", "a.yaml:5:56:", "a.yaml:7:15:", "a.yaml:9:5:"],
      "\(outcome.errors)")
    #expect(outcome.errors.contains("write 'isEnabled: false'"))
  }
}
