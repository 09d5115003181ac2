import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Values that are right by themselves and wrong beside others, told at their own place.
@Suite("What is out of bounds")
struct BoundTests {
  /// What is told of a spec when it is drawn, with its place.
  private func told(_ spec: String) -> [String] {
    let found: [Diagnostic]
    do {
      let document = try read(spec)
      found = try lowered(document).warnings
    } catch {
      found = (error as? DiagnosticError)?.diagnostics ?? []
    }
    return found.map { finding in
      let place = finding.location.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(finding.severity) \(finding.message)"
    }
  }

  @Test(
    "The component that people wrote is named, at the key that is wrong",
    arguments: [
      (
        "NumberField: N\nvalue: 50\nrange: 1...10\n",
        "2:8 error 'value' is 50; the number field goes from 1 to 10"
      ),
      (
        "NumberField: N\nvalue: 0\nrange: 1...10\nshowsStepper: false\n",
        "2:8 error 'value' is 0; the number field goes from 1 to 10"
      ),
      (
        "SearchField: S\nscopes: [a, b]\nselectedScope: 4\n",
        "3:16 error 'selectedScope' is 4; there is no such scope"
      ),
      (
        "SearchField: S\nselectedScope: 1\n",
        "2:16 warning 'selectedScope' changes nothing: there are no 'scopes'"
      ),
    ])
  func places(spec: String, message: String) {
    #expect(told(spec) == [message])
  }

  @Test(
    "What there is no room for, or no letter, is told",
    arguments: [
      (
        "TextField: A\ntext: abc\nfocused: true\ncaret: 77\n",
        "4:8 error 'caret' is 77; the text has 3 characters"
      ),
      ("TextEditor: abc\nfocused: true\ncaret: 3\n", nil),
      (
        "SecureField: A\nfocused: true\ncaret: 1\n",
        "3:8 error 'caret' is 1; the text has 0 characters"
      ),
      (
        "Keyboard: default\npredictions: [a, b, c, d, e]\n",
        "2:14 error a keyboard suggests at most 3 words; there are 5"
      ),
      ("Keyboard: default\npredictions: [a, b, c]\nemojiRow: [😀, ❤️, 👍🏽, 🇩🇪, 1️⃣]\n", nil),
      ("Keyboard: default\nemojiRow: [😀, abc]\n", "2:11 error 'abc' is not one emoji"),
      ("Keyboard: default\nemojiRow: [😀😀]\n", "2:11 error '😀😀' is not one emoji"),
      ("Keyboard: default\nemojiRow: [\"5\"]\n", "2:11 error '5' is not one emoji"),
      ("Keyboard: default\nemojiRow: [😀, \"\"]\n", "2:11 error 'emojiRow' has an empty text"),
      (
        "platform: watchos\nTextInputController: M\nmode: scribble\nink: quite long text\n",
        "4:6 error 'ink' must be one letter, not 'quite long text'"
      ),
      (
        "Chart:\n  values: [1, 2]\n  labels: [x]\n",
        "3:11 warning the chart has 1 label for 2 values"
      ),
      ("Chart:\n  values: [1, 2]\n  labels: [x, \"\"]\n", nil),
    ])
  func room(spec: String, message: String?) {
    #expect(told(spec) == [message].compactMap(\.self))
  }

  @Test(
    "A pad of digits has no capitals, return key, emoji and suggested words",
    arguments: [
      "shift: on", "returnKey: go", "emojiRow: [😀]", "predictions: [a]",
    ])
  func pads(key: String) {
    let name = key.prefix { $0 != ":" }
    let spec = "Keyboard: numberPad\n\(key)\n"
    #expect(
      told(spec) == [
        "2:\(name.count + 3) warning '\(name)' changes nothing: 'numberPad' has twelve keys only"
      ])
    #expect(told("platform: ipados\n" + spec).isEmpty)
  }

  @Test(
    "Letters without capitals and without a second layer say that shift changes nothing",
    arguments: ["ja", "he", "ar", "fa", "ko", "th", "hi", "el"])
  func shift(language: String) {
    let hasOthers = ["ko", "th", "hi", "el"].contains(language)
    #expect(
      told("Keyboard: default\nlocale: \(language)\nshift: on\n")
        == (hasOthers
          ? []
          : [
            "3:8 warning 'shift' changes nothing: the letters of this language have no capitals and no second layer"
          ]))
    // Addresses are typed in Latin letters, which have capitals.
    #expect(told("Keyboard: url\nlocale: \(language)\nshift: on\n").isEmpty)
  }

  @Test(
    "A reference without its end is told, where it can be nothing else",
    arguments: [
      ("${item", "1:31 error '${item' has no '}'"), ("Hi ${item", "1:31 error '${item' has no '}'"),
      ("${itm", "1:31 error '${itm' has no '}'"), ("Hi ${itm", nil), ("$${item", nil), ("${", nil),
    ])
  func unclosed(text: String, message: String?) {
    let found = told("VStack: [{repeat: [a], Label: \"\(text)\"}]\n")
    #expect(found == [message].compactMap(\.self))
  }

  @Test("A file of definitions that a list names twice is told at the second place")
  func usedTwice() {
    let files = ["a.yaml": "definitions:\n  Row: {Label: Hi}\n"]
    #expect(
      mistakes("use: [a.yaml, a.yaml]\nRow:", files: files) == [
        "spec.yaml:1:15: 'a.yaml' is given twice, first on line 1"
      ])
  }
}
