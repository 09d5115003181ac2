import Foundation
import Testing

/// Each command that draws many pictures leaves out what the cache has, and writes the same as
/// without.
@Suite("The picture cache of all commands")
struct SharedCacheTests {
  private static let document = """
    # Title

    <!-- maquette:begin id=one -->
    ```maquette
    theme: t.yaml
    Label: Hello
    ```
    <!-- maquette:end -->

    <!-- maquette:begin id=two spec=ui/a.yaml -->
    <!-- maquette:end -->

    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "README.md": Self.document, "t.yaml": "extends: ios\n", "ui/a.yaml": "Button: Go\n",
      "Shop.docc/Shop.md": "# Shop\n", "Shop.docc/b.maquette.yaml": "theme: t.yaml\nLabel: B\n",
      "Shop.docc/t.yaml": "extends: ios\n",
    ])
    workspace.settle()
    return workspace
  }

  /// Tells whether a run drew: only that opens fonts' files.
  private func drew(_ workspace: Workspace, _ arguments: [String], stdin: String = "") throws
    -> (Bool, Maquette.Outcome)
  {
    try workspace.write("stdin", stdin)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try workspace.shell(
      "export MAQUETTE_CACHE=cache; strace -f -qq -e trace=openat -o trace "
        + "\"$MAQUETTE\" \(words) < stdin")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let trace = try workspace.text("trace")
    return (trace.contains(".otf\"") || trace.contains(".ttf\""), outcome)
  }

  @Test("md draws blocks once: also when pictures are gone, but not when a theme changed")
  func markdown() throws {
    let workspace = try workspace()
    let command = ["md", "README.md", "--cache", "cache"]
    #expect(try workspace.run(command).status == 0)
    let names = workspace.files.filter { $0.hasPrefix("images/") }
    #expect(names.count == 4)
    let fresh = try names.map { try workspace.bytes($0) }
    let text = try workspace.text("README.md")
    #expect(workspace.files.filter { $0.hasPrefix("cache/") }.count == 2)
    try FileManager.default.removeItem(at: workspace.url("images"))
    try workspace.write("README.md", Self.document)
    #expect(try workspace.run(command).status == 0)
    #expect(try names.map { try workspace.bytes($0) } == fresh)
    #expect(try workspace.text("README.md") == text)
    try workspace.write("t.yaml", "extends: ios\ncolors: {label: \"#FF0000\"}\n")
    #expect(try workspace.run(command + ["--check"]).status == 1)
  }

  @Test("docc says which pictures are stale by the cache as by drawing")
  func docc() throws {
    let workspace = try workspace()
    let command = ["docc", "Shop.docc", "--cache", "cache"]
    #expect(try workspace.run(command).lines.count == 2)
    #expect(workspace.files.filter { $0.hasPrefix("cache/") }.count == 1)
    let picture = "Shop.docc/Resources/b~dark@2x.png"
    let fresh = try workspace.bytes(picture)
    // Another one of ours: what others made would be left alone.
    try workspace.write(picture, try workspace.bytes("Shop.docc/Resources/b@2x.png"))
    #expect(try workspace.run(command + ["--check"]).status == 1)
    #expect(try workspace.run(command).lines == [picture])
    #expect(try workspace.bytes(picture) == fresh)
    try workspace.write("Shop.docc/t.yaml", "extends: ios\ncolors: {label: \"#FF0000\"}\n")
    #expect(try workspace.run(command).lines.count == 2)
    #expect(try workspace.bytes(picture) != fresh)
  }

  @Test("snapshot verify passes by the cache what is its baseline, and draws what is not")
  func snapshots() throws {
    let workspace = try workspace()
    try workspace.write("ui/b.yaml", "Label: B\n")
    workspace.settle()
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    let command = ["snapshot", "verify", "ui", "--cache", "cache"]
    #expect(try workspace.run(command).errors.isEmpty)
    // The first is always drawn: it tests the tests.
    let second = try workspace.run(command)
    #expect(second.errors == "2 pictures, 1 from the cache\n")
    #expect(second.status == 0)
    let picture = try #require(
      workspace.files.first { $0.hasPrefix("Snapshots/") && $0.hasSuffix("b@2x.png") })
    let other = try #require(
      workspace.files.first { $0.hasPrefix("Snapshots/") && $0.hasSuffix("a@2x.png") })
    try workspace.write(picture, try workspace.bytes(other))
    let third = try workspace.run(command)
    #expect(third.status == 1)
    #expect(third.errors.isEmpty)
  }

  @Test("pandoc's filter and mdBook's preprocessor take the variable")
  func filters() throws {
    let workspace = try workspace()
    let block = #"{"t":"CodeBlock","c":[["x",["maquette"],[]],"Label: Hi"]}"#
    let json = #"{"pandoc-api-version":[1,22],"meta":{},"blocks":["# + block + "]}"
    let book =
      #"[{"root":".","config":{"book":{"src":"src"}}},{"sections":[{"Chapter":{"name":"A","#
      + #""content":"```maquette id=x\nLabel: Hi\n```\n","path":"a.md","sub_items":[]}}]}]"#
    for (command, input) in [(["pandoc", "html"], json), (["mdbook"], book)] {
      let before = workspace.files.filter { $0.hasPrefix("cache/") }.count
      let first = try workspace.run(
        command, stdin: Array(input.utf8), environment: ["MAQUETTE_CACHE": "cache"])
      #expect(first.status == 0, "\(first.errors)")
      #expect(workspace.files.filter { $0.hasPrefix("cache/") }.count == before + 1)
      let second = try workspace.run(
        command, stdin: Array(input.utf8), environment: ["MAQUETTE_CACHE": "cache"])
      #expect(second.output == first.output)
    }
  }

  @Test(
    "A second run of md, docc and render opens no font",
    .enabled(if: Workspace.hasTrace, "strace is not installed; 'make test' installs it"),
    arguments: [["md", "README.md"], ["docc", "Shop.docc"], ["render", "ui/a.yaml"]])
  func undrawn(command: [String]) throws {
    let workspace = try workspace()
    #expect(try drew(workspace, command).0)
    #expect(try !drew(workspace, command).0)
  }
}
