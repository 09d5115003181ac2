import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What values look like, as regular expressions of JSON Schema.
enum ValueForms {
  /// `#0AF`, `#00AAFF`, with or without opacity.
  static let hexadecimal = "#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"
  /// `09:41` or `09:41:30`.
  static let time = "([01]?[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
  /// A day, perhaps with a time, and an offset from UTC.
  static let moment: String = {
    let fours = "(0[48]|[2468][048]|[13579][26])"
    let day =
      "(?!0000)([0-9]{4}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)"
      + "|(0[13578]|1[02])-31)|([0-9]{2}\(fours)|(00|\(fours))00)-02-29)"
    let clock = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.,][0-9]{1,9})?)?"
    return day + "([Tt ]\(clock)([Zz]|[+-](0[0-9]|1[0-8])(:?[0-5][0-9])?)?)?"
  }()
  /// `1.5`, `3:2` or `16/9`, of numbers above zero.
  static let ratio: String = {
    let number = "[+]?(?=[0.]*[1-9])([0-9]+[.]?[0-9]*|[.][0-9]+)"
    return "\(number)([:/]\(number))?"
  }()
  /// What takes its value from a parameter: `${day}`.
  static let parameter = ".*[$][{].*"

  /// A text of a form.
  static func text(_ pattern: String) -> [(String, JSONValue)] {
    [("type", .string("string")), ("pattern", .string("^(\(pattern))$"))]
  }

  /// A number in quotation marks.
  static let numberText = text("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?")
  /// A whole number in quotation marks.
  static let integerText = text("[-+]?[0-9]+")
  /// What means true or false, but for these words themselves.
  static let yesOrNo = text(booleanWords)
  /// Words that mean true or false.
  static let booleanWords =
    ["true", "false", "yes", "no", "on", "off"].map(anyCase).joined(separator: "|")

  /// A word as it is written.
  static func exactly(_ word: String) -> String {
    word.reduce(into: "") { form, letter in
      if #"^$\.*+?()[]{}|/"#.contains(letter) { form += "\\" }
      form.append(letter)
    }
  }

  /// A word in upper and lower case.
  static func anyCase(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      guard scalar.isASCII else { return String(scalar) }
      if scalar.properties.isAlphabetic {
        let letter = String(scalar)
        return "[\(letter.uppercased())\(letter.lowercased())]"
      }
      return scalar.properties.numericType == nil ? "[\(scalar)]" : String(scalar)
    }.joined()
  }
}

extension Canvas.Background {
  /// What stands for no background, where one may stand.
  static let noneWords = ["transparent", "none"]
}

extension SpecSchema {
  /// The names of colours that there are, in their order.
  var colorWords: [String] {
    Theme.builtInHeads.reduce(into: Set(colors)) { words, head in
      words.formUnion(Theme.named(head.name)?.colorSpellings ?? [])
    }.sorted()
  }

  /// Whether a spelling follows from another one: `Red` and `redColor` from `red`. Editors don't offer it.
  private static func follows(_ word: String, from words: Set<String>) -> Bool {
    if word.hasSuffix("Color"), words.contains(String(word.dropLast(5))) { return true }
    let lowercased = word.prefix(1).lowercased() + word.dropFirst()
    return lowercased != word && words.contains(lowercased)
  }

  /// A colour by its name, of which an editor offers those that are listed somewhere, or as #RRGGBB.
  var color: JSONValue {
    let words = colorWords
    let known = Set(words)
    let others = words.filter { Self.follows($0, from: known) }
    let forms = others.map(ValueForms.exactly) + [ValueForms.hexadecimal, ValueForms.parameter]
    return .object([
      (
        "description",
        .string(
          "A colour of a built-in theme, #RGB, #RGBA, #RRGGBB or #RRGGBBAA. "
            + "'maquette schema --own-theme FILE' adds those of a theme of your own.")
      ),
      (
        "anyOf",
        .array([
          .object([("enum", strings(words.filter { !Self.follows($0, from: known) }))]),
          .object(ValueForms.text(forms.joined(separator: "|"))),
        ])
      ),
    ])
  }

