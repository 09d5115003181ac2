import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Lines that YAML takes for something else")
struct YAMLMistakenLineTests {
  @Test(
    "A key without a space or a colon is told at its own line",
    arguments: [
      (
        "VStack:\n  spacing:12\n  children: []\n", 2, 3,
        "'spacing:12' is a text, not a key with a value", "a space is missing after 'spacing:'"
      ),
      (
        "VStack:\n  # Room\n  spacing:12\n\n  padding:4\n  children: []\n", 3, 3,
        "'spacing:12' is a text, not a key with a value", "a space is missing after 'spacing:'"
      ),
      (
        "a:\n  - Label:أهلا\n    font: body\n", 2, 5,
        "'Label:أهلا' is a text, not a key with a value",
        "a space is missing after 'Label:'"
      ),
      (
        "Label: a\nfont:title\n", 2, 1, "'font:title' is a text, not a key with a value",
        "a space is missing after 'font:'"
      ),
      (
        "VStack:\n  spacing 12\n  children: []\n", 2, 3, "a ':' is missing after 'spacing'",
        "write 'spacing: 12'"
      ),
      (
        "Label = 東京\nfont: body\n", 1, 1, "a ':' is missing after 'Label'", "write 'Label: 東京'"
      ),
      ("Label: a\nfont title\n", 2, 1, "a ':' is missing after 'font'", "write 'font: title'"),
    ])
  func keys(text: String, line: Int, column: Int, message: String, hint: String) {
    check(text, line, column, message, hint)
  }

  @Test(
    "A comment of another language is told at its own line",
    arguments: [
      ("// a\nLabel: a\n", 1, "//"), ("; a\nLabel: a\n", 1, ";"), ("-- a\nLabel: a\n", 1, "--"),
      ("<!-- a -->\nLabel: a\n", 1, "<!--"), ("# a\n/* b */\nLabel: a\n", 2, "/*"),
    ])
  func comments(text: String, line: Int, mark: String) {
    check(text, line, 1, "'\(mark)' begins no comment", "comments begin with #")
  }

  @Test(
    "A colon in a text that goes on is told where it stands",
    arguments: [
      ("Label: Note: x\n", 1, 12), ("a:\n- Label: A long\n    text: b\n", 3, 9),
      ("Label: https://a.example\n  b: c\n", 2, 4), ("a:\n  https://b.example\n  c: d\n", 3, 4),
      ("a: b\n  c: d\n", 2, 4),
    ])
  func texts(text: String, line: Int, column: Int) {
    check(text, line, column, "this ':' cannot end a key", "put text that has ': ' in it in quotes")
  }

  @Test(
    "More behind a text in quotes is told with how to write a quote",
    arguments: [
      ("Label: 'it's here'\n", 1, 12, "write two, ''"),
      ("Label: \"a\" \"b\"\n", 1, 12, "write \\\""),
      ("a: [{b: 'it's'}]\n", 1, 13, "write two, ''"),
      ("é: \"say \"hi\"\"\n", 1, 10, "write \\\""),
      ("- Label: 'c'd\n", 1, 13, "write two, ''"),
    ])
  func quotes(text: String, line: Int, column: Int, hint: String) {
    check(text, line, column, "text follows the closing quote", hint)
  }

  @Test("A comma behind a value is told to be removed", arguments: [",", ";"])
  func marks(mark: String) {
    check("Label: \"a\"\(mark)\nfont: body\n", 1, 11, "a '\(mark)' follows the value", "remove it")
  }

  @Test("A list below a component that has a text is told at the component")
  func lists() {
    check(
      "Section: A\n  - Label: b\n", 1, 1, "'Section' has a text, and a list below it",
      "write 'Section:' alone")
    check(
      "List:\n  - Section: A\n    # b\n    - Label: b\n", 2, 5,
      "'Section' has a text, and a list below it", "'children:'")
  }

  @Test(
    "So is one that YAML takes for more of the text, and a text in quotes may have such lines",
    arguments: ["Edit", "تحرير", "עריכה", "संपादन", "編集"])
  func listInText(title: String) throws {
    check(
      "Menu: \(title)\n  - Copy\n  - Paste\n", 1, 1, "'Menu' has a text, and a list below it",
      "'title: \(title)' and 'items:' with the list; put all of it into quotes")
    check(
      "VStack:\n  - Label: \(title)\n\n      - a\n", 2, 5,
      "'Label' has a text, and a list below it", "into quotes")
    for text in [
      "Label: \"\(title)\n  - Copy\"\n", "Label: '\(title)\n  - Copy'\n",
      "Label: |\n  \(title)\n  - Copy\n",
      "Label: >-\n  \(title)\n  - Copy\n", "Label: \(title)\n  -Copy\n  and - so - on\n",
    ] {
      #expect(throws: Never.self, "\(text)") { try YAMLReader.read(Array(text.utf8), file: nil) }
    }
  }

  @Test("An item that is not below the ones before it is no list of one of them")
  func indentation() {
    check(
      "VStack:\n  - Label: a\n   - Label: b\n", 3, 4,
      "this line does not fit the ones before it", "indentation")
  }

  @Test("Two components of one kind beside one another are told to be a list")
  func twice() {
    check(
      "VStack:\n  Label: a\n  Label: b\n", 3, 3,
      "the key 'Label' occurs twice; the first is in line 2, column 3", "put '- ' before each")
    check("a: 1\na: 2\n", 2, 1, "the key 'a' occurs twice; the first is in line 1, column 1", "one")
  }

  @Test("In brackets and braces a text goes on in the next line, whatever that begins with")
  func flow() {
    for text in [
      "VStack: [{Label: one\n  - two}]\n", "VStack: [{Label: واحد\n  - two}]\n",
      "- HStack: [Label: a, {Label: 一\n - c}]\n", "a: {b: c\n  - d}\nLabel: x\n",
    ] {
      #expect(throws: Never.self, "\(text)") { try YAMLReader.read(Array(text.utf8), file: nil) }
    }
    #expect(throws: (any Error).self) {
      try YAMLReader.read(Array("a: {b: [c]}\nVStack: x\n  - Label: a\n".utf8), file: nil)
    }
  }

  @Test("A comma that is missing between texts in quotes is no such mistake")
  func commas() {
    check("a: [\"b\" \"c\"]\n", 1, 9, "expected ',' or ']'", "of line 1")
  }
}
