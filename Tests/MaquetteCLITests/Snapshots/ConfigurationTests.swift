import Foundation
import Testing

@Suite("maquette.yaml")
struct ConfigurationTests {
  private static let brand = "extends: ios\nname: brand\ncolors:\n  tint: [\"#0F766E\", \"#2DD4BF\"]\n"

  private func project(_ configuration: String, named name: String = "maquette.yaml") throws
    -> Workspace
  {
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
    let workspace = try project(Self.sets, named: ".maquette.yaml")
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
    let workspace = try project(Self.sets)
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
    let all = try workspace.run("snapshot", "clean")
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
    #expect(scaled.lines.last == "2 pictures: 2 no baseline")
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
    let workspace = try project("specs: ui\nvariants: [dark]\nscales: 3\nresults: out\n")
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
    let workspace = try project(
      "specs: ui\nbaselines: tests/Snapshots\nresults: tests/out\ntheme: themes/brand.yaml\n")
    #expect(try workspace.run("snapshot", "record").status == 0)
    #expect(workspace.exists("tests/Snapshots/ui/a@2x.png"))
    let inside = try workspace.shell("cd watch && \"$MAQUETTE\" snapshot verify --config ../maquette.yaml")
    #expect(inside.status == 0, "\(inside.errors)\(inside.text)")
    #expect(inside.lines == ["2 pictures: 2 same"])
    #expect(workspace.exists("tests/out/results.json"))
  }

  @Test("Specs of a project may name files anywhere below its configuration, and no further")
  func root() throws {
    let workspace = try project("specs: [deep]\n")
    try workspace.write("deep/in/c.yaml", "theme: ../../themes/brand.yaml\nButton: Go\nstyle: filled\n")
    for command in [["snapshot", "record"], ["snapshot", "verify"], ["check"]] {
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
    let workspace = try project(Self.sets)
    try workspace.write("ui/b.yaml", "Label: \u{627}\u{644}\u{62D}\u{641}\u{638}\nlines: x\n")
    let check = try workspace.run("check")
    #expect(check.status == 65)
    #expect(check.lines.first == "4 specs checked: 1 error, 0 warnings", "\(check.text)")
    #expect(try workspace.run("check", "--set", "watch").lines == ["1 spec checked: 0 errors, 0 warnings"])
    #expect(try workspace.run("check", "--set", "nobody").status == 64)
    let top = try project("theme: themes/brand.yaml\nvariants: light\n")
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

  @Test("Everything that is wrong is told at once, with its place")
  func mistakes() throws {
    let workspace = try project(
      """
      varients: [light]
      sets:
        phone:
          specs: [ui]
          variants: [light, drak, light]
          scales: [2, 9]
          theme: nowhere.yaml
          locale: xx_!!
          tolerance: {pixel: 3}
          ignore:
            - area: 1,2,3
        "a/b": {folder: ../x}
        tablet: [ui]

      """)
    for command in [["snapshot", "verify"], ["snapshot", "list"], ["check"], ["watch", "-o", "x"]] {
      let outcome = try workspace.run(command)
      #expect(outcome.status == 65, "\(command)")
      for line in [
        "1:1: error: unknown key 'varients' of the configuration; did you mean 'variants'?",
        "5:23: error: unknown variant 'drak'; did you mean 'dark'?",
        "5:29: error: variant 'light' is listed twice; remove one",
        "6:17: error: 'scale' is 9; it must be a number from 1 to 4",
        "7:12: error: there is no file 'nowhere.yaml'",
        "8:13: error: 'xx_!!' is no locale", "9:16: error: a rule of 'tolerance' is without",
        "9:17: error: unknown key 'pixel' of a rule of 'tolerance'; did you mean 'pixels'?",
        "11:15: error: '1,2,3' is no rectangle",
        "12:3: error: 'a/b' is no name of a set", "12:19: error: '../x' is no folder below",
        "13:11: error: the set 'tablet' is a list, not a map",
      ] {
        #expect(outcome.errors.contains("maquette.yaml:\(line)"), "\(line): \(outcome.errors)")
      }
    }
  }

  @Test("Two configurations, or both of --config and --no-config, are a mistake")
  func two() throws {
    let workspace = try project("specs: ui\n")
    try workspace.write(".maquette.yaml", "specs: ui\n")
    let outcome = try workspace.run("snapshot", "verify")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("two configurations, 'maquette.yaml' and '.maquette.yaml'"))
    #expect(try workspace.run("check", "--config", "maquette.yaml").status == 0)
    #expect(try workspace.run("check", "--config", "maquette.yaml", "--no-config").status == 64)
    #expect(try workspace.run("check", "--config", "nowhere.yaml").status == 66)
    #expect(try workspace.run("check", "ui", "--no-config", "--set", "x").status == 64)
    let spec = try workspace.run("check", "--config", "ui/a.yaml")
    #expect(spec.status == 65)
    #expect(spec.errors.contains("ui/a.yaml: error: this is a spec and no configuration"))
  }

  @Test(
    "A spec, a theme or symbols under that name are what they are",
    arguments: [
      "Button: Go\n", "platform: macos\nview: {Label: A}\n", Self.brand,
      "brand.reply:\n  layers:\n    - stroke: M1 1 L2 2\n",
    ])
  func otherFiles(text: String) throws {
    let workspace = try Workspace(["maquette.yaml": text, "ui/a.yaml": "Label: A\n"])
    let check = try workspace.run("check", "ui")
    #expect(check.status == 0, "\(check.errors)")
    let folder = try workspace.run("check", ".")
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(try workspace.run("snapshot", "verify").status == 64)
  }

  @Test("One picture of two sets is a mistake, unless one of them has a folder")
  func collision() throws {
    let sets = "sets:\n  one: {specs: ui}\n  two: {specs: ui, theme: themes/brand.yaml}\n"
    let workspace = try project(sets)
    let outcome = try workspace.run("snapshot", "record")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "'ui/a.yaml' of the sets 'one' and 'two' would be the snapshot 'ui/a@2x' twice"))
    #expect(outcome.errors.contains("give one of the sets a 'folder'"))
  }
}
