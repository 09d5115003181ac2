import MaquetteCore
import MaquetteLocale

/// A translation in a string catalogue, and the byte at which it starts.
struct CatalogUnit {
  var text: String
  var offset: Int

  init(_ text: String, _ value: CatalogValue) { (self.text, offset) = (text, value.offset) }
}

/// What a text is in a language: on each device, `nil` for all others, and with each number.
struct CatalogVariants {
  typealias Forms = [PluralForm: CatalogUnit]

  fileprivate(set) var forms: [TranslationDevice?: Forms] = [:]

  /// What devices have of their own comes after what all of them have.
  var inOrder: [(device: TranslationDevice?, forms: Forms)] {
    let devices: [TranslationDevice?] = [nil] + TranslationDevice.allCases.map { $0 }
    return devices.compactMap { device in forms[device].map { (device: device, forms: $0) } }
  }
}

extension StringCatalog {
  /// The translations that a value has.
  func localization(
    _ value: CatalogValue, _ name: String
  ) throws(ReadingError) -> CatalogVariants {
    var variants = CatalogVariants()
    try collect(value, name, for: nil, .other, into: &variants)
    guard case .map(let keys) = value.kind, let value = keys["substitutions"] else {
      return variants
    }
    var isCounted = false
    for entry in try map(value, "'substitutions'", CatalogHint.substitutions) {
      let name = "'\(SpecNode.excerpt(entry.key))'"
      let keys = try map(entry.value, name, CatalogHint.substitutions)
      var own = CatalogVariants()
      try collect(entry.value, name, for: nil, .other, into: &own)
      let specifier = try keys["formatSpecifier"].map { value throws(ReadingError) in
        try text(value, "'formatSpecifier'", CatalogHint.substitutions)
      }
      var place = "%"
      if case .number(let number) = keys["argNum"]?.kind { place += "\(number)$" }
      place += specifier ?? "lld"
      if variants.substitute(own, named: entry.key, place, isFirst: !isCounted) { isCounted = true }
    }
    return variants
  }

  /// Collects the translations of a value for a device and a number.
  private func collect(
    _ value: CatalogValue, _ name: String, for device: TranslationDevice?, _ form: PluralForm,
    into variants: inout CatalogVariants
  ) throws(ReadingError) {
    let keys = try map(value, name, CatalogHint.localization)
    if let value = keys["stringUnit"] {
      if let unit = try unit(value) { variants.forms[device, default: [:]][form] = unit }
      return
    }
    guard let value = keys["variations"] else { return }
    let variations = try map(value, "'variations'", CatalogHint.variations)
    if let plural = variations["plural"] {
      for entry in try map(plural, "'plural'", CatalogHint.variations) {
        try check(entry, among: StringCatalog.pluralForms, of: "plural")
        try collect(
          entry.value, "'\(entry.key)'", for: device, PluralForm(rawValue: entry.key) ?? form,
          into: &variants)
      }
    }
    guard let value = variations["device"] else { return }
    for entry in try map(value, "'device'", CatalogHint.variations) {
      try check(entry, among: StringCatalog.devices, of: "device")
      try collect(
        entry.value, "'\(entry.key)'", for: TranslationDevice(rawValue: entry.key) ?? device, form,
        into: &variants)
    }
  }
}

extension CatalogVariants {
  /// Puts what a substitution is in the place of its name: `%#@birds@`. The number of the first one
  /// decides about the form of the text; others have that of most numbers.
  ///
  /// - Parameter place: what stands for its value, which its own texts call `%arg`.
  /// - Returns: Whether there is such a place.
  fileprivate mutating func substitute(
    _ own: CatalogVariants, named name: String, _ place: String, isFirst: Bool
  ) -> Bool {
    let mark = "%#@\(name)@"
    var isFound = false
    for (device, texts) in forms {
      guard let words = own.forms[device] ?? own.forms[nil], let rest = words[.other],
        texts.values.contains(where: { $0.text.contains(mark) })
      else { continue }
      isFound = true
      func filled(_ unit: CatalogUnit, _ word: CatalogUnit) -> CatalogUnit {
        var copy = unit
        copy.text = unit.text.replacing(mark, with: word.text.replacing("%arg", with: place))
        return copy
      }
      guard isFirst, let text = texts[.other] else {
        forms[device] = texts.mapValues { filled($0, rest) }
        continue
      }
      forms[device] = words.mapValues { filled(text, $0) }
    }
    return isFound
  }
}
