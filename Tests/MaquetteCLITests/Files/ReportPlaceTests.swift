import Foundation
import Testing

@Suite("Reports, and what a configuration and results name") struct ReportPlaceTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "maquette.yaml": "sets:\n  p:\n    specs: [ui]\n    theme: brand.yaml\n",
      "brand.yaml": "extends: base.yaml\n", "base.yaml": "extends: ios\n",
      "ui/a.yaml": "Button: A\n", "ui/u.yaml": "Button: A\n",
      "page.md": "<!-- maquette:begin id=one spec=ui/a.yaml -->\n<!-- maquette:end -->\n",
    ])
    let recorded = try workspace.run("snapshot", "record", "-q")
    #expect(recorded.status == 0, "\(recorded.errors)")
    try FileManager.default.removeItem(at: workspace.url("ui/u.yaml"))
    try workspace.write("Snapshots/mine.txt", "mine\n")
    return workspace
  }

  private func check(
    _ arguments: [String], onto file: String, in workspace: Workspace,
    environment: [String: String] = [:]
  ) throws {
    let before = try workspace.bytes(file)
    let outcome = try workspace.run(arguments, environment: environment)
    #expect(outcome.status == 73, "\(arguments) \(file): \(outcome.text) \(outcome.errors)")
    #expect(outcome.errors.contains("cannot write \(file) for '"), "\(outcome.errors)")
    #expect(try workspace.bytes(file) == before, "\(arguments) \(file)")
  }

  static let kept = [
    "maquette.yaml", "brand.yaml", "base.yaml", "Snapshots/ui/u@2x.txt", "Snapshots/ui/u@2x.png",
    "Snapshots/mine.txt",
  ]

  @Test(
    "A configuration, what it names, and every file beside baselines stay as they are",
    arguments: kept)
  func runs(file: String) throws {
    let workspace = try workspace()
    for flag in ["--html", "--json", "--junit"] {
      try check(["snapshot", "verify", flag, file], onto: file, in: workspace)
    }
    try check(["snapshot", "record", "--html", file], onto: file, in: workspace)
    try check(
      ["snapshot", "verify", "--github"], onto: file, in: workspace,
      environment: ["GITHUB_STEP_SUMMARY": file])
  }

  @Test("Merged results are not written onto what is merged, nor onto the configuration")
  func merging() throws {
    let workspace = try workspace()
    try workspace.write("ui/a.yaml", "Button: Changed\n")
    #expect(try workspace.run("snapshot", "verify", "--artifacts", "out/a", "-q").status == 1)
    for file in Self.kept + ["out/a/ui/a@2x.actual.png", "out/a/results.json"] {
      for flag in ["--html", "--json", "--junit"] {
        let command = ["snapshot", "merge-results", "out/a", "--artifacts", "m", flag, file]
        try check(command, onto: file, in: workspace)
      }
    }
  }

  @Test("Other commands that look into a configuration do not write onto it, either")
  func others() throws {
    let workspace = try workspace()
    let file = "maquette.yaml"
    for arguments in [
      ["render", "ui/a.yaml", "-o", "a.png", "--deps", file],
      ["md", "page.md", "--deps", file], ["md", "page.md", "-o", file],
      ["export", "--swiftui", "ui/a.yaml", "-o", file],
    ] { try check(arguments, onto: file, in: workspace) }
  }
}
