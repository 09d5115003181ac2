import BuiltProgram
import Foundation
import Testing

@Suite("maquette check")
struct CheckCommandTests {
  private static let good = "Label: Hello\n"
  private static let wrong = "VStack:\n  - Buton: A\n  - Label: B\n    colr: red\n"
  private static let doubtful = "Button:\n  style: filled\n"

  @Test("A good spec passes, and nothing is written")
  func good() throws {
    let workspace = try Workspace(["a.yaml": Self.good])
    let outcome = try workspace.run("check", "a.yaml", "--variants", "light,dark,rtl")
    #expect(outcome.status == 0)
    #expect(outcome.text == "1 spec checked: 0 errors, 0 warnings\n")
    #expect(outcome.errors.isEmpty)
    #expect(workspace.files == ["a.yaml"])
  }

  @Test("All mistakes are told at once, with places, and the exit code is 65")
  func mistakes() throws {
    let outcome = try Workspace(["a.yaml": Self.wrong]).run("check", "a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a.yaml:2:5: error: unknown component 'Buton'"))
    #expect(outcome.errors.contains("a.yaml:4:5: error: 'Label' has no key 'colr'"))
    #expect(
      outcome.lines == [
        "1 spec checked: 2 errors, 0 warnings",
        "'maquette explain' says more about unknown-component, unknown-key",
      ])
  }

  @Test(
    "What is wrong with the whole picture has the place that says so",
    arguments: [
      ("osVersion: 99\nLabel: x\n", "1:12: warning: there is no look for iOS 99"),
      ("Spacer: 20\n", "1:1: error: the picture would be 0 × 0 points"),
      (
        "scale: 4\nwidth: 20000\nheight: 20000\nview: {Label: x}\n",
        "2:8: error: the picture would be 80000 × 80000 pixels"
      ),
      (
        "Label: x\nheight: 9000\nwidth: 9000\n",
        "3:8: error: the picture would be 18000 × 18000 pixels"
      ),
      (
        "scale: 4\nview:\n  VStack:\n    - Label: x\n      width: 20000\n",
        "2:1: error: the picture would be 80000 × "
      ),
    ])
  func wholePicture(spec: String, message: String) throws {
    for command in [["check"], ["render", "-o", "a.png"]] {
      let outcome = try Workspace(["a.yaml": spec]).run(command + ["a.yaml"])
      #expect(outcome.errors.hasPrefix("a.yaml:\(message)"), "\(command): \(outcome.errors)")
    }
    let flag = try Workspace(["a.yaml": spec]).run("check", "a.yaml", "--os-version", "98")
    #expect(!flag.errors.contains("a.yaml:1:12"), "\(flag.errors)")
  }

  @Test("Folders are searched for specs; themes and lists of symbols in them are none")
  func folders() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.good, "ui/deep/b.yml": Self.good, "ui/c.json": "{\"Label\": \"Hi\"}",
      "ui/theme.yaml": "extends: ios\n", "ui/notes.txt": "no spec",
    ])
    let outcome = try workspace.run("check", "ui", "ui/a.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text.hasPrefix("3 specs checked"))
    try expectRefusal(
      66, "there is no spec in 'empty'", in: Workspace(["empty/notes.txt": ""]),
      ["check", "empty"])
  }

  @Test("Files of definitions are checked, each definition of them, named or in a folder")
  func definitions() throws {
    let rows = "definitions: {Row: {parameters: [a], Label: \"${a}\"}}\n"
    let workspace = try Workspace([
      "ui/a.yaml": "use: rows.yaml\nRow: Hello\n", "ui/rows.yaml": rows,
      "wrong.yaml": "definitions:\n  Row: {parameters: [a], Label: \"${a}\", colr: red}\n",
    ])
    let right = try workspace.run("check", "ui", "--strict")
    #expect(right.status == 0, "\(right.errors)")
    #expect(right.text == "2 specs checked: 0 errors, 0 warnings\n")
    let wrong = try workspace.run("check", "wrong.yaml")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("wrong.yaml:2:41: error: 'Label' has no key 'colr'"))
    let drawn = try workspace.run("render", "ui/rows.yaml")
    #expect(drawn.status == 65)
    #expect(drawn.errors.contains("these are definitions, not a spec"))
  }

  @Test("A mistake in a definition that nothing uses is a warning")
  func unused() throws {
    let workspace = try Workspace([
      "a.yaml": "definitions: {Row: {Label: x, colr: red}}\nLabel: a\n"
    ])
    let outcome = try workspace.run("check", "a.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: 'Label' has no key 'colr', in a definition that"))
    #expect(try workspace.run("check", "a.yaml", "--strict").status == 1)
  }

  @Test("Warnings fail the run only with --strict")
  func strict() throws {
    let workspace = try Workspace(["a.yaml": Self.doubtful])
    let lenient = try workspace.run("check", "a.yaml")
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("warning: the button has neither a title nor a symbol"))
    #expect(try workspace.run("check", "a.yaml", "--strict").status == 1)
  }

  @Test("A picture too large for its form is found without painting it")
  func budget() throws {
    let workspace = try Workspace(["a.yaml": "Label: Hello\nwidth: 15000\nheight: 20\n"])
    #expect(try workspace.run("check", "a.yaml", "--format", "svg").status == 0)
    let page = try workspace.run("check", "a.yaml", "--format", "pdf")
    #expect(page.status == 65)
    #expect(page.errors.contains("a side of a PDF page may have 14400"))
  }

  @Test("A damaged picture file is found")
  func damagedPicture() throws {
    let workspace = try Workspace(["a.yaml": "Image: a.png\n"])
    try workspace.write("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
    #expect(try workspace.run("check", "a.yaml").status == 65)
  }

  @Test(
    "A picture file whose pixels are damaged is reported where the spec names it",
    arguments: [
      ("Screen:\n  backdrop: a.png\n", "2:13"), ("Image: a.png\n", "1:8"),
      ("Image:\n  file: a.png\n", "2:9"), ("Label: Tea\nicon: a.png\n", "2:7"),
      ("Image: b.png\nrightToLeftFile: a.png\n", "2:18"),
    ])
  func damagedPixels(spec: String, place: String) throws {
    let fixture = Checkout.root.appendingPathComponent("Tests/Fixtures/Images/rgb.png")
    var bytes = Array(try Data(contentsOf: fixture))
    let workspace = try Workspace(["a.yaml": spec])
    try workspace.write("b.png", bytes)
    for index in bytes.count - 30..<bytes.count - 20 { bytes[index] ^= 0x55 }
    try workspace.write("a.png", bytes)
    let outcome = try workspace.run("check", "a.yaml", "--variants", "light,rtl")
    #expect(outcome.status == 65)
    let message = "a.yaml:\(place): error: 'a.png' is a PNG file that is damaged"
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("--diagnostics short is one line each for editors")
  func short() throws {
    let outcome = try Workspace(["a.yaml": Self.wrong])
      .run("check", "a.yaml", "--diagnostics", "short")
    #expect(
      outcome.lines == [
        "a.yaml:2:5: error: unknown component 'Buton'; did you mean 'Button'? [unknown-component]",
        "a.yaml:4:5: error: 'Label' has no key 'colr'; did you mean 'color'? [unknown-key]",
      ])
    #expect(outcome.errors.isEmpty)
  }

  @Test("--diagnostics json is one document, also when nothing is wrong")
  func json() throws {
    let workspace = try Workspace(["a.yaml": Self.wrong, "b.yaml": Self.good])
    let none = try document(workspace.run("check", "b.yaml", "--diagnostics", "json"))
    #expect((none["diagnostics"] as? [Any])?.isEmpty == true)
    let some = try document(workspace.run("check", "a.yaml", "--diagnostics", "json"))
    let first = try #require((some["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "unknown-component")
    #expect(first["file"] as? String == "a.yaml")
    #expect(first["line"] as? Int == 2)
    #expect(first["column"] as? Int == 5)
    #expect(first["length"] as? Int == 5)
    #expect(first["hint"] as? String == "did you mean 'Button'?")
  }

  @Test("--diagnostics sarif names rules, levels and places as SARIF 2.1.0 has them")
  func sarif() throws {
    let workspace = try Workspace(["a b.yaml": Self.wrong])
    let log = try document(workspace.run("check", "a b.yaml", "--diagnostics", "sarif"))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "unknown-component")
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "unknown-component")
    #expect(result["level"] as? String == "error")
    let place = try #require(
      (result["locations"] as? [[String: [String: [String: Any]]]])?.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"] as? String == "a%20b.yaml")
    #expect(place["region"]?["startLine"] as? Int == 2)
    #expect(place["region"]?["startColumn"] as? Int == 5)
    #expect(place["region"]?["endColumn"] as? Int == 10)
  }

  @Test("The documents are the same for any number of workers")
  func workers() throws {
    let specs = Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).yaml", Self.wrong) })
    let workspace = try Workspace(specs)
    let one = try workspace.run("check", ".", "--diagnostics", "sarif", "-j1")
    #expect(one.status == 65)
    #expect(try workspace.run("check", ".", "--diagnostics", "sarif", "-j4").text == one.text)
  }

  @Test("render takes the same forms, on standard error, beside the names of pictures")
  func render() throws {
    let workspace = try Workspace(["a.yaml": Self.doubtful, "b.yaml": Self.good])
    let outcome = try workspace.run("render", "a.yaml", "b.yaml", "--diagnostics", "json")
    #expect(outcome.lines == ["a@2x.png", "b@2x.png"])
    #expect(outcome.errors.contains("\"id\": \"nothing-to-show\""))
    try expectRefusal(
      64, "unknown form 'jsn'; did you mean 'json'?", in: workspace,
      ["check", "a.yaml", "--diagnostics", "jsn"])
  }

  @Test(
    "Of many files the exit code of the first one that fails counts",
    arguments: [["check"], ["render", "-o", "out/"]])
  func order(command: [String]) throws {
    let workspace = try Workspace([
      "good.yaml": "Label:    A\n", "wrong.yaml": "Label: A\nLabel: B\n",
    ])
    for (files, status) in [
      (["wrong.yaml", "none.yaml"], 65), (["none.yaml", "wrong.yaml"], 66),
      (["good.yaml", "wrong.yaml"], 65), (["wrong.yaml", "good.yaml"], 65),
    ] {
      let outcome = try workspace.run(command + files + ["-j2"])
      #expect(outcome.status == status, "\(files): \(outcome.errors)")
    }
  }

  private func document(_ outcome: Maquette.Outcome) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(value as? [String: Any])
  }
}
