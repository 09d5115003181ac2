import MaquetteCore

/// The patterns of hyphenation that one measurer has read, each file once.
final class HyphenationStore {
  private let folder: String
  private var known: [String: HyphenationPatterns?] = [:]

  /// - Parameter folder: where the files are.
  init(folder: String) { self.folder = folder }

  /// The patterns for a language; `nil` where none are there.
  ///
  /// - Parameter tag: BCP 47; only letters, digits and hyphens.
  func patterns(for tag: String) -> HyphenationPatterns? {
    if let patterns = known[tag] { return patterns }
    let path = HyphenationFiles.paths(for: tag, in: folder).first(where: Disk.isFile)
    let patterns = path.flatMap(HyphenationPatterns.init(path:))
    known[tag] = .some(patterns)
    return patterns
  }
}

/// The files of Debian's packages `hyphen-*` and the languages that they are for.
enum HyphenationFiles {
  /// The region whose file serves a language where its own region has none, and the package's name
  /// where that is not the language alone. Languages whose words are divided without a hyphen, as
  /// those of India, are left out.
  private static let regions: [String: (region: String, package: String?)] = [
    "af": ("ZA", nil), "be": ("BY", nil), "bg": ("BG", nil), "ca": ("ES", nil), "cs": ("CZ", nil),
    "da": ("DK", nil), "de": ("DE", nil), "el": ("GR", nil), "en": ("US", "en-us"),
    "es": ("ES", nil), "fr": ("FR", nil), "gl": ("ES", nil), "hr": ("HR", nil), "hu": ("HU", nil),
    "id": ("ID", nil), "is": ("IS", nil), "it": ("IT", nil), "lt": ("LT", nil), "lv": ("LV", nil),
    "nb": ("NO", "no"), "nl": ("NL", nil), "nn": ("NO", "no"), "no": ("NO", nil), "pl": ("PL", nil),
    "pt": ("BR", "pt-br"), "ro": ("RO", nil), "ru": ("RU", nil), "sk": ("SK", nil),
    "sl": ("SI", nil), "sr": ("RS", nil), "sv": ("SE", nil), "uk": ("UA", nil), "zu": ("ZA", nil),
  ]
  /// Regions that have files and a package of their own.
  private static let ownPackages = ["en-GB": "en-gb", "pt-PT": "pt-pt"]

  /// Where the patterns of a language may be, the best first; none for languages without any.
  static func paths(for tag: String, in folder: String) -> [String] {
    guard let (language, region) = parts(of: tag), let main = regions[language] else { return [] }
    let names = [region.map { "\(language)_\($0)" }, "\(language)_\(main.region)", language]
    return names.compactMap { $0 }.map { "\(folder)/hyph_\($0).dic" }
  }

  /// The Debian package with the patterns of a language; `nil` for languages without any.
  static func package(for tag: String) -> String? {
    guard let (language, region) = parts(of: tag), let main = regions[language] else { return nil }
    let own = region.flatMap { ownPackages["\(language)-\($0)"] }
    return "hyphen-" + (own ?? main.package ?? language)
  }

  /// Every file that may be asked for.
  static func all(in folder: String) -> [String] {
    let tags = regions.keys.sorted() + ownPackages.keys.sorted()
    return tags.flatMap { paths(for: $0, in: folder) }
  }

  private static func parts(of tag: String) -> (language: String, region: String?)? {
    let parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    return (language, parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased())
  }
}
