import Testing

/// What a batch asks the system for each of its pictures: time that no count of instructions shows.
@Suite("Calls of the system") struct SystemCallTests {
  @Test(
    "For each picture few files and folders are looked for, and no folder above",
    .enabled(if: Workspace.hasTrace, "strace is not installed; 'make test' installs it"),
    arguments: [("render --no-cache -o out/", 9), ("snapshot verify --no-cache", 16)])
  func batch(command: String, most: Int) throws {
    #expect(try calls(for: 22, command) - calls(for: 2, command) <= 20 * most)
  }

  /// How many calls with files' names a run takes that draws some pictures.
  private func calls(for count: Int, _ command: String) throws -> Int {
    let names = (0..<count).map { "b\($0).yaml" }
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: names.map { ("ui/of/mine/\($0)", "Button: \($0)") }))
    let words = names.map { "ui/of/mine/\($0)" }.joined(separator: " ")
    #expect(try workspace.shell("\"$MAQUETTE\" snapshot record \(words) -q").status == 0)
    let outcome = try workspace.shell(
      "strace -f -qq -e trace=%file -o trace \"$MAQUETTE\" \(command) \(words) -j 1 -q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try workspace.text("trace").utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
