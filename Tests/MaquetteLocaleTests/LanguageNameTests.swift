import MaquetteLocale
import Testing

@Suite("Languages of locales")
struct LanguageNameTests {
  @Test(
    "What a name leaves out is what most people mean by it",
    arguments: [
      ("zh-Hans", "zh_CN", true), ("zh-Hans", "zh", true), ("zh-Hans", "zh-Hans-HK", true),
      ("zh-Hans", "zh_TW", false), ("zh-Hant", "zh_TW", true), ("zh-Hant", "zh_HK", true),
      ("zh-Hant", "zh-Hans-HK", false), ("zh_CN", "zh-Hans-CN", true), ("zh_CN", "zh", true),
      ("zh_CN", "zh-Hans-SG", false), ("zh", "zh_TW", true), ("pt-BR", "pt", true),
      ("pt-BR", "pt_PT", false), ("pt", "pt_PT", true), ("de", "de_AT", true),
      ("de-AT", "de", false), ("sr-Latn", "sr_ME", true), ("sr-Latn", "sr", false),
      ("es-419", "es_MX", true), ("es-419", "es_ES", false), ("en-001", "en_AU", true),
      ("iw", "he_IL", true), ("no", "nb_NO", true), ("nn", "nb", false),
      ("ar-EG", "ar_EG@numbers=latn", true), ("ar-EG", "ar-EG-u-nu-latn", true),
      ("ca-valencia", "ca_ES", false), ("ca", "ca_ES_VALENCIA", true), ("e", "en", false),
    ])
  func includes(name: String, locale: String, expected: Bool) throws {
    let one = try #require(LanguageName(name))
    let other = try #require(LanguageName(locale))
    #expect(one.includes(other) == expected)
  }

  @Test(
    "The nearest words are found, in no other script",
    arguments: [
      ("zh_CN", ["en", "zh-Hant", "zh-Hans"], "zh-Hans"),
      ("zh_CN", ["zh-Hans", "zh_CN"], "zh_CN"),
      ("zh_TW", ["zh", "zh-Hans"], nil),
      ("zh_HK", ["zh-Hant", "zh-Hans"], "zh-Hant"),
      ("zh_HK", ["zh_TW", "zh-Hant"], "zh-Hant"), ("zh_HK", ["zh_TW", "zh_CN"], "zh_TW"),
      ("pt", ["pt-BR", "pt-PT"], "pt-BR"),
      ("pt", ["pt-BR", "pt"], "pt"), ("pt_PT", ["pt", "pt-BR"], "pt"),
      ("pt_PT", ["pt-BR"], "pt-BR"),
      ("pt", ["pt-PT"], nil),
      ("pt_AO", ["pt-BR", "pt-PT"], "pt-BR"),
      ("es_MX", ["es", "es-419"], "es-419"), ("es_MX", ["es-001", "es-419"], "es-419"),
      ("de_AT", ["de", "de-DE"], "de"), ("sr", ["sr-Latn"], nil), ("nb_NO", ["no"], "no"),
      ("und", ["en"], nil), ("", ["en"], nil), ("de", ["", "-", "@x"], nil),
    ] as [(String, [String], String?)])
  func best(locale: String, names: [String], expected: String?) {
    var choice = LanguageChoice(for: locale)
    #expect(choice.best(among: names) == expected)
    #expect(choice.best(among: names.reversed()) == expected)
  }
}
