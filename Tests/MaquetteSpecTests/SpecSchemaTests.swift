import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("The JSON Schema")
struct SpecSchemaTests {
  private let schema: [String: Any]
  /// Written once for all tests.
  private static let text = Data(SpecSchema(catalogue: .standard).json.prettyText.utf8)

  init() throws {
    let value = try JSONSerialization.jsonObject(with: Self.text)
    schema = try #require(value as? [String: Any])
  }

  private var definitions: [String: [String: Any]] {
    schema["definitions"] as? [String: [String: Any]] ?? [:]
  }

  @Test("It is draft-07, and every reference leads somewhere")
  func shape() throws {
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["anyOf"] is [[String: Any]])
    var references: [String] = []
    walk(schema) { if let target = $0["$ref"] as? String { references.append(target) } }
    #expect(!references.isEmpty)
    for reference in Set(references) {
      let name = reference.replacing("#/definitions/", with: "")
      #expect(definitions[name] != nil, "\(reference)")
    }
  }

  @Test("The symbols' names, of which there are many, are there once")
  func symbolsOnce() {
    var count = 0
    walk(schema) { node in
      if (node["enum"] as? [String])?.contains("cart.badge.plus") == true { count += 1 }
    }
    #expect(count == 1)
  }

  @Test("Every keyword is used as draft-07 says")
  func keywords() {
    let types: Set = ["string", "number", "integer", "boolean", "null", "array", "object"]
    walk(schema) { node in
      if let type = node["type"] as? String { #expect(types.contains(type)) }
      if let list = node["type"] as? [String] { #expect(Set(list).isSubset(of: types)) }
      if let choices = node["enum"] as? [Any] { #expect(!choices.isEmpty) }
      if let low = node["minimum"] as? Double, let high = node["maximum"] as? Double {
        #expect(low <= high)
      }
    }
  }

  /// Visits every subschema; the names of properties are not keywords.
  private func walk(_ node: [String: Any], _ visit: ([String: Any]) -> Void) {
    visit(node)
    for key in ["properties", "definitions"] {
      for child in (node[key] as? [String: [String: Any]] ?? [:]).values { walk(child, visit) }
    }
    for key in ["anyOf", "allOf"] {
      for child in node[key] as? [[String: Any]] ?? [] { walk(child, visit) }
    }
    if let items = node["items"] as? [String: Any] { walk(items, visit) }
  }

  @Test("Every list says what stands in it, but for what is repeated, which is data")
  func lists() throws {
    walk(schema) { node in
      guard node["type"] as? String == "array", node["items"] == nil else { return }
      Issue.record("a list of anything: \(node)")
    }
  }

  @Test("It knows every component, every key and every other name for one")
  func complete() throws {
    let forms = try #require(schema["anyOf"] as? [[String: Any]])
    var top: [String: Any] = [:]
    for form in forms {
      top.merge(form["properties"] as? [String: Any] ?? [:]) { first, _ in first }
    }
    for component in Catalogue.standard.schemas {
      for name in [component.name] + component.aliases { #expect(top[name] != nil, "\(name)") }
      let long = definitions[component.name]?["properties"] as? [String: Any] ?? [:]
      for info in component.properties + CommonProperties.infos {
        for name in info.allNames { #expect(long[name] != nil, "\(component.name).\(name)") }
      }
    }
    for trait in EnvironmentTrait.all { #expect(top[trait.key] != nil, "\(trait.key)") }
    for key in ["width", "height", "background", "title", "theme", "view"] {
      #expect(top[key] != nil, "\(key)")
    }
  }

  @Test("The background of a component says that it takes materials")
  func materials() throws {
    let info = try #require(CommonProperties.infos.first { $0.name == "background" })
    #expect(info.summary.contains("thinMaterial"))
  }

  @Test("Defaults are of their key's own type")
  func defaults() throws {
    let label = definitions["Label"]?["properties"] as? [String: [String: Any]] ?? [:]
    #expect(label["numberOfLines"]?["default"] as? Int == 1)
    #expect(label["alignment"]?["default"] as? String == "natural")
    let screen = definitions["Screen"]?["properties"] as? [String: [String: Any]] ?? [:]
    #expect(screen["scrolls"]?["default"] as? Bool == false)
  }

  @Test("Specs that are right are valid")
  func valid() throws {
    var specs = Catalogue.standard.schemas.flatMap(\.examples).map(\.spec)
    specs += [DesignExamplesTests.cart, DesignExamplesTests.signIn]
    // The README's: each is also what it says it is to the decoder.
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for name in ["signin", "add-to-cart", "buttons", "workout"] {
      let file = checkout.appending(path: "Examples/\(name).yaml")
      let spec = try String(contentsOf: file, encoding: .utf8)
      #expect(errors(spec).isEmpty, "\(name)")
      specs.append(spec)
    }
    let validator = SchemaValidator(schema: schema)
    specs += [
      "Button: Hi\nstyle: borderedProminent", "VStack: [Spacer, {Image: cart}]",
      "- Label: a\n- Label: b", "textSize: AX3\nText: a", "VStack: [Label: a]\npadding: true",
      "definitions: {Card: {parameters: [t], Label: '${t}'}}\nCard: Hi",
      "definitions: {Card: {Label: Hi}}\nview: {VStack: [Card, {Card: , width: 80}]}",
      "VStack: [{repeat: [a, b], Label: '${item}'}, {repeat: {over: 3, as: n}, Label: '${n}'}]",
      "VStack: [{when: {platform: [ios, macos], textSize: large}, Label: a}]",
      "Label: a\nwhen: {appearance: dark}",
      "Label: {text: }",
      "Label: {text: a, color: '#0AF8'}", "Label: {text: a, color: secondaryLabel}",
      "device: IPHONE15pro\nLabel: a", "device: iPad Pro 12.9-inch\nLabel: a",
      "now: '2024-02-29T23:59:59.5+05:30'\nLabel: a", "DatePicker: {selection: '9:41'}",
      "VStack: [{repeat: [red, blue], Label: a, color: '${item}'}]",
      // What the decoder takes besides what editors offer.
      "Label: a\nalignment: LEADING", "Toggle: {isOn: Yes}", "VStack: {spacing: '8'}",
      "SearchField: {tokens: one, caret: '0'}",
      "locale: ar-EG-u-nu-latn\nLabel: a", "timeZone: +05:30\nLabel: a",
      "timeZone: -5\nLabel: a", "Label: {text: a, font: Title2 Bold italic}",
      "Label: {text: a, font: {fontFamily: Noto Serif, weight: 600, size: '20'}}",
      "Label: {text: a, font: 17.5 semibold}", "Picker: {options: [{Label: x}, y]}",
      "Button: {title: a, symbol: ''}", "Label: {text: a, padding: {top: 3, horizontal: 4}}",
      "definitions: {Card: {parameters: [c], Label: x, color: '${c}'}}\nCard: red",
      "definitions: {Card: {parameters: [row], Label: '${row.color}'}}\nview: [{Card: {row: {color: 5}}}]",
      "definitions: {Menu1: {view: [{systemItem: trash}]}}\nview: [{Label: x}]",
      "VStack: [{repeat: [{color: 5}], Label: '${item.color}'}]",
    ]
    for spec in specs {
      let problems = validator.problems(with: try YAMLReader.read(spec), against: schema)
      #expect(problems.isEmpty, "\(spec): \(problems)")
    }
  }

  @Test(
    "Names of colours and devices are those that there are, and days are in the calendar",
    arguments: [
      ("Label: a\ncolor: Red", "Label: a\ncolor: blurple"),
      ("Label: a\ncolor: labelColor", "Label: a\ncolor: SYSTEMBLUE"),
      ("Label: a\nbackground: regularMaterial", "Label: a\nbackground: notacolor"),
      ("Label: a\nborder: {color: gray, width: 1}", "Label: a\nborder: {color: nope, width: 1}"),
      ("tint: purple\nLabel: a", "tint: purpleish\nLabel: a"),
      ("Label: a\ncolor: grey", "Label: a\ncolor: rgb(1,2,3)"),
      ("Label: a\ncolor: systemBlue", "Label: a\ncolor: 'systemBlue '"),
      ("List: [{Label: a, listRowBackground: red}]", "List: [{Label: a, listRowBackground: nope}]"),
      ("device: iPhone 15 Pro  landscape\nLabel: a", "device: ''\nLabel: a"),
      ("Screen: {device: ''}", "device: Apple TV landscape\nLabel: a"),
      (
        "platform: IOS\ndevice: iphone 15 landscape\nLabel: a",
        "platform: macos\ndevice: iPhone 15\nLabel: a"
      ),
      (
        "device: Apple TV\nplatform: tvos\nview: [Label: a]",
        "device: iPhone 15\nplatform: ipados\nview: [Label: a]"
      ),
      (
        "VStack: [{Label: a, environment: {platform: ios, device: iPhone 15}}]",
        "VStack: [{Label: a, environment: {platform: macos, device: iPhone 15}}]"
      ),
      ("osVersion: 99\nLabel: a", "osVersion: 100\nLabel: a"),
      ("now: 2024-02-29\nLabel: a", "now: 2023-02-29\nLabel: a"),
      ("now: 2000-02-29\nLabel: a", "now: 1900-02-29\nLabel: a"),
      ("DatePicker: {minimumDate: 2025-02-28}", "DatePicker: {minimumDate: 2025-02-29}"),
    ])
  func names(good: String, bad: String) throws {
    let validator = SchemaValidator(schema: schema)
    let problems = validator.problems(with: try YAMLReader.read(good), against: schema)
    #expect(problems.isEmpty, "\(problems)")
    #expect(!validator.problems(with: try YAMLReader.read(bad), against: schema).isEmpty)
  }

  @Test(
    "Specs that are wrong are not",
    arguments: [
      "Button: {title: a, stile: plain}", "Button: {style: fild}", "width: wide\nLabel: a",
      "Label: {text: a, lineBreakStrategy: non}", "Label: {text: a, padding: [1, 2, 3]}",
      "VStack: {spacing: -1}", "appearance: dim\nLabel: a", "view: [Labl]", "scale: 9\nLabel: a",
      "Label: {numberOfLines: 1.5}", "Image: {systemName: nothing}", "Lable: Hi",
      "Label: Hi\ncolr: red", "Button: Hi\nstyle: fileld", "VStack: [{Togle: x}]",
      "VStack: [{Label: Hi, colr: red}]", "VStack: [{Label: a, Button: b}]",
      "view: {Lable: x}", "view: {Label: x}\nplatfrom: ios", "platform: ios",
      "width: 0\nLabel: a", "height: 0\nview: [Label]", "width: -1\nLabel: a",
      "definitions: 5\nLabel: a", "definitions: {card: {Label: a}}\nview: {Label: x}",
      "Label: {text: a, color: '#0A'}",
      "Label: {text: a, color: '#GGHHII'}", "background: ''\nLabel: a",
      "device: iPhone 99\nLabel: a", "now: yesterday\nLabel: a",
      "now: '2024-13-01'\nLabel: a", "now: '2024-01-01T24:00'\nLabel: a",
      "DateLabel: {date: '0000-01-01'}", "DatePicker: {selection: '25:00'}",
      "VStack: [{when: {platfrom: ios}, Label: a}]", "VStack: [{repeat: {ovr: 3}, Label: a}]",
      "locale: xx\nLabel: a", "timeZone: Mars\nLabel: a", "Label: {text: a, font: huge}",
      "Label: {text: a, font: {weight: thick}}", "Label: {text: a, padding: {above: 3}}",
      "VStack: [{Label: a, environment: {locale: xx}}]", "DateLabel: {locale: xx_YY}",
      "VStack: [{VStack: [{Label: a, environment: {device: iPhone 99}}]}]",
      "Screen: {tabBar: home}", "Screen: {navigationBar: [{Label: a}]}",
      "definitions: {Card: {Label: x, color: '#12'}}\nCard: ",
      "definitions: {Card: {Label: {text: x, color: '#12'}}}\nview: [Card]",
      "definitions: {Card: {VStack: [{Label: x, alignment: middle}]}}\nview: [{Card: }]",
      "definitions: {Card: {Label: x}}\nview: {VStack: [{Card: }, {Label: x, color: '#12'}]}",
      "VStack: [{repeat: 3, Label: a, color: '#12'}]",
    ])
  func invalid(spec: String) throws {
    let validator = SchemaValidator(schema: schema)
    #expect(!validator.problems(with: try YAMLReader.read(spec), against: schema).isEmpty)
    // A symbol's name is only looked up when the picture is laid out.
    if !spec.contains("nothing") { #expect(!errors(spec).isEmpty, "the decoder takes it") }
  }
}
