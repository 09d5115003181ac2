import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("The JSON Schema refuses what the decoder refuses, and nothing else")
struct SchemaAgreementTests {
  private static let spec = Data(SpecSchema(catalogue: .standard).json.prettyText.utf8)
  private static let configuration = Data(ConfigurationSchema.json.prettyText.utf8)

  private func isValid(_ text: String, _ data: Data = spec) throws -> Bool {
    let value = try JSONSerialization.jsonObject(with: data)
    let schema = try #require(value as? [String: Any])
    let node = try YAMLReader.read(text)
    return SchemaValidator(schema: schema).problems(with: node, against: schema).isEmpty
  }

  @Test(
    "Values are right for both",
    arguments: [
      "direction: LeftToRight\nLabel: a", "direction: right-to-left\nLabel: a",
      "theme: IOS\nLabel: a", "theme: ios26\nLabel: a",
      "background: transparent\nLabel: a", "background: none\nLabel: a",
      "VStack: [{Label: a, background: {linearGradient: [red, {color: '#FFF', offset: 1}]}}]",
      "VStack: [{Label: a, background: {radial: [red], center: top}}]",
      "locale: en_us\nLabel: a", "locale: sr-Latn-RS\nLabel: a", "locale: es_419\nLabel: a",
      "locale: de-1996\nLabel: a", "locale: en-US-u-nu-arab-ca-buddhist\nLabel: a",
      "locale: en@calendar=buddhist;numbers=arab\nLabel: a", "locale: zh-yue\nLabel: a",
      "locale: und-x-a\nLabel: a",
      "timeZone: GMT+18:00\nLabel: a", "timeZone: '-0530'\nLabel: a", "timeZone: EST\nLabel: a",
      "timeZone: UTC-9:30\nLabel: a",
      "Sheet: {detent: {height: 44}}", "Sheet: {detent: {fraction: 0.3}}", "Sheet: {detent: LARGE}",
      "Sheet: {detent: 0.5}", "[Label: a, Spacer]", "view: [Label: a]", "view: {VStack: []}",
      "DateLabel: 2024-02-29", "DateLabel: ''", "DateLabel: ", "DateLabel: 2024-02-29T09:41:00Z",
      "DateLabel: {dateStyle: short}", "RelativeDateLabel: 2024-02-29",
      "DatePicker: {dates: [2024-02-29, 2025-01-31]}", "DatePicker: {disabledDates: 2024-02-29}",
      "UICalendarView: {decorations: [2024-02-29, {date: 2024-02-28, color: red}]}",
      "RatingIndicator: 3", "RatingIndicator: '3'", "Circle: red", "Rectangle: '#0AF'",
      "RoundedRectangle: concentric", "Keyboard: NUMBERPAD", "Spacer: 8",
      "Label: a\naspectRatio: 1.5", "Label: a\naspectRatio: 16:9", "Label: a\naspectRatio: 3/2",
      "Label: a\naspectRatio: {ratio: '.5:2', contentMode: fill}",
      "Label: a\nalignmentGuide: {leading: 20, top: firstBaseline, center: trailing}",
      "Label: a\npadding: 10000", "Label: a\npadding: true",
      "List: [{Label: a, listRowInsets: [0, 1000000]}, {Label: b, separatorInset: {leading: 8}}]",
      "Table: {columns: [A], rows: [x, {Label: a}, [{Label: b}, c], {cells: x}, {cells: {Label: a}}]}",
      "Table: {columns: [A], rows: [[], {cells: [a], rows: [[b], {children: [c]}], expanded: true}]}",
      "Table: {columns: [A], rows: [{repeat: 3, cells: [a]}, {repeat: 2, Label: b}]}",
      "OutlineGroup: [{title: a, children: [{title: b, items: [c]}, d]}]",
      "Screen: {toolbar: [Save, {title: a}, flexibleSpace, {fixedSpace: 8}, {Label: a}]}",
      "Toolbar: [{systemItem: fixedSpace, width: 20}, {barButtonSystemItem: flexibleSpace}]",
      "Toolbar: [{width: 20, barButtonSystemItem: fixedSpace}, {systemItem: fixedSpace}]",
      "Screen: {toolbar: {Toolbar: [a]}}", "Screen: {tabBar: [a, {title: b, symbol: star}]}",
      "Alert: [Save, {title: Delete, role: destructive}]", "ButtonGroup: [Save, {Button: Cancel}]",
      "DatePicker: {mode: countdown, duration: '1:30'}", "DatePicker: {duration: 86399}",
      "NavigationLink: a", "NavigationLink: {label: a}",
      "NavigationLink: {label: [{Label: a}, Spacer]}",
      "List: [{Section: {header: {Label: a}, footer: [Label: b], children: []}}, {Section: a}]",
      "NavigationBar: {title: a, principal: {Label: b}}", "Circle: {trim: [0, 0.5], stroke: red}",
    ])
  func right(spec: String) throws {
    #expect(try isValid(spec))
    #expect(errors(spec).isEmpty, "\(messages(spec))")
  }

