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
    // A page is a page in French.
    let same = zip(words, english).filter { $0 == $1 }.map(\.0)
    #expect(same == (language == "fr" ? ["Page"] : []), "\(words)")
  }

  @Test(
    "The place of one among several is said as the language does",
    arguments: [
      ("en", "1 of 3"), ("de_AT", "1 von 3"), ("ar", "1 من 3"), ("iw", "1 מתוך 3"),
      ("ja", "1/3"), ("ko_KR", "3 중 1"), ("zh_TW", "第 1 個，共 3 個"), ("zh", "第1个，共3个"),
      ("th", "1 จาก 3"), ("", "1 of 3"), ("ckb", "1 of 3"),
    ])
  func place(locale: String, expected: String) {
    #expect(SystemWord.place("1", of: "3", in: locale) == expected)
  }

  @Test(
    "The language decides, with a region or without, under its old code too",
    arguments: [
      ("ar", "إلغاء"), ("ar_EG", "إلغاء"), ("ar-SA-u-nu-latn", "إلغاء"), ("he-IL", "ביטול"),
      ("iw", "ביטול"), ("fa_AF", "لغو"), ("ur_PK", "منسوخ کریں"), ("de_AT", "Abbrechen"),
      ("zh", "取消"), ("zh-Hans-SG", "取消"), ("zh-Hans-HK", "取消"), ("zh_CN", "取消"),
      ("ja_JP@calendar=japanese", "キャンセル"),
    ])
  func language(locale: String, cancel: String) {
    #expect(SystemWord.cancel.text(in: locale) == cancel)
  }

  @Test(
    "Where there is no word it is English",
    arguments: ["en", "en_GB", "sv", "ckb", "zh-Hant", "zh_TW", "zh_MO", "", "-", "@x"])
  func english(locale: String) {
    #expect(SystemWord.cancel.text(in: locale) == "Cancel")
    #expect(SystemWord.previousMonth.text(in: locale) == "Previous Month")
  }
}
