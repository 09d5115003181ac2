import Foundation
import Testing

@Suite("maquette.yaml")
struct ConfigurationTests {
  static let brand = "extends: ios\nname: brand\ncolors:\n  tint: [\"#0F766E\", \"#2DD4BF\"]\n"

  static func project(
    _ configuration: String, named name: String = "maquette.yaml"
  ) throws -> Workspace {
    let workspace = try Workspace([
      name: configuration, "ui/a.yaml": "Button: Go\nstyle: filled\n", "ui/b.yaml": "Label: B\n",
      "watch/w.yaml": "platform: watchos\nButton: Go\n", "themes/brand.yaml": Self.brand,
    ])
    return workspace
  }

  private static let sets = """
    variants: [light, dark]
    sets:
      phone:
        specs: [ui]
        scales: [2, 3]
      watch:
        specs: watch
        variants: [light, rtl]
      brand:
        specs: ui/a.yaml
        theme: themes/brand.yaml
        folder: brand

    """

  @Test("Sets are recorded and verified as a whole, one by one, and by specs")
  func sets() throws {
    let workspace = try Self.project(Self.sets, named: ".maquette.yaml")
    let record = try workspace.run("snapshot", "record")
    #expect(record.lines.last == "12 pictures: 12 recorded", "\(record.errors)")
    for name in ["ui/a~dark@3x", "ui/b@2x", "watch/w.rtl@2x", "brand/ui/a~dark@2x"] {
      #expect(workspace.exists("Snapshots/\(name).png"), "\(name)")
    }
    for (arguments, count) in [
      ([], 12), (["--set", "watch"], 2), (["--set", "watch", "--set", "brand"], 4), (["ui"], 10),
      (["ui/b.yaml"], 4), (["ui/b.yaml", "watch"], 6), (["--variant", "dark"], 5),
      (["--variant", "dark+3x"], 2),
    ] {
      let outcome = try workspace.run(["snapshot", "verify"] + arguments)
      #expect(outcome.lines.last == "\(count) pictures: \(count) same", "\(arguments)")
      #expect(outcome.status == 0)
    }
    #expect(try workspace.run("snapshot", "clean", "--dry-run").output.isEmpty)
    #expect(try workspace.run("snapshot", "list", "--json").text.contains("brand/ui/a@2x"))
  }

