import Foundation
import Testing

@testable import MaquetteDocs

@Suite("JSON of other programs")
struct LooseJSONReaderTests {
  @Test(
    "Values are what they say",
    arguments: [
      ("null", LooseJSON.null), ("true", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
      ("-0", .integer(0)), ("12", .integer(12)), ("-7", .integer(-7)), ("1.0", .integer(1)),
      ("1.5", .number(1.5)), ("1e3", .integer(1000)), ("-2.5E-1", .number(-0.25)),
      ("9223372036854775807", .integer(.max)), ("\"\"", .text("")),
      ("\"a\\u00e9\\n\\\"\\\\\"", .text("aé\n\"\\")), ("\"\\ud83d\\ude00\"", .text("😀")),
      ("\"سلام 設定 ไทย 👩‍👩‍👧\"", .text("سلام 設定 ไทย 👩‍👩‍👧")), ("[]", .list([])), ("{}", .object([:])),
      (" [ 1 , [ ] ,\n{\"a\" : null}\t] ", .list([.integer(1), .list([]), .object(["a": .null])])),
    ])
  func values(text: String, value: LooseJSON) throws {
    #expect(try LooseJSON.reading(Array(text.utf8)) == value)
  }

  @Test(
    "What is no JSON is an error",
    arguments: [
      "", " ", "nul", "True", "01", "+1", "1.", ".5", "0x10", "NaN", "Infinity", "1e999", "'a'",
      "\"a", "\"a\nb\"", "\"\\x41\"", "\"\\ud83d\"", "[1,]", "[1 2]", "[", "]", "{\"a\"}",
      "{\"a\":}",
      "{a: 1}", "{\"a\": 1,}", "{\"a\": 1", "1 2", "// a\n1", "[1] x",
    ])
  func mistakes(text: String) {
    #expect(throws: (any Error).self) { try LooseJSON.reading(Array(text.utf8)) }
  }

  @Test("Bytes that are no text, and lists without end, are errors")
  func hostile() {
    #expect(throws: (any Error).self) { try LooseJSON.reading([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: (any Error).self) { try LooseJSON.reading(Array(deep.utf8)) }
  }
}
