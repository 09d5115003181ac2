import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Repetitions") struct RepetitionTests {
  @Test(
    "rows come from lists, numbers and files",
    arguments: [
      "{repeat: [a, b], Label: \"${item}\"}",
      "{repeat: {over: [{n: a}, {n: b}], as: p}, Label: \"${p.n}\"}",
      "{repeat: {over: [[x, a], [y, b]]}, Label: \"${item.1}\"}",
      "{repeat: {from: p.csv, as: p, first: 2}, Label: \"${p.name}\"}",
      "{repeat: {from: p.tsv, as: p}, Label: \"${p.name}\"}",
      "{repeat: {from: p.json}, Label: \"${item.name}\"}",
    ])
  func rows(_ item: String) throws {
    let files = [
      "p.csv": "name,age\r\na,1\r\n\"b\",2\r\n\"c, \"\"d\"\"\",3\r\n",
      "p.tsv": "name\tage\na\t1\nb\t2",
      "p.json": "[{\"name\": \"a\"}, {\"name\": \"b\"}]",
    ]
    #expect(
      try read("VStack: [\(item)]", files: files).component
        == read("VStack: [Label: a, Label: b]").component)
  }

  @Test("a number counts, and rows have numbers") func count() throws {
    #expect(
      try read("VStack: [{repeat: 3, Label: \"${item}\"}]").component
        == read("VStack: [Label: 1, Label: 2, Label: 3]").component)
    #expect(
      try read("HStack: [{repeat: {over: [a, b], index: i}, view: [Label: \"${i}\", Spacer]}]")
        .component == read("HStack: [Label: 1, Spacer, Label: 2, Spacer]").component)
    #expect(try read("HStack: [{repeat: 0, Spacer: }]").component == read("HStack: []").component)
  }

  @Test("repetitions lie in one another, and in definitions") func nested() throws {
    let spec = """
      definitions:
        Rows:
          parameters: [rows]
          VStack:
            - repeat: {over: "${rows}", as: row}
              HStack:
                - repeat: {over: "${row}", as: cell}
                  Label: ${cell}
      Rows: [[a, b], [c]]
      """
    #expect(
      try read(spec).component
        == read("VStack: [HStack: [Label: a, Label: b], HStack: [Label: c]]").component)
  }

  @Test("items that are no components repeat, too") func segments() throws {
    #expect(
      try read("SegmentedControl: [{repeat: [Day, Week], view: \"${item}\"}]").component
        == read("SegmentedControl: [Day, Week]").component)
  }

  @Test(
    "mistakes",
    arguments: [
      (
        "VStack: [{repeat: , Label: x}]",
        "1:19: 'repeat' must be a list, or a whole number, not nothing"
      ),
      ("VStack: [{repeat: {as: p}, Label: x}]", "1:11: 'repeat' does not say what to repeat over"),
      (
        "VStack: [{repeat: {over: [a], from: b.csv}, Label: x}]",
        "1:31: 'from' and 'over' both say what to repeat over"
      ),
      ("VStack: [{repeat: {over: 2, as: P}, Label: x}]", "1:33: 'as' must be a name, not 'P'"),
      ("VStack: [{repeat: {ovr: 2}, Label: x}]", "1:20: 'repeat' has no key 'ovr'"),
      (
        "VStack: [{repeat: -1, Label: x}]",
        "1:19: 'repeat' is -1; it must be a number from 0 to 200000"
      ),
      ("view: {repeat: 2, Label: x}", "1:8: only an item of a list can be repeated"),
      (
        "VStack: [{repeat: [{a: x}], Label: \"Hi ${item.a}!\"}]",
        "1:36: '${item.a}' is inside of a text; only a whole value can be replaced"
      ),
      ("VStack: [{repeat: [a], Label: \"${itm}\"}]", "1:31: there is no '${itm}' here"),
      ("VStack: [{repeat: [{a: 1}], Label: \"${item.b}\"}]", "1:36: 'item' has no 'b'"),
      ("VStack: [{repeat: [a], Label: \"${item.b}\"}]", "1:31: 'item' is 'a', which has no 'b'"),
    ])
  func mistake(_ spec: String, _ message: String) {
    #expect(mistakes(spec) == ["spec.yaml:" + message])
  }

  @Test(
    "mistakes in data are the file's",
    arguments: [
      (
        "a.csv", "a,b\n1",
        "a.csv:2:1: line 2 has 1 field, but the first line has 2"
      ),
      (
        "a.csv", "a,a\n1,2",
        "a.csv:1:3: the key 'a' occurs twice; the first is in line 1, column 1"
      ),
      ("a.csv", "a\n\"x", "a.csv:2:1: a quotation mark is not closed"),
      ("a.csv", "a\n\"x\"y", "a.csv:2:4: something follows a closed quotation mark"),
      ("a.csv", "a,\n1,2", "a.csv:1:3: a column has no name"),
      ("a.json", "{}", "a.json:1:1: the data is a map, not a list"),
    ])
  func data(_ file: String, _ text: String, _ message: String) {
    let spec = "VStack: [{repeat: {from: \(file)}, Label: x}]"
    #expect(
      mistakes(spec, files: [file: text]) == ["\(message) (read in line 1 of the spec)"])
  }

  @Test("mistakes in data and with its values name the repetition that reads them")
  func places() {
    let files = ["a.json": "[{\"n\": {\"first\": \"Ada\"}}]", "b.csv": "n\n\"x"]
    #expect(
      mistakes("VStack:\n  - {repeat: {from: a.json}, Label: \"${item.n}\"}\n", files: files) == [
        "a.json:1:9: 'Label' has no key 'first' (read in line 2 of the spec)"
      ])
    let two = """
      VStack:
        - {repeat: {from: b.csv}, Label: x}
        - {repeat: {from: b.csv}, Label: y}
      """
    #expect(
      mistakes(two, files: files).sorted()
        == [2, 3].map {
          "b.csv:2:1: a quotation mark is not closed (read in line \($0) of the spec)"
        })
  }

  @Test("the hint for an empty cell is about the row, and not about comments")
  func emptyCell() {
    let spec = "VStack: [{repeat: {from: a.csv}, Toggle: \"${item.n}\", isOn: \"${item.on}\"}]"
    let error = #expect(throws: DiagnosticError.self) {
      try read(spec, files: ["a.csv": "n,on\nAda,\n"])
    }
    let found = error?.diagnostics.first
    #expect(found?.message.hasPrefix("'isOn' must be true or false, not nothing") == true)
    #expect(found?.hint == "this row of the data has nothing here; write a value into it")
  }

  @Test("a list where a file's name is wanted is told of 'over'")
  func listOfFrom() {
    let error = #expect(throws: DiagnosticError.self) {
      try read("VStack: [{repeat: {from: [a, b]}, Label: x}]")
    }
    let found = error?.diagnostics.first
    #expect(found?.message == "'from' must be a file's name, not a list")
    #expect(found?.hint?.hasPrefix("'over' takes the rows themselves") == true)
  }

  private static let person =
    "definitions:\n  P: {parameters: [n, role?, {size: 12}], VStack: [{Label: \"${n}\"}, "
    + "{Label: \"${role}\", font: \"${size}\"}, {Label: end, font: \"${size}\"}]}\n"

  @Test(
    "an empty cell, a key that a row lacks and null leave out what optional parameters take",
    arguments: [
      ("a.csv", "n,role,size\nAda,x,20\nBob,,\n"),
      ("a.json", "[{\"n\": \"Ada\", \"role\": \"x\", \"size\": 20}, {\"n\": \"Bob\"}]"),
      (
        "a.json",
        "[{\"n\": \"Ada\", \"role\": \"x\", \"size\": 20}, "
          + "{\"n\": \"Bob\", \"role\": null, \"size\": null}]"
      ),
      ("a.yaml", "- {n: Ada, role: x, size: 20}\n- {n: Bob, role: ~, size: null}\n"),
    ])
  func optional(_ file: String, _ text: String) throws {
    let use = "P: \"${p.n}\", role: \"${p.role}\", size: \"${p.size}\""
    let spec = Self.person + "VStack: [{repeat: {from: \(file), as: p}, \(use)}]"
    let written = """
      VStack:
        - VStack: [{Label: Ada}, {Label: x, font: 20}, {Label: end, font: 20}]
        - VStack: [{Label: Bob}, {Label: end, font: 12}]
      """
    #expect(try read(spec, files: [file: text]).component == read(written).component)
    // A row may go through another definition first.
    let inner =
      Self.person + "  Q: {parameters: [p], view: [{\(use)}]}\n"
      + "VStack: [{repeat: {from: \(file), as: p}, Q: \"${p}\"}]"
    #expect(try read(inner, files: [file: text]).component == read(written).component)
  }

  @Test("a key that a row lacks is an error with its line elsewhere, and so is one that none has")
  func lacking() {
    let files = [
      "a.json": "[\n{\"n\": \"Ada\"},\n{\"m\": 1}]", "b.json": "[{\"n\": 1}, {\"n\": 2}]",
    ]
    let row = "{repeat: {from: a.json, as: p}, "
    #expect(
      mistakes("VStack: [\(row)Label: \"${p.n}\"}]", files: files) == [
        "spec.yaml:1:49: 'p' has no 'n' in line 3 of 'a.json'"
      ])
    #expect(
      mistakes(
        Self.person + "VStack: [{repeat: {from: b.json, as: p}, P: x, role: \"${p.rolle}\"}]",
        files: files) == [
          "spec.yaml:3:54: 'p' has no 'rolle' in 'b.json'"
        ])
  }

  @Test("more rows than a picture has values are refused") func tooMany() {
    let found = mistakes("VStack: [{repeat: 200000, Label: x, font: body}]")
    #expect(found.count == 1)
    #expect(found.first?.contains("make more than 200000 values") == true)
  }
}
