import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Keys that are a part of one key")
struct ForeignPartTests {
  @Test(
    "What to write has all of them together, and the others are told so",
    arguments: [
      ("minWidth: 20\nmaxHeight: 30", "frame: {minWidth: 20, maxHeight: 30}"),
      ("paddingTop: 4px\nmargin-left: 8pt", "padding: {top: 4, leading: 8}"),
      ("x: 3\ny: 4", "offset: [3, 4]"), ("y: 4\nx: 3", "offset: [3, 4]"),
      (
        "borderColor: '#FF0000'\nborderWidth: 2px",
        "border: {color: \"#FF0000\", width: 2}"
      ),
      ("fontSize: 17px\nfontFamily: Lato, serif", "font: {size: 17, family: Lato}"),
      ("minWidth: 20;\nmaxHeight: double.infinity", "frame: {minWidth: 20, maxHeight: infinity}"),
      ("borderWidth: thick\nborderColor: Color.red", "border: {width: 5, color: red}"),
      ("borderColor: slategray\nborderWidth: -1px", "border: {color: \"#708090\", width: …}"),
    ])
  func together(keys: String, text: String) {
    let found = errors("Label: مرحبا\n\(keys)\n")
    #expect(found.allSatisfy { $0.id == .unknownKey } && found.count > 1)
    #expect(found.first?.hint == "write '\(text)'")
    for other in found.dropFirst() {
      #expect(other.hint == "'\(text)' is to say it, too")
    }
  }

  @Test(
    "A value alone has no unit, and quotes where it needs them",
    arguments: [
      ("font-size: 12px", "write 'font: 12'"), ("fontSize: '17 pt'", "write 'font: 17'"),
      ("fontSize: 1.5em", "write 'font: …'"), ("fontSize: 120%", "write 'font: …'"),
      ("fontFamily: Noto Sans", "write 'font: {family: Noto Sans}'"),
      ("fontFamily: ヒラギノ角ゴ", "write 'font: {family: ヒラギノ角ゴ}'"),
      ("fontFamily: '[x]'", "write 'font: {family: \"[x]\"}'"),
      ("fontFamily: \"a'b\"", "write 'font: {family: …}'"),
      ("borderColor: '#0F0'", "write 'border: \"#0F0\"'"),
      ("borderColor: .red", "write 'border: red'"),
      ("maxWidth: .infinity", "write 'frame: {maxWidth: infinity}'"),
      ("maxWidth: 100%", "write 'frame: {maxWidth: infinity}'"),
      ("maxWidth: 50%", "write 'frame: {maxWidth: …}'"),
      ("minWidth: 100%", "write 'frame: {minWidth: …}'"),
      ("minHeight: .infinity", "write 'frame: {minHeight: …}'"),
      ("maxHeight: double.infinity", "write 'frame: {maxHeight: infinity}'"),
      ("maxWidth: .greatestFiniteMagnitude", "write 'frame: {maxWidth: infinity}'"),
      ("minWidth: 10px;", "write 'frame: {minWidth: 10}'"),
      ("fontSize: 0", "write 'font: …'"), ("fontSize: -3", "write 'font: …'"),
      ("size: large", "write 'font: …'"), ("size: headline", "write 'font: headline'"),
      ("borderColor: 'rgb(255,0,0)'", "write 'border: \"#FF0000\"'"),
      ("borderColor: Color.red", "write 'border: red'"),
      ("borderColor: slategray", "write 'border: \"#708090\"'"),
      ("borderWidth: thin", "write 'border: {width: 1}'"),
      ("maxWidth: none", "leave it out for none"), ("x: 3", "write 'offset: [3, 0]'"),
    ])
  func alone(key: String, hint: String) {
    let found = errors("Label: नमस्ते\n\(key)\n")
    #expect(found.map(\.hint) == [hint], "\(found)")
  }