  @Test(
    "Values are wrong for both",
    arguments: [
      "[]", "view: []", "direction: up\nLabel: a", "theme: nope\nLabel: a", "theme: ''\nLabel: a",
      "VStack: [{Label: a, background: {linearGradient: []}}]",
      "VStack: [{Label: a, background: {linearGradient: [red, '']}}]",
      "VStack: [{Label: a, background: {linearGradient: [red, {location: 0.5}]}}]",
      "VStack: [{Label: a, background: {linearGradient: [red, {color: blue, location: 2}]}}]",
      "VStack: [{Label: a, background: {linearGradient: [red], radialGradient: [red]}}]",
      "VStack: [{Label: a, background: {startPoint: top}}]",
      "locale: en_XX\nLabel: a", "locale: en@x\nLabel: a", "locale: en_\nLabel: a",
      "locale: en--US\nLabel: a", "locale: en-US-US\nLabel: a", "locale: en_US.UTF-8\nLabel: a",
      "locale: en-a\nLabel: a", "locale: en@a=b;\nLabel: a",
      "timeZone: GMT+19\nLabel: a", "timeZone: GMT+18:30\nLabel: a", "timeZone: -1900\nLabel: a",
      "timeZone: +9999\nLabel: a", "timeZone: Etc/Unknown\nLabel: a",
      "Sheet: {detent: {height: 43}}", "Sheet: {detent: {height: 2000000}}",
      "Sheet: {detent: {fraction: 1.5}}", "Sheet: {detent: {}}", "Sheet: {detent: tall}",
      "Sheet: {detent: {height: 300, fraction: 0.3}}",
      "DateLabel: 2024-02-30", "DateLabel: tomorrow", "RelativeDateLabel: 2024-02-31",
      "view: [{DateLabel: 2024-02-30}]", "DatePicker: {dates: [2024-02-30]}",
      "DatePicker: {dates: soon}", "MultiDatePicker: {dates: [2024-01-31, soon]}",
      "DatePicker: {disabledDates: [2024-13-01]}", "DatePicker: {decorations: [2024-02-30]}",
      "DatePicker: {decorations: [{date: 2024-02-30}]}",
      "definitions: {Card: {DatePicker: {dates: [2024-02-30]}}}\nview: [Card]",
      "RatingIndicator: many", "Keyboard: piano", "Spacer: -1",
      "Label: a\naspectRatio: wide", "Label: a\naspectRatio: 0:2", "Label: a\naspectRatio: 0",
      "Label: a\naspectRatio: 1:2:3", "Label: a\naspectRatio: {ratio: wide}",
      "Label: a\nalignmentGuide: {leading: middle}", "Label: a\nalignmentGuide: {leading: top}",
      "Label: a\npadding: 10001", "Label: a\npadding: -1", "Label: a\npadding: {top: -1}",
      "List: [{Label: a, listRowInsets: -1}]", "List: [{Label: a, listRowInsets: true}]",
      "List: [{Label: a, separatorInset: [0, 1000001]}]",
      "Table: {columns: [A], rows: [[{DateLabel: 2024-02-30}]]}",
      "Table: {columns: [A], rows: [{cells: [{Label: a, colr: red}]}]}",
      "Table: {columns: [A], rows: [{cells: [a], children: [[{Lable: b}]]}]}",
      "Table: {columns: [A], rows: [{cells: [a], children: [{cels: [b]}]}]}",
      "OutlineGroup: [{title: a, children: [{titl: b}]}]",
      "Screen: {toolbar: [{Label: a, colr: red}]}", "Window: {toolbar: [{titl: a}]}",
      "Label: {text: a, shadowOffset: [0, 1001]}", "Line: {from: [101, 0]}",
      "List: {contentOffset: [-1, 0], children: [Label: a]}",
      "VStack: [{Label: a, width: -1}]", "VStack: [{Label: a, frame: {maxWidth: 1000001}}]",
      "Toolbar: [{systemItem: flexibleSpace, width: 20}]", "Toolbar: [{fixedSpace: 20, width: 20}]",
      "Toolbar: [{systemItem: fixedSpace, barButtonSystemItem: fixedSpace}]",
      "Screen: {toolbar: Save}", "Toolbar: Save", "Screen: {tabBar: [{titl: a}]}",
      "ButtonGroup: [{titl: a}]", "DatePicker: {mode: countdown, duration: '1:75'}",
      "DatePicker: {duration: '24:00'}", "DatePicker: {duration: 86400}",
      "DatePicker: {duration: soon}", "DatePicker: {duration: ''}",
      "NavigationLink: {label: [x]}", "List: [{Section: {header: [{Lable: a}]}}]",
      "Circle: {trim: [0, 2]}", "Circle: {trim: all}",
    ])
  func wrong(spec: String) throws {
    #expect(try !isValid(spec))
    #expect(!errors(spec).isEmpty)
  }

