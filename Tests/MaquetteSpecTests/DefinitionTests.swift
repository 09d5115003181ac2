import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Definitions") struct DefinitionTests {
  private let row = """
    definitions:
      Row:
        parameters: [title, value?, {size: 17}]
        HStack:
          spacing: 8
          children:
            - Label: ${title}
              font: ${size}
            - Label: ${value}
              color: secondary

    """

  @Test("a default may be an empty text") func emptyDefault() throws {
    for (parameters, isRight) in [
      ("[{title: \"\"}]", true), ("{title: }", false), ("[title]", false),
    ] {
      let spec = """
        definitions:
          OneRow:
            parameters: \(parameters)
            Label: ${title}
        view: [OneRow]
        """
      #expect(mistakes(spec).isEmpty == isRight)
    }
  }

  @Test("a use is what the definition says, with the arguments in its places") func use() throws {
    let uses = """
      VStack:
        - Row: {title: Name, value: Anna, size: 20}
        - Row: Phone
          value: "12"
        - Row: Nothing
      """
    let written = """
      VStack:
        - HStack:
            spacing: 8
            children: [{Label: Name, font: 20}, {Label: Anna, color: secondary}]
        - HStack:
            spacing: 8
            children: [{Label: Phone, font: 17}, {Label: "12", color: secondary}]
        - HStack:
            spacing: 8
            children: [{Label: Nothing, font: 17}]
      """
    #expect(try read(row + uses).component == read(written).component)
  }

  @Test("keys that every component has may stand at a use, and win") func common() throws {
    let spec = """
      definitions:
        Row: {Label: Hello, padding: 4, opacity: 0.5}
      VStack:
        - Row:
          padding: 9
        - Row: {opacity: 1}
      """
    let written = """
      VStack:
        - Label: Hello
          padding: 9
          opacity: 0.5
        - Label: Hello
          padding: 4
          opacity: 1
      """
    #expect(try read(spec).component == read(written).component)
  }

  @Test("several components take the place of an item, or lie below one another") func several()
    throws
  {
    let definition = "definitions:\n  Pair: {parameters: [a], view: [Label: \"${a}\", Spacer]}\n"
    #expect(
      try read(definition + "HStack: [Pair: x, Label: y]").component
        == read("HStack: [Label: x, Spacer, Label: y]").component)
    #expect(
      try read(definition + "Pair: x").component == read("VStack: [Label: x, Spacer]").component)
  }

  @Test("components may be arguments, one or several") func content() throws {
    let spec = """
      definitions:
        Card:
          parameters: [content]
          VStack:
            padding: 16
            children: [Label: Card, "${content}"]
      HStack:
        - Card: [Label: a, Spacer]
        - Card: {Label: b}
        - Card:
            content: {Button: c}
      """
    let written = """
      HStack:
        - VStack: {padding: 16, children: [Label: Card, Label: a, Spacer]}
        - VStack: {padding: 16, children: [Label: Card, Label: b]}
        - VStack: {padding: 16, children: [Label: Card, Button: c]}
      """
    #expect(try read(spec).component == read(written).component)
  }

  @Test("a definition at the top leaves canvas and environment to the picture") func top() throws {
    let document = try read("definitions: {Row: {Label: Hello}}\nwidth: 200\nlocale: ar\nRow:")
    #expect(document.component == AnyComponent(Label("Hello")))
    #expect(document.canvas.width == 200)
    #expect(document.environment.locale == "ar")
  }

  @Test("a text that only has an argument in it stays, and so does one outside of definitions")
  func texts() throws {
    #expect(
      try read(
        "definitions: {Row: {Label: \"$${a}\", opacity: 1}}\nVStack: [Row: , Label: \"${a}\"]"
      )
      .component == read("VStack: [{Label: \"${a}\", opacity: 1}, Label: \"${a}\"]").component)
    #expect(
      try read("definitions: {Row: {parameters: [a], Label: \"$${a}\"}}\nRow: x").component
        == AnyComponent(Label("${a}")))
  }

  @Test("files bring definitions, each once, with pictures beside them") func files() throws {
    var files = [
      "parts/rows.yaml":
        "use: [cells.yaml]\ndefinitions:\n  Row: {HStack: [Cell: a, Image: dot.svg]}",
      "parts/cells.yaml": "definitions:\n  Cell: {parameters: [text], Label: \"${text}\"}",
      "parts/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
    ]
    let spec = "use: [parts/rows.yaml, parts/cells.yaml]\nRow:"
    #expect(mistakes(spec, files: files) == [])
    files["dot.svg"] = files.removeValue(forKey: "parts/dot.svg")
    #expect(
      mistakes(spec, files: files) == [
        "parts/rows.yaml:3:34: there is no file 'parts/dot.svg' (in 'Row', used in line 2 of the spec)"
      ])
  }

  @Test(
    "mistakes name both places",
    arguments: [
      (
        "definitions:\n  Row: {parameters: [w], Label: Hi, opacity: \"${w}\"}\nVStack:\n  - Row: wide",
        "spec.yaml:4:10: 'opacity' must be a number, not 'wide' (for 'w' of 'Row' in line 2)"
      ),
      (
        "definitions: {A: {parameters: [x], Label: \"${x}\"}}\nVStack: [{A: [q]}]",
        "spec.yaml:2:14: 'Label' takes a text, not a list (for 'x' of 'A' in line 1)"
      ),
      (
        "definitions:\n  Row: {Label: Hi, paddin: 2}\nVStack:\n  - Row:\n  - Row:",
        "spec.yaml:2:20: 'Label' has no key 'paddin' (in 'Row', used in line 4)"
      ),
      (
        "definitions:\n  Row: {parameters: [w], Label: Hi}\nVStack:\n  - Row:",
        "spec.yaml:4:5: 'Row' needs 'w', which is defined in line 2"
      ),
      (
        "definitions:\n  Row: {parameters: [w], Label: Hi}\nVStack:\n  - Row: {w: 1, x: 2}",
        "spec.yaml:4:17: 'Row' has no parameter 'x', which is defined in line 2"
      ),
      (
        "definitions:\n  A: {VStack: [B: ]}\n  B: {HStack: [A: ]}\nA:",
        "spec.yaml:3:16: the definition 'A' uses itself: A → B → A "
          + "(in 'B', used in line 2; in 'A', used in line 4)"
      ),
      (
        "definitions:\n  Row: {parameters: [a], Label: \"Hi ${a}\"}\nRow: x",
        "spec.yaml:2:33: '${a}' is inside of a text; only a whole value can be replaced "
          + "(in 'Row', used in line 3)"
      ),
      (
        "definitions:\n  Label: {HStack: []}\nLabel: x",
        "spec.yaml:2:3: there is a component 'Label' already"
      ),
      (
        "definitions:\n  row: {Label: x}\nLabel: x",
        "spec.yaml:2:3: a definition cannot be named 'row'"
      ),
      (
        "definitions:\n  Row: {parameters: [a, a], Label: x}\nLabel: x",
        "spec.yaml:2:25: the parameter 'a' is listed twice"
      ),
      ("definitions:\n  Row:\nLabel: x", "spec.yaml:2:3: the definition 'Row' has no component"),
      ("use: none.yaml\nLabel: x", "spec.yaml:1:6: there is no file 'none.yaml'"),
      ("theme: none.yaml\nLabel: x", "spec.yaml:1:8: there is no file 'none.yaml'"),
      ("symbols: none.yaml\nLabel: x", "spec.yaml:1:10: there is no file 'none.yaml'"),
      ("strings: none.po\nLabel: x", "spec.yaml:1:10: there is no file 'none.po'"),
      (
        "VStack:\n  - {Label: x, repeat: {from: none.csv}}",
        "spec.yaml:2:31: there is no file 'none.csv'"
      ),
      (
        "Label: x\nwhen: {appearance: dark}",
        "spec.yaml:2:1: 'when' cannot be at the top of a spec"
      ),
      ("Label: x\nrepeat: a.csv", "spec.yaml:2:1: 'repeat' cannot be at the top of a spec"),
      ("use: ../up.yaml\nLabel: x", "spec.yaml:1:6: '../up.yaml' is outside of the spec's folder"),
    ])
  func mistake(_ spec: String, _ message: String) {
    #expect(mistakes(spec) == [message])
  }

  @Test("mistakes in files are theirs, and say where they are used") func fileMistakes() {
    let files = [
      "a.yaml": "definitions:\n  Row:\n    parameters: [w]\n    Label: Hi\n    colour: ${w}",
      "b.yaml": "use: c.yaml", "c.yaml": "use: b.yaml", "d.yaml": "definitions: [",
    ]
    #expect(
      mistakes("use: a.yaml\nRow: red", files: files) == [
        "a.yaml:5:5: 'Label' has no key 'colour' (in 'Row', used in line 2 of the spec)"
      ])
    #expect(
      mistakes("use: b.yaml\nLabel: x", files: files) == [
        "c.yaml:1:6: the file uses itself: 'b.yaml' → 'c.yaml' → 'b.yaml'"
      ])
    #expect(mistakes("use: d.yaml\nLabel: x", files: files).first?.hasPrefix("d.yaml:") == true)
  }

  @Test("definitions that grow beyond all bounds are refused at once") func growth() {
    var spec = "definitions:\n  A0: {VStack: [Spacer, Spacer, Spacer, Spacer]}\n"
    for level in 1...12 {
      let use = "{A\(level - 1): }"
      spec += "  A\(level): {VStack: [\(use), \(use), \(use), \(use), \(use), \(use)]}\n"
    }
    let found = mistakes(spec + "A12:")
    #expect(found.count == 1)
    #expect(found.first?.contains("make more than 200000 values") == true)
    // The outermost use is named, however many lie between.
    #expect(found.first?.hasSuffix("in 'A12', used in line 15)") == true, "\(found)")
  }

  @Test("definitions that nest too deeply are refused") func depth() {
    var spec = "definitions:\n  A0: {Label: x}\n"
    for level in 1...80 { spec += "  A\(level): {VStack: [A\(level - 1): ]}\n" }
    #expect(mistakes(spec + "A80:").first?.contains("more than 64 levels deep") == true)
  }
}
