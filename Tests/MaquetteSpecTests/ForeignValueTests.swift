import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Values of CSS, SwiftUI and UIKit")
struct ForeignValueTests {
  @Test(
    "A colour is told by its digits, with all of its parts",
    arguments: [
      ("rgb(255,0,0);", "#FF0000"), ("Color(hex: '11223344')", "#11223344"),
      ("rgba(0, 0, 255, 50%)", "#0000FF80"), ("rgb(0 0 255 / 50%)", "#0000FF80"),
      ("rgb(100%, 0%, 50%)", "#FF0080"), ("0xFF2196F3", "#2196F3"), ("0x802196F3", "#2196F380"),
      ("0x2196F3", "#2196F3"), ("FF8800CC", "#FF8800CC"), ("Color(0xFF2196F3)", "#2196F3"),
      ("Color(hex: '#FF8800')", "#FF8800"), ("Color(hex: 'FF8801')", "#FF8801"),
      ("slategray", "#708090"), ("SlateGrey", "#708090"),
      ("rebeccapurple", "#663399"), ("peru", "#CD853F"), ("darkgrey", "#A9A9A9"),
      ("Color(red: 1, green: 0.5, blue: 0)", "#FF8000"),
      ("UIColor(red: 51/255.0, green: 0.4, blue: 0.6, alpha: 0.5)", "#33669980"),
      ("Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 0.5)", "#00FF0080"),
    ])
  func colors(written: String, hex: String) throws {
    let found = errors("VStack: [{Label: 東京, color: \"\(written)\"}, {Label: a, opacity: x}]")
    let color = try #require(found.first { $0.id == .unknownColor })
    #expect(color.hint?.hasPrefix("write \"\(hex)\"") == true, "\(color.hint ?? "-")")
  }

  @Test(
    "What is no colour is told no wrong one",
    arguments: [
      "rgb(a, 0, 0, 255)", "rgb(0, 0)", "rgba(0, 0, 0, 2)", "Color(red: x, green: 0, blue: 0)",
      "Color(red: 1/0, green: 0, blue: 0)", "0xFFF", "16711680",
      "مرحبا", "สีแดง", "красный", "紅色", "लाल",
    ])
  func others(written: String) throws {
    let found = errors("VStack: [{Label: a, color: \"\(written)\"}, {Label: a, opacity: x}]")
    let color = try #require(found.first { $0.id == .unknownColor })
    #expect(color.hint?.contains("write \"#") == false, "\(color.hint ?? "-")")
  }

  @Test(
    "A list of parts is told as a colour, whether they go to 1 or to 255",
    arguments: [
      ("[1, 0, 0]", "#FF0000"), ("[0.2, 0.4, 0.6, 0.5]", "#33669980"), ("[255, 0, 0]", "#FF0000"),
      ("[255, 0, 0, 128]", "#FF000080"), ("[255, 0, 0, 50%]", nil), ("[a, 255, 0, 0]", nil),
      ("[1, 2]", nil),
    ])
  func lists(list: String, hex: String?) {
    let hint = errors("Label: a\ncolor: \(list)\n").first?.hint
    if list.contains("%") {
      #expect(hint?.hasPrefix("write \"#FF0000") == true, "\(hint ?? "-")")
    } else {
      #expect(hint?.prefix(16) == hex.map { "write \"\($0)\", with it".prefix(16) })
    }
  }

  @Test(
    "A border of CSS is told as a map",
    arguments: [
      ("1px solid red", "write {width: 1, color: red}"),
      ("red solid 2pt", "write {width: 2, color: red}"),
      ("thin dashed blue", "write {width: 1, color: blue, dash: [4, 2]}"),
      ("'2px dotted #0f0'", "write {width: 2, color: \"#0f0\", dash: [0, 4], cap: round}"),
      ("1px solid rgb(255, 0, 0)", "write {width: 1, color: \"#FF0000\"}"),
      ("solid red", "write {color: red}"), ("1px solid #F00", "write {width: 1, color: \"#…\"}"),
      ("1", "write {width: 1}"), ("1px solid red;", "write {width: 1, color: red}"),
      ("1px solid Color.red", "write {width: 1, color: red}"),
      (
        "dotted 0.5px slategray",
        "write {width: 0.5, color: \"#708090\", dash: [0, 1], cap: round}"
      ),
      ("1px solid bleu", "write {width: 1, color: blue}"),
      ("1px solid Color.bleu", "write {width: 1, color: blue}"),
      ("1px solid Grey", "write {width: 1, color: gray}"),
      ("1px solid 123456", "write {width: 1, color: \"#123456\"}"),
      ("-1px solid red", "write {width: …, color: red}"), ("1px none red", "leave the key out"),
      ("none;", "leave the key out for none"), ("none", "leave the key out for none"),
      ("0", "leave the key out for none"),
    ])
  func borders(border: String, hint: String) {
    let found = errors("Label: שלום\nborder: \(border)\n")
    #expect(found.count == 1 && found[0].hint?.hasPrefix(hint) == true, "\(found)")
  }

