import Foundation
import Testing

@Suite("snapshot verify, where something else is not what it was")
struct SnapshotEnvironmentTests {
  @Test("Another environment is said before anything else")
  func environment() throws {
    let workspace = try SnapshotWorkspace.recorded()
    let path = "Snapshots/ui/signin@2x.txt"
    let text = String(decoding: try workspace.bytes(path), as: UTF8.self)
    try workspace.write(
      path, text.replacingOccurrences(of: "# cairo: ", with: "# cairo: 0."))
    #expect(try SnapshotWorkspace.verify(workspace).status == 0, "the picture is the same")
    let other = SnapshotWorkspace.spec.replacingOccurrences(of: "Continue", with: "Continua")
    try workspace.write("ui/signin.yaml", other)
    let outcome = try SnapshotWorkspace.verify(workspace, "--filter", "ui/signin@2x")
    #expect(outcome.status == 1)
    let lines = outcome.lines
    let place = try #require(lines.firstIndex { $0.contains("different environment: cairo 0.") })
    let change = try #require(lines.firstIndex { $0.contains("Continua") })
    #expect(place < change)
  }

  private static let theme = "extends: ios\nname: brand\ncolors:\n  tint: '#0F766E'\n"

  /// Two specs of one theme of their own, recorded.
  private func branded() throws -> Workspace {
    let workspace = try Workspace([
      "ui/brand.yaml": Self.theme, "ui/a.yaml": "theme: brand.yaml\nButton: A\nstyle: filled\n",
      "ui/b.yaml": "theme: brand.yaml\nButton: B\nstyle: gray\n",
      "ui/c.yaml": "theme: brand.yaml\nButton: C\n",
    ])
    let outcome = try workspace.run("snapshot", "record", "ui")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  /// Makes a baseline one of an older library.
  private func age(_ workspace: Workspace, _ names: String...) throws {
    for name in names {
      let path = "Snapshots/ui/\(name)@2x.txt"
      try workspace.write(
        path, workspace.text(path).replacing("# cairo: ", with: "# cairo: 0."))
    }
  }

  @Test("A theme that somebody edited is a cause and no other environment, in one cluster")
  func theme() throws {
    let workspace = try branded()
    try workspace.write("ui/brand.yaml", Self.theme.replacing("0F766E", with: "0F666E"))
    let outcome = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("  theme changed: brand "), "\(outcome.text)")
    #expect(!outcome.text.contains("different environment"))
    #expect(outcome.lines.last == "3 pictures: 3 changed")
    let clusters = outcome.lines.filter { $0.contains("--cluster") }
    #expect(clusters.count == 1 && clusters[0].hasPrefix("3 pictures: theme brand "))
  }

  @Test("However small, what a theme changed is not tolerated where libraries are others, too")
  func smallThemeChange() throws {
    let workspace = try branded()
    let stack = "theme: brand.yaml\nVStack:\n  children: [Label: A, Label: B]\n"
    try workspace.write("ui/a.yaml", stack)
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try age(workspace, "a")
    try workspace.write("ui/a.yaml", stack.replacing("VStack:", with: "VStack:\n  spacing: 8.02"))
    let spec = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(spec.lines.last == "3 pictures: 1 tolerated, 2 same", "\(spec.text)")
    try workspace.write("ui/a.yaml", stack)
    try workspace.write("ui/brand.yaml", Self.theme + "metrics: {spacing: 8.02}\n")
    let theme = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(theme.status == 1)
    #expect(theme.text.contains("different environment: cairo 0."), "\(theme.text)")
    #expect(theme.text.contains("  theme changed: brand "))
    #expect(theme.lines.last == "3 pictures: 1 changed, 2 same")
  }

  @Test(
    "Another symbol is not tolerated, however small and however alike",
    arguments: [
      ("star", "heart"), ("chevron.left", "chevron.right"), ("plus", "minus"),
      ("arrow.up", "arrow.down"), ("circle", "square"),
    ])
  func symbol(old: String, new: String) throws {
    let spec = """
      VStack:
        padding: 100
        children:
          - Label: Some text beside it
          - Button: {symbol: \(old), size: small}

      """
    let workspace = try Workspace(["ui/a.yaml": spec])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    try age(workspace, "a")
    #expect(try workspace.run("snapshot", "verify", "ui", "--tolerant").status == 0)
    try workspace.write("ui/a.yaml", spec.replacing(old, with: new))
    let outcome = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(outcome.status == 1, "\(outcome.text)")
    #expect(outcome.lines.last == "1 picture: 1 changed")
    #expect(outcome.text.contains("Button"), "\(outcome.text)")
  }
}
