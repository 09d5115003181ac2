import Foundation
import Testing

@Suite("maquette.yaml, looked for from other folders")
struct ConfigurationPlaceTests {
  private func project(_ configuration: String = "specs: [ui]\n") throws -> Workspace {
    try Workspace([
      "maquette.yaml": configuration, "themes/brand.yaml": ConfigurationTests.brand,
      "ui/deep/s.yaml": "theme: ../../themes/brand.yaml\nButton: Go\nstyle: filled\n",
    ])
  }

  private func run(
    _ workspace: Workspace, in folder: String, _ command: String
  ) throws -> Maquette.Outcome {
    try workspace.shell("cd \(folder) && \"$MAQUETTE\" \(command)")
  }

  @Test("Baselines and results are beside the configuration that is named, and so does accept")
  func besideNamed() throws {
    let workspace = try project()
    #expect(try workspace.run("snapshot", "record").status == 0)
    let configuration = "--config ../maquette.yaml"
    let same = try run(workspace, in: "themes", "snapshot verify \(configuration)")
    #expect(same.lines == ["1 picture: 1 same"], "\(same.text)\(same.errors)")
    try workspace.write("ui/deep/s.yaml", "Button: Other\n")
    #expect(try run(workspace, in: "themes", "snapshot verify \(configuration)").status == 1)
    #expect(workspace.exists("snapshot-results/results.json"))
    let accepted = try run(workspace, in: "themes", "snapshot accept --all \(configuration)")
    #expect(accepted.lines == ["accepted  ui/deep/s@2x"], "\(accepted.errors)")
    #expect(try run(workspace, in: "themes", "snapshot verify \(configuration)").status == 0)
    #expect(!workspace.files.contains { $0.hasPrefix("themes/s") || $0.hasPrefix("themes/S") })
  }

  @Test("Without a flag it is found above the current folder, within one repository")
  func above() throws {
    let workspace = try project()
    #expect(try workspace.run("snapshot", "record").status == 0)
    let alone = try run(workspace, in: "ui/deep", "snapshot verify")
    #expect(alone.status == 64, "nothing says what belongs together: \(alone.text)")
    try workspace.write(".git/HEAD", "ref: refs/heads/main\n")
    for folder in ["ui", "ui/deep", "themes"] {
      let outcome = try run(workspace, in: folder, "snapshot verify")
      #expect(outcome.lines == ["1 picture: 1 same"], "\(folder): \(outcome.errors)")
    }
    let one = try run(workspace, in: "ui/deep", "snapshot verify s.yaml")
    #expect(one.lines == ["1 picture: 1 same"], "\(one.errors)")
    #expect(try run(workspace, in: "ui/deep", "check").lines.first?.hasPrefix("1 spec") == true)
    try workspace.write("ui/deep/.git", "gitdir: elsewhere\n")
    #expect(try run(workspace, in: "ui/deep", "snapshot verify").status == 64, "another one's")
  }

  @Test("Specs may name files of the project whatever the current folder is")
  func specs() throws {
    let workspace = try project()
    for (folder, path) in [(".", "ui/deep/s.yaml"), ("ui/deep", "s.yaml"), ("themes", "../ui")] {
      let isFolder = path == "../ui"
      for command in [
        "snapshot record \(path) --baselines kept --artifacts out", "check \(path)",
        "render \(path) -o pictures/",
      ] + (isFolder ? [] : ["inspect \(path)", "export --swiftui \(path)"]) {
        let outcome = try run(workspace, in: folder, command)
        #expect(outcome.status == 0, "\(folder), \(command): \(outcome.errors)")
      }
    }
    let document = "<!-- maquette:begin id=c spec=s.yaml -->\n<!-- maquette:end -->\n"
    try workspace.write("ui/deep/d.md", document)
    #expect(try run(workspace, in: "ui/deep", "md d.md").status == 0)
    // The file that allows it is one that the picture is made of.
    #expect(try run(workspace, in: "ui/deep", "render s.yaml -o p/ --deps p.d").status == 0)
    #expect(try workspace.text("ui/deep/p.d").contains("/maquette.yaml"))
  }