  @Test(
    "Only a picture's background may be transparent",
    arguments: [
      "Label: {text: a, color: transparent}", "VStack: [{Label: a, background: transparent}]",
      "tint: transparent\nLabel: a",
      "VStack: [{Label: a, background: {linearGradient: [red, nope]}}]",
    ])
  func colors(spec: String) throws { #expect(try !isValid(spec)) }

  @Test(
    "What is looked up for a picture is refused wherever it stands",
    arguments: [
      "Table: {columns: [A], rows: [[{Label: a, color: rod}]]}",
      "Screen: {toolbar: [{Label: a, color: rod}]}", "Label: {attributedText: '^[x](color: rod)'}",
      "Table: {columns: [A], rows: [{cells: [{Label: a, color: rod}]}]}",
      "OutlineGroup: [{title: a, children: [{title: b, children: [{symbol: nothing-such}]}]}]",
    ])
  func lookups(spec: String) throws { #expect(try !isValid(spec)) }

  @Test("Every word of variants is read as its trait, and is one of the schema's")
  func variants() throws {
    for trait in VariantTrait.all {
      for word in trait.words {
        var patch = EnvironmentPatch()
        #expect(VariantTrait.apply(word, to: &patch)?.key == trait.key, "\(word)")
        #expect(try isValid("variants: [\(word), dark+\(word)]", Self.configuration))
      }
    }
    for word in ["ax5", "os18", "2.5x", "ar@numbers=latn", "lefttoright", "iphone15pro"] {
      var patch = EnvironmentPatch()
      #expect(VariantTrait.apply(word, to: &patch) != nil, "\(word)")
      #expect(try isValid("variants: \(word)", Self.configuration), "\(word)")
    }
    for word in ["os0", "5x", "0.5x", "accent-nope", "en_XX", "drak", "pseudo-ltr"] {
      var patch = EnvironmentPatch()
      #expect(VariantTrait.apply(word, to: &patch) == nil, "\(word)")
      #expect(try !isValid("variants: \(word)", Self.configuration), "\(word)")
    }
  }

  @Test("The schema of configurations has the words of variants once, and knows themes")
  func once() throws {
    let text = String(decoding: Self.configuration, as: UTF8.self)
    // A first trait, and those behind a plus.
    #expect(text.components(separatedBy: "[Rr][Ee][Dd][Uu][Cc][Ee][-]").count == 1 + 2)
    #expect(text.components(separatedBy: "\"#/definitions/variants\"").count > 3)
    #expect(try isValid("theme: Brand.YAML", Self.configuration))
    #expect(try !isValid("theme: nope", Self.configuration))
  }
}
