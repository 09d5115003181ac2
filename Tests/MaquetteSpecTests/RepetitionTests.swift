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
        "a.csv:2:1: line 2 has not as many fields as the first line: 1, not 2"
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
    #expect(mistakes(spec, files: [file: text]) == [message])
  }

  @Test("more rows than a picture has values are refused") func tooMany() {
    let found = mistakes("VStack: [{repeat: 200000, Label: x, font: body}]")
    #expect(found.count == 1)
    #expect(found.first?.contains("come to more than 200000 values") == true)
  }
}
