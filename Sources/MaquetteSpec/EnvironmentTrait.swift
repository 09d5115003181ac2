import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// One thing that can be said about the environment: a key at the top of a spec, a flag, a part of
/// a variant.
package struct EnvironmentTrait: Sendable {
  /// Why a value was not taken.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    package var message: String
    /// What to do.
    package var hint: String?
    /// What kind of problem it is.
    package var id = DiagnosticID.badValue
  }

  /// The key in a spec, for example `textSize`; the flag is the same in kebab case.
  package let key: String
  /// What it decides, in a sentence.
  package let summary: String
  /// What values it takes.
  package var type: SpecType { makeType() }
  private let makeType: @Sendable () -> SpecType
  private let parse: @Sendable (String, inout EnvironmentPatch) -> Problem?

  /// The flag on the command line, without dashes, for example `text-size`.
  package var flag: String {
    if let ownFlag { return ownFlag }
    var result = ""
    for character in key {
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
    return result
  }
  private var ownFlag: String?

  /// Puts a value into a patch.
  ///
  /// - Throws: ``Problem`` when the value is none of those allowed.
  package func apply(_ value: String, to patch: inout EnvironmentPatch) throws(Problem) {
    if let problem = parse(value, &patch) { throw problem }
  }

  private init(
    _ key: String, _ summary: String, _ type: @autoclosure @escaping @Sendable () -> SpecType,
    parse: @escaping @Sendable (String, inout EnvironmentPatch) -> Problem?
  ) {
    self.key = key
    self.summary = summary
    makeType = type
    self.parse = parse
  }

  private init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ summary: String, _ path: WritableKeyPath<EnvironmentPatch, Value?> & Sendable,
    synonyms: @autoclosure @escaping @Sendable () -> [String: Value] = [:]
  ) {
    let words = Value.allCases.map(\.rawValue)
    self.init(key, summary, .choice(words, synonyms: synonyms().mapValues(\.rawValue))) {
      text, patch in
      let wanted = text.lowercased()
      let match =
        Value.allCases.first { $0.rawValue.lowercased() == wanted }
        ?? synonyms().first { $0.key.lowercased() == wanted }?.value
      guard let match else {
        return Problem(
          message: "unknown value '\(SpecNode.excerpt(text))' for '\(key)'",
          hint: Suggestion.hint(for: text, in: words), id: .unknownValue)
      }
      patch[keyPath: path] = match
      return nil
    }
  }

  private init(_ setting: EnvironmentSwitch) {
    self.init(setting.key, setting.summary, .boolean) { text, patch in
      guard let value = Bool(specText: text) else {
        return Problem(
          message: "'\(setting.key)' is '\(SpecNode.excerpt(text))'; it must be true or false",
          hint: "write true or false", id: .badValue)
      }
      patch[keyPath: setting.patch] = value
      return nil
    }
    ownFlag = setting.flag
  }

  /// All traits, in the order in which help lists them. `theme` is not among them: it names a file.
  package static let all: [EnvironmentTrait] =
    [
      EnvironmentTrait(
        "platform",
        "The platform. It has its classic look, unless osVersion or device chooses version 26.",
        \.platform),
      EnvironmentTrait(
        "osVersion",
        "The version of the system. It chooses the newest look of this or an earlier version.",
        .integer(1...99), parse: parseVersion),
      EnvironmentTrait(
        "device",
        "The device. It sets the size of a Screen and the version of the look.",
        .device, parse: parseDevice),
      EnvironmentTrait("appearance", "Light or dark.", \.appearance),
      EnvironmentTrait(
        "contrast", "The contrast setting.", \.contrast, synonyms: Contrast.synonyms),
      EnvironmentTrait(
        "level", "The level of the background: base, or elevated, as in a sheet.", \.level),
      EnvironmentTrait(
        "direction", "The reading direction; by default, that of the locale.",
        .choice(directions.keys.sorted(), synonyms: directionSynonyms), parse: parseDirection),
      EnvironmentTrait("locale", "A locale such as en_US or ar-EG.", .locale, parse: parseLocale),
      EnvironmentTrait(
        "calendar", "A calendar by its CLDR name.", CalendarIdentifier.specType(range: 0...0),
        parse: parseCalendar),
      EnvironmentTrait(
        "timeZone", "A time zone by its IANA name, or an offset such as GMT+2.", .timeZone,
        parse: parseTimeZone),
      EnvironmentTrait(
        "hourCycle",
        "The hours of a day: 0–11 (h11), 1–12 (h12), 0–23 (h23), 1–24 (h24); by default, the locale's.",
        \.hourCycle, synonyms: HourCycle.synonyms),
      EnvironmentTrait(
        "now", "The date and time that pictures show, as ISO 8601.", .moment, parse: parseNow),
      EnvironmentTrait(
        "pseudo",
        "A pseudolanguage: rtl sets Latin text right-to-left, long makes text longer.", \.pseudo),
      EnvironmentTrait(
        "textSize", "The Dynamic Type size.", \.textSize, synonyms: TextSize.synonyms),
      EnvironmentTrait("legibilityWeight", "The setting for bold text.", \.legibilityWeight),
      EnvironmentTrait(
        "controlAccentColor", "On macOS: the accent colour that people chose.",
        \.controlAccentColor, synonyms: ["multicolour": .multicolor]),
      EnvironmentTrait(
        "controlActiveState",
        "On macOS: the window's state; the 'key' window gets what people type.",
        \.controlActiveState),
    ]
    + EnvironmentSwitch.all.map(EnvironmentTrait.init)
    + [
      EnvironmentTrait(
        "scale", "Pixels per point of PNG pictures; by default, those of the device, or 2.",
        .number(Limits.scale),
        parse: parseScale),
      EnvironmentTrait("tint", "The colour that 'tint' means.", .color, parse: parseTint),
    ]

  /// The trait with a key; `nil` when there is none.
  package static func named(_ key: String) -> EnvironmentTrait? { all.first { $0.key == key } }

  private static func parseDevice(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    guard let device = Device.named(text) else {
      return Problem(
        message: "unknown device '\(SpecNode.excerpt(text))'",
        hint: Device.hint(for: text), id: .unknownDevice)
    }
    var chosen = EnvironmentPatch()
    chosen.device = device
    patch = patch.overlaid(by: chosen)
    return nil
  }

  private static func parseVersion(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    guard text.utf8.allSatisfy(isDigit), let version = Int(text), (1...99).contains(version) else {
      return Problem(
        message: "'osVersion' is '\(SpecNode.excerpt(text))'; "
          + "it must be a whole number from 1 to 99",
        hint: "write 26, for example; without it the classic look is drawn", id: .outOfRange)
    }
    patch.osVersion = version
    return nil
  }

  private static let directions = ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft]
  private static let directionSynonyms = [
    "leftToRight": "ltr", "left-to-right": "ltr", "rightToLeft": "rtl", "right-to-left": "rtl",
  ]

  private static func parseDirection(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    let wanted = text.lowercased()
    let word = directionSynonyms.first { $0.key.lowercased() == wanted }?.value ?? wanted
    guard let match = directions[word] else {
      return Problem(
        message: "unknown value '\(SpecNode.excerpt(text))' for 'direction'",
        hint: "use ltr or rtl", id: .unknownValue)
    }
    patch.direction = match
    return nil
  }

  private static func parseLocale(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    check { () throws(InputProblem) in patch.locale = try LocaleIdentifier(text).text }
  }

  private static func parseCalendar(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    guard let calendar = CalendarIdentifier.named(text) else {
      return Problem(
        message: "unknown calendar '\(SpecNode.excerpt(text))'",
        hint: Suggestion.hint(for: text, in: CalendarIdentifier.allCases.map(\.rawValue)),
        id: .unknownValue)
    }
    patch.calendar = calendar.rawValue
    return nil
  }

  private static func parseTimeZone(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    check { () throws(InputProblem) in patch.timeZone = try TimeZoneIdentifier(text).text }
  }

  private static func parseNow(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    check { () throws(InputProblem) in patch.now = try Moment(text).text }
  }

  private static func check(_ body: () throws(InputProblem) -> Void) -> Problem? {
    do throws(InputProblem) {
      try body()
      return nil
    } catch {
      return Problem(message: error.message, hint: error.hint)
    }
  }

  private static func parseScale(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    // Double() also reads hexadecimal, which nobody means.
    let isPlain = text.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let scale = Double(text), Limits.scale.contains(scale) else {
      return Problem(
        message: "'scale' is \(SpecNode.excerpt(text)); it must be a number from 1 to 4",
        hint: "use 1, 2 or 3 as Apple's screens do",
        id: .outOfRange)
    }
    patch.scale = scale
    return nil
  }

  private static func parseTint(_ text: String, _ patch: inout EnvironmentPatch) -> Problem? {
    if text.hasPrefix("#"), Color(hex: text) == nil {
      return Problem(
        message: "'\(SpecNode.excerpt(text))' is not a colour",
        hint: "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
    }
    patch.tint = ColorValue(stringLiteral: text)
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
