import Foundation
import Testing

@Suite("snapshot, with specs of odd names and in odd places")
struct SnapshotPlaceTests {
  @Test(
    "A spec or folder whose name is not UTF-8 is not left out",
    arguments: [
      ("b\\351.yaml", "ui/b\\xE9@2x"), ("\\351/a.yaml", "ui/\\xE9/a@2x"),
    ])
  func notUTF8(name: String, shown: String) throws {
    let workspace = try SnapshotWorkspace.recorded()
    let made = try workspace.shell(
      "cd ui && n=$(printf '\(name)') && mkdir -p \"$(dirname \"$n\")\" && echo 'Label: B' > \"$n\""
    )
    #expect(made.status == 0, "\(made.errors)")
    let outcome = try SnapshotWorkspace.verify(workspace)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("\(shown): "), "\(outcome.text)")
  }

  @Test("A file that is no spec may have any name")
  func otherFile() throws {
    let workspace = try SnapshotWorkspace.recorded()
    #expect(try workspace.shell("cd ui && echo x > \"$(printf 'b\\351')\"").status == 0)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
  }

  @Test("Two specs of one name outside of the baselines' parent collide, and it is said what to do")
  func collision() throws {
    let workspace = try Workspace([
      "one/a.yaml": "Label: A\n", "two/a.yaml": "Label: B\n", "tests/b.yaml": "Label: C\n",
    ])
    let arguments = ["snapshot", "record", "one", "two", "--baselines"]
    let outcome = try workspace.run(arguments + ["tests/Snapshots"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("'one/a.yaml' and 'two/a.yaml' would both be the snapshot 'a@2x'"))
    #expect(outcome.errors.contains("use --baselines with a folder beside or above both"))
    #expect(!workspace.exists("tests/Snapshots"))
    let above = try workspace.run(arguments + ["Snapshots"])
    #expect(above.status == 0, "\(above.errors)")
    #expect(
      workspace.exists("Snapshots/one/a@2x.png") && workspace.exists("Snapshots/two/a@2x.png"))
  }

  @Test("Specs of a folder elsewhere make no other baseline obsolete")
  func elsewhere() throws {
    let workspace = try Workspace([
      "one/a.yaml": "Label: A\n", "tests/ui/b.yaml": "Label: B\n", "tests/c.yaml": "Label: C\n",
    ])
    let baselines = ["--baselines", "tests/Snapshots"]
    for folder in ["one", "tests"] {
      #expect(try workspace.run(["snapshot", "record", folder] + baselines).status == 0)
    }
    let verified = try workspace.run(["snapshot", "verify", "one"] + baselines)
    #expect(verified.status == 0, "\(verified.text)")
    let cleaned = try workspace.run(["snapshot", "clean", "one"] + baselines)
    #expect(cleaned.status == 0 && cleaned.output.isEmpty, "\(cleaned.text)")
    // Nor does a run that names other variants: the next one may name these.
    let dark = ["snapshot", "record", "one", "--variants", "light,dark"]
    #expect(try workspace.run(dark + baselines).status == 0)
    let plain = try workspace.run(["snapshot", "verify", "one"] + baselines)
    #expect(plain.lines.last == "1 picture: 1 same", "\(plain.text)")
    let only = ["snapshot", "clean", "one", "--other-variants", "--dry-run"]
    #expect(try workspace.run(only + baselines).lines == ["would remove  a~dark@2x"])
  }
}
