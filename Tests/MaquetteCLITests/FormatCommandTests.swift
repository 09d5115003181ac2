import Foundation
import Testing

@testable import MaquetteCLI

@Suite("maquette fmt")
struct FormatCommandTests {
  private static let rough = "VStack:\n- Label:   'Sign in'   # a comment\n"
  private static let canonical = "VStack:\n  - Label: Sign in  # a comment\n"

  @Test("rewrites what is not canonical, and touches nothing else")
  func rewriting() throws {
    let workspace = try Workspace(["a.yaml": Self.rough, "b.yaml": Self.canonical])
    _ = try workspace.shell("touch -d 2001-01-01 b.yaml; chmod 600 a.yaml")
    let outcome = try workspace.run("fmt", "a.yaml", "b.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "a.yaml\n")
    #expect(try workspace.text("a.yaml") == Self.canonical)
    let stat = try workspace.shell("stat -c %a a.yaml; date -r b.yaml +%Y")
    #expect(stat.text == "600\n2001\n")
    #expect(workspace.files == ["a.yaml", "b.yaml"])
  }

  @Test(
    "The line at the end says what was found, or what was done",
    arguments: [
      (33, 0, true, "33 files, all formatted"), (33, 0, false, "33 files, all formatted"),
      (33, 2, true, "33 files: 2 are not formatted"), (2, 1, true, "2 files: 1 is not formatted"),
      (33, 2, false, "2 of 33 files formatted"), (1, 0, true, "1 file, formatted"),
    ])
  func closing(read: Int, other: Int, isCheck: Bool, line: String) {
    #expect(FormatCommand.closing(read, other, isCheck: isCheck) == line)
  }

  @Test("What was found is counted in one line")
  func summary() {
    let words = ["recorded", "missing"]
    #expect(
      Console.summary(["missing", "recorded", "recorded"], of: words, "baseline")
        == "3 baselines: 2 recorded, 1 missing")
    #expect(Console.summary(["missing"], of: words, "baseline") == "1 baseline: 1 missing")
    #expect(Console.summary([], of: words, "baseline") == "0 baselines")
  }

  @Test("keeps a link a link")
  func link() throws {
    let workspace = try Workspace(["real.yaml": Self.rough])
    _ = try workspace.shell("ln -s real.yaml a.yaml")
    #expect(try workspace.run("fmt", "--quiet", "a.yaml").text == "")
    #expect(try workspace.text("real.yaml") == Self.canonical)
    #expect(try workspace.shell("readlink a.yaml").text == "real.yaml\n")
  }

  @Test("writes standard input to standard output")
  func input() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run(["fmt", "-"], stdin: Array(Self.rough.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.canonical)
    let again = try workspace.run(["fmt", "-"], stdin: outcome.output)
    #expect(again.output == outcome.output)
  }

