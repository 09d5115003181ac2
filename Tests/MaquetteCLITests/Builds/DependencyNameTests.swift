import Foundation
import Testing

/// Names that make and Ninja read as they are, or that are refused by name.
@Suite("Names in --deps") struct DependencyNameTests {
  private static let hasTools = ["/usr/bin/ninja", "/usr/bin/make"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static let good = [
    " ", "  ", "#", "$", "$$", "%", ":", "+", ",", "-", ".", "@", "_", "!", "(", ")", "{", "}", "~",
    "]", "é", "e\u{301}", "日本", "مرحبا", "שלום", "สวัสดี", "\u{200D}", "$#: %",
  ]
  static let bad = [
    ";", "*", "?", "[ab]", "|", "&", "<", ">", "\"", "'", "`", "\\", "^", "=", "\t", "\n", "\u{1}",
    "\u{7F}",
  ]

  private func workspace(_ theme: String) throws -> Workspace {
    try Workspace([
      "a.yaml": "Label: A\n", theme: "extends: ios\n", "tax.yaml": "x", "txx.yaml": "x",
    ])
  }

  @Test(
    "Both see which file changed, whatever it is called", .enabled(if: DependencyNameTests.hasTools)
  )
  func acceptedNames() throws {
    let names = Self.good.map { "t\($0)x.png" }
    let images = names.map { "    - Image: \"\($0.replacing("$", with: "\\x24"))\"\n" }.joined()
    let workspace = try Workspace(["a.yaml": "VStack:\n  children:\n\(images)"])
    #expect(try workspace.run("button", "x", "-o", "one.png").status == 0)
    for name in names + ["tax.png", "txx.png"] {
      try workspace.write(name, workspace.bytes("one.png"))
    }
    try workspace.write(
      "build.ninja",
      "rule draw\n  command = \"$$MAQUETTE\" render -q a.yaml -o $out --deps o.d\n"
        + "  depfile = o.d\n  deps = gcc\nbuild o.png: draw a.yaml\n")
    try workspace.write("Makefile", "o.png:\n\t@echo DRAW; touch $@\n-include kept.d\n")
    let drawn = try workspace.shell("ninja && ninja -t deps o.png && ninja | grep 'no work'")
    #expect(drawn.status == 0, "\(drawn.text) \(drawn.errors)")
    for name in names {
      #expect(drawn.text.contains("\n    \(name)\n"), "\(drawn.text)")
    }
    // Ninja keeps what it read and removes the file.
    let kept = try workspace.run("render", "-q", "a.yaml", "-o", "o.png", "--deps", "kept.d")
    #expect(kept.status == 0, "\(kept.errors)")
    #expect(try workspace.shell("touch o.png; make -s").text.isEmpty)
    #expect(try workspace.shell("touch -d '+1 hour' tax.png txx.png; make -s").text.isEmpty)
    for name in names {
      let outcome = try workspace.shell("touch -d '+1 hour' -- '\(name)'; make -s; touch '\(name)'")
      #expect(outcome.text == "DRAW\n", "\(name): \(outcome.text) \(outcome.errors)")
    }
  }

  @Test("Others are refused by their names; JSON takes them", arguments: DependencyNameTests.bad)
  func refusedName(part: String) throws {
    let theme = "t\(part)x.yaml"
    let workspace = try workspace(theme)
    let make = try workspace.run("render", "a.yaml", "-o", "o.png", "--deps", "d", "--theme", theme)
    #expect(make.status == 64, "\(make.errors)")
    #expect(make.errors.contains("a makefile cannot hold the name 't"), "\(make.errors)")
    #expect(make.errors.contains("--deps-format json") && !workspace.exists("d"))
    let json = try workspace.run(
      "render", "a.yaml", "-o", "o.png", "--deps", "d", "--deps-format", "json", "--theme", theme)
    #expect(json.status == 0, "\(json.errors)")
    let root = try JSONSerialization.jsonObject(with: Data(workspace.bytes("d")))
    let rules = try #require((root as? [String: Any])?["rules"] as? [[String: [String]]])
    #expect(rules[0]["inputs"]?.contains(theme) == true)
  }

  @Test("A pattern may be read from, but not drawn into, and ends of names are looked at, too")
  func ends() throws {
    let workspace = try Workspace(["50%.yaml": "Label: A\n", "~x.yaml": "Label: A\n"])
    for name in ["50%.yaml", "~x.yaml"] {
      let outcome = try workspace.run("render", name, "--deps", "d")
      #expect(outcome.status == 64 && outcome.errors.contains("cannot hold"), "\(outcome.errors)")
    }
    #expect(try workspace.run("render", "50%.yaml", "-o", "o.png", "--deps", "d").status == 0)
    #expect(try workspace.text("d").hasPrefix("o.png: 50%.yaml"))
  }

  @Test("Bytes that are no text go into a makefile as they are, and into no JSON")
  func bytes() throws {
    let workspace = try Workspace()
    let outcome = try workspace.shell(
      """
      n=$(printf 'caf\\351'); printf 'Label: A\\n' > "$n.yaml"
      "$MAQUETTE" render "$n.yaml" --deps d > log || exit 9
      head -1 d | grep -a -q "^$n@2x.png: $n.yaml" || exit 8
      "$MAQUETTE" render "$n.yaml" --deps e --deps-format json
      """)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("JSON cannot hold the name 'caf\\xE9@2x.png'"), "\(outcome.errors)")
  }
}