  @Test(
    "A border without a colour is told none, unless it may stand in a comment",
    arguments: [
      ("solid 2pt", "write {width: 2}"), ("solid", "write {width: 1}"),
      ("'1px solid'", "write {width: 1}"),
      ("1px solid", "write {width: 1, color: \"#…\"}; without quotes, # begins a comment"),
    ])
  func bareBorders(border: String, hint: String) {
    #expect(errors("Label: 東京\nborder: \(border)\n").map(\.hint) == [hint])
  }

  @Test(
    "Of a colour that nothing is known of, and of a number, no name is told",
    arguments: [
      "notacolor", "Color.notacolor", "東京", "لون", "צבע", "रंग", "สี", "5", "2024", "١٢٣", "۱۲۳",
    ])
  func unknownColors(color: String) {
    let border = errors("Label: a\nborder: 1px solid \(color)\n")
    #expect(border.map { $0.hint?.contains("{width: 1, color: …}") } == [true], "\(border)")
    let key = errors("Label: a\nborderColor: \(color)\nborderWidth: 1\n")
    #expect(key.first?.hint?.contains("{color: …, width: 1}") == true, "\(key)")
  }

  @Test("A border that is advised is one")
  func rightBorders() throws {
    for value in [
      "{width: 1, color: blue, dash: [4, 2]}",
      "{width: 2, color: \"#0f0\", dash: [0, 4], cap: round}",
    ] { #expect(try read("Label: a\nborder: \(value)\n").warnings.isEmpty) }
  }

  @Test(
    "A percentage is a share of 1, or none of a length",
    arguments: [
      ("opacity: 1%", "write 0.01, without '%'"), ("scaleEffect: 50%", "write 0.5, without '%'"),
      ("padding: 5%", LengthValueHint.none), ("offset: [50%, 0]", LengthValueHint.none),
      ("frame: {maxWidth: 50%}", LengthValueHint.none), ("kerning: 5%", LengthValueHint.none),
      ("border: {width: 50%, color: red}", LengthValueHint.none),
      ("shadow: {y: 5%}", LengthValueHint.none), ("cornerRadius: 50%", LengthValueHint.none),
      ("numberOfLines: 50%", "write a whole number, for example 12"),
    ])
  func percentages(key: String, hint: String) {
    let found = errors("VStack:\n- Label: ไทย\n  \(key)\n")
    #expect(found.count == 1 && found[0].hint?.hasPrefix(hint) == true, "\(found)")
  }

  private enum LengthValueHint {
    static let none = "write points; there are no percentages of a length"
  }

  @Test(
    "A value up to 100 where all is 1 is told as a share, or with its range",
    arguments: [
      ("Gauge: 70", "write 'value: 0.7', or 'range: 0...100' with 'value: 70', below it"),
      ("Slider: 55", "write 'value: 0.55', or 'range: 0...100' with 'value: 55', below it"),
      ("ProgressView: 70", "write 'value: 0.7', or 'total: 100' with 'value: 70', below it"),
      ("Gauge: 70%", "write 'value: 0.7' below it"), ("Gauge: 0.7", "write 'value: 0.7' below it"),
      ("Gauge: 70\nrange: 0...100", "write 'value: 70' below it"),
      ("Gauge: 70\nmaximumValue: 100", "write 'value: 70' below it"),
      ("Stepper: 70", "write 'value: 70' below it"),
      ("Slider: 50%\nrange: 0...200", "write 'value: 100' below it"),
      ("Gauge: 150", "write 'value: …' below it"), ("Gauge: -5%", "write 'value: …' below it"),
      ("ProgressView: 5\ntotal: 10", "write 'value: 5' below it"),
    ])
  func titles(spec: String, hint: String) throws {
    let warnings = try read(spec).warnings
    #expect(warnings.map(\.id) == [.doubtful])
    #expect(warnings.first?.hint == hint + ", or put the title in quotes", "\(warnings)")
  }

  @Test(
    "A percentage is a part of the range beside it",
    arguments: [
      ("Slider: 東京\nvalue: 20%\nrange: 0...200", "write 40, without '%'"),
      ("Slider: あ\nvalue: 20%;\nrange: 0...200", "write 40, without '%;'"),
      ("Gauge: مرحبا\nvalue: 70%", "write 0.7, without '%'"),
      ("Slider: שלום\nvalue: 50%\nmaximumValue: 8", "write 4, without '%'"),
      ("ProgressView: हिन्दी\nvalue: 25%\ntotal: 10", "write 2.5, without '%'"),
      ("Gauge: ไทย\nvalue: 200%", "write a number"), ("Label: a\nblur: 50%", LengthValueHint.none),
    ])
  func parts(spec: String, hint: String) {
    let found = errors(spec)
    #expect(found.count == 1 && found[0].hint?.hasPrefix(hint) == true, "\(found)")
  }

  @Test(
    "An offset is told in points, whatever its parts are called",
    arguments: [
      ("{x: 2}", "write [2, 0]"), ("{dx: 1}", "write [1, 0]"), ("{dy: 3px}", "write [0, 3]"),
      ("{width: 2, height: 5}", "write [2, 5]"), ("3 4", "write [3, 4]"), ("7px", "write [7, 0]"),
      ("{foo: 4}", "write, for example, [10, 0]"), ("[1]", "write, for example, [10, 0]"),
      ("يمين", "write, for example, [10, 0]"),
    ])
  func offsets(value: String, hint: String) {
    #expect(errors("Label: a\noffset: \(value)\n").map(\.hint) == [hint])
  }

  @Test(
    "A mark at the end of a value is told to go",
    arguments: [
      ("Label: a\nopacity: 1;", "write 1, without ';'"),
      ("Toggle: a\nisOn: true;", "write true, without ';'"),
      ("VStack:\n  children: []\n  spacing: 12,", "write 12, without ','"),
      ("Label: a\npadding: [1; 2]", "write ',' in place of ';'"),
      ("Label: مرحبا\noffset: 3px 4px;", "write [3, 4]"),
      ("Label: 東京\nopacity: 50%;", "write 0.5, without '%;'"),
      ("Label: नमस्ते\nopacity: \"0.5;\"", "write 0.5, without ';'"),
      ("Label: ไทย\nfont: body;", "did you mean 'body'?"),
      ("Label: Γεια\nnumberOfLines: 2;", "write 2, without ';'"),
      ("Label: a\nframe: {maxWidth: infinity;}", "did you mean 'infinity'?"),
      ("Label: a\ncolor: \"#FF0000;\"", "write \"#FF0000\", without ';'"),
      ("VStack:\n  children: []\n  spacing: 12px;", "write 12, without 'px;'"),
      ("Label: a\npadding: 4px 8px;", "write [4, 8], which is [vertical, horizontal]"),
      ("Label: a\nborderColor: red;", "write 'border: red'"),
      ("Toggle: a\nisOn: 1;", "write true"),
    ])
  func marks(spec: String, hint: String) {
    #expect(errors(spec).map(\.hint) == [hint])
  }

  @Test(
    "A text may end with any mark", arguments: ["Hello;", "你好；", "नमस्ते;", "مرحبا،", "Γεια;", "a,"])
  func texts(text: String) throws {
    #expect(try read("Label: \(text)\n").warnings.isEmpty)
  }

  @Test("A reference with more than a name in it is told so")
  func references() {
    func hint(_ text: String) -> String? {
      errors("definitions: {Row: {parameters: [ab], Label: \"\(text)\"}}\nRow: x").first?.hint
    }
    #expect(hint("${a b}") == "did you mean '${ab}'?")
    #expect(hint("${1 + 1}") == "write a name alone, for example ${ab}, or $${…} for the text")
    #expect(hint("${東 京}") == "write a name alone, for example ${ab}, or $${…} for the text")
  }
}
