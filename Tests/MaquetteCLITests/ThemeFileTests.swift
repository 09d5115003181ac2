import Testing

@Suite("Files that specs name")
struct ThemeFileTests {
  private static let theme = "extends: ios\ncolors:\n  tint: '#FF0000'\n"

  @Test("A theme beside the spec or below it is read, wherever the program runs")
  func below() throws {
    let workspace = try Workspace([
      "specs/a.yaml": "theme: brand.yaml\nButton: A\nstyle: filled",
      "specs/b.yaml": "theme: themes/deep.yaml\nButton: A\nstyle: filled",
      "specs/brand.yaml": Self.theme,
      "specs/themes/deep.yaml": Self.theme,
      "plain.yaml": "Button: A\nstyle: filled",
    ])
    let branded = try workspace.run("render", "specs/a.yaml", "-o", "-")
    #expect(branded.status == 0, "\(branded.errors)")
    #expect(branded.output == (try workspace.run("render", "specs/b.yaml", "-o", "-").output))
    #expect(branded.output != (try workspace.run("render", "plain.yaml", "-o", "-").output))
    let flag = try workspace.run(
      "render", "plain.yaml", "--theme", "specs/brand.yaml", "-o", "-")
    #expect(flag.output == branded.output)
  }

  @Test("An ending may be in capitals, and a look that is refused is named")
  func names() throws {
    let workspace = try Workspace([
      "a.yaml": "theme: BRAND.YAML\nLabel: A", "BRAND.YAML": Self.theme,
      "look.yaml": "extends: ios\nbuttons: {styles: {filled: {normal: 7}}}\n",
    ])
    let check = try workspace.run("check", "a.yaml")
    #expect(check.status == 0, "\(check.errors)")
    let look = try workspace.run("themes", "look.yaml")
    #expect(look.status == 65 && look.errors.contains("'normal' must be a map"), "\(look.errors)")
  }

  @Test("A theme outside of the spec's folder is not, by any way")
  func outside() throws {
    let workspace = try Workspace(["secret.yaml": Self.theme, "specs/x": "", "specs/in/x": ""])
    try workspace.link("specs/link.yaml", to: "../secret.yaml")
    try workspace.link("specs/up", to: "..")
    try workspace.link("specs/chain.yaml", to: "link.yaml")
    for path in [
      "../secret.yaml", workspace.path("secret.yaml"), "link.yaml", "up/secret.yaml", "chain.yaml",
      "in/../../secret.yaml", "up/specs/../secret.yaml", "./../secret.yaml",
      workspace.path("specs/../secret.yaml"), "../../../../../../../../etc/passwd.yaml",
    ] {
      try workspace.write("specs/a.yaml", "theme: '\(path)'\nLabel: A")
      try expectRefusal(
        65, "specs/a.yaml:1:8: error: ", "is outside of the spec's folder", in: workspace,
        ["render", "specs/a.yaml"])
      // Nor by way of a theme that is inside.
      try workspace.write("specs/a.yaml", "theme: mid.yaml\nLabel: A")
      try workspace.write("specs/mid.yaml", "extends: '\(path)'")
      try expectRefusal(
        65, "mid.yaml:1:10: error: ", "is outside of the spec's folder", in: workspace,
        ["render", "specs/a.yaml"])
    }
  }

  @Test("A spec from standard input has no folder and names no files")
  func standardInput() throws {
    let workspace = try Workspace(["brand.yaml": Self.theme])
    for path in ["brand.yaml", workspace.path("brand.yaml")] {
      for command in [["render", "-", "-o", "-"], ["inspect", "-"]] {
        try expectRefusal(
          65, "stdin:1:8: error: ", "may not name files", "--theme", in: workspace,
          stdin: Array("theme: \(path)\nLabel: A".utf8), command)
      }
    }
    let named = try workspace.run(
      "render", "-", "-o", "-", "--theme", "brand.yaml", stdin: "Label: A")
    #expect(named.status == 0)
  }

