import Foundation
import Testing

@Suite("Work that several machines share")
struct SharingTests {
  private static let titles = ["Weiter", "Далее", "Συνέχεια", "متابعة", "המשך"]

  /// Twenty specs, some much longer than others.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for index in 0..<20 {
      let rows = (0...index).map { "  - Label: \(Self.titles[$0 % 5]) \($0)\n" }.joined()
      try workspace.write("ui/\(index % 3)/s\(index).yaml", "VStack:\n\(rows)")
    }
    return workspace
  }

  @Test("The shards draw together what one run draws, and nothing twice", arguments: [2, 7, 40])
  func shards(count: Int) throws {
    let workspace = try workspace()
    let whole = try workspace.run("render", "ui", "-o", "whole/").lines
    var names: [String] = []
    for index in 1...count {
      let outcome = try workspace.run(
        "render", "ui", "-o", "shards/", "--shard", "\(index)/\(count)")
      #expect(outcome.status == 0)
      if outcome.lines.isEmpty { #expect(outcome.errors.contains("this shard has no spec")) }
      names += outcome.lines
    }
    #expect(names.sorted() == whole.map { $0.replacing("whole/", with: "shards/") }.sorted())
    for name in whole {
      let other = name.replacing("whole/", with: "shards/")
      #expect(try workspace.bytes(name) == workspace.bytes(other))
    }
  }

  @Test(
    "However the folder is written, a spec is in the same shard",
    arguments: ["./ui", "ui/", "ui/.", "../here/ui", "$PWD/ui", "$PWD/../here/./ui"])
  func spellings(folder: String) throws {
    let specs = (0..<12).map { ("here/ui/s\($0).yaml", "Button: \(Self.titles[$0 % 5]) \($0)") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: specs))
    for (shard, name) in [("1/3", "ui"), ("2/3", folder), ("3/3", "ui")] {
      let outcome = try workspace.shell(
        "cd here && \"$MAQUETTE\" render \(name) -o ../out/ --format svg --shard \(shard)")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(workspace.files.filter { $0.hasPrefix("out/") }.count == 12)
  }

  @Test("Wherever a task runs, whole paths give the same shards")
  func tasks() throws {
    let specs = (0..<12).map { ("data/ui/s\($0).yaml", "Button: \(Self.titles[$0 % 5]) \($0)") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: specs))
    for (shard, folder) in [(1, "one"), (2, "two/deep"), (3, "two")] {
      try workspace.makeFolder(folder)
      let outcome = try workspace.shell(
        "top=$PWD; cd \(folder); \"$MAQUETTE\" render $top/data/ui "
          + "-o $top/out/ --format svg --shard \(shard)/3")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(workspace.files.filter { $0.hasPrefix("out/") }.count == 12)
  }

  @Test(
    "A plan refuses what drawing refuses",
    arguments: [
      ["--format", "svg", "--variants", "2x,3x"], ["--format", "svg", "--dark", "media"],
      ["--scale", "4"],
    ])
  func refusals(flags: [String]) throws {
    let workspace = try Workspace([
      "a.yaml": "width: 6000\nheight: 6000\nappearance: dark\nButton: Go\n"
    ])
    for more in [[], ["--plan", "json"]] {
      let outcome = try workspace.run(["render", "a.yaml", "-o", "out/"] + flags + more)
      #expect(outcome.status == 65, "\(flags + more)")
    }
  }

  @Test("A plan lists the tables beside pictures")
  func tables() throws {
    let workspace = try Workspace(["a.yaml": "Button: Go\n"])
    let flags = ["render", "a.yaml", "-o", "out/", "--overlay", "redlines", "--legend", "markdown"]
    let plan = try workspace.run(flags + ["--plan", "json"])
    #expect(plan.text.contains("out/a@2x.md"))
    #expect(try workspace.run(flags).status == 0 && workspace.exists("out/a@2x.md"))
  }

  @Test("What is no shard, and a plan of no form, are refused")
  func refused() throws {
    let workspace = try workspace()
    for flags in [
      ["--shard", "0/2"], ["--shard", "3"], ["--plan", "xml"], ["--shards", "3"],
      ["--plan", "json", "--shards", "0"], ["--plan", "json", "--shards", "10001"],
    ] {
      let outcome = try workspace.run(["render", "ui", "-o", "out/"] + flags)
      #expect(outcome.status == 64 && outcome.errors.hasPrefix("error: "), "\(flags)")
    }
    #expect(!workspace.exists("out"))
  }

  private func plan(_ flags: [String], in workspace: Workspace) throws -> [String: Any] {
    let outcome = try workspace.run(["render", "ui", "-o", "out/", "--plan", "json"] + flags)
    #expect(outcome.status == 0 && !workspace.exists("out"), "\(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(value as? [String: Any])
  }

  @Test("A plan names what would be drawn of which files, and spreads the cost")
  func plan() throws {
    let workspace = try workspace()
    try workspace.write("ui/parts.yaml", "definitions: {Row: {Label: Part}}\n")
    try workspace.write("ui/whole.yaml", "use: parts.yaml\nVStack: [Row]\n")
    let plan = try plan(["--variants", "light,dark", "--shards", "3"], in: workspace)
    let specs = try #require(plan["specs"] as? [[String: Any]])
    #expect(specs.count == 21)
    let whole = try #require(specs.first { $0["spec"] as? String == "ui/whole.yaml" })
    #expect(whole["inputs"] as? [String] == ["ui/whole.yaml", "ui/parts.yaml"])
    #expect(whole["outputs"] as? [String] == ["out/whole@2x.png", "out/whole~dark@2x.png"])
    let loads = try #require(plan["shards"] as? [Double])
    #expect(loads.count == 3)
    let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
    #expect(least > 0 && most / least < 1.1)
    // What the plan gives to a shard is what is drawn when it is named.
    let first = specs.filter { $0["shard"] as? Int == 1 }
    let outcome = try workspace.run(
      ["render", "--variants", "light,dark", "-o", "out/"]
        + first.compactMap { $0["spec"] as? String })
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == first.count * 2)
  }

  @Test("A plan of specs with mistakes names all of them, and is none")
  func mistakes() throws {
    let workspace = try Workspace(["ui/a.yaml": "Button: [\n", "ui/b.yaml": "VStack: [Buton]\n"])
    let outcome = try workspace.run("render", "ui", "-o", "out/", "--plan", "json")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("ui/a.yaml:") && outcome.errors.contains("ui/b.yaml:"))
    for specs in [["none.yaml"], ["none.yaml", "ui/a.yaml"]] {
      let missing = try workspace.run(["render", "-o", "out/", "--plan", "json"] + specs)
      #expect(missing.status == 66 && missing.errors.contains("none.yaml"), "as drawing has it")
    }
  }

  @Test("What does not exist is an error of every shard, whichever would have it")
  func missingInEach() throws {
    let workspace = try Workspace(["ui/a.yaml": "Button: Go\n"])
    for shard in 1...3 {
      let outcome = try workspace.run(
        "render", "missing/", "ui", "--shard", "\(shard)/3", "-o", "out/")
      #expect(outcome.status == 66, "\(shard)")
      #expect(outcome.errors.contains("there is no file 'missing/'"), "\(shard)")
    }
  }

  @Test("A shard writes onto nothing that another one reads")
  func others() throws {
    let workspace = try Workspace(["ui/a.yaml": "Button: Go\n", "ui/b.yaml": "Label: Hi\n"])
    for shard in ["1/2", "2/2"] {
      for name in ["ui/a.yaml", "ui/b.yaml"] {
        let before = try workspace.bytes(name)
        _ = try workspace.run("render", "ui", "--shard", shard, "--deps", name, "-o", "out/")
        #expect(try workspace.bytes(name) == before, "\(shard) \(name)")
        // An empty part has a file, too, for whoever waits for one.
        let deps = [
          "render", "ui", "--shard", shard, "--deps", "\(shard.prefix(1)).d", "-o", "out/",
        ]
        #expect(try workspace.run(deps).status == 0 && workspace.exists("\(shard.prefix(1)).d"))
      }
    }
  }

  @Test(
    "Specs and their files may be links to one folder, as build systems make them, and to no other")
  func links() throws {
    let workspace = try Workspace([
      "real/ui/whole.yaml": "use: parts/rows.yaml\nVStack: [Row]\n",
      "real/ui/parts/rows.yaml": "definitions: {Row: {Label: Part}}\n",
      "secret.yaml": "Label: no\n",
    ])
    try workspace.makeFolder("box/ui/parts")
    try workspace.link("box/ui/whole.yaml", to: workspace.path("real/ui/whole.yaml"))
    try workspace.link("box/ui/parts/rows.yaml", to: workspace.path("real/ui/parts/rows.yaml"))
    #expect(try workspace.run("render", "box/ui/whole.yaml", "-o", "linked.png").status == 0)
    #expect(try workspace.run("render", "real/ui/whole.yaml", "-o", "plain.png").status == 0)
    #expect(try workspace.bytes("linked.png") == workspace.bytes("plain.png"))
    // What is not in the box is not there, though it is where the links lead.
    try FileManager.default.removeItem(at: workspace.url("box/ui/parts/rows.yaml"))
    let gone = try workspace.run("render", "box/ui/whole.yaml", "-o", "gone.png")
    #expect(gone.status == 65 && gone.errors.contains("parts/rows.yaml"))
    // Another link, or one in a folder whose spec is none, leads out.
    try workspace.link("box/ui/parts/rows.yaml", to: workspace.path("secret.yaml"))
    for spec in ["box/ui/whole.yaml", "box/ui/copy.yaml"] {
      if spec.hasSuffix("copy.yaml") {
        try workspace.write(spec, "use: parts/rows.yaml\nVStack: [Row]\n")
      }
      let outcome = try workspace.run("render", spec, "-o", "out.png")
      #expect(outcome.status == 65 && outcome.errors.contains("is outside of the spec's folder"))
    }
  }
  @Test("A linked spec gets nothing but what its own folder has under the same name")
  func otherName() throws {
    let workspace = try Workspace([
      "real/spec.yaml": "VStack:\n  - repeat: {from: people.csv, as: p}\n    Label: ${p.name}\n",
      "real/private/keys.csv": "name\nSECRET\n", "real/people.csv": "name\nAnna\n",
    ])
    try workspace.makeFolder("box")
    try workspace.link("box/spec.yaml", to: workspace.path("real/spec.yaml"))
    try workspace.link("box/people.csv", to: workspace.path("real/private/keys.csv"))
    for command in ["render", "check", "inspect", "lint", "export"] {
      let flags = ["render": ["-o", "o.png"], "export": ["--swiftui"]][command] ?? []
      let outcome = try workspace.run([command, "box/spec.yaml"] + flags)
      #expect(outcome.status == 65, "\(command)")
      #expect((outcome.errors + outcome.text).contains("is outside of the spec's folder"))
    }
    try FileManager.default.removeItem(at: workspace.url("box/people.csv"))
    try workspace.link("box/people.csv", to: workspace.path("real/people.csv"))
    for command in ["render", "check", "inspect", "lint", "export"] {
      let flags = ["render": ["-o", "o.png"], "export": ["--swiftui"]][command] ?? []
      let outcome = try workspace.run([command, "box/spec.yaml"] + flags)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
  }
}
