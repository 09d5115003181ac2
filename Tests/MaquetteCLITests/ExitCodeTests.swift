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

  @Test("66 for no such input", arguments: ["render", "inspect"])
  func noInput(command: String) throws {
    try expectRefusal(
      66, "there is no file 'no.yaml'", "check the name", in: Workspace(), [command, "no.yaml"])
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
