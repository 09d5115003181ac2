import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Reading YAML and JSON")
struct YAMLReaderTests {
  @Test func scalarsStayTextWithTheirPlaces() throws {
    let root = try YAMLReader.read("time: 9:41\non: 'yes'\nlist: [1e3, ~, \"a\\tb\"]\nempty:\n")
    let entries = try #require(root.map)
    #expect(entries.map(\.key) == ["time", "on", "list", "empty"])
    #expect(entries[0].value.scalar == "9:41")
    #expect(entries[0].value.location == SourceLocation(line: 1, column: 7))
    #expect(entries[1].location == SourceLocation(line: 2, column: 1))
    #expect(entries[1].value.scalar == "yes")
    #expect(entries[2].value.list?.map(\.scalar) == ["1e3", "~", "a\tb"])
    #expect(entries[3].value.scalar == "")
  }

  @Test func columnsCountCharacters() throws {
    // The flag is two scalars, the é one or two.
    let root = try YAMLReader.read("{🇫🇷: é, e\u{301}: b}")
    let entries = try #require(root.map)
    #expect(entries[0].value.location.column == 5)
    #expect(entries[1].location.column == 8)
    #expect(entries[1].value.location.column == 11)
  }

  @Test func aliasesAndMergeKeys() throws {
    let text = """
      base: &base {size: large, style: gray}
      one: *base
      two:
        <<: *base
        style: filled
      text: 5 * 3 and *stars*
      quoted: "*base"
      """
    let entries = try #require(try YAMLReader.read(text).map)
    #expect(entries[1].value == entries[0].value)
    let two = try #require(entries[2].value.map)
    #expect(two.map(\.key) == ["style", "size"])
    #expect(two.map(\.value.scalar) == ["filled", "large"])
    #expect(entries[3].value.scalar == "5 * 3 and *stars*")
    #expect(entries[4].value.scalar == "*base")
  }

  @Test func blockTexts() throws {
    let root = try YAMLReader.read("a: |\n  one *\n  two\nb: >\n  x\n  y\n")
    #expect(root.map?.map(\.value.scalar) == ["one *\ntwo\n", "x y\n"])
  }

  @Test func jsonEscapes() throws {
    let text = "{\n\t\"a\": \"\\ud83d\\ude00 \\/ \\u00e9\",\n\t\"b\": [1.5, true, null, \"\"]}"
    let entries = try #require(try YAMLReader.read(text).map)
    #expect(entries[0].value.scalar == "😀 / é")
    #expect(entries[1].location == SourceLocation(line: 3, column: 2))
    #expect(entries[1].value.list?.map(\.scalar) == ["1.5", "true", "", ""])
  }

  @Test func yamlInBracesIsNoJSON() throws {
    #expect(try YAMLReader.read("{platform: ios, on: [a, b]}").map?.count == 2)
    #expect(try YAMLReader.read("[a, b]").list?.count == 2)
  }

  @Test func aByteOrderMarkAndWindowsLinesAreFine() throws {
    let root = try YAMLReader.read([0xEF, 0xBB, 0xBF] + Array("a: 1\r\nb: 2\r\n".utf8))
    #expect(root.map?.map(\.value.scalar) == ["1", "2"])
    #expect(root.map?[1].location == SourceLocation(line: 2, column: 1))
  }
}

@Suite("Errors of YAML and JSON")
struct YAMLErrorTests {
  private func error(_ text: String) -> Diagnostic? { error(Array(text.utf8)) }

