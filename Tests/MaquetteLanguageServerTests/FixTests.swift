import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("Fixes of what messages advise")
struct FixTests {
  /// The fixes for the first finding of a text that has some, and the texts that come of them.
  static func fixed(_ text: String, name: String = "a.yaml") throws -> [(
    title: String, text: String
  )] {
    let check = SpecCheck(
      fontPaths: [], limits: DrawingLimits(), catalogue: .standard, linter: nil)
    let document = DocumentText(text)
    let findings = try check.findings(
      in: CheckedText(text: document, name: name, folder: nil, root: nil)
    ) { _ in }
    let finding = findings.first { !$0.fixes.isEmpty }
    return (finding?.fixes ?? []).map { fix in
      var copy = document
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        copy.replace(edit.range, with: Array(edit.text.utf8))
      }
      return (fix.title, String(decoding: copy.bytes, as: UTF8.self))
    }
  }

  @Test(
    "The first fix is what was meant",
    arguments: [
      ("Buton: A\n", "Button: A\n"),
      ("Button: A\nstile: filled\n", "Button: A\nstyle: filled\n"),
      ("Button: A\nstyle: filed\n", "Button: A\nstyle: filled\n"),
      ("Button: A\n\"stile\": filled\n", "Button: A\n\"style\": filled\n"),
      ("Button: A\nstyle: 'filed'\n", "Button: A\nstyle: 'filled'\n"),
      ("Label: 你好 👩‍👧\nfont: hedline bold\n", "Label: 你好 👩‍👧\nfont: headline bold\n"),
      ("Label: مرحبا\ncolor: secndary\n", "Label: مرحبا\ncolor: secondary\n"),
      ("Button: A\nsymbol: star.fil\n", "Button: A\nsymbol: star.fill\n"),
      ("textSize: accesibility3\nLabel: A\n", "textSize: accessibility3\nLabel: A\n"),
      ("platfrom: ios\nview:\n  Label: A\n", "platform: ios\nview:\n  Label: A\n"),
      ("VStack:\n  - Button Continue\n", "VStack:\n  - Button: Continue\n"),
      ("VStack:\n  - hello\n  - Label: B\n", "VStack:\n  - Label: hello\n  - Label: B\n"),
      ("Label: A\nframe: {widht: 3}\n", "Label: A\nframe: {width: 3}\n"),
      ("{\"Buton\": \"A\"}", "{\"Button\": \"A\"}"),
      ("a: &name x\nLabel: *nmae\n", "a: &name x\nLabel: *name\n"),
      ("VStack:\n  - UIButton: A\n", "VStack:\n  - Button: A\n"),
      (
        "VStack:\n  - Checkbox: A\n  - Divider\n",
        "VStack:\n  - Toggle: A\n    style: checkbox\n  - Divider\n"
      ),
      ("Toggle: A\ndisabled: true\n", "Toggle: A\nstate: disabled\n"),
      ("{\"Toggle\": \"A\", \"disabled\": true}", "{\"Toggle\": \"A\", \"state\": \"disabled\"}"),
      ("Label: A\ntext: B\nfont: body\n", "Label: A\nfont: body\n"),
      ("VStack:\n  - role: primary\n    Label: B\n", "VStack:\n  - Label: B\n"),
      (
        "VStack:\n  - Label: B\n    role: primary\n  - Divider\n",
        "VStack:\n  - Label: B\n  - Divider\n"
      ),
      ("VStack: [{Label: B, role: primary}]\n", "VStack: [{Label: B}]\n"),
    ])
  func first(text: String, expected: String) throws {
    let fixed = try Self.fixed(text)
    #expect(fixed.first?.text == expected, "\(fixed)")
  }

  @Test("Where a message lists what is allowed, each is a fix")
  func lists() throws {
    let fixed = try Self.fixed("contrast: zzz\nLabel: A\n")
    #expect(fixed.map(\.title).contains("Change to 'increased'"))
    #expect(fixed.count > 1)
  }

  @Test("Where several components are meant, each is a fix")
  func choices() throws {
    let fixed = try Self.fixed("VStack:\n  - Tabs: A\n")
    #expect(fixed.map(\.title) == ["Change to 'TabBar'", "Change to 'SegmentedControl'"])
  }

  @Test("What nobody can mend has no fix, and a right spec has none")
  func none() throws {
    #expect(try Self.fixed("Label: A\nwidth: x\n").isEmpty)
    #expect(try Self.fixed("Label: A\n").isEmpty)
  }

  @Test("Files of other programs are left alone")
  func strangers() throws {
    #expect(try Self.fixed("services:\n  web: x\n").isEmpty)
    #expect(try Self.fixed("Resources:\n  Buton: x\n").isEmpty)
  }
}
