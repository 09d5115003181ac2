import MaquetteComponents
import MaquetteCore

extension SpecSchema {
  /// What a key of a type takes.
  func type(_ type: SpecType) -> [(String, JSONValue)] {
    type.nestedName.map { [reference(to: $0)] } ?? form(of: type)
  }

  /// What a type takes, though a list that has a name is written out.
  func form(of type: SpecType) -> [(String, JSONValue)] {
    switch type {
    case .text: scalar
    case .number(let range): either([.object(number(range)), reference("numberText")])
    case .integer(let range): either([.object(integer(range)), reference("integerText")])
    case .boolean: [reference(to: "boolean")]
    case .choice(let words, let synonyms): choice(words + synonyms.keys.sorted())
    case .choices(let words, let synonyms): oneOrMore(choice(words + synonyms.keys.sorted()))
    case .color: [reference(to: "color")]
    case .background:
      either([reference("color"), .object([("enum", strings(Canvas.Background.noneWords))])])
    case .moment: ValueForms.text("(\(ValueForms.moment)|\(ValueForms.parameter))")
    case .moments: oneOrMore(self.type(.moment))
    case .ratio: ratio
    case .momentOrTime:
      [
        // Programs that read YAML as it was in 2005 take 9:41 for a number.
        ("type", strings(["string", "number"])),
        ("pattern", .string("^(\(ValueForms.moment)|\(ValueForms.time)|\(ValueForms.parameter))$")),
      ]
    case .duration(let longest):
      either([.object(integer(0...longest)), .object(ValueForms.text(ValueForms.time))])
    // A component's device may be none; that of a picture may not, which has a definition of its own.
    case .device: either([reference("device"), .object([("enum", strings([""]))])])
    case .locale: [reference(to: "locale")]
    case .timeZone: [reference(to: "timeZone")]
    case .font: [reference(to: "font")]
    case .symbol: [reference(to: "symbol")]
    case .insets(let range, let takesTrue): insets(range, takesTrue)
    case .length:
      either([
        .object(number(Limits.lengths)), .object([("enum", strings(["infinity", "full"]))]),
        reference("numberText"),
      ])
    case .icon:
      either([
        reference("symbol"), .object(imageFile), reference("component"),
        .object(self.type(.map(IconTile.schema.properties))),
      ])
    case .picture: either([reference("symbol"), .object(imageFile)])
    case .imageFile: imageFile
    case .specFile: specFile
    case .offset(let range): array(of: self.type(.number(range)), 2...2)
    case .words(let words, let synonyms): oneOrMore(choice(words + synonyms.keys.sorted()))
    case .characterRange:
      either([
        .object(ValueForms.text(" *-?[0-9]+ *\\.\\.[.<] *-?[0-9]+ *")),
        .object(array(of: self.type(.integer(0...Limits.textBytes)), 2...2)),
      ])
    case .numberRange:
      either([
        .object(ValueForms.text(".*[0-9].*\\.\\.\\..*[0-9].*")),
        .object(array(of: self.type(.number(Limits.coordinates)), 2...2)),
      ])
    case .numbers(let range): oneOrMore(self.type(.number(range)))
    case .lists(let inner, let keys):
      array(of: either([.object(self.type(inner)), .object(self.type(.map(keys)))]))
    // Colours of a gradient; a place stands beside a colour.
    case .items(let keys) where SpecSchema.isStops(type):
      array(
        of: either([
          .object(self.type(.color)),
          .object(self.type(.map(keys)) + [("required", strings([keys[0].name]))]),
        ]), 1...Limits.gradientStops)
    // A text is a list of one.
    case .items(let keys) where keys.isEmpty:
      either([.object(scalar), .object(array(of: scalar))])
    case .items(let keys):
      array(of: either([.object(scalar), .object(self.type(.map(keys)))]))
    case .either(let one, let other):
      either([.object(self.type(one)), .object(self.type(other))])
    case .underline: [reference(to: "underlineStyle")]
    case .attributedText: [reference(to: "attributedText")]
    case .menuItems: [reference(to: "menuItems")]
    case .cells: oneOrMore(either([.object(scalar), reference("component")]))
    case .nestedElements(let name): [reference(to: name)]
    case .components: either([reference("component"), reference("children")])
    case .actions: either([action, .object(listOfActions)])
    case .barItems: barItems
    case .component(let name): slot(for: name)
    case .map(let keys):
      [
        ("type", .string("object")),
        (
          "properties",
          .object(keys.flatMap { key in key.allNames.map { ($0, property(key)) } })
        ),
        ("additionalProperties", .bool(false)),
      ] + alternatives(in: keys) + rules(of: keys)
    }
  }

  /// Keys of which a map has exactly one: the kinds of gradients, the measures of a detent.
  private func alternatives(in keys: [PropertyInfo]) -> [(String, JSONValue)] {
    var those = keys.filter { SpecSchema.isStops($0.type) }
    if case .either(_, .either(_, .map(let own))) = Sheet.Detent.specType(range: 0...1), own == keys
    {
      those = keys
    }
    guard !those.isEmpty else { return [] }
    let names = those.flatMap(\.allNames)
    return [("oneOf", .array(names.map { .object([("required", strings([$0]))]) }))]
  }

