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

  @Test("Standard output is no file, and a form without a file is a mistake")
  func usage() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    try expectRefusal(
      64, "--deps", in: workspace, ["render", "a.yaml", "-o", "-", "--deps", "d"])
    try expectRefusal(
      64, "add --deps FILE", in: workspace, ["render", "a.yaml", "--deps-format", "json"])
  }
}