  @Test("A key that is there already is not advised a second time")
  func there() {
    #expect(
      errors("Label: a\nframe: {width: 10}\nminHeight: 30px\n").first?.hint
        == "put it into the value of 'frame', which is there already: {minHeight: 30}")
    #expect(
      errors("Label: a\nfont: headline\nfontSize: 30\n").first?.hint
        == "'font' says it, and has a value already: leave one of them out")
  }

  @Test(
    "A key is told to go only where another key says its value already",
    arguments: [
      ("offset: [4, 5]\ny: 5px", "leave it out: 'offset' says it already"),
      ("offset: [3, 0]\ny: 4", "put it into the value of 'offset', which is there already: [3, 4]"),
      ("offset: [0, 4]\nx: 3", "put it into the value of 'offset', which is there already: [3, 4]"),
      ("font: 12\nfontSize: 12", "leave it out: 'font' says it already"),
      ("border: {color: '#F00'}\nborderColor: '#F00'", "leave it out: 'border' says it already"),
      ("frame: {maxWidth: infinity}\nmaxWidth: 100%", "leave it out: 'frame' says it already"),
      (
        "padding: {top: 4}\nmarginTop: 8",
        "'padding: {top: …}' is given twice, as 4 and 8: keep one"
      ),
      ("paddingTop: 4\nmargin-top: 4px", "leave it out: 'paddingTop' says the same"),
      ("paddingTop: 4\nmarginTop: 8", "'padding: {top: …}' is given twice, as 4 and 8: keep one"),
      ("size: 12\nfontSize: 14", "'font: {size: …}' is given twice, as 12 and 14: keep one"),
      ("fontSize: 1em\nsize: 2em", "'font: {size: …}' is given twice: keep one"),
      (
        "padding-top: 1\npadding-bottom: 2\npaddingTop: 3",
        "'padding: {top: …}' is given twice, as 1 and 3: keep one"
      ),
    ])
  func already(keys: String, hint: String) {
    #expect(errors("Label: Ωμέγα\n\(keys)\n").last?.hint == hint)
  }

  @Test(
    "What turns a state on or off is told in the component's words",
    arguments: [
      ("Label: a\nreadonly: true", "write 'isEnabled: false'"),
      ("Label: a\nread-only:", "write 'isEnabled: false'"),
      ("Label: a\ndisabled: false", "leave 'disabled' out; 'isEnabled: true' is the default"),
      ("TextField: a\nreadOnly: yes", "write 'state: disabled'"),
      ("RatingIndicator: 3\nreadonly: true", "write 'isEditable: false'"),
      ("RatingIndicator: 3\nisReadOnly: false", "write 'isEditable: true'"),
      ("Toggle: a\ndisabled: true", "write 'state: disabled'"),
      ("Toggle: a\nisEnabled: false", "write 'state: disabled'"),
      ("Toggle: a\neditable: true", "leave 'editable' out; 'state: normal' is the default"),
      ("Toggle: a\nisHighlighted: true", "write 'state: pressed'"),
    ])
  func states(spec: String, hint: String) {
    #expect(errors(spec).map(\.hint) == [hint])
  }

  @Test(
    "A text that is written as a value of YAML is read as the same text",
    arguments: [
      "Lato", "Noto Sans, serif", "#F00", "a: b", "a #b", "[x]", "- a", "? a", "-", "", " a", "a ",
      "a:", "'a'", "\"a\"", "*a", "&a", "!a", "%a", "@a", "|", "a\nb", "مرحبا: {نعم}", "東京，大阪",
      "हिन्दी, [भाषा]", "ไทย #1", "Ωμέγα: α", "שלום",
    ])
  func values(text: String) throws {
    let alone = try YAMLReader.read("a: \(Escape.yamlValue(text))\n")
    #expect(alone.map?.first?.value.scalar == text)
    let inside = try YAMLReader.read("a: [\(Escape.yamlValue(text, isInBrackets: true)), b]\n")
    #expect(inside.map?.first?.value.list?.map(\.scalar) == [text, "b"])
  }
}
