import Foundation
import Testing

@Suite("What large inputs cost")
struct LimitTests {
  /// Runs the program with at most some seconds of a processor, ten times what it may take when it is
  /// optimised, and some memory.
  private func run(
    _ workspace: Workspace, _ arguments: String, seconds: Int = 20, megabytes: Int = 1000
  ) throws -> Maquette.Outcome {
    try workspace.shell(
      "ulimit -t \(seconds); ulimit -v \(megabytes * 1024); exec \"$MAQUETTE\" \(arguments)")
  }

  private func rows(_ head: String, _ count: Int, _ row: (Int) -> String) -> String {
    head + (0..<count).map(row).joined()
  }

  @Test(
    "More components than there may be are refused while they are read",
    arguments: [20_001, 99_000, 130_000])
  func components(count: Int) throws {
    let labels = rows("VStack:\n", count) { "  - Label: Item \($0)\n" }
    let json = rows("{\"VStack\":[{\"Label\":\"a\"}", count - 1) { ",{\"Label\":\"\($0)\"}" } + "]}"
    for (name, text) in [("a.yaml", labels), ("a.json", json)] {
      let workspace = try Workspace([name: text])
      let outcome = try run(workspace, "render \(name) -o a.png", megabytes: 600)
      #expect(outcome.status == 65)
      let limit =
        count > 100_000 ? "more than 200000 values" : "the picture has more than 20000 components"
      #expect(outcome.errors.contains(limit), "\(outcome.errors.prefix(200))")
    }
  }

  @Test("All texts of a picture have a limit together, and it is named")
  func texts() throws {
    let text = String(repeating: "word ", count: 800)
    let spec = rows("VStack:\n  - Label: &text \(text)\n", 140) { _ in "  - Label: *text\n" }
    let outcome = try run(Workspace(["a.yaml": spec]), "render a.yaml -o a.svg")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the texts of the picture have more than 524288 bytes"))
  }

