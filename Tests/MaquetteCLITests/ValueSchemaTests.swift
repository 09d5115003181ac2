import Testing

@Suite(
  "Values of specs, read by a validator of JSON Schema",
  .enabled(
    if: SchemaCheck.isThere,
    "python3-jsonschema and python3-yaml are not installed; make test installs them"))
struct ValueSchemaTests {
  /// Programs that read YAML as it was in 2005 take 16:9 for a number.
  static let good = [
    "DateLabel: 2024-02-29", "MultiDatePicker: {dates: [2024-02-29]}",
    "DatePicker: {disabledDates: [2024-12-31]}", "RelativeDateLabel: 2024-02-29",
    "Label: a\naspectRatio: 16:9", "Label: a\naspectRatio: 969", "Label: a\npadding: true",
  ]
  static let bad = [
    "DateLabel: 2024-02-30", "DateLabel: tomorrow", "RelativeDateLabel: 2024-02-31",
    "DatePicker: {dates: [2024-02-30]}", "MultiDatePicker: {dates: [soon]}",
    "DatePicker: {disabledDates: [2024-13-01]}", "Label: a\naspectRatio: wide",
    "Label: a\nseparatorInset: -1", "Label: a\npadding: 10001",
    "Label: a\nalignmentGuide: {leading: middle}",
  ]

  @Test("Dates in the calendar are valid, also in lists and behind names; others are not")
  func values() throws {
    let workspace = try Workspace()
    let check = try SchemaCheck([])
    for (number, spec) in (Self.good + Self.bad).enumerated() {
      let name = String("\(1000 + number).yaml".dropFirst())
      try workspace.write(name, spec + "\n")
    }
    let files = workspace.files.map { workspace.path($0) }
    #expect(try check.invalid(files) == files.suffix(Self.bad.count))
  }
}