  @Test("What a set no longer draws is obsolete, what another set draws never is")
  func obsolete() throws {
    let workspace = try Self.project(Self.sets)
    #expect(try workspace.run("snapshot", "record").status == 0)
    for set in ["phone", "watch", "brand"] {
      #expect(try workspace.run("snapshot", "verify", "--set", set).status == 0)
      #expect(try workspace.run("snapshot", "clean", "--set", set, "--dry-run").output.isEmpty)
    }
    try workspace.write(
      "maquette.yaml", Self.sets.replacing("variants: [light, rtl]", with: "variants: [light]"))
    let phone = try workspace.run("snapshot", "verify", "--set", "phone")
    #expect(phone.status == 0, "\(phone.text)")
    let watch = try workspace.run("snapshot", "clean", "--set", "watch", "--dry-run")
    #expect(watch.lines == ["would remove  watch/w.rtl@2x"])
    // A set that is gone takes its baselines with it.
    let cut = try #require(Self.sets.range(of: "  brand:"))
    try workspace.write("maquette.yaml", String(Self.sets[..<cut.lowerBound]))
    let all = try workspace.run("snapshot", "clean", "--yes")
    #expect(all.lines == ["removed  brand/ui/a@2x", "removed  brand/ui/a~dark@2x"])
    try FileManager.default.removeItem(at: workspace.url("ui/b.yaml"))
    #expect(
      try workspace.run("snapshot", "verify").lines.last == "10 pictures: 4 obsolete, 6 same")
  }

  @Test("Without a configuration no baseline of another variant or scale is obsolete")
  func otherVariants() throws {
    let workspace = try SnapshotWorkspace.recorded()
    #expect(try workspace.run("snapshot", "clean", "ui", "--dry-run").output.isEmpty)
    for arguments in [[], ["--variants", "light"], ["--variants", "rtl,dark"], ["--gallery"]] {
      let list = try workspace.run(["snapshot", "list", "ui"] + arguments)
      #expect(!list.text.contains("obsolete"), "\(arguments): \(list.text)")
    }
    let scaled = try workspace.run("snapshot", "verify", "ui", "--scale", "3")
    #expect(scaled.lines.last == "2 pictures: 2 without baseline")
    #expect(try workspace.run("snapshot", "record", "ui", "--scale", "3").status == 0)
    #expect(try workspace.run("snapshot", "verify", "ui", "--scale", "3").status == 0)
    #expect(try SnapshotWorkspace.verify(workspace).status == 0)
    // What the same variant draws under another name is.
    try workspace.write("ui/other.yaml", "locale: de\nLabel: Other\n")
    let renamed = try workspace.run("snapshot", "list", "ui")
    #expect(renamed.lines.contains("obsolete  ui/other@2x") == false, "recorded as light")
    let light = try workspace.run("snapshot", "list", "ui", "--variants", "light")
    #expect(light.lines.filter { $0.hasPrefix("obsolete") } == ["obsolete  ui/other@2x"])
    // And who says that there are no others.
    let clean = try workspace.run(
      "snapshot", "clean", "ui/signin.yaml", "--variants", "light", "--other-variants", "--dry-run")
    #expect(clean.lines == ["would remove  ui/signin@3x", "would remove  ui/signin~dark@2x"])
  }

  @Test("Flags win over the configuration, and what they draw belongs to no set")
  func flags() throws {
    let workspace = try Self.project("specs: ui\nvariants: [dark]\nscales: 3\nresults: out\n")
    #expect(try workspace.run("snapshot", "record").status == 0)
    #expect(workspace.exists("out/results.json"))
    #expect(
      workspace.files.filter { $0.hasPrefix("Snapshots") && $0.hasSuffix("png") } == [
        "Snapshots/ui/a~dark@3x.png", "Snapshots/ui/b~dark@3x.png",
      ])
    let light = try workspace.run("snapshot", "record", "--variants", "light", "--scale", "2")
    #expect(light.lines.last == "2 pictures: 2 recorded")
    #expect(workspace.exists("Snapshots/ui/a@2x.png"))
    #expect(try workspace.run("snapshot", "verify").status == 0, "flags were others")
    let none = try workspace.run("snapshot", "verify", "ui", "--no-config", "--scale", "2")
    #expect(none.lines.last == "2 pictures: 2 same")
    let elsewhere = try workspace.run(
      "snapshot", "verify", "--config", "maquette.yaml", "--baselines", "Snapshots")
    #expect(elsewhere.status == 0)
    try workspace.write("ui/b.yaml", "Label: Changed\n")
    #expect(try workspace.run("snapshot", "verify").status == 1)
    let accepted = try workspace.run("snapshot", "accept", "--all")
    #expect(accepted.lines == ["accepted  ui/b~dark@3x"], "\(accepted.errors)")
  }

  @Test("Paths start at the configuration, wherever a command runs, and so do names of pictures")
  func elsewhere() throws {
    let workspace = try Self.project(
      "specs: ui\nbaselines: tests/Snapshots\nresults: tests/out\ntheme: themes/brand.yaml\n")
    #expect(try workspace.run("snapshot", "record").status == 0)
    #expect(workspace.exists("tests/Snapshots/ui/a@2x.png"))
    let inside = try workspace.shell(
      "cd watch && \"$MAQUETTE\" snapshot verify --config ../maquette.yaml")
    #expect(inside.status == 0, "\(inside.errors)\(inside.text)")
    #expect(inside.lines == ["2 pictures: 2 same"])
    #expect(workspace.exists("tests/out/results.json"))
  }

  @Test("Specs of a project may name files anywhere below its configuration, and no further")
  func root() throws {
    let workspace = try Self.project("specs: [deep]\n")
    try workspace.write(
      "deep/in/c.yaml", "theme: ../../themes/brand.yaml\nButton: Go\nstyle: filled\n")
    let spec = "deep/in/c.yaml"
    for command in [
      ["snapshot", "record"], ["snapshot", "verify"], ["check"],
      ["render", spec, "-o", "c.png"], ["inspect", spec], ["export", "--swiftui", spec],
    ] {
      let outcome = try workspace.run(command)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    #expect(try workspace.text("Snapshots/deep/in/c@2x.txt").contains("# theme: brand "))
    let document =
      "<!-- maquette:begin id=c spec=deep/in/c.yaml -->\n<!-- maquette:end -->\n"
    try workspace.write("d.md", document)
    #expect(try workspace.run("md", "d.md").status == 0)
    let none = try workspace.run("check", "deep", "--no-config")
    #expect(none.status == 65)
    #expect(none.errors.contains("put a 'maquette.yaml' into a folder around both"))
    try workspace.write("deep/in/c.yaml", "theme: ../../../brand.yaml\nButton: Go\n")
    let outside = try workspace.run("check")
    #expect(outside.status == 65)
    #expect(outside.errors.contains("is outside of the folder that the configuration is in"))
  }

  @Test("check, md and watch go by it, too")
  func others() throws {
    let workspace = try Self.project(Self.sets)
    try workspace.write("ui/b.yaml", "Label: \u{627}\u{644}\u{62D}\u{641}\u{638}\nlines: x\n")
    let check = try workspace.run("check")
    #expect(check.status == 65)
    #expect(check.lines.first == "4 specs checked: 1 error, 0 warnings", "\(check.text)")
    #expect(
      try workspace.run("check", "--set", "watch").lines == ["1 spec checked: 0 errors, 0 warnings"]
    )
    #expect(try workspace.run("check", "--set", "nobody").status == 64)
    let top = try Self.project("theme: themes/brand.yaml\nvariants: light\n")
    try top.write(
      "d.md", "<!-- maquette:begin id=x -->\n```maquette\nButton: Go\n```\n<!-- maquette:end -->\n")
    #expect(try top.run("md", "d.md").status == 0)
    let configured = try top.bytes("images/x@2x.png")
    #expect(!top.exists("images/x~dark@2x.png"))
    #expect(try top.run("md", "d.md", "--no-config").status == 0)
    #expect(try top.bytes("images/x@2x.png") != configured)
    #expect(top.exists("images/x~dark@2x.png"))
    let watch = try workspace.run("watch", "-o", "out")
    #expect(watch.status == 64)
    #expect(watch.errors.contains("the sets 'phone' and 'watch' are drawn differently"))
  }
}
