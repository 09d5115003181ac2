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

  @Test("are names of pictures where results are accepted")
  func pictures() throws {
    let letters = ["a", "ب", "ג", "字", "д", "क"]
    let names = (0..<300).map { "ui/\(letters[$0 % 6])\($0)" }
    let files = names.map { ("\($0).yaml", "Label: \($0)\nscale: 1\n") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    #expect(try workspace.run("snapshot", "verify", "ui", "--record", "never").status == 1)
    let from = ["--from", "snapshot-results/results.json"]
    let known = try workspace.run(["snapshot", "accept"] + from + names)
    #expect(known.status == 0, "\(known.errors)")
    #expect(
      Set(known.text.split(separator: "\n")) == Set(names.map { Substring("accepted  \($0)") }))
    let unknown = try workspace.run(["snapshot", "accept"] + names + ["nowhere"] + from)
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("the run has no picture 'nowhere'"))
  }

  @Test(
    "may be folders, whose names have no ending", arguments: [["check"], ["snapshot", "list"]])
  func folders(command: [String]) throws {
    let letters = ["a", "ب", "ג", "字", "д", "क"]
    let names = (0..<4_100).map { "\(letters[$0 % 6])\($0)" }
    let workspace = try Workspace([:])
    for name in names { try workspace.makeFolder(name) }
    let place = "\(names[0])/a.yaml"
    try workspace.write(place, "Label: A\nscale: 1\n")
    let named = try workspace.run(command + names + ["--variants", "dark"])
    #expect(!named.errors.contains("besides its files"), "\(named.errors.prefix(300))")
    let few = try workspace.run(command + names.prefix(3) + ["--variants", "dark"])
    #expect(named.status == few.status)
    #expect(named.text == few.text)
  }

  @Test("and more words besides than anybody types are refused at once")
  func words() throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    for flag in ["--filter", "--variants"] {
      // More than ten seconds of work end it with another code.
      let result = try workspace.shell(
        "ulimit -t 10; \"$MAQUETTE\" snapshot verify ui $(seq -f '\(flag) %.0f' 0 9999)")
      #expect(result.status == 64)
      #expect(
        result.errors.hasPrefix(
          "error: the command line has 20003 words besides its files; at most 4000 are read; "))
    }
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
