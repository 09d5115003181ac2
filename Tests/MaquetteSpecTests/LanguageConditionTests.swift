import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Conditions about languages") struct LanguageConditionTests {
  @Test(
    "a language is there under the locales that people write it in",
    arguments: [
      ("zh-Hans", "zh_CN", true), ("zh-Hans", "zh_TW", false), ("zh-Hant", "zh_TW", true),
      ("zh-Hant", "zh_HK", true), ("zh", "zh_HK", true), ("[ar, pt-BR]", "pt", true),
      ("sr-Latn", "sr_ME", true), ("he", "iw_IL", true), ("pt-BR", "pt_PT", false),
    ])
  func language(_ name: String, _ locale: String, _ isThere: Bool) throws {
    let spec = "VStack: [Label: a, {Label: b, when: {locale: \(name)}}]"
    var patch = EnvironmentPatch()
    patch.locale = locale
    let found = try read(spec).component.resolved(in: patch.environment, sink: DiagnosticSink())
    let written = isThere ? "VStack: [Label: a, Label: b]" : "VStack: [Label: a]"
    #expect(try found == read(written).component)
  }
}
