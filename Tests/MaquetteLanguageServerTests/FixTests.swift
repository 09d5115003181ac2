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
      ("VStack: [{H1: שלום}]\n", "VStack: [{Label: שלום, font: largeTitle}]\n"),
      (
        "{\"VStack\": [{\"H1\": \"東京\"}]}",
        "{\"VStack\": [{\"Label\": \"東京\", \"font\": \"largeTitle\"}]}"
      ),
      ("VStack:\n- h1: ไทย\n", "VStack:\n- Label: ไทย\n  font: largeTitle\n"),
      ("Label: A\ntext: B\nfont: body\n", "Label: A\nfont: body\n"),
      ("VStack:\n  - role: primary\n    Label: B\n", "VStack:\n  - Label: B\n"),
      (
        "VStack:\n  - Label: B\n    role: primary\n  - Divider\n",
        "VStack:\n  - Label: B\n  - Divider\n"
      ),
      ("VStack: [{Label: B, role: primary}]\n", "VStack: [{Label: B}]\n"),
      (
        "Label: شكرًا\nminWidth: 20px\nmaxHeight: 30\n",
        "Label: شكرًا\nframe: {minWidth: 20, maxHeight: 30}\nmaxHeight: 30\n"
      ),
      (
        "{\"Label\": \"東京\", \"borderColor\": \"#FF0000\"}",
        "{\"Label\": \"東京\", \"border\": \"#FF0000\"}"
      ),
      (
        "{\"Label\": \"ไทย\", \"paddingTop\": 4}",
        "{\"Label\": \"ไทย\", \"padding\": {\"top\": 4}}"
      ),
      ("Label: Ωμέγα\nreadonly: true\n", "Label: Ωμέγα\nisEnabled: false\n"),
      ("Label: हिन्दी\nborderColor: '#F00'\n", "Label: हिन्दी\nborder: \"#F00\"\n"),
    ])
  func first(text: String, expected: String) throws {
    let fixed = try Self.fixed(text)
    #expect(fixed.first?.text == expected, "\(fixed)")
  }

  @Test(
    "A key that is there already is not written again",
    arguments: [
      "Button: مرحبا\ndisabled: true\nstate: pressed\n", "Label: 東京\nflex: 1\nwidth: 50\n",
      "Picker: ไทย\nchoices: [a]\noptions: [b]\n",
      "{\"Toggle\": \"हिन्दी\", \"disabled\": true, \"state\": \"pressed\"}",
      "Button: שלום\nstile: gray\nstyle: filled\n",
    ])
  func taken(text: String) throws {
    #expect(try Self.fixed(text).isEmpty)
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

  @Test("A key goes only when another key says its value, fix after fix")
  func parts() throws {
    let steps = [
      "Label: 你好\nx: 4\ny: 5\n", "Label: 你好\noffset: [4, 5]\ny: 5\n",
      "Label: 你好\noffset: [4, 5]\n",
    ]
    for (before, after) in zip(steps, steps.dropFirst()) {
      #expect(try Self.fixed(before).map(\.text) == [after])
    }
  }

  @Test(
    "No fix takes a value that is said nowhere else, or that other keys name",
    arguments: [
      "Label: مرحبا\nfontSize: 1.5em\nfontFamily: Inter\n",
      "Label: हिन्दी\nminWidth: 100%\nmaxHeight: 50vh\n",
      "Label: ไทย\nfontSize: &large 20\n", "Label: Ωμέγα\nopacity: &half 0.5\nfontSize: *half\n",
      "Label: 東京\noffset: [4, 5]\ny: &down 5\n", "Label: a\nfontSize: 0\n",
    ])
  func lost(text: String) throws {
    #expect(try Self.fixed(text).isEmpty)
  }

  @Test("What nobody can mend has no fix, and a right spec has none")
  func none() throws {
    #expect(try Self.fixed("Label: A\nwidth: x\n").isEmpty)
    #expect(try Self.fixed("Label: A\n").isEmpty)
  }

  @Test(
    "A component is never removed, whatever else a message advises",
    arguments: [
      "VStack:\n  Label: 東京\n  Label: b\n",
      "VStack:\n  Label: a\n  VStack:\n    - Label: b\n  Label: c\n",
      "definitions:\n  Row: {Label: a}\nview:\n  Label: a\n  Label: مرحبا\n",
      "Menu:\n  title: 東京\n  items:\n    - Menu:\n      items: [ไทย]\n",
      "Menu: हिन्दी\nitems:\n- Menu: ''\n  items: [שלום]\n", "Menu: مرحبا\nitems:\n- Button:\n",
    ])
  func components(text: String) throws {
    #expect(try Self.fixed(text).isEmpty)
  }

  @Test(
    "A hint that leaves a choice removes nothing",
    arguments: [
      "leave some out", "leave out those that people need least", "leave one of them out",
      "leave the text out", "leave 'children' or 'spec' out", "leave out the '?'",
      "remove one of them, or put '- ' before each: components beside one another are a list",
      "remove one of the two", "choose another name, or remove one of them",
    ])
  func choosing(hint: String) {
    #expect(HintFixes.Removed(hint) == nil)
  }

  @Test(
    "A hint that names what is to go removes it",
    arguments: [
      ("leave 'help' out; help buttons belong to macOS (HIG, Buttons)", "help"),
      ("leave it out: nothing shows it", ""), ("remove one of them", ""),
      ("leave the key out for none", ""), ("leave 'role' out, or put it on a button", "role"),
    ])
  func removing(hint: String, name: String) {
    #expect(HintFixes.Removed(hint) == (name.isEmpty ? .key : .named(name)))
  }

  @Test("Files of other programs are left alone")
  func strangers() throws {
    #expect(try Self.fixed("services:\n  web: x\n").isEmpty)
    #expect(try Self.fixed("Resources:\n  Buton: x\n").isEmpty)
  }
}
