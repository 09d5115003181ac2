import MaquetteCore
import Testing

@testable import MaquetteSpec

/// A text, its canonical form, and what the pair shows.
struct FormattedPair: CustomTestStringConvertible {
  var testDescription: String
  var before: String
  var after: String

  init(_ what: String, _ before: String, _ after: String) {
    (testDescription, self.before, self.after) = (what, before, after)
  }

  /// A text that is canonical.
  init(_ what: String, same text: String) { self.init(what, text, text) }
}

@Suite("The canonical form of YAML and JSON")
struct SpecFormatterTests {
  private typealias Pair = FormattedPair
  private static let word = String(repeating: "word", count: 9)

  static let structurePairs: [FormattedPair] = [
    Pair("two spaces, also before dashes", "a:\n- b: 1\n-   c: 2\n", "a:\n  - b: 1\n  - c: 2\n"),
    Pair("lists in lists", "a:\n-\n  - 1\n  -   - 2\n", "a:\n  - - 1\n    - - 2\n"),
    Pair("brackets stay", "a: {b: 1,c:   [1,2 ,3,]}\n", "a: {b: 1, c: [1, 2, 3]}\n"),
    Pair("brackets on several lines are joined", "a: [\n  1,\n  2\n]\n", "a: [1, 2]\n"),
    Pair(
      "what is too long for a line gets one for each entry",
      "a: [\(word), \(word), {b: \(word)}]\n",
      "a:\n  - \(word)\n  - \(word)\n  - {b: \(word)}\n"),
    Pair("a pair in a list is a map", "- [a: 1, b, {c}]\n", "- [{a: 1}, b, {c}]\n"),
    Pair("empty lists and maps", "a:   \nb: [ ]\nc: { }\n", "a:\nb: []\nc: {}\n"),
    Pair("elements without a value", same: "-\n-\n"),
    Pair("a text that would begin or end a document", " ---\n", "\"---\"\n"),
    Pair("the same with more lines", " ... a\n  b\n", "\"... a b\"\n"),
    Pair(
      "a space that a mark stands on", "a: >\n x\n \u{597} y\n z\n", "a: >\n  x\n  \u{597} y\n  z\n"
    ),
    Pair("a line of spaces at the end of a folded text", ">\n u\n  \n", "\"u\\n \\n\"\n"),
    Pair("nothing alone", "null", "null\n"),
    Pair("an anchor that ends at a question mark", "&a?b: 1\n", "&a ?b: 1\n"),
    Pair(
      "one empty line between entries", "\n\na: 1\n\n\n\nb:\n\n  c: 2\n\n\n", "a: 1\n\nb:\n  c: 2\n"
    ),
    Pair("no spaces at ends of lines", "a: 1   \nb:  \t\n  - 2\t\n", "a: 1\nb:\n  - 2\n"),
    Pair("a last line without an end", "a: 1", "a: 1\n"),
    Pair(
      "no byte order mark, lines that end as they do on Windows",
      "\u{FEFF}a:   1\r\nb: >\r\n  c\r\n  d\r\n", "a: 1\r\nb: >\r\n  c\r\n  d\r\n"),
    Pair("lines that all end as the first one", "a: 1\r\nb: |\n c\n", "a: 1\r\nb: |\r\n  c\r\n"),
    Pair("the same with line feeds", "a: 1\nb: |\r\n c\r\n", "a: 1\nb: |\n  c\n"),
    Pair("a lone carriage return, which ends a line, too", "a:   1\rb: 2\r", "a: 1\nb: 2\n"),
    Pair(
      "what stands before a document stays, what ends it does not",
      "# a\n%YAML 1.2\n---   # b\na: 1\n...\n# c\n", "# a\n%YAML 1.2\n---\n# b\na: 1\n# c\n"),
    Pair("a document on the line of its start", "--- {a: 1}\n", "---\n{a: 1}\n"),
    Pair(
      "anchors, aliases and tags stay", "a:   &x   !!map\n   b: 1\nc:  *x\nd: !t  e\n",
      "a: &x !!map\n  b: 1\nc: *x\nd: !t e\n"),
    Pair(
      "anchors in lists", "- &x\n  a: 1\n- &y b\n- [*x , *y]\n",
      "- &x\n  a: 1\n- &y b\n- [*x, *y]\n"),
    Pair(
      "tags of a map and of its first key", "a: !t\n  !u b: 1\n  &v : 2\n",
      "a: !t\n  !u b: 1\n  &v \"\": 2\n"),
    Pair("anchors without a value", same: "a: &x\nb: *x\n"),
    Pair("the order of keys", same: "style: filled\nButton: Buy\nplatform: macos\n"),
    Pair("keys with a question mark", "? a\n: b\n?  c\n", "a: b\nc:\n"),
  ]