  /// Whether a type is that of the colours of a gradient.
  package static func isStops(_ type: SpecType) -> Bool {
    if case .items(let keys) = type { keys.first?.type == .color } else { false }
  }

  /// The text that may stand behind a component's name: nothing, or what the key takes that it sets,
  /// though no list and no map. `nil` where no text may stand.
  func title(of schema: ComponentSchema) -> JSONValue? {
    guard let info = schema.properties.first(where: { $0.name == schema.titleKey }) else {
      return nil
    }
    switch info.type {
    case .text, .textOrComponents: return .object(scalar)
    default:
      let value = [JSONValue.object(scalar), .object(type(info.type))]
      return .object(
        either([.object([("enum", strings([""]))]), .object([("allOf", .array(value))])]))
    }
  }

  /// The key that has what a picture shows.
  func view(_ info: PropertyInfo) -> JSONValue {
    .object(
      [("description", .string(info.summary))] + either([reference("component"), someChildren]))
  }

  /// Several components: a picture of none is refused.
  var someChildren: JSONValue {
    .object([("allOf", .array([reference("children"), .object([("minItems", .integer(1))])]))])
  }

  /// A text, which a file may write as anything that is no list and no map.
  var scalar: [(String, JSONValue)] { [reference(to: "text")] }

  /// Values that components and traits of the environment have, by which the latter are referred to in a
  /// configuration's schema, too.
  var valueDefinitions: [(String, JSONValue)] {
    [
      ("color", color), ("device", SpecSchema.device),
      (SpecSchema.platformRule, SpecSchema.deviceOfPlatform), ("locale", SpecSchema.locale),
      ("timeZone", SpecSchema.timeZone),
    ] + scalarDefinitions
  }

  /// What many types are made of, by its names.
  private var scalarDefinitions: [(String, JSONValue)] {
    [
      ("text", .object([("type", strings(["string", "number", "boolean", "null"]))])),
      ("numberText", .object(ValueForms.numberText)),
      ("integerText", .object(ValueForms.integerText)),
      (
        "boolean",
        .object(
          either([.object([("type", .string("boolean"))]), .object(ValueForms.yesOrNo)]))
      ),
    ]
  }

  /// One of several types. What is only one of several itself is not written as a list in a list.
  func either(_ types: [JSONValue]) -> [(String, JSONValue)] {
    let parts = types.flatMap { type -> [JSONValue] in
      guard case .object(let pairs) = type, pairs.count == 1, pairs[0].0 == "anyOf",
        case .array(let parts) = pairs[0].1
      else { return [type] }
      return parts
    }
    return [("anyOf", .array(parts))]
  }

  private func number(_ range: ClosedRange<Double>) -> [(String, JSONValue)] {
    [
      ("type", .string("number")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ]
  }

  /// The width or the height of a picture, which is not 0.
  var pictureLength: [(String, JSONValue)] {
    either([
      .object([
        ("type", .string("number")), ("exclusiveMinimum", .integer(0)),
        ("maximum", .number(Limits.coordinate)),
      ]), reference("numberText"),
    ])
  }

  private func integer(_ range: ClosedRange<Int>) -> [(String, JSONValue)] {
    [
      ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
      ("maximum", .integer(range.upperBound)),
    ]
  }

  /// Words, of which an editor offers those that there are; upper and lower case are the same.
  private func choice(_ words: [String]) -> [(String, JSONValue)] {
    let forms = words.map(ValueForms.anyCase).joined(separator: "|")
    return either([
      .object([("enum", enumeration(words))]), .object(ValueForms.text("(\(forms))")),
    ])
  }

  private func oneOrMore(_ type: [(String, JSONValue)]) -> [(String, JSONValue)] {
    either([.object(type), .object(array(of: type))])
  }

  private func array(
    of type: [(String, JSONValue)], _ count: ClosedRange<Int>? = nil
  ) -> [(String, JSONValue)] {
    let bounds = count.map {
      [("minItems", JSONValue.integer($0.lowerBound)), ("maxItems", .integer($0.upperBound))]
    }
    return [("type", .string("array")), ("items", .object(type))] + (bounds ?? [])
  }

  /// One number, two or four, the edges by their names, or the platform's own.
  private func insets(_ range: ClosedRange<Double>, _ takesTrue: Bool) -> [(String, JSONValue)] {
    let number = type(.number(range))
    let own = JSONValue.object([("enum", .array([.bool(true), .string("true")]))])
    return either(
      [.object(number)] + (takesTrue ? [own] : []) + [
        .object(array(of: number, 1...2)), .object(array(of: number, 4...4)),
        .object(type(.map(EdgeInsets.infos(range)))),
      ])
  }

  /// A number, or two with `:` or `/` between them. Programs that read YAML as it was in 2005 take 16:9
  /// for a number above all that are taken.
  private var ratio: [(String, JSONValue)] {
    let least = AspectRatioValue.ratios.lowerBound
    return either([
      .object([("type", .string("number")), ("minimum", .number(least))]),
      .object(ValueForms.text("\(ValueForms.ratio)|\(ValueForms.parameter)")),
    ])
  }
}
