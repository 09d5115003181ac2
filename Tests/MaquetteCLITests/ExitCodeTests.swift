import Foundation
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("0 when every picture was made, their names on standard output")
  func done() throws {
    let workspace = try Workspace(["a.yaml": "Label: A", "b.json": #"{"Button": "B"}"#])
    let outcome = try workspace.run("render", "a.yaml", "b.json")
    #expect(outcome.status == 0)
    #expect(outcome.text == "a@2x.png\nb@2x.png\n")
    #expect(outcome.errors.isEmpty)
    #expect(PNGFile(try workspace.bytes("a@2x.png")) != nil)
  }

  @Test("0 with a warning, the picture made")
  func warning() throws {
    let outcome = try Workspace(["a.yaml": "Button"]).run("render", "a.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("a.yaml:1:1: warning: the button has neither a title"))
    #expect(outcome.lines == ["a@2x.png"])
  }

  @Test(
    "64 for wrong usage",
    arguments: [
      ["render"], ["rendre"], ["render", "a.yaml", "--no-such-flag"],
      ["render", "a.yaml", "--scale"], ["render", "a.yaml", "--scale", "1000"],
      ["render", "a.yaml", "--scale", "0"], ["render", "a.yaml", "--scale", "nan"],
      ["render", "a.yaml", "--format", "gif"], ["render", "a.yaml", "--format", ""],
      ["render", "a.yaml", "--overlay", "hits"], ["render", "a.yaml", "-o", ""],
      ["render", "a.yaml", "-o", "a.gif"], ["render", "a.yaml", "-o", "a.png", "--format", "svg"],
      ["render", "a.yaml", "-o", "-", "--format", "png,svg"], ["render", "-"],
      ["render", "a.yaml", "-o", "a.png", "--variants", "light,dark"],
      ["render", "a.yaml", "-j", "0"], ["render", "a.yaml", "-j", "257"],
      ["render", "a.yaml", "-j", "two"], ["render", "a.yaml", "--theme", "windows"],
      ["gallery"], ["gallery", "-o", ""], ["gallery", "-o", "out", "-j", "0"], ["label"],
      ["gallery", "-o", "out", "--platform", "windows"],
      ["label", "x", "-o", "a.gif"], ["label", "x", "-o", "folder/"],
      ["button", "x", "-o", "a.png", "--format", "pdf"], ["button", "x", "--style", "round"],
      ["components", "Buton"], ["themes", "windows"], ["inspect"],
    ])
  func usage(arguments: [String]) throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    try expectRefusal(64, in: workspace, arguments)
  }

  @Test("65 for a bad spec, the good ones beside it drawn")
  func badSpec() throws {
    let workspace = try Workspace([
      "a.yaml": "Label: A", "b.yaml": "Lable: B", "c.yaml": "Label: C",
    ])
    let outcome = try workspace.run("render", "a.yaml", "b.yaml", "c.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.lines == ["a@2x.png", "c@2x.png"])
    #expect(outcome.errorLines.count == 1)
    #expect(workspace.files.filter { $0.hasSuffix("png") } == ["a@2x.png", "c@2x.png"])
  }

  @Test(
    "64 for a colour that the theme of no spec has, told once with its flag",
    arguments: ["render", "check", "lint"])
  func unknownTint(command: String) throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A", "ui/b.yaml": "Button: B"])
    let outcome = try workspace.run(command, "ui", "--tint", "purpel")
    #expect(outcome.status == 64, "\(outcome.errors)")
    let message = "error: --tint: unknown colour 'purpel' in theme 'ios'; did you mean 'purple'?"
    let told = (outcome.errors + outcome.text).split(separator: "\n").filter {
      $0.contains("error: ")
    }
    #expect(told == [message[...]], "\(told)")
    try expectRefusal(64, message, in: workspace, ["inspect", "ui/a.yaml", "--tint", "purpel"])
    let own = try Workspace(["a.yaml": "tint: purpel\nButton: A"])
    try expectRefusal(65, "a.yaml:1:7: error: unknown colour", in: own, ["render", "a.yaml"])
  }

  @Test("64 for rules that there are not, with those that were meant")
  func unknownRules() throws {
    let workspace = try Workspace(["a.yaml": "Button: A"])
    for (rule, hint) in [
      ("button/verbs", "did you mean 'button/verb'?"), ("buton", "did you mean 'button'?"),
      ("button/nope", "'maquette explain' lists all rules"),
    ] {
      try expectRefusal(
        64, "--rules: there is no rule '\(rule)'; \(hint)", in: workspace,
        ["lint", "a.yaml", "--rules", rule])
    }
  }

  @Test("66 for no such input", arguments: ["render", "inspect"])
  func noInput(command: String) throws {
    try expectRefusal(
      66, "there is no file 'no.yaml'", "check the name", in: Workspace(), [command, "no.yaml"])
  }

  @Test("A spec that is not there is no checked one")
  func notChecked() throws {
    let outcome = try Workspace().run("check", "no.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.text == "0 specs checked: 1 error, 0 warnings\n")
  }

  @Test("66 for standard input that is closed, with what to do")
  func closedInput() throws {
    let outcome = try Workspace().shell("\"$MAQUETTE\" render - -o s.png <&-")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "error: '-' cannot be read: standard input is closed; "
        + "give it the text, for example with '< spec.yaml'\n")
  }

  @Test("A folder in the place of a file is told without the kind of file", arguments: ["extract"])
  func folder(command: String) throws {
    let workspace = try Workspace()
    try workspace.makeFolder("dir")
    try expectRefusal(
      66, "'dir' is a folder, not a file; name the files in it\n", in: workspace, [command, "dir"])
  }

  @Test("A Markdown document is told to be no spec", arguments: ["render", "fmt", "check"])
  func document(command: String) throws {
    let workspace = try Workspace(["bad.md": "# A\n\n```yaml\nLabel: a\n```\n"])
    let outcome = try workspace.run(command, "bad.md")
    #expect(outcome.status == 65)
    let all = outcome.errors + outcome.text
    #expect(all.contains("this is a Markdown document, not a spec"), "\(all)")
    #expect(all.contains("did you mean 'maquette md bad.md'?"), "\(all)")
  }

  @Test(
    "Runs without a spec say what to name", arguments: ["verify", "record", "clean"])
  func noSpecs(command: String) throws {
    let workspace = try Workspace()
    try expectRefusal(64, "no spec given; name specs", in: workspace, ["snapshot", command])
    try workspace.makeFolder("dir")
    try expectRefusal(
      66, "there is no spec in 'dir'; name a file, or a folder", in: workspace,
      ["snapshot", command, "dir"])
  }

  @Test(
    "66 for files that flags name and that are not there",
    arguments: [
      ["label", "x", "-o", "-", "--font-path", "no.otf"], ["fonts", "--font-path", "no.otf"],
      ["render", "a.yaml", "--font-path", "no.otf"], ["render", "a.yaml", "--theme", "no.yaml"],
      ["themes", "no.yaml"], ["gallery", "-o", "out", "--font-path", "no.otf"],
    ])
  func noFile(arguments: [String]) throws {
    try expectRefusal(66, "'no.", in: Workspace(["a.yaml": "Label: A"]), arguments)
  }

  @Test("73 when a picture cannot be written")
  func cannotWrite() throws {
    try expectRefusal(
      73, "cannot write a.yaml/a@2x.png: Not a directory", in: Workspace(["a.yaml": "Label: A"]),
      ["render", "a.yaml", "-o", "a.yaml/"])
  }

  @Test("The first spec that fails decides, whatever the number of workers", arguments: ["1", "2"])
  func first(workers: String) throws {
    let workspace = try Workspace(["bad.yaml": "Lable: B"])
    let outcome = try workspace.run("render", "no.yaml", "bad.yaml", "-j", workers)
    #expect(outcome.status == 66)
    #expect(outcome.errorLines.count == 2)
  }
}