  static let textsPairs: [FormattedPair] = [
    Pair("quotes go", "a: \"b c\"\n'd': 'e'\n", "a: b c\nd: e\n"),
    Pair(
      "where they are needed they stay, and are double ones",
      "- '#FFF'\n- 'b: c'\n- ' d'\n- ''\n- '- e'\n- '*h*'\n- 'i #j'\n- 'k:'\n- '[l'\n",
      "- \"#FFF\"\n- \"b: c\"\n- \" d\"\n- \"\"\n- \"- e\"\n- \"*h*\"\n- \"i #j\"\n- \"k:\"\n- \"[l\"\n"
    ),
    Pair(
      "and where a reader would take a text for something else",
      same: "- \"1\"\n- \"1e3\"\n- \"0x1F\"\n- \"true\"\n- \"no\"\n- \"~\"\n- \"2025-03-14\"\n"),
    Pair(
      "what is in brackets needs more of them", "a: ['f, g', 'h']\nb: 'f, g'\n",
      "a: [\"f, g\", h]\nb: f, g\n"),
    Pair("a backslash or a quote keeps single ones", same: "a: '# \"b\"'\nc: '# \\'\n"),
    Pair("escapes stay as they are", same: "a: \"\\u0041\\n# \\U0001F600\"\n"),
    Pair("a merge is none in quotes", same: "a: &x {b: 1}\nc: {<<: *x}\nd: {\"<<\": 1}\n"),
    Pair("dates, times and words are not quoted", same: "a: 9:41\nb: 2025-03-14T09:00\nc: on\n"),
    Pair(
      "texts in other scripts", "a: 'مرحبا'\nb: \"👩‍👩‍👧 e\u{301}\"\nc: \"\u{200F}x\"\n'한국': '日本'\n",
      "a: مرحبا\nb: \"👩‍👩‍👧 e\u{301}\"\nc: \"\u{200F}x\"\n한국: 日本\n"),
    Pair(
      "texts on several lines keep them", "a: b\n     c\n\n     d\ne: \"f \\\n    g\"\n",
      "a: b\n  c\n\n  d\ne: \"f \\\n  g\"\n"),
    Pair("but not in brackets", "a: [b\n  c, 'd\n\n  e']\n", "a: [b c, \"d\\ne\"]\n"),
    Pair(
      "literal texts", "a: |\n      b\n        c\n\n      d\ne: |-\n    f\n",
      "a: |\n  b\n    c\n\n  d\ne: |-\n  f\n"),
    Pair(
      "literal texts keep the empty lines at their ends", "- a: |+\n      b\n\n\n- c\n",
      "- a: |+\n    b\n\n\n- c\n"),
    Pair(
      "spaces at the beginning and at the end of a literal text", "a: |4\n      b \n    c\n",
      "a: |2\n    b \n  c\n"),
    Pair(
      "folded texts", "a: >1\n  b\n c\n\n   d\n c\ne: >+\n      f\n\n",
      "a: >2\n   b\n  c\n\n    d\n  c\ne: >+\n  f\n\n"),
    Pair("nothing but empty lines", "a: |+\n\n\nb: |\n", "a: \"\\n\\n\"\n\nb: \"\"\n"),
    Pair("line breaks of Unicode", "a: 'b\u{2028}c'\n", "a: \"b\\u2028c\"\n"),
  ]

