import MaquetteCore
import Testing

@Suite("JSON")
struct JSONValueTests {
  @Test(
    "Quotes, backslashes and line breaks are escaped",
    arguments: [
      ("\"", "\"\\\"\""), ("\\", "\"\\\\\""), ("a\nb", "\"a\\nb\""), ("a\r\tb", "\"a\\r\\tb\""),
      ("/", "\"/\""), ("é 字 👍🏽", "\"é 字 👍🏽\""),
    ])
  func strings(text: String, json: String) {
    #expect(JSONValue.string(text).text == json)
  }

  @Test(
    "Characters that a terminal obeys, or that end a line, are escaped",
    arguments: [
      ("\0", "\\u0000"), ("\u{1B}[31m", "\\u001b[31m"), ("\u{7F}", "\\u007f"),
      ("\u{9B}", "\\u009b"),
      ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"), ("\u{85}", "\\u0085"),
    ])
  func controls(text: String, json: String) {
    #expect(JSONValue.string(text).text == "\"\(json)\"")
  }

  @Test("Keys are escaped as values are")
  func keys() {
    #expect(JSONValue.object([("a\"\u{1B}", .null)]).text == "{\"a\\\"\\u001b\": null}")
  }

  @Test(
    "Numbers have at most six decimals and no infinity",
    arguments: [
      (1.0, "1"), (0.5, "0.5"), (1.0 / 3, "0.333333"), (.nan, "null"), (.infinity, "null"),
      (-0.0, "0"), (1e300, "1e+300"),
    ])
  func numbers(number: Double, json: String) {
    #expect(JSONValue.number(number).text == json)
  }

  @Test("Keys keep their order")
  func order() {
    let value = JSONValue.object([("z", .integer(1)), ("a", .bool(true)), ("m", .array([]))])
    #expect(value.text == "{\"z\": 1, \"a\": true, \"m\": []}")
  }

  @Test("Short lists stay on a line, others are indented by two")
  func pretty() {
    let value = JSONValue.object([
      ("flat", .array([.integer(1), .integer(2)])),
      ("deep", .array([.object([("a", .array([.array([.null])]))])])),
      ("empty", .object([])),
    ])
    #expect(
      value.prettyText == """
        {
          "flat": [1, 2],
          "deep": [
            {
              "a": [
                [null]
              ]
            }
          ],
          "empty": {}
        }

        """)
  }

  @Test("Equal means the same text")
  func equality() {
    #expect(JSONValue.number(1) == .integer(1))
    #expect(JSONValue.object([("a", .null)]) != .object([("b", .null)]))
  }
}
