import Foundation
import Testing

@Suite("render --deps")
struct DependencyFileTests {
  private static let hostile = "my th#e$m:e.yaml"
  private static let hasNinja = FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja")
  private static let hasMake = FileManager.default.isExecutableFile(atPath: "/usr/bin/make")

  private func workspace() throws -> Workspace {
    try Workspace([
      "a b.yaml": "theme: '\(Self.hostile)'\nLabel: Hello\n",
      Self.hostile: "extends: base.yaml\n", "base.yaml": "extends: ios\n",
    ])
  }

  @Test("The JSON form names spec, themes with what they extend, fonts and pictures")
  func json() throws {
    let workspace = try workspace()
    let outcome = try workspace.run(
      "render", "a b.yaml", "--variants", "light,dark", "--deps", "d.json", "--deps-format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try workspace.text("d.json")
    for name in ["a b@2x.png", "a b~dark@2x.png", "a b.yaml", Self.hostile, "base.yaml", ".otf"] {
      #expect(text.contains(name), "\(text)")
    }
  }

  @Test("It is written on failure, too, with the file that is missing")
  func failure() throws {
    let workspace = try Workspace(["a.yaml": "Image: cup.png\n"])
    #expect(try workspace.run("render", "a.yaml", "-o", "o.png", "--deps", "d").status == 65)
    #expect(try workspace.text("d").hasPrefix("o.png: a.yaml \\\n  cup.png\n"))
  }

  @Test(
    "It never replaces a file that pictures are made of, or a picture, by whatever path",
    arguments: ["a b.yaml", "./a b.yaml", "link.yaml", "base.yaml", "o.png", "./o.png"])
  func place(name: String) throws {
    let workspace = try workspace()
    try workspace.link("link.yaml", to: "a b.yaml")
    let before = try ["a b.yaml", "base.yaml"].map(workspace.text)
    let outcome = try workspace.run("render", "a b.yaml", "-o", "o.png", "--deps", name)
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot write \(name) for '--deps'"), "\(outcome.errors)")
    #expect(try ["a b.yaml", "base.yaml"].map(workspace.text) == before)
    #expect(try workspace.bytes("o.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("make draws again when a theme changes, and only then", .enabled(if: hasMake))
  func make() throws {
    let workspace = try workspace()
    try workspace.write(
      "Makefile",
      "o.png:\n\t@echo DRAW; rm -f o.png; \"$$MAQUETTE\" render -q 'a b.yaml' -o $@ --deps o.d\n"
        + "-include o.d\n")
    #expect(try workspace.shell("make -s").text.contains("DRAW"))
    #expect(try !workspace.shell("make -s").text.contains("DRAW"))
    let later = "touch -d '+1 hour' base.yaml; make -s"
    #expect(try workspace.shell(later).text.contains("DRAW"))
  }

  @Test(
    "Ninja draws again when a theme changes, and only then",
    .enabled(if: hasNinja, "Ninja is not installed; 'make test' installs it"))
  func ninja() throws {
    let workspace = try workspace()
    try workspace.write(
      "build.ninja",
      "rule draw\n  command = \"$$MAQUETTE\" render -q 'a b.yaml' -o $out --deps o.d\n"
        + "  depfile = o.d\n  deps = gcc\n  description = DRAW\nbuild o.png: draw a$ b.yaml\n")
    #expect(try workspace.shell("ninja").text.contains("DRAW"))
    #expect(try workspace.shell("ninja").text.contains("no work to do"))
    #expect(
      try workspace.shell("touch -d '+1 hour' base.yaml; ninja").text.contains("DRAW"))
  }

  @Test("md tells for each picture its document, specs, themes and fonts")
  func markdown() throws {
    let workspace = try Workspace([
      "a.md": """
      <!-- maquette:begin id=one -->
      ```maquette
      theme: t.yaml
      Label: Hello
      ```
      <!-- maquette:end -->

      <!-- maquette:begin id=two spec=b.yaml -->
      <!-- maquette:end -->

      """, "t.yaml": "extends: ios\n", "b.yaml": "symbols: s.yaml\nLabel: B\n",
      "s.yaml": "mine:\n  layers:\n    - stroke: M4 12 H20\n",
    ])
    workspace.settle()
    // Once it is drawn, and once the cache has it.
    for _ in 0..<2 {
      let outcome = try workspace.run(
        "md", "a.md", "--variants", "light", "--deps", "d", "--cache", "cache")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let text = try workspace.text("d")
      #expect(text.hasPrefix("images/one@2x.png: a.md \\\n  t.yaml \\\n  /usr/share/fonts/"))
      #expect(text.contains("\nimages/two@2x.png: a.md \\\n  b.yaml \\\n  s.yaml \\\n  /usr"))
    }
    try expectRefusal(64, "--deps", in: workspace, ["md", "--check", "a.md", "--deps", "d2"])
    #expect(
      try workspace.run(
        "md", "a.md", "-o", "out.md", "--variants", "light", "--deps", "d", "--theme", "t.yaml"
      ).status == 0)
    #expect(try workspace.text("d").contains("out.md images/two@2x.png: a.md \\\n  b.yaml"))
    #expect(try workspace.text("d").contains("\n\nt.yaml:\n"), "a theme that a flag names")
  }

