/// The forms of a language that several of its regions share.
///
/// Documented: CLDR's parent locales.
package enum ParentLocale {
  /// The form that a region has, for example `es-419` for Spanish in Mexico, and for `419` itself; `nil`
  /// where it has that of its language, or one that nothing here differs by.
  package static func name(of language: String, region: String) -> String? {
    switch language {
    case "es": latinAmerican.contains(region) ? "es-419" : nil
    case "pt": portuguese.contains(region) ? "pt-PT" : nil
    default: nil
    }
  }

  private static let latinAmerican: Set<String> = [
    "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
    "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]

  private static let portuguese: Set<String> = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "PT", "ST", "TL",
  ]
}