  @Test("Long texts that are made smaller until they fit are laid out a few times each")
  func shrinking() throws {
    let text = String(repeating: "word ", count: 780)
    let spec = rows("width: 300\nVStack:\n", 60) { number in
      "  - Label: \(number) \(text)\n    adjustsFontSizeToFitWidth: true\n"
        + "    minimumScaleFactor: 0.1\n    numberOfLines: \(1 + number % 3)\n"
    }
    let outcome = try run(Workspace(["a.yaml": spec]), "render a.yaml -o a.png")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(200))")
  }

  @Test("Overlays take as long as there is to draw", arguments: ["redlines", "callouts", "bounds"])
  func overlays(name: String) throws {
    let segments = (0..<8_000).map { "s\($0)" }.joined(separator: ", ")
    let workspace = try Workspace(["a.yaml": "width: 9000\nSegmentedControl: [\(segments)]\n"])
    let outcome = try run(workspace, "render a.yaml -o a.svg --overlay \(name)")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(200))")
  }

  @Test("A table of thousands of languages is looked through once for each text")
  func languages() throws {
    let entries = (0..<15_000).map {
      "\"de-x\($0)\":{\"stringUnit\":{\"value\":\"x\"}}"
    }.joined(separator: ",")
    let table =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"x\":{\"localizations\":{\(entries)}}}}"
    let head = "locale: de\nstrings: l.xcstrings\nview:\n  Grid:\n    columns: 50\n    children:\n"
    let spec = rows(head, 2_000) { _ in "      - Label: x\n" }
    let outcome = try run(Workspace(["l.xcstrings": table, "a.yaml": spec]), "check a.yaml")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(200))")
  }

  @Test("A definition has a thousand parameters at most, each of which is found at once")
  func parameters() throws {
    func spec(_ count: Int, uses: Int) -> String {
      let names = (0..<count).map { "p\($0)?" }.joined(separator: ", ")
      let values = (0..<count).map { "p\($0): x" }.joined(separator: ", ")
      return rows("definitions:\n  D:\n    parameters: [\(names)]\n    Label: x\nVStack:\n", uses) {
        _ in "  - D: {\(values)}\n"
      }
    }
    let workspace = try Workspace([
      "a.yaml": spec(1_000, uses: 50), "b.yaml": spec(40_000, uses: 1),
    ])
    #expect(try run(workspace, "check a.yaml").status == 0)
    let outcome = try run(workspace, "check b.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the definition 'D' has more than 1000 parameters"))
  }

  @Test("A wrong column of a wide row is told, whatever its names are")
  func columns() throws {
    let row = "[{" + (0..<80_000).map { "\"k\($0)\":\"x\"" }.joined(separator: ",") + "}]"
    let spec = rows(
      "VStack:\n  children:\n    - VStack:\n        children:\n", 250
    ) { _ in "          - Label: ${i.kolumne99}\n" }
    let outcome = try run(
      Workspace(["row.json": row, "a.yaml": spec + "      repeat: {from: row.json, as: i}\n"]),
      "check a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("'i' has no 'kolumne99'"), "\(outcome.errors.prefix(300))")
  }

  @Test("Empty names of files are one mistake, however many there are")
  func emptyNames() throws {
    let workspace = try Workspace(["a.yaml": "Label: a\n"])
    let outcome = try workspace.shell(
      "ulimit -t 20; yes '' | head -20000 | xargs -d '\\n' \"$MAQUETTE\" check a.yaml")
    #expect(outcome.errors.contains("there is no file ''"), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.utf8.count < 1_000)
  }

  @Test("Thousands of changes of one picture are told in a few lines each")
  func changes() throws {
    func spec(_ word: String) -> String {
      rows("scale: 1\nGrid:\n  columns: 30\n  children:\n", 900) {
        "    - Label: \(word)\($0)\n"
      }
    }
    let workspace = try Workspace(["ui/a.yaml": spec("a")])
    #expect(try run(workspace, "snapshot record ui").status == 0)
    try workspace.write("ui/a.yaml", spec("b"))
    let outcome = try run(workspace, "snapshot verify ui", seconds: 60)
    #expect(outcome.status == 1)
    #expect(outcome.text.utf8.count < 1_000_000, "\(outcome.text.utf8.count)")
    let report = try workspace.text("snapshot-results/report.html")
    #expect(report.utf8.count < 3_000_000, "\(report.utf8.count)")
  }

  @Test("More callouts than there may be are refused")
  func callouts() throws {
    let callouts = rows("callouts:\n", 201) { "  - {target: Item \($0), text: about it}\n" }
    let outcome = try run(Workspace(["a.yaml": callouts + "Label: a\n"]), "render a.yaml -o a.png")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("there are 201 callouts; the limit is 200"))
  }

  @Test("A list on one line is formatted as quickly as one on many")
  func flow() throws {
    let words = (0..<12_000).map { "s\($0)" }
    for separator in [", ", ",\n    "] {
      let spec = "SegmentedControl:\n  segments: [\(words.joined(separator: separator))]\n"
      let workspace = try Workspace(["a.yaml": spec])
      #expect(try run(workspace, "fmt a.yaml").status == 0)
      #expect(try workspace.text("a.yaml").hasSuffix("    - s11998\n    - s11999\n"))
    }
  }

  @Test("Lists in lists are not written once for each level")
  func deepFlow() throws {
    let inner = String(repeating: "[", count: 40) + String(repeating: "word, ", count: 400)
    let list = Array(repeating: inner + String(repeating: "]", count: 40), count: 60)
    let workspace = try Workspace(["a.yaml": "VStack: [\(list.joined(separator: ", "))]\n"])
    #expect(try run(workspace, "fmt a.yaml").status == 0)
  }

  @Test("A text that would be too long once it is formatted is an error, not a mistake of ours")
  func indented() throws {
    let labels = (0..<40_000).map { "{\"Label\":\"\($0)\"}" }.joined(separator: ",")
    let text =
      String(repeating: "{\"VStack\":[", count: 30) + labels + String(repeating: "]}", count: 30)
    let outcome = try run(Workspace(["a.json": text]), "fmt a.json")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("would have more than 4194304 bytes"), "\(outcome.errors)")
  }

  @Test("A text that becomes thousands of lines is shown as one change, not compared line by line")
  func longDiff() throws {
    let text = "[" + Array(repeating: "{\"a\":\"b\"}", count: 30_000).joined(separator: ",") + "]"
    let outcome = try run(Workspace(["a.json": text]), "fmt --diff a.json")
    #expect(outcome.text.contains("\n@@ -1 +1,30002 @@\n"), "\(outcome.text.prefix(100))")
  }

  @Test("Thousands of fences without ids get one each, and more than there may be are refused")
  func fences() throws {
    let fence = "```maquette\nLabl: a\n```\n"
    let workspace = try Workspace([
      "a.md": String(repeating: fence, count: 2_900),
      "b.md": String(repeating: fence, count: 9_000),
    ])
    let many = try run(workspace, "md --adopt a.md")
    #expect(many.status == 65 && many.errors.contains("'Labl'"), "\(many.errors.prefix(300))")
    let outcome = try run(workspace, "md --adopt b.md")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains("error: the document has more than 3000 pictures"),
      "\(outcome.errors.prefix(300))")
  }

  @Test("Ten thousand mistakes are counted, and the first ones explained")
  func mistakes() throws {
    let spec = rows("Label: a\nfnt: body\n", 10_000) { "key\($0): 1\n" }
    let outcome = try run(Workspace(["a.yaml": spec]), "render a.yaml -o a.png")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("did you mean 'font'?"))
    #expect(outcome.errors.contains("9951 more"), "\(outcome.errors.suffix(200))")
  }

  @Test("A picture of as many pixels as there may be takes their memory once")
  func pixels() throws {
    for background in ["white", "transparent"] {
      let spec = "width: 8192\nheight: 8192\nbackground: \(background)\nLabel: Hello\n"
      let outcome = try run(
        Workspace(["a.yaml": spec]), "render a.yaml -o - --scale 1", seconds: 60, megabytes: 900)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(PNGFile(outcome.output)?.width == 8192)
    }
  }

  @Test("Themes extend one another through many files, and more than there may be are no circle")
  func themes() throws {
    let workspace = try Workspace(["a.yaml": "Label: a"])
    for number in 1...33 {
      let base = number == 1 ? "ios" : "t\(number - 1).yaml"
      try workspace.write("t\(number).yaml", "extends: \(base)\nname: t\(number)\n")
    }
    for number in [17, 32] {
      let outcome = try workspace.run(
        "render", "a.yaml", "-o", "a.png", "--theme", "t\(number).yaml")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let outcome = try workspace.run("render", "a.yaml", "-o", "a.png", "--theme", "t33.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("more than 32 themes extend one another"))
    try workspace.write("t1.yaml", "extends: t33.yaml\nname: t1\n")
    try workspace.write("t3.yaml", "extends: t2.yaml\nname: t3\n")
    try workspace.write("t2.yaml", "extends: t3.yaml\nname: t2\n")
    let circle = try workspace.run("render", "a.yaml", "-o", "a.png", "--theme", "t3.yaml")
    #expect(circle.errors.contains("the theme extends itself by way of"))
  }
}