  @Test("A NUL cuts no name short")
  func nul() throws {
    let workspace = try Workspace(["a.yaml": "theme: \"link\\0.yaml\"\nLabel: A"])
    try workspace.write("b.yaml", "theme: t.yaml\nLabel: A")
    try workspace.write("t.yaml", "extends: \"link\\0.yaml\"")
    try workspace.link("link", to: "/etc/passwd")
    try expectRefusal(65, "a.yaml:1:8: error: ", "NUL", in: workspace, ["render", "a.yaml"])
    try expectRefusal(65, "t.yaml:1:10: error: ", "NUL", in: workspace, ["render", "b.yaml"])
  }

  @Test("A theme that is missing, no file, endless or in a circle")
  func unreadable() throws {
    let workspace = try Workspace(["self.yaml": "extends: self.yaml"])
    try workspace.makeFolder("folder.yaml")
    #expect(try workspace.shell("mkfifo pipe.yaml; truncate -s 100M large.yaml").status == 0)
    for (name, message) in [
      ("no.yaml", "there is no file"), ("folder.yaml", "is a folder"),
      ("pipe.yaml", "is not a regular file"), ("large.yaml", "more than 4 MiB"),
      ("self.yaml", "extends itself"),
    ] {
      try workspace.write("a.yaml", "theme: \(name)\nLabel: A")
      try expectRefusal(65, message, in: workspace, ["render", "a.yaml"])
    }
  }

  @Test("What is wrong in a theme is told with its place in the theme")
  func wrong() throws {
    let workspace = try Workspace([
      "a.yaml": "theme: t.yaml\nLabel: A", "t.yaml": "extends: ios\ncolors:\n  tint: reddish\n",
    ])
    try expectRefusal(65, "t.yaml:3:9: error: ", "reddish", in: workspace, ["render", "a.yaml"])
    let flag = try workspace.run("label", "x", "--theme", "t.yaml", "-o", "x.png")
    #expect(flag.status == 65)
    #expect(flag.errors.hasPrefix("t.yaml:3:9: error: "))
    // The line is that of the theme, and not the spec's with the same number.
    #expect(flag.errors.contains("\n3 |   tint: reddish\n") && !flag.errors.contains("Label"))
  }

  @Test("A theme, and one that it extends, is named from the current folder, as the spec is")
  func named() throws {
    let workspace = try Workspace([
      "ui/a.yaml": "theme: own/t.yaml\nLabel: A", "ui/own/t.yaml": "extends: deep/base.yaml\n",
      "ui/own/deep/base.yaml": "extends: ios\ncolors:\n  tint: reddish\n",
    ])
    let spec = try workspace.run("check", "ui/a.yaml")
    #expect(spec.status == 65)
    #expect(spec.errors.hasPrefix("ui/own/deep/base.yaml:3:9: error: "), "\(spec.errors)")
    try workspace.write("ui/own/t.yaml", "extends: iso\n")
    let parent = try workspace.run("check", "ui/a.yaml")
    #expect(parent.errors.hasPrefix("ui/own/t.yaml:1:10: error: "), "\(parent.errors)")
    try workspace.write("ui/own/t.yaml", "extends: [\n")
    let broken = try workspace.run("check", "ui/a.yaml")
    #expect(broken.errors.hasPrefix("ui/own/t.yaml:"), "\(broken.errors)")
    // Where the whole path is given, it is shown.
    let whole = try workspace.run("check", workspace.path("ui/a.yaml"))
    #expect(whole.errors.hasPrefix(workspace.path("ui/own/t.yaml:")), "\(whole.errors)")
  }

  @Test("A mistake in a theme file is the file's for 'themes', too")
  func mistakes() throws {
    let workspace = try Workspace(["bad.yaml": "extends: ios\nmetrix: 2\n", "a.yaml": "Label: A"])
    let message = "bad.yaml:2:1: error: "
    try expectRefusal(65, message, "metrix", in: workspace, ["themes", "bad.yaml"])
    try expectRefusal(
      65, message, "metrix", in: workspace, ["render", "a.yaml", "--theme", "bad.yaml"])
  }
}
