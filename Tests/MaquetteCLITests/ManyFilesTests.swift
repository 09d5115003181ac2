import Testing

@Suite("Hundreds of files on one command line")
struct ManyFilesTests {
  @Test("are drawn in their order, wherever flags stand among them")
  func order() throws {
    let first = (0..<100).map { "a\($0).yaml" }
    let second = (0..<90).map { "b\($0).yaml" }
    var files = Dictionary(
      uniqueKeysWithValues: (first + second).map { ($0, "Label: x\nscale: 1\n") })
    files["t.yaml"] = "extends: ios\n"
    let workspace = try Workspace(files)
    let result = try workspace.run(
      ["render", "--theme", "t.yaml"] + first + ["-o", "out/", "-j", "2"] + second)
    #expect(result.status == 0, "\(result.errors)")
    let expected = (first + second).map { "out/\($0.dropLast(5)).png" }
    #expect(result.text.split(separator: "\n").map(String.init) == expected)
  }

  @Test("are refused as few are when the command takes one")
  func onlyOne() throws {
    let files = (0..<100).map { "a\($0).yaml" }
    let workspace = try Workspace([:])
    let result = try workspace.run(["inspect"] + files)
    #expect(result.status == 64)
    #expect(!result.errors.contains("\u{0}"))
  }
}
