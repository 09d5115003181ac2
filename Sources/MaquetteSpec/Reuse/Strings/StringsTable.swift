import MaquetteCore
import MaquetteThemes

/// A device that a string catalogue may have other words for, by Xcode's name.
enum TranslationDevice: String, CaseIterable {
  case iphone, ipad, ipod, mac, applewatch, appletv, applevision

  /// The device that a picture shows.
  init(_ platform: Platform) {
    switch platform {
    case .ios: self = .iphone
    case .ipados: self = .ipad
    case .macos: self = .mac
    case .tvos: self = .appletv
    case .watchos: self = .applewatch
    }
  }
}

/// Translations of texts: what `strings` names.
struct StringsTable: Sendable {
  /// A text in several languages.
  struct Entry: Sendable {
    /// The translations for all devices that have none of their own, by locale.
    var common: [String: Wording] = [:]
    /// Those of some devices.
    var ofDevices: [TranslationDevice: [String: Wording]] = [:]
    /// Whether it is the same in every language.
    var isVerbatim = false

    /// The translations on a device, by locale.
    func translations(on device: TranslationDevice) -> [String: Wording] {
      guard let own = ofDevices[device] else { return common }
      return common.merging(own) { $1 }
    }
  }

  /// A place in a file of translations.
  struct Place: Sendable {
    var file: String
    var location: SourceLocation
  }

  private(set) var entries: [String: Entry] = [:]
  /// Texts that are written in another way: in a `.po` file, that with most numbers.
  private var others: [String: String] = [:]
  /// Finds texts by what was put into their places for values.
  private var formats = FormatIndex()
  /// The language that texts of a spec are in, which need no translation into it.
  private(set) var source: String?
  /// The locales that there are translations for.
  private(set) var locales: Set<String> = []

  /// - Parameter device: the only one that has it; `nil` for all.
  mutating func set(
    _ wording: Wording, for text: String, in locale: String, on device: TranslationDevice? = nil
  ) {
    locales.insert(locale)
    add(text)
    if let device {
      entries[text]?.ofDevices[device, default: [:]][locale] = wording
      return
    }
    entries[text]?.common[locale] = wording
    // Of two files the second is meant, also where only the first has words for a device.
    for device in entries[text]?.ofDevices.keys.map({ $0 }) ?? [] {
      entries[text]?.ofDevices[device]?[locale] = nil
    }
  }

  mutating func keepVerbatim(_ text: String) {
    add(text)
    entries[text]?.isVerbatim = true
  }

  /// Makes a text known that has no translation yet.
  mutating func add(_ text: String) {
    guard entries[text] == nil else { return }
    entries[text] = Entry()
    formats.add(text, for: text)
  }

  /// Makes another way known in which a text is written.
  mutating func add(_ other: String, as text: String) {
    others[other] = others[other] ?? text
    formats.add(other, for: text)
  }

  /// The text of the table that a text of a spec is or was made of, and what was put into its place for
  /// a value; `nil` for one that the table does not know.
  func match(_ text: String) -> (key: String, value: String?)? {
    if entries[text] != nil { return (text, nil) }
    if let key = others[text] { return (key, nil) }
    return formats.match(text).map { ($0.key, $0.value) }
  }

  mutating func setSource(_ locale: String) { source = locale }

  /// Whether a text has something to translate in it: a letter.
  static func isWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
