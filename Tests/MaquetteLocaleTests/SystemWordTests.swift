import MaquetteLocale
import Testing

@Suite("Words of the system")
struct SystemWordTests {
  @Test(
    "Languages of mockups have every word, and no two of them all words alike",
    arguments: ["ar", "de", "es", "fa", "fr", "he", "ja", "ko", "ur", "zh"])
  func complete(language: String) {
    let words = SystemWord.allCases.map { $0.text(in: language) }
    #expect(!words.contains(""))
    let english = SystemWord.allCases.map { $0.text(in: "en") }
    #expect(zip(words, english).allSatisfy { $0 != $1 }, "\(words)")
  }

  @Test(
    "The language decides, with a region or without, under its old code too",
    arguments: [
      ("ar", "إلغاء"), ("ar_EG", "إلغاء"), ("ar-SA-u-nu-latn", "إلغاء"), ("he-IL", "ביטול"),
      ("iw", "ביטול"), ("fa_AF", "لغو"), ("ur_PK", "منسوخ کریں"), ("de_AT", "Abbrechen"),
      ("zh", "取消"), ("zh-Hans-SG", "取消"), ("ja_JP@calendar=japanese", "キャンセル"),
    ])
  func language(locale: String, cancel: String) {
    #expect(SystemWord.cancel.text(in: locale) == cancel)
  }

  @Test(
    "Where there is no word it is English",
    arguments: ["en", "en_GB", "sv", "ckb", "zh-Hant", "zh_TW", "", "-", "@x"])
  func english(locale: String) {
    #expect(SystemWord.cancel.text(in: locale) == "Cancel")
    #expect(SystemWord.previousMonth.text(in: locale) == "Previous Month")
  }
}
