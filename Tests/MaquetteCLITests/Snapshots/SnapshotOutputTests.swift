import Testing

@Suite("snapshot, with reports on standard output")
struct SnapshotOutputTests {
  @Test(
    "- is standard output, whatever the report",
    arguments: [
      ("--junit", "<?xml version"), ("--html", "<!doctype html>"), ("--json", "{\n  \"version\""),
    ])
  func dash(flag: String, start: String) throws {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write("ui/other.yaml", "Label: Changed\n")
    let outcome = try SnapshotWorkspace.verify(workspace, flag, "-", "--github")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix(start), "\(outcome.text.prefix(80))")
    #expect(!outcome.text.contains("::error"))
    #expect(!outcome.lines.contains { $0.hasPrefix("4 pictures: ") }, "only the report")
    #expect(outcome.errors.contains("::error "))
    #expect(!workspace.exists("-"))
    let merged = try workspace.run(
      "snapshot", "merge-results", "snapshot-results", "--artifacts", "merged", flag, "-")
    #expect(merged.text.hasPrefix(start))
  }

  @Test("Two reports cannot both have it, and a folder cannot be it")
  func refused() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let files = workspace.files
    let two = try SnapshotWorkspace.verify(workspace, "--junit", "-", "--json", "-")
    #expect(two.status == 64)
    #expect(two.errors.contains("error: --json and --junit both want standard output"))
    #expect(try SnapshotWorkspace.verify(workspace, "--artifacts", "-").status == 64)
    #expect(try workspace.run("gallery", "-o", "-").status == 64)
    #expect(try workspace.run("md", "a.md", "--images", "-").status == 64)
    #expect(workspace.files == files)
  }
}