  @Test("docc tells for each picture its spec, themes and fonts; also as JSON")
  func docc() throws {
    let workspace = try Workspace([
      "S.docc/b.maquette.yaml": "theme: t.yaml\nLabel: B\n", "S.docc/t.yaml": "extends: ios\n",
    ])
    workspace.settle()
    for _ in 0..<2 {
      let outcome = try workspace.run(
        "docc", "S.docc", "--deps", "d.json", "--deps-format", "json", "--cache", "cache")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let root = try JSONSerialization.jsonObject(with: Data(workspace.bytes("d.json")))
      let rules = try #require((root as? [String: Any])?["rules"] as? [[String: [String]]])
      #expect(
        rules[0]["outputs"] == ["S.docc/Resources/b@2x.png", "S.docc/Resources/b~dark@2x.png"])
      let inputs = try #require(rules[0]["inputs"])
      #expect(inputs.prefix(2) == ["S.docc/b.maquette.yaml", "S.docc/t.yaml"])
      #expect(inputs.count > 2 && inputs.dropFirst(2).allSatisfy { $0.hasSuffix("f") })
    }
  }

  @Test(
    "Ninja draws a catalogue again when a theme changes, and only then",
    .enabled(if: hasNinja, "Ninja is not installed; 'make test' installs it"))
  func ninjaCatalogue() throws {
    let workspace = try Workspace([
      "S.docc/b.maquette.yaml": "theme: t.yaml\nLabel: B\n", "S.docc/t.yaml": "extends: ios\n",
    ])
    let pictures = "S.docc/Resources/b@2x.png S.docc/Resources/b~dark@2x.png"
    try workspace.write(
      "build.ninja",
      "rule draw\n  command = \"$$MAQUETTE\" docc -q S.docc --deps d; touch $out\n"
        + "  depfile = d\n  deps = gcc\n  description = DRAW\n"
        + "build \(pictures): draw S.docc/b.maquette.yaml\n")
    #expect(try workspace.shell("ninja").text.contains("DRAW"))
    #expect(try workspace.shell("ninja").text.contains("no work to do"))
    let later = try workspace.shell("touch -d '+1 hour' S.docc/t.yaml; ninja")
    #expect(later.text.contains("DRAW"), "\(later.text)")
  }

  @Test("Standard output is no file, and a form without a file is a mistake")
  func usage() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    try expectRefusal(
      64, "--deps", in: workspace, ["render", "a.yaml", "-o", "-", "--deps", "d"])
    try expectRefusal(
      64, "add --deps FILE", in: workspace, ["render", "a.yaml", "--deps-format", "json"])
    for name in ["-", ""] {
      try expectRefusal(64, "name a file", in: workspace, ["render", "a.yaml", "--deps", name])
    }
  }
}