  @Test("But nothing beyond the repository or the nearest project, and nothing with --no-config")
  func bounds() throws {
    let workspace = try project()
    let none = try run(workspace, in: "ui", "check deep --no-config")
    #expect(none.status == 65)
    try workspace.write("ui/.git/HEAD", "")
    let outside = try run(workspace, in: ".", "inspect ui/deep/s.yaml")
    #expect(outside.status == 65)
    #expect(
      outside.errors.contains("put a 'maquette.yaml' into a folder around both, in the same"))
    try FileManager.default.removeItem(at: workspace.url("ui/.git"))
    try workspace.write("ui/maquette.yaml", "specs: deep\n")
    let nearest = try run(workspace, in: ".", "inspect ui/deep/s.yaml")
    #expect(nearest.errors.contains("is outside of the folder that the configuration is in"))
    try workspace.write("ui/maquette.yaml", "specs: [\n")
    #expect(try run(workspace, in: ".", "inspect ui/deep/s.yaml").status == 65, "a broken one")
  }

  @Test("What is kept from an earlier drawing is not shown once the project is gone")
  func cached() throws {
    let workspace = try project()
    let command = ["render", "ui/deep/s.yaml", "-o", "o/", "--cache", "cache"]
    #expect(try workspace.run(command).status == 0)
    #expect(try workspace.run(command).status == 0)
    try FileManager.default.removeItem(at: workspace.url("maquette.yaml"))
    #expect(try workspace.run(command).status == 65)
  }

  @Test("Documents take what is at the top of the configuration, or a set that is named")
  func documents() throws {
    let workspace = try project(
      """
      sets:
        phone: {specs: [ui], scales: [3, 2], variants: [light], theme: themes/brand.yaml}

      """)
    try workspace.write(
      "d.md", "<!-- maquette:begin id=x -->\n```maquette\nButton: Go\n```\n<!-- maquette:end -->\n")
    let top = try workspace.run("md", "d.md")
    #expect(top.errors.contains("note: documents are in no set of 'maquette.yaml'"))
    #expect(workspace.exists("images/x~dark@2x.png"))
    let set = try workspace.run("md", "d.md", "--set", "phone")
    // What the first run drew, nothing shows any more.
    let removed = set.errors.split(separator: "\n")
    #expect(
      set.status == 0 && removed.allSatisfy { $0.contains("' was removed; ") }, "\(set.errors)")
    #expect(!workspace.exists("images/x~dark@2x.png"))
    #expect(workspace.exists("images/x@3x.png") && !workspace.exists("images/x~dark@3x.png"))
    let none = try workspace.run("md", "d.md", "--no-config")
    #expect(none.status == 0 && !none.errors.contains("documents are in no set"))
  }

  @Test("Rules that are about nothing are named with their place, once the whole set is drawn")
  func unmatched() throws {
    let workspace = try Workspace([
      "ui/a.yaml": "VStack:\n  - Button: Go\n  - Label: A\n", "more/b.yaml": "Label: B\n",
      "maquette.yaml": """
      ignore: [VStack/Lable, Label]
      sets:
        one:
          specs: [ui]
          tolerance:
            - {pictures: "ui/x*", pixels: 4}
            - {pictures: [ui/a*, ui/y*], component: "*/Gauge", pixels: 9}
        two: {specs: [more]}

      """,
    ])
    let places = [
      "maquette.yaml:1:10: warning: 'VStack/Lable' names no component of any baseline",
      "maquette.yaml:6:9: warning: 'pictures: ui/x*' names no picture",
      "maquette.yaml:7:9: warning: 'pictures: ui/y*' names no picture",
      "maquette.yaml:7:9: warning: '*/Gauge' names no component of any baseline that 'pictures'",
    ]
    for command in [["record"], ["verify"], ["verify", "--set", "one"], ["verify", "ui"]] {
      let outcome = try workspace.run(["snapshot"] + command)
      #expect(outcome.status == 0)
      // What is at the top may be meant for the other set.
      let isAll = command.count == 1
      let expected = isAll ? places : Array(places.dropFirst())
      for place in expected { #expect(outcome.errors.contains(place), "\(outcome.errors)") }
      let count = outcome.errors.split(separator: "warning: ").count - 1
      #expect(count == expected.count, "\(command): \(outcome.errors)")
    }
    for more in [
      ["--filter", "a"], ["ui/a.yaml"], ["--variants", "light"], ["--no-config", "ui"],
    ] {
      let outcome = try workspace.run(["snapshot", "verify"] + more)
      #expect(!outcome.errors.contains("warning: "), "\(more): \(outcome.errors)")
    }
    // What is in a baseline with a conflict is not known.
    let text = try workspace.text("Snapshots/ui/a@2x.txt")
    try workspace.write("Snapshots/ui/a@2x.txt", "<<<<<<< ours\n" + text)
    let damaged = try workspace.run("snapshot", "verify")
    #expect(damaged.status == 1 && !damaged.errors.contains("names no component"))
    #expect(damaged.errors.contains("names no picture"))
  }
}
