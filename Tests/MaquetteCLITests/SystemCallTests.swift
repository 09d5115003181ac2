import Testing

/// What a batch asks the system for each of its pictures: time that no count of instructions shows.
@Suite("Calls of the system") struct SystemCallTests {
  @Test(
    "For each picture few files and folders are looked for, and no folder above",
    .enabled(if: Workspace.hasTrace, "strace is not installed; 'make test' installs it"),
    arguments: [("render --no-cache -o out/", 10), ("snapshot verify --no-cache", 16)])
  func batch(command: String, most: Int) throws {
    #expect(try calls(for: 22, command) - calls(for: 2, command) <= 20 * most)
  }

  @Test(
    "A file gets its name by way of /proc where the system does not name open files directly",
    .enabled(if: Workspace.hasTrace, "strace is not installed; 'make test' installs it"),
    arguments: [("ENOENT", ""), ("EPERM", ""), ("ENOENT", "an old picture")])
  func olderSystem(error: String, former: String) throws {
    let workspace = try Workspace(["b.yaml": "Button: OK"])
    if !former.isEmpty { try workspace.write("b.png", former) }
    // The first call names the file directly, the second one by its path.
    let outcome = try workspace.shell(
      "strace -f -qq -e trace=linkat -e inject=linkat:error=\(error):when=1+2 -o trace "
        + "\"$MAQUETTE\" render b.yaml -o b.png -q; ls -A")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.bytes("b.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try workspace.text("trace").contains("/proc/self/fd/"))
    #expect(Set(outcome.lines) == ["b.png", "b.yaml", "trace"])
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