  static let commentsPairs: [FormattedPair] = [
    Pair(
      "on lines of their own they have the indentation of what follows",
      "a:\n# b\n    - c: 1\n  # d\n      e: 2\n", "a:\n  # b\n  - c: 1\n    # d\n    e: 2\n"),
    Pair(
      "or of what they are below", "a:\n    b: 1\n    # c\n# d\ne: 1\n  # f\n# g\n",
      "a:\n  b: 1\n  # c\n# d\ne: 1\n# f\n# g\n"),
    Pair(
      "in neighbouring lines they are below one another",
      "a: 1 # b\ncde: 2     #f\ng: 3\nh: 4 # i\n",
      "a: 1    # b\ncde: 2  #f\ng: 3\nh: 4  # i\n"),
    Pair(
      "behind keys and dashes", "a: # b\n  - # c\n    d: 1 # e\n", "a:  # b\n  # c\n  - d: 1  # e\n"
    ),
    Pair("behind anchors", "a: &b # c\n  d: 1\n", "a: &b  # c\n  d: 1\n"),
    Pair("before a value they go above its key", "a: # b\n  # c\n  1\n", "# b\n# c\na: 1\n"),
    Pair(
      "in brackets each entry gets a line", "a: [1, # c\n # d\n 2] # e\n",
      "a:\n  - 1  # c\n  # d\n  - 2  # e\n"),
    Pair(
      "at the end of brackets", "a: [1\n # b\n]\nc: [ # d\n]\n", "a:\n  - 1\n  # b\n# d\nc: []\n"),
    Pair(
      "behind the sign of a literal text", "a: | # b\n  # c\nd: 1\n", "a: |  # b\n  # c\nd: 1\n"),
    Pair(
      "below a literal text", "a: |\n    b\n# c\nd: |+\n  e\n\n# f\n",
      "a: |\n  b\n# c\nd: |+\n  e\n\n# f\n"),
    Pair("what looks like one", same: "a: b#c\nd: \"# e\"\nf: \"#g\"\nh: |\n  # i\n"),
    Pair(
      "with empty lines around them", "# a\n\n\n# b\nc: 1\n\n# d\n\ne: 2\n",
      "# a\n\n# b\nc: 1\n\n# d\n\ne: 2\n"),
    Pair("for editors", same: "# yaml-language-server: $schema=maquette.schema.json\nLabel: a\n"),
  ]

  static let jsonPairs: [FormattedPair] = [
    Pair(
      "two spaces, scalars on one line",
      "{\"VStack\":[{\"Label\":\"a\\u0062\",\"font\":1e3},{}],\"b\":null}",
      "{\n  \"VStack\": [\n    {\"Label\": \"a\\u0062\", \"font\": 1e3},\n    {}\n  ],\n  \"b\": null\n}\n"
    ),
    Pair(
      "what does not fit gets lines", "[[\"\(word)\",\"\(word)\",\"\(word)\"]]",
      "[\n  [\n    \"\(word)\",\n    \"\(word)\",\n    \"\(word)\"\n  ]\n]\n"),
    Pair("nothing in it", "\u{FEFF}\r\n{ }", "{}\r\n"),
    Pair(
      "lines that end as they do on Windows", "{\"a\":\r\n {\"b\": {}}}\r\n",
      "{\r\n  \"a\": {\r\n    \"b\": {}\r\n  }\r\n}\r\n"),
    Pair(
      "brackets that become JSON are JSON", "['1: 2', [a\n\n b]]",
      "[\n  \"1: 2\",\n  [\"a\\nb\"]\n]\n"),
    Pair("brackets that are not JSON are YAML", "{a: 1,\n 'b': 2}\n", "{a: 1, b: 2}\n"),
  ]

  private func format(_ text: String, file: String = "a.yaml") throws -> String {
    String(decoding: try SpecFormatter.format(Array(text.utf8), file: file), as: UTF8.self)
  }

  private func expect(_ pair: FormattedPair) throws {
    let formatted = try format(pair.before)
    #expect(formatted == pair.after)
    #expect(try format(formatted) == formatted)
  }

  @Test("Structure", arguments: structurePairs) func structure(_ pair: FormattedPair) throws {
    try expect(pair)
  }
  @Test("Texts", arguments: textsPairs) func texts(_ pair: FormattedPair) throws {
    try expect(pair)
  }
  @Test("Comments", arguments: commentsPairs) func comments(_ pair: FormattedPair) throws {
    try expect(pair)
  }
  @Test("JSON", arguments: jsonPairs) func json(_ pair: FormattedPair) throws { try expect(pair) }

  @Test(
    "What cannot be read is an error with its place",
    arguments: [
      ("a: 1\n b: 2\n", 2, 3), ("a:\n\t- b\n", 2, 1), ("a: 'b\n", 1, 4), ("a: 1\na: 2\n", 2, 1),
      ("a: 1\n---\nb: 2\n", 2, 1), ("a: *b\n", 1, 4), ("{\"a\": [1}", 1, 9),
    ])
  func broken(text: String, line: Int, column: Int) throws {
    let error = #expect(throws: DiagnosticError.self) { try format(text) }
    let place = SourceLocation(line: line, column: column)
    #expect(error?.diagnostics.map(\.location) == [place])
    #expect(error?.diagnostics.first?.file == "a.yaml")
  }

  @Test("A file called JSON must be JSON")
  func notJSON() throws {
    let error = #expect(throws: DiagnosticError.self) { try format("{a: 1}", file: "a.json") }
    #expect(error?.diagnostics.first?.location == SourceLocation(line: 1, column: 2))
    #expect(try format("{\"a\": 1}", file: "a.json") == "{\n  \"a\": 1\n}\n")
  }
}
