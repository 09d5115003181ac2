import Testing

/// The list of findings that are known: what may be in it, and what it may replace.
@Suite("The file of known findings")
struct LintFileTests {
  private static let spec =
    "VStack:\n  - {Button: A, style: filled}\n  - {Button: B, style: filled}\n"

  @Test("It replaces itself, and no spec and nothing else", arguments: ["a.yaml", "notes.txt"])
  func foreign(file: String) throws {
    let workspace = try Workspace(["a.yaml": Self.spec, "notes.txt": "mine\n"])
    let before = try workspace.bytes(file)
    let outcome = try workspace.run("lint", "a.yaml", "--record-baseline", file)
    #expect(outcome.status == 73 && outcome.errors.contains("cannot write \(file)"))
    #expect(try workspace.bytes(file) == before)
    for _ in 0..<2 {
      #expect(try workspace.run("lint", "a.yaml", "--record-baseline", "known.json").status == 0)
    }
    #expect(try workspace.run("lint", "a.yaml", "--baseline", "known.json", "--strict").status == 0)
  }

  @Test(
    "A count is a whole number that can be added up",
    arguments: ["0", "-1", "1000001", "9223372036854775807", "1e99", "1.5", "\"many\""])
  func counts(count: String) throws {
    let finding = #"{"file": "a.yaml", "rule": "r", "component": "c", "count": \#(count)}"#
    let workspace = try Workspace([
      "a.yaml": Self.spec,
      "known.json": #"{"version": 1, "findings": [\#(finding), \#(finding)]}"#,
    ])
    let outcome = try workspace.run("lint", "a.yaml", "--baseline", "known.json")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("known.json:1:29: error: 'count' is "), "\(outcome.errors)")
  }

  @Test("What another file says that a configuration names is not shown")
  func stranger() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.spec, "secret.txt": "root:secret\n",
      "maquette.yaml": "specs: ui\nlint: {baseline: secret.txt}\n",
    ])
    let outcome = try workspace.run("lint")
    #expect(outcome.status == 65 && outcome.errors.hasPrefix("secret.txt"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("root"))
  }

  @Test("A pipe is no such file: nobody waits for whoever might read it")
  func pipe() throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let outcome = try workspace.shell(
      "mkfifo pipe; timeout 600 \"$MAQUETTE\" lint a.yaml --record-baseline pipe; echo code $?")
    #expect(outcome.text.contains("code 73"), "\(outcome.text)")
    #expect(outcome.errors.contains("cannot write pipe"), "\(outcome.errors)")
  }

  @Test("A file that is called as standard input is told is mended as any other")
  func standardInput() throws {
    let workspace = try Workspace(["stdin": Self.spec])
    #expect(try workspace.run("lint", "stdin", "--fix").status == 0)
    #expect(try workspace.text("stdin").contains("{Button: B, style: gray}"))
    let piped = try workspace.run("lint", "-", "--fix", stdin: Self.spec)
    #expect(piped.errors.contains("button/one-prominent"), "\(piped.errors)")
  }

  @Test(
    "A fix changes its value and no other byte, whatever the file's form",
    arguments: [
      "VStack:\r\n  - Button: A  # one\r\n    style: filled\r\n  - Button: B\r\n    style: filled # two\r\n",
      "\u{FEFF}VStack:\n  - Button: Löschen\n    style: filled\n  - Button: B\n    style: filled",
      "---\nVStack: [{Button: متابعة, style: filled}, {Button: '東京', style: filled}] # c\n...\n",
    ])
  func forms(_ spec: String) throws {
    let workspace = try Workspace(["a.yaml": spec])
    #expect(try workspace.run("lint", "a.yaml", "--fix").status == 0)
    let place = try #require(spec.ranges(of: "filled").last)
    let mended = spec.replacingCharacters(in: place, with: "gray")
    #expect(Array(mended.utf8) == (try workspace.bytes("a.yaml")))
    #expect(try workspace.run("lint", "a.yaml", "--fix").status == 0)
    #expect(Array(mended.utf8) == (try workspace.bytes("a.yaml")))
  }

  @Test(
    "Mending goes on until nothing more is mended: a second run changes nothing",
    arguments: [
      (
        "platform: macos\nHStack:\n  - {Button: Cancel, role: cancel}\n"
          + "  - {Button: \"Export…\", role: primary}\n", "\"Export…\", role: primary"
      ),
      (
        "platform: macos\nButtonGroup:\n  - {Button: Erase, style: filled, role: primary}\n"
          + "  - {Button: Cancel, role: cancel}\n", "Erase, style: gray, role: destructive"
      ),
      (
        "platform: macos\ndefinitions:\n  Danger: {parameters: [n], Button: \"${n}\", role: primary}\n"
          + "VStack: [{Danger: Delete All}, {Danger: Save}]\n", "\"${n}\", role: primary"
      ),
      (
        "platform: macos\nVStack:\n  - {Button: Save, role: primary}\n"
          + "  - {Button: Delete All, role: primary}\n", "Delete All, role: destructive"
      ),
      (
        "platform: macos\nVStack:\n  - {Button: Delete All, role: primary}\n"
          + "  - {Button: Save, role: primary}\n", "Save, role: primary"
      ),
    ])
  func rounds(_ spec: String, _ mended: String) throws {
    let workspace = try Workspace(["a.yaml": spec])
    _ = try workspace.run("lint", "a.yaml", "--fix")
    let once = try workspace.text("a.yaml")
    #expect(once.contains(mended), "\(once)")
    _ = try workspace.run("lint", "a.yaml", "--fix")
    #expect(try workspace.text("a.yaml") == once)
  }

  @Test("Of what no simple change mends a person is told to mend it")
  func byHand() throws {
    let spec = "VStack:\n  - Label: Hello 10.0.0.2\n  - ? Label\n    : Hello 10.0.0.1\n"
    let workspace = try Workspace(["a.yaml": spec])
    let told = try workspace.run("lint", "a.yaml", "--rules", "label/selectable")
    #expect(!told.errors.contains("yourself"), "\(told.errors)")
    // With something else that is mended, and alone.
    for _ in 0..<2 {
      let outcome = try workspace.run("lint", "a.yaml", "--fix", "--rules", "label/selectable")
      #expect(
        outcome.errors.contains(
          "'--fix' cannot edit YAML in this form, so add 'isSelectable: true' to the component in "
            + "line 4 yourself"),
        "\(outcome.errors)")
      let after = spec.replacing("10.0.0.2", with: "10.0.0.2\n    isSelectable: true")
      #expect(try workspace.text("a.yaml") == after)
    }
  }

  @Test("What '--fix' leaves in JSON is told with the change to make")
  func json() throws {
    let spec = "{\n  \"Label\": \"Hello 10.0.0.1\"\n}\n"
    let workspace = try Workspace(["a.json": spec])
    let outcome = try workspace.run("lint", "a.json", "--fix", "--rules", "label/selectable")
    #expect(
      outcome.errors.contains(
        "'--fix' cannot edit JSON, so add 'isSelectable: true' to the component in line 2"),
      "\(outcome.errors)")
    #expect(try workspace.text("a.json") == spec)
  }

  @Test("What was mended is told with the lines of the file as it is then, in whatever round")
  func lines() throws {
    let workspace = try Workspace([
      "a.yaml": """
      platform: macos
      VStack:
        - Label: "Note: see 192.168.1.1"
        - {Button: "Add to cart...", bezelStyle: push}

      """
    ])
    let outcome = try workspace.run("lint", "a.yaml", "--fix")
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains(": fixed: ") }
    #expect(lines.map { $0.prefix { $0 != " " } } == ["a.yaml:3:", "a.yaml:5:", "a.yaml:5:"])
    #expect(lines.last?.hasSuffix("[button/title-case]") == true, "\(outcome.errors)")
  }

  @Test("A list of known findings that is missing is told with how to write it")
  func missing() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.spec, "maquette.yaml": "specs: ui\nlint: {baseline: known.json}\n",
    ])
    let outcome = try workspace.run("lint")
    #expect(outcome.status == 66, "\(outcome.errors)")
    #expect(outcome.errors.contains("--record-baseline known.json"), "\(outcome.errors)")
  }

  @Test("A key that is wrong does not hide what is found about other components")
  func mistakes() throws {
    let workspace = try Workspace([
      "a.yaml": Self.spec + "  - {Label: Hello, colr: red}\n  - {Label: Hi, font: headlne}\n",
      "top.yaml": "platfrm: macos\n" + Self.spec,
    ])
    let outcome = try workspace.run("lint", "a.yaml", "--fix")
    #expect(outcome.status == 65)
    for word in ["'colr'", "'headlne'", "[button/one-prominent]"] {
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }
    #expect(try workspace.text("a.yaml").contains("{Button: B, style: filled}"))
    let top = try workspace.run("lint", "top.yaml")
    #expect(top.errors.contains("'platfrm'") && !top.errors.contains("button/"), "\(top.errors)")
  }

  @Test("What several places share is told and not changed for one of them")
  func anchors() throws {
    let spec = "VStack:\n  - &a {Button: A, style: filled}\n  - *a\n"
    let workspace = try Workspace(["a.yaml": spec])
    let outcome = try workspace.run("lint", "a.yaml", "--fix")
    #expect(outcome.errors.contains("button/one-prominent"), "\(outcome.errors)")
    #expect(try workspace.text("a.yaml") == spec)
  }

  @Test(
    "No form of findings hands on what a file's name or text would have obeyed",
    arguments: ["json", "sarif", "github", "junit", "html", "short"])
  func hostile(form: String) throws {
    let name = "a\u{1B}[31m\u{7}<b>\u{202E}.yaml"
    let text =
      "VStack:\n  - {Button: \"]]><script>\u{202E}\", style: filled}\n  - {Button: B, style: filled}\n"
    let workspace = try Workspace([name: text])
    let outcome = try workspace.run("lint", name, "--diagnostics", form)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let all = outcome.text + outcome.errors
    #expect(all.contains("one-prominent"))
    #expect(!all.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    if form == "html" || form == "junit" {
      #expect(!all.contains("<script>") && !all.contains("<b>\u{FFFD}"))
    }
  }
}