  @Test("--check lists and writes nothing")
  func check() throws {
    let workspace = try Workspace(["a.yaml": Self.rough, "b.yaml": Self.canonical])
    let outcome = try workspace.run("fmt", "--check", "a.yaml", "b.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.text == "a.yaml\n")
    #expect(outcome.errors.isEmpty)
    #expect(try workspace.text("a.yaml") == Self.rough)
    #expect(try workspace.run("fmt", "--check", "b.yaml").status == 0)
    let input = try workspace.run(["fmt", "--check", "-"], stdin: Array(Self.rough.utf8))
    #expect(input.status == 1)
    #expect(input.text == "stdin\n")
  }

  @Test("A byte order mark that readers take for a part of a text stays, as in a rendered text")
  func byteOrderMark() throws {
    for value in [
      "a\u{FEFF}b", "\u{FEFF}ab", "\"x \\n \u{FEFF}y\"", "|\n  a\u{FEFF}b\n  c",
      "[\u{FEFF}a, b]", "b  # \u{FEFF}",
    ] {
      let text = "a: 1\nb: \(value)\n"
      let workspace = try Workspace(["a.yaml": "\u{FEFF}" + text])
      let outcome = try workspace.run("fmt", "a.yaml")
      #expect(outcome.status == 0, "\(value.debugDescription) \(outcome.errors)")
      #expect(try workspace.text("a.yaml") == text)
    }
  }

  @Test("--diff prints what patch applies, and writes nothing")
  func diff() throws {
    let rough = Self.rough + (1...20).map { "- Label: \($0)\n" }.joined() + "- Divider: "
    let workspace = try Workspace(["a.yaml": rough])
    let outcome = try workspace.run("fmt", "--diff", "a.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("--- a.yaml\n+++ a.yaml (formatted)\n@@ -1,"))
    #expect(outcome.text.contains("\n-- Divider: \n\\ No newline at end of file\n"))
    #expect(try workspace.text("a.yaml") == rough)
    try workspace.write("a.diff", outcome.output)
    #expect(try workspace.shell("patch -s a.yaml a.diff").status == 0)
    #expect(try workspace.run("fmt", "--check", "a.yaml").status == 0)
  }

  @Test("--diff shows what changed with three lines around it")
  func hunks() throws {
    let lines = (1...30).map { "k\($0): 1\n" }
    var rough = lines
    rough[9] = "k10:  1\n"
    rough[24] = "\n\nk25: 1\n"
    let workspace = try Workspace(["a.yaml": rough.joined()])
    let text = try workspace.run("fmt", "--diff", "a.yaml").text
    #expect(
      text == """
        --- a.yaml
        +++ a.yaml (formatted)
        @@ -7,7 +7,7 @@
         k7: 1
         k8: 1
         k9: 1
        -k10:  1
        +k10: 1
         k11: 1
         k12: 1
         k13: 1
        @@ -22,7 +22,6 @@
         k22: 1
         k23: 1
         k24: 1
        -
        \u{20}
         k25: 1
         k26: 1

        """)
  }

  @Test("Folders are searched for specs; themes are formatted when they are named")
  func folders() throws {
    let theme = "extends:  ios\n"
    let workspace = try Workspace([
      "ui/a.yaml": Self.rough, "ui/more/b.yaml": Self.rough, "ui/brand.yaml": theme,
      "ui/.hidden/c.yaml": Self.rough, "ui/package.json": "{\"name\":1}",
    ])
    #expect(try workspace.run("fmt", "ui").text == "ui/a.yaml\nui/more/b.yaml\n")
    #expect(try workspace.text("ui/brand.yaml") == theme)
    #expect(try workspace.run("fmt", "ui/brand.yaml").text == "ui/brand.yaml\n")
  }

  @Test("A file that cannot be read is untouched, the others are formatted")
  func broken() throws {
    let broken = "VStack:\n  - Label: 'a\n"
    let workspace = try Workspace(["a.yaml": broken, "b.yaml": Self.rough])
    let outcome = try workspace.run("fmt", "a.yaml", "b.yaml", "none.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("a.yaml:2:12: error: the text in quotes never ends"))
    #expect(outcome.errors.contains("there is no file 'none.yaml'"))
    #expect(try workspace.text("a.yaml") == broken)
    #expect(try workspace.text("b.yaml") == Self.canonical)
  }

  @Test("Bad use is refused")
  func usage() throws {
    try expectRefusal(64, "no file given", in: Workspace(), ["fmt"])
    for flags in [[], ["--check"], ["--diff"]] {
      try expectRefusal(
        66, "there is no spec in 'empty'", in: Workspace(["empty/notes.txt": ""]),
        ["fmt", "empty"] + flags)
      try expectRefusal(
        66, "there is no spec in 'ui'", in: Workspace(["ui/brand.yaml": "extends: ios\n"]),
        ["fmt", "ui"] + flags)
    }
    try expectRefusal(66, "'none.yaml'", in: Workspace(), ["fmt", "none.yaml"])
    try expectRefusal(65, "is empty", in: Workspace(["a.yaml": "# nothing\n"]), ["fmt", "a.yaml"])
    try expectRefusal(
      65, "a.json:1:2: error:", in: Workspace(["a.json": "{a: 1}"]), ["fmt", "a.json"])
  }

  @Test("A file that somebody else changed meanwhile is theirs")
  func changedMeanwhile() throws {
    let workspace = try Workspace(["a.yaml": Self.rough])
    let file = try #require(try FormattedFile(workspace.path("a.yaml"), isNamed: true))
    try workspace.write("a.yaml", "Label: Mine\n")
    let failure = #expect(throws: FormattedFile.Failure.self) { try file.write() }
    #expect(failure?.exitCode.rawValue == 73)
    #expect(failure?.diagnostics.first?.message.contains("changed while") == true)
    #expect(try workspace.text("a.yaml") == "Label: Mine\n")
    #expect(workspace.files == ["a.yaml"])
  }

  @Test("A folder that nothing can be written into is an error")
  func locked() throws {
    let workspace = try Workspace(["locked/a.yaml": Self.rough])
    let isLocked = try workspace.shell(
      "chmod 555 locked; [ \"$(id -u)\" = 0 ] && chattr +i locked 2> /dev/null; ! touch locked/x")
    defer { _ = try? workspace.shell("chattr -i locked 2> /dev/null; chmod 755 locked") }
    if isLocked.status == 0 {
      try expectRefusal(73, "locked/a.yaml", in: workspace, ["fmt", "locked/a.yaml"])
    }
    try expectRefusal(66, "is not a regular file", in: workspace, ["fmt", "/dev/full"])
    #expect(try workspace.shell("\"$MAQUETTE\" fmt - < locked/a.yaml > /dev/full").status == 73)
  }
}
