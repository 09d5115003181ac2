import MaquetteCore
import Testing

@testable import MaquetteSpec

/// What JSONTestSuite (github.com/nst/JSONTestSuite) says every parser must take and refuse.
@Suite("Strict JSON")
struct JSONReaderTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    "What RFC 8259 allows is read",
    arguments: [
      "[[]   ]", "[\"\"]", "[]", "[\"a\"]", "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]",
      " [1]", "[1,null,null,null,2]", "[2] ", "[123e65]", "[0e+1]", "[0e1]", "[ 4]",
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]",
      "[20e1]", "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]",
      "[123.456e78]", "[1e-2]", "[1e+2]", "[123]", "[123.456789]",
      #"{"asd":"sdf", "dfg":"fgh"}"#, #"{"asd":"sdf"}"#, "{}", #"{"":0}"#,
      #"{"foo\u0000bar": 42}"#, #"{ "min": -1.0e+28, "max": 1.0e+28 }"#,
      #"{"x":[{"id": "x"}], "id": "x"}"#, #"{"a":[]}"#, "{\n\"a\": \"b\"\n}",
      #"["\u0060\u012a\u12AB"]"#, #"["\uD801\udc37"]"#, #"["\ud83d\ude39\ud83d\udc8d"]"#,
      #"["\"\\\/\b\f\n\r\t"]"#, #"["\\u0000"]"#, #"["\""]"#, "[\"a/*b*/c/*d//e\"]", #"["\\a"]"#,
      #"["\\n"]"#, #"["\u0012"]"#, #"["\uFFFF"]"#, "[\"asd\"]", "[ \"asd\"]",
      #"["\uDBFF\uDFFF"]"#, #"["new\u00A0line"]"#, "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]",
      #"["\u0000"]"#, #"["\u002c"]"#, "[\"π\"]", "[\"\u{1BFFF}\"]", "[\"asd \"]", "\" \"",
      #"["\uD834\uDd1e"]"#, #"["\u0821"]"#, #"["\u0123"]"#, "[\"\u{2028}\"]", "[\"\u{2029}\"]",
      #"["\u0061\u30af\u30EA\u30b9"]"#, "[\"new\u{7F}line\"]", #"["\u200B"]"#,
      #"["\u2064"]"#, #"["\uFDD0"]"#, #"["\uFFFE"]"#, #"["\u0022"]"#, "[\"€𝄞\"]", "[\"a\u{7F}a\"]",
      "false", "42", "-0.1", "null", "\"asd\"", "true", "\"\"", "[\"a\"]\n", "[true]", " [] ",
    ])
  func taken(text: String) throws {
    _ = try YAMLReader.readJSON(Self.bytes(text))
    _ = try JSONValue.reading(Self.bytes(text))
  }

  @Test(
    "What RFC 8259 forbids is refused, with its place",
    arguments: [
      "[1 true]", "[a\u{E5}]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]",
      "[\"\",]", "[\"x\"", "[x", "[3[4]]", "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,",
      "[1,]", "[1,,]", "[*]", "[\"\"", "[1,", "[1,\n1\n,1", "[{}", "[fals]", "[nul]", "[tru]",
      "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]",
      "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]",
      "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]", "[2.e+3]", "[2.e-3]", "[2.e3]", "[9.e+]",
      "[Inf]", "[NaN]", "[\u{FF11}]", "[1+2]", "[0x1]", "[0x42]", "[Infinity]", "[0e+-1]",
      "[-123.123foo]", "[-Infinity]", "[-foo]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]",
      "[1.]", "[1.2a-3]", "[1.8011670033376514H-308]", "[012]", "[01]", "[1_000]", "[\u{661}]",
      "[\"x\", truth]", "{[: \"x\"}", #"{"x", null}"#, #"{"x"::"b"}"#, "{🇨🇭}", #"{"a":"a" 123}"#,
      "{key: 'value'}", #"{"a" b}"#, "{:\"b\"}", #"{"a" "b"}"#, #"{"a":"#, #"{"a""#,
      "{1:1}", "{9999E9999:1}", "{null:null,null:null}", #"{"id":0,,,,,}"#, "{'a':0}",
      #"{"id":0,}"#, #"{"a":"b"}/**/"#, #"{"a":"b"}/**//"#, #"{"a":"b"}//"#, #"{"a":"b"}/"#,
      #"{"a":"b",,"c":"d"}"#, "{a: \"b\"}", #"{"a":"a"#, "{ \"foo\" : \"bar\", \"a\" }",
      #"{"a":"b"}#"#, " ", #"["\uD800\"]"#, #"["\uD800\u"]"#, #"["\uD800\u1"]"#,
      #"["\uD800\u1x"]"#, "[é]", #"["\x00"]"#, #"["\\\"]"#, "[\"\\\t\"]", "[\"\\🌀\"]", #"["\"]"#,
      #"["\u00A"]"#, #"["\uD834\uDd"]"#, #"["\uD800\uD800\x"]"#, #"["\a"]"#, #"["\uqqqq"]"#,
      "[\\u0020\"asd\"]", "[\\n]", "\"", "['single quote']", "abc", "[\"\\", "[\"new\nline\"]",
      "[\"\t\"]", "\"\\UA66D\"", "\"\"x", "<.>", "[<null>]", "[1]x", "[1]]", "[\"asd]",
      "aå", "[True]", "1]", #"{"x": true,"#, "[][]", "]", "{}}", #"{"":"#, "[", "", "[{\"\":[{",
      "2@", "{\"a\":", "{\"", "[,", "{", "{]", "{,", "{[", "{\"a", "{'a'",
      "[\"\\{[\"\\{[\"\\{[\"\\{",
      "é", "*", #"{"a":"b"}#{}"#, "[\\u000A\"\"]", "[1", "[ false, nul", "[ true, fals",
      "[ false, tru", "{\"asd\":\"asd\"", "[\u{2060}]", "[\u{A0}]", "\u{C}[]", "// c\n[]",
      "# c\n[]",
      #"["\uD800"]"#, #"["\uDFAA"]"#, #"["\uDd1e\uD834"]"#, #"{"a":1,"a":2}"#,
    ])
  func refused(text: String) {
    #expect(throws: DiagnosticError.self) { try YAMLReader.readJSON(Self.bytes(text)) }
    #expect(throws: DiagnosticError.self) {
      try YAMLReader.read(Self.bytes(text), file: "a.json")
    }
  }

  @Test("What is no UTF-8, or has no end, is refused, and no stack overflows")
  func bytes() {
    for bytes: [UInt8] in [
      [0x5B, 0xFF, 0x5D], [0x5B, 0x22, 0xE9, 0x22, 0x5D],
      [0x5B, 0x22, 0xF0, 0x80, 0x80, 0x80, 0x22],
      [0xFF, 0xFE, 0x5B, 0x00], [0xEF, 0xBB, 0xBF], [0x5B, 0x00, 0x5D], [0x5B, 0x22, 0x1F, 0x22],
      Array(repeating: 0x5B, count: 100_000),
      Self.bytes(String(repeating: "[{\"\":", count: 50_000)),
    ] {
      #expect(throws: DiagnosticError.self) { try YAMLReader.readJSON(bytes) }
      #expect(throws: DiagnosticError.self) { try JSONValue.reading(bytes) }
    }
  }

  private func mistake(_ text: String, _ file: String = "ui/a.JSON") throws -> Diagnostic {
    let error = #expect(throws: DiagnosticError.self) {
      try YAMLReader.read(Self.bytes(text), file: file)
    }
    return try #require(error?.diagnostics.first)
  }

  @Test(
    "A mistake in a .json file has line and column, and says what JSON wants",
    arguments: [
      ("{\"Label\": \"a\",\n}", 1, 14, "comma before '}'", "remove it"),
      ("{\"Label\": \"é\" // x\n}", 1, 15, "expected ',' or '}'", "JSON has no comments"),
      ("# c\n{}", 1, 1, "expected a JSON value", "JSON has no comments"),
      ("{\n  'Label': 1}", 2, 3, "expected a key in quotes", "double quotes only"),
      ("{\"spacing\": 01}", 1, 13, "'01' is not a number of JSON", "no zeros"),
      ("{\"spacing\": NaN}", 1, 13, "expected a JSON value", "double quotes"),
      ("{\"a\": \"\\q\"}", 1, 9, "no such escape", "backslash"),
      ("{\"a\": \"\\ud800\"}", 1, 14, "surrogate", "write both halves"),
      ("{\"a\": \"\t\"}", 1, 8, "a tab", "\\t"),
      ("{\"a\": 1, \"a\": 2}", 1, 10, "'a' occurs twice", "remove one"),
      ("{} {}", 1, 4, "after the end", ".yaml"),
      ("Label: a", 1, 1, "expected a JSON value", "double quotes"),
      ("[1, 2", 1, 6, "the '[' of line 1, column 1 is not closed", "add the closing ']'"),
      ("[1 2]", 1, 4, "expected ',' or ']'", "',' before the next value"),
      ("{\n \"a\": [1, 2}\n}", 2, 12, "'}' does not close the '[' of line 2, column 7", "']'"),
      ("{\"a\": 1]", 1, 8, "']' does not close the '{' of line 1, column 1", "write '}'"),
      ("{\"a\": [1, }", 1, 11, "'}' does not close the '[' of line 1, column 7", "']'"),
      ("{\"a\": 1,", 1, 9, "the '{' of line 1, column 1 is not closed", "add the closing '}'"),
      ("{\"a\": 1}}", 1, 9, "'}' closes nothing", "add the '{'"),
      ("[]]", 1, 3, "']' closes nothing", "add the '['"),
    ])
  func places(text: String, line: Int, column: Int, message: String, hint: String) throws {
    let mistake = try mistake(text)
    #expect(mistake.location == SourceLocation(line: line, column: column), "\(mistake)")
    #expect(mistake.message.contains(message), "\(mistake)")
    #expect(mistake.hint?.contains(hint) == true, "\(mistake)")
    #expect(mistake.file == "ui/a.JSON")
  }

  @Test("A name that says nothing of JSON may have both, and JSON in it keeps its escapes")
  func either() throws {
    for file in ["a.yaml", "stdin", nil] {
      _ = try YAMLReader.read(Self.bytes("{'Label': a, # c\n}"), file: file)
      let node = try YAMLReader.read(Self.bytes(#"{"Label": "\ud83d\ude00"}"#), file: file)
      #expect(node.map?.first?.value.scalar == "😀")
    }
  }

  @Test("Numbers of other programs keep all digits, keys their order, twice where they are so")
  func foreign() throws {
    let text = #"{"b": 0.3472222222222222, "a": 1e400, "a": -0, "é": [true, null]}"#
    let value = try JSONValue.reading(Self.bytes(text))
    #expect(value.text == text)
    #expect(value["a"]?.integerValue == 0)
    #expect(value["b"]?.integerValue == nil)
  }
}
