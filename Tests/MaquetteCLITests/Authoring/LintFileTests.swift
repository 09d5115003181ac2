import Testing

/// The list of findings that are known: what may be in it, and what it may replace.
@Suite("The file of known findings")
struct LintFileTests {
  private static let spec =
    "VStack:\n  - {Button: A, style: filled}\n  - {Button: B, style: filled}\n"

  @Test("It replaces itself, and no spec and nothing else", arguments: ["a.yaml", "notes.txt"])
  func foreign(file: String) throws {
    let workspace = try Workspace(["a.yaml": Self.spec, "notes.txt": "mine\n"])
    let before = try workspace.bytes(file)
    let outcome = try workspace.run("lint", "a.yaml", "--record-baseline", file)
    #expect(outcome.status == 73 && outcome.errors.contains("cannot write \(file)"))
    #expect(try workspace.bytes(file) == before)
    for _ in 0..<2 {
      #expect(try workspace.run("lint", "a.yaml", "--record-baseline", "known.json").status == 0)
    }
    #expect(try workspace.run("lint", "a.yaml", "--baseline", "known.json", "--strict").status == 0)
  }

  @Test(
    "A count is a whole number that can be added up",
    arguments: ["0", "-1", "1000001", "9223372036854775807", "1e99", "1.5", "\"many\""])
  func counts(count: String) throws {
    let finding = #"{"file": "a.yaml", "rule": "r", "component": "c", "count": \#(count)}"#
    let workspace = try Workspace([
      "a.yaml": Self.spec,
      "known.json": #"{"version": 1, "findings": [\#(finding), \#(finding)]}"#,
    ])
    let outcome = try workspace.run("lint", "a.yaml", "--baseline", "known.json")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("known.json:1:29: error: 'count' is "), "\(outcome.errors)")
  }

  @Test("What another file says that a configuration names is not shown")
  func stranger() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.spec, "secret.txt": "root:secret\n",
      "maquette.yaml": "specs: ui\nlint: {baseline: secret.txt}\n",
    ])
    let outcome = try workspace.run("lint")
    #expect(outcome.status == 65 && outcome.errors.hasPrefix("secret.txt"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("root"))
  }
}