  private func error(_ bytes: [UInt8]) -> Diagnostic? {
    do {
      _ = try YAMLReader.read(bytes, file: "a.yaml")
      return nil
    } catch let error as DiagnosticError {
      return error.diagnostics.first
    } catch {
      return nil
    }
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", 3, 1, "the key 'a' occurs twice; the first is in line 1, column 1"),
    ("x:\n  \"k\": 1\n  k: 2\n", 3, 3, "the key 'k' occurs twice; the first is in line 2"),
    ("{\"a\": 1, \"a\": 2}", 1, 10, "the key 'a' occurs twice; the first is in line 1, column 2"),
    ("a: 1\n---\nb: 2\n", 2, 1, "a second document starts here"),
    ("a:\n\tb: 1\n", 2, 1, "there is a tab where YAML allows only spaces"),
    ("Label: Note: x\n", 1, 12, "this ':' cannot end a key"),
    ("a: @x\n", 1, 4, "a value cannot start with '@'"),
    ("a: \"x\n", 1, 4, "the text in quotes never ends"),
    ("a: *nowhere\n", 1, 4, "the alias '*nowhere' has no anchor before it"),
    ("a: *x y\n", 1, 4, "the alias '*x y' has no anchor before it"),
    ("é: **x** y # z\n", 1, 4, "the alias '**x** y' has no anchor before it"),
    ("a: 1\n\"\\u0061\": 2\n", 2, 1, "the key 'a' occurs twice; the first is in line 1"),
    ("a: &x 1\n*x : 2\n", 2, 1, "the alias '*x' cannot be a key"),
    ("? [a]\n: b\n", 1, 3, "a key must be text"),
    ("a: &x 1\n<<: *x\n", 2, 5, "'<<' merges maps"),
    ("{\"a\": 1,, \"b\": 2}", 1, 9, ""), ("[1, 2", 1, 6, "the '[' of line 1"),
    ("{\"a\": \"\\ud83d\"}", 1, 14, "half of a surrogate pair is alone"),
    ("a: 1\n b: 2\n", 2, 3, ""),
  ])
  func places(text: String, line: Int, column: Int, message: String) {
    let found = error(text)
    #expect(found?.location == SourceLocation(line: line, column: column), "\(found as Any)")
    #expect(found?.message.hasPrefix(message) == true, "\(found as Any)")
    #expect(found?.file == "a.yaml")
  }

  @Test(
    "What few people write by hand is told in words of ours, and says what to do",
    arguments: [
      ("a: \"\\ud800\"\n", 1, 7, "this escape names no character", "write the character itself"),
      ("a: \"\\x1\"\n", 1, 7, "an escape has too few hexadecimal digits", "two of them after"),
      ("a: [b,,c]\n", 1, 7, "a value is missing here", "write one"),
      ("a: [\n", 2, 1, "the '[' of line 1 is not closed", "add the closing ']'"),
      ("a: {b: [c,\n  d\n # e\n", 4, 1, "the '[' of line 1 is not closed", "closing ']'"),
      ("a: {b: [c],\n", 2, 1, "the '{' of line 1 is not closed", "add the closing '}'"),
      ("a:\n- {b\n", 3, 1, "the '{' of line 2 is not closed", "add the closing '}'"),
      ("a: [b c: d\ne: f]\n", 2, 2, "expected ',' or ']'", "line 1, column 4"),
      ("a: {b: ${c.d}}\n", 1, 8, "'${c.d}' is without quotes", "in quotes: \"${c.d}\""),
      ("a:\n- [é, Hi ${c}]\n", 2, 10, "'${c}' is without quotes", "in quotes: \"${c}\""),
      ("a: [b $ {c}]\n", 1, 9, "expected ',' or ']'", "line 1, column 4"),
      ("a: \"b\nc: \"d\"\n", 2, 5, "the quote of line 1 is not closed", "closing quote"),
      ("a: [b: 'c,\n  d: 'e']\n", 2, 7, "the quote of line 1 is not closed", "closing quote"),
      ("a: \"b\n---\nc\"\n", 2, 1, "the text in quotes has a line", "indent the line"),
      ("a: & b\n", 1, 4, "a value cannot start with '&'", "quotes"),
      ("a: !<x b\n", 1, 4, "a value cannot start with '!'", "quotes"),
      ("a: !x!y b\n", 1, 4, "a value cannot start with '!'", "quotes"),
      ("a: |x\n  b\n", 1, 5, "there is something after the '|' or '>'", "the lines below"),
      ("%FOO\n---\na: b\n", 1, 1, "this line begins with '%'", "remove the line"),
      ("%YAML 3.0\n---\na: b\n", 1, 1, "this line begins with '%'", "remove the line"),
    ])
  func rareMistakes(text: String, line: Int, column: Int, message: String, hint: String) {
    let found = error(text)
    #expect(found?.location == SourceLocation(line: line, column: column), "\(found as Any)")
    #expect(found?.message.hasPrefix(message) == true, "\(found as Any)")
    #expect(found?.hint?.contains(hint) == true, "\(found as Any)")
  }

  @Test(arguments: ["", "   \n\n", "# only a comment\n", "---\n", "---\n...\n"])
  func emptyTexts(text: String) {
    #expect(error(text)?.message.hasPrefix("the file is empty: ") == true)
  }

  @Test func binaryTexts() {
    #expect(error([0x61, 0x3A, 0x20, 0x00])?.message.contains("NUL byte at byte 3") == true)
    let invalid = error([0x61, 0x3A, 0x0A, 0x20, 0xC3, 0x28])
    #expect(invalid?.message == "the text is not UTF-8: byte 4 is 0xC3")
    #expect(invalid?.location == SourceLocation(line: 2, column: 2))
    #expect(error([0xFF, 0xFE, 0x61, 0x00])?.message == "the text is in UTF-16")
    #expect(error([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])?.message == "the text is in UTF-32")
    #expect(error([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61])?.message == "the text is in UTF-32")
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A])?.message.contains("0x1A") == true)
  }

  @Test func messagesHaveNoControlCharacters() {
    for text in ["a: \u{9B}x", "\u{85}a: [\u{202E}", "a: \u{FFFE}"] {
      let found = error(text)
      let all = (found?.message ?? "") + (found?.hint ?? "")
      #expect(!all.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test(
    "Empty maps and lists of JSON beside one another are no deeper than one",
    arguments: ["{}", "[]"])
  func emptyNeighbours(_ empty: String) throws {
    let text =
      "[" + Array(repeating: empty, count: Limits.nesting + 1).joined(separator: ", ") + "]"
    #expect(try YAMLReader.readJSON(Array(text.utf8)).list?.count == Limits.nesting + 1)
  }
}
