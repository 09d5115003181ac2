import Foundation
import Testing

@Suite("snapshot verify --github")
struct SnapshotGitHubTests {
  private func changed() throws -> Workspace {
    let workspace = try SnapshotWorkspace.recorded()
    try workspace.write(
      "ui/signin.yaml", SnapshotWorkspace.spec.replacing("Continue", with: "Go on"))
    return workspace
  }

  @Test("Beside JSON on standard output, annotations go to standard error, which GitHub reads, too")
  func besideJSON() throws {
    let workspace = try changed()
    let outcome = try SnapshotWorkspace.verify(workspace, "--github", "--json", "-")
    #expect(outcome.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect((json?["results"] as? [Any])?.count == 4)
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(lines.first?.contains("%0Aui/signin@2x%0Aui/signin~dark@2x%0A") == true)
    let plain = try SnapshotWorkspace.verify(workspace, "--github")
    #expect(plain.lines.filter { $0.hasPrefix("::error ") }.count == 1)
    #expect(!plain.errors.contains("::error"))
  }

  @Test("The summary is appended to the file that the variable names, with the pictures' names")
  func summary() throws {
    let workspace = try changed()
    try workspace.write("summary.md", "before\n")
    let outcome = try workspace.run(
      ["snapshot", "verify", "ui", "--variants", "light,dark", "--github"],
      environment: ["GITHUB_STEP_SUMMARY": workspace.path("summary.md")])
    #expect(outcome.status == 1)
    let text = try workspace.text("summary.md")
    #expect(text.hasPrefix("before\n### Snapshots\n\n4 pictures: 2 changed, 2 same\n"), "\(text)")
    #expect(text.contains("| ui/signin&#126;dark&#64;2x | changed |"))
    #expect(text.contains("| 2: ui/signin&#64;2x, ui/signin&#126;dark&#64;2x | <code>maquette"))
    let without = try workspace.run(
      ["snapshot", "verify", "ui", "--variants", "light,dark"],
      environment: ["GITHUB_STEP_SUMMARY": workspace.path("none.md")])
    #expect(without.status == 1 && !workspace.exists("none.md"))
    let folder = try workspace.run(
      ["snapshot", "verify", "ui", "--variants", "light,dark", "--github"],
      environment: ["GITHUB_STEP_SUMMARY": workspace.path("ui")])
    #expect(folder.status == 1)
    #expect(folder.errors.contains("warning: no summary of the step: cannot write"))
  }
}
