import MaquetteComponents
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
    /// The translations for all devices that have none of their own.
    var common = Translations()
    /// Those of some devices.
    var ofDevices: [TranslationDevice: Translations] = [:]
    /// Whether it is the same in every language.
    var isVerbatim = false

    /// The translations on a device.
    func translations(on device: TranslationDevice) -> Translations {
      guard let own = ofDevices[device] else { return common }
      var all = common
      for (locale, value) in own.values {
        all.values[locale] = value
        all.placesOfLong[locale] = own.placesOfLong[locale]
      }
      return all
    }
  }

  /// Translations of one text.
  struct Translations: Sendable {
    /// The translations by locale.
    var values: [String: String] = [:]
    /// Where translations stand that are too long to be drawn, by locale: only these are told of.
    var placesOfLong: [String: Place] = [:]
  }

  /// A place in a file of translations.
  struct Place: Sendable {
    var file: String
    var location: SourceLocation
  }

  private(set) var entries: [String: Entry] = [:]
  /// The language that texts of a spec are in, which need no translation into it.
  private(set) var source: String?
  /// The locales that there are translations for.
  private(set) var locales: Set<String> = []

  /// - Parameters:
  ///   - device: the only one that has it; `nil` for all.
  ///   - location: where the translation stands; found only for those that are told of.
  mutating func set(
    _ value: String, for text: String, in locale: String, on device: TranslationDevice? = nil,
    of file: NamedFiles.File, at location: @autoclosure () -> SourceLocation
  ) {
    let isLong = TextLimits.problem(with: value, name: "") != nil
    let place = isLong ? Place(file: file.name, location: location()) : nil
    locales.insert(locale)
    if let device {
      entries[text, default: Entry()].ofDevices[device, default: Translations()]
        .set(value, in: locale, at: place)
      return
    }
    entries[text, default: Entry()].common.set(value, in: locale, at: place)
    // Of two files the second is meant, also where only the first has words for a device.
    for device in entries[text]?.ofDevices.keys.map({ $0 }) ?? [] {
      entries[text]?.ofDevices[device]?.set(nil, in: locale, at: nil)
    }
  }

  mutating func keepVerbatim(_ text: String) { entries[text, default: Entry()].isVerbatim = true }

  /// Makes a text known that has no translation yet.
  mutating func add(_ text: String) { entries[text] = entries[text] ?? Entry() }

  mutating func setSource(_ locale: String) { source = locale }

  /// Whether a text has something to translate in it: a letter.
  static func isWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

extension StringsTable.Translations {
  fileprivate mutating func set(
    _ value: String?, in locale: String, at place: StringsTable.Place?
  ) {
    values[locale] = value
    placesOfLong[locale] = place
  }
}
