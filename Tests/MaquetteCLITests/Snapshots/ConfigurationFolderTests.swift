import Foundation
import Testing

@Suite("Folders that maquette.yaml names for what is written")
struct ConfigurationFolderTests {
  private func project(_ configuration: String) throws -> Workspace {
    try Workspace([
      "p/maquette.yaml": "specs: [a.yaml]\n" + configuration, "p/a.yaml": "Label: A\n",
    ])
  }

  private func record(_ workspace: Workspace, _ flags: String = "") throws -> Maquette.Outcome {
    try workspace.shell("cd p && \"$MAQUETTE\" snapshot record \(flags)")
  }

  @Test(
    "One that leads out of the project's folder is refused at its place, and nothing is written",
    arguments: ["../out", "/tmp/maquette-out", "in/../../out", "./../out", ".."],
    [("baselines", 12, "--baselines"), ("results", 10, "--artifacts")])
  func outside(path: String, key: (name: String, column: Int, flag: String)) throws {
    let workspace = try project("\(key.name): \(path)\n")
    let before = workspace.files
    let outcome = try record(workspace)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "maquette.yaml:2:\(key.column): error: '\(key.name)' is '\(path)', which is outside of the "
          + "folder that the configuration is in\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("or name any folder with \(key.flag)\n"), "\(outcome.errors)")
    #expect(workspace.files == before)
  }

  @Test("One below it is taken, however its path is written")
  func inside() throws {
    for (path, file) in [
      ("kept", "kept/a@2x.png"), ("./kept/", "kept/a@2x.png"), ("in/../kept", "kept/a@2x.png"),
      ("..kept", "..kept/a@2x.png"),
    ] {
      let workspace = try project("baselines: \(path)\n")
      try workspace.makeFolder("p/in")
      let outcome = try record(workspace)
      #expect(outcome.status == 0, "\(path): \(outcome.errors)")
      #expect(workspace.exists("p/" + file), "\(path)")
    }
  }

  @Test("A flag may name any folder")
  func flags() throws {
    let workspace = try project("")
    let outcome = try record(workspace, "--baselines ../out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(workspace.exists("out/a@2x.png"))
  }
}
