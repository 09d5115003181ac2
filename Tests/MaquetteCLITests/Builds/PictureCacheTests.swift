import Foundation
import Testing

@Suite("render --cache")
struct PictureCacheTests {
  private func workspace() throws -> Workspace {
    let specs = (0..<20).map { ("s\($0).yaml", "theme: t.yaml\nLabel: Hello \($0)\n") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: specs))
    try workspace.write("t.yaml", "extends: ios\n")
    // What changed just now may have changed while it was read, so it would not be remembered.
    usleep(50_000)
    return workspace
  }

  private func render(_ workspace: Workspace, _ more: String...) throws -> Maquette.Outcome {
    let specs = (0..<20).map { "s\($0).yaml" }
    return try workspace.run(
      ["render"] + specs + ["-o", "out", "--cache-folder", "cache"] + more)
  }

  private func pictures(_ workspace: Workspace) throws -> [[UInt8]] {
    try (0..<20).map { try workspace.bytes("out/s\($0)@2x.png") }
  }

  private func entries(_ workspace: Workspace) -> [String] {
    workspace.files.filter { $0.hasPrefix("cache/") }
  }

  @Test("A second run says that nothing changed, prints the same, and touches nothing")
  func unchanged() throws {
    let workspace = try workspace()
    let first = try render(workspace)
    #expect(first.errors.isEmpty)
    let fresh = try pictures(workspace)
    #expect(entries(workspace).count == 20)
    let date = try modified(workspace, "out/s0@2x.png")
    let second = try render(workspace)
    #expect(second.errors == "20 pictures, 20 unchanged\n")
    #expect(second.text == first.text)
    #expect(try modified(workspace, "out/s0@2x.png") == date)
    #expect(try pictures(workspace) == fresh)
  }

  @Test("Whatever changes is drawn: a spec, a theme, a flag, a picture that is gone or another")
  func changes() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    let fresh = try pictures(workspace)
    try workspace.write("out/s1@2x.png", "broken")
    try FileManager.default.removeItem(at: workspace.url("out/s2@2x.png"))
    #expect(try render(workspace).errors == "20 pictures, 18 unchanged\n")
    #expect(try pictures(workspace) == fresh)
    try workspace.write("s3.yaml", "theme: t.yaml\nLabel: Other\n")
    #expect(try render(workspace).errors == "20 pictures, 19 unchanged\n")
    try workspace.write("t.yaml", "extends: ios\ncolors: {label: \"#FF0000\"}\n")
    #expect(try render(workspace).errors.isEmpty)
    #expect(try render(workspace, "--scale", "2", "--contrast", "increased").status == 0)
    #expect(try render(workspace).errors.contains("20 unchanged"))
  }

  @Test("Entries that are broken, links or somebody's invention are drawn past")
  func hostile() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    let fresh = try pictures(workspace)
    for (index, entry) in entries(workspace).enumerated() {
      let text = try workspace.text(entry)
      switch index % 4 {
      case 0: try workspace.write(entry, [0xFF, 0x00])
      case 1: try workspace.write(entry, text.replacingOccurrences(of: "out ", with: "in "))
      case 2: try workspace.write(entry, "")
      default:
        try FileManager.default.removeItem(at: workspace.url(entry))
        try workspace.link(entry, to: "/dev/zero")
      }
    }
    try FileManager.default.removeItem(at: workspace.url("out"))
    #expect(try render(workspace).status == 0)
    #expect(try pictures(workspace) == fresh)
  }

  @Test("A folder that others may write to is not used, which is said")
  func foreign() throws {
    let workspace = try workspace()
    try workspace.makeFolder("cache/1")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: workspace.path("cache/1"))
    let outcome = try render(workspace)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: the cache folder 'cache' is not used"))
    #expect(entries(workspace).isEmpty)
  }

  @Test("Without the flags nothing is remembered")
  func off() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    let home = ["HOME": workspace.path("home"), "XDG_CACHE_HOME": workspace.path("xdg")]
    #expect(try workspace.run(["render", "a.yaml"], environment: home).status == 0)
    #expect(workspace.files == ["a.yaml", "a@2x.png"])
    #expect(try workspace.run(["render", "a.yaml", "--cache"], environment: home).status == 0)
    #expect(workspace.files.contains { $0.hasPrefix("xdg/maquette/1/") })
  }

  private func modified(_ workspace: Workspace, _ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: workspace.path(name))[.modificationDate]
      as? Date
  }
}
