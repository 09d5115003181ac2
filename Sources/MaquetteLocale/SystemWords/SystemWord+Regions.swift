import MaquetteCore

extension SystemWord {
  /// Words that regions have in the place of their language's.
  ///
  /// Documented, for Portugal and Latin America: UIKit's glossary, as for languages. Estimated, for
  /// Britain: Apple writes 'colours' there.
  static let regional: [String: [SystemWord: String]] = [
    "en-gb": [
      .colors: "Colours", .colorWell: "Colour Well", .colorWheel: "Colour Wheel",
      .hexColor: "Hex Colour",
    ],
    "es-419": [.done: "Listo", .add: "Agregar"],
    "pt-pt": [
      .back: "Anterior", .save: "Guardar", .share: "Partilhar", .search: "Pesquisa",
    ],
  ]

  /// The name of the words that a region has, for example `pt-pt`; `nil` where it has its language's.
  static func regionalForm(of language: String, in locale: String) -> String? {
    guard ["en", "es", "pt"].contains(language) else { return nil }
    let region = ICU.region(of: locale)
    if language == "en" { return british.contains(region) ? "en-gb" : nil }
    return ParentLocale.name(of: language, region: region)?.lowercased()
  }

  private static let british: Set<String> = ["001", "AU", "GB", "IE", "IN", "NZ", "ZA"]
}