  /// A locale: a language that there is, and what is said about it.
  static var locale: JSONValue {
    .object([
      (
        "anyOf",
        .array([
          .object([("enum", .array(LocaleIdentifier.names.map(JSONValue.string)))]),
          .object(ValueForms.text("\(ValueForms.locale)|\(ValueForms.parameter)")),
        ])
      )
    ])
  }

  /// A time zone by its name, or by its offset.
  static var timeZone: JSONValue {
    .object([
      (
        "anyOf",
        .array([
          .object([("enum", .array(TimeZoneIdentifier.names.map(JSONValue.string)))]),
          .object(ValueForms.text("\(ValueForms.offset)|\(ValueForms.parameter)")),
          .object([("type", .string("integer")), ("anyOf", .array(offsets))]),
        ])
      )
    ])
  }

  /// What YAML takes for a number: -5, +0530. It does not tell +5 from 5, which nobody means.
  private static var offsets: [JSONValue] {
    let hours = (0..<18).map { hour in hour * 100...hour * 100 + 59 }
    let ranges: [ClosedRange<Int>] =
      hours + hours.map { -$0.upperBound...(-$0.lowerBound) } + [1800...1800, -1800...(-1800)]
    return ranges.map { range in
      .object([
        ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
      ])
    }
  }

  /// A theme: a built-in one, of which an editor offers those that there are, or a file.
  static var theme: [(String, JSONValue)] {
    [
      (
        "anyOf",
        .array([
          .object([("enum", .array(Theme.builtInHeads.map { .string($0.name) }))]),
          .object(ValueForms.text(ValueForms.theme)),
        ])
      )
    ]
  }

  /// A font by words, by its size, or by its parts.
  static func font(_ schema: SpecSchema) -> JSONValue {
    let words = FontValue.allWords.map(ValueForms.anyCase).joined(separator: "|")
    let word = "(\(words)|[0-9]+(\\.[0-9]*)?)"
    return .object([
      (
        "anyOf",
        .array([
          .object(schema.type(.number(Limits.fontSize))),
          .object([("enum", schema.strings(FontValue.words))]),
          .object(ValueForms.text(" *\(word)( +\(word))* *|\(ValueForms.parameter)")),
          .object(schema.type(.map(FontValue.infos))),
        ])
      )
    ])
  }

  /// A device by its name; case, spaces and hyphens do not matter.
  static var device: JSONValue {
    let form = ValueForms.device
    return .object([
      (
        "anyOf",
        .array([
          .object([("enum", .array(Device.names.map { .string($0) }))]),
          .object([
            ("type", .string("string")),
            (
              "pattern",
              .string("^(\(form)|\(ValueForms.parameter))$")
            ),
          ]),
        ])
      )
    ])
  }

  /// The definition of what holds for a platform and a device beside one another.
  static let platformRule = "deviceOfPlatform"

  /// What holds for several keys of a map at once.
  func rules(of keys: [PropertyInfo]) -> [(String, JSONValue)] {
    let names = Set(keys.map(\.name))
    guard names.isSuperset(of: ["platform", "device"]) else { return [] }
    return [("allOf", .array([reference(SpecSchema.platformRule)]))]
  }

  /// What holds for a map with a platform and a device: the device is one of the platform's.
  static var deviceOfPlatform: JSONValue {
    func object(_ pairs: [(String, JSONValue)]) -> JSONValue { .object(pairs) }
    let rules = Platform.allCases.map { platform -> JSONValue in
      let own = ValueForms.form(of: Device.all.filter { $0.platform == platform })
      let name = object(ValueForms.text(ValueForms.anyCase(platform.rawValue)))
      let device = object([("pattern", .string("^(\(own)|\(ValueForms.parameter))$"))])
      return object([
        (
          "if",
          object([
            ("required", .array([.string("platform"), .string("device")])),
            ("properties", object([("platform", name)])),
          ])
        ), ("then", object([("properties", object([("device", device)]))])),
      ])
    }
    return object([("allOf", .array(rules))])
  }
}
