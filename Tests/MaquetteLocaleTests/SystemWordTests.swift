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
    // A page and a pause are those of French, and windows zoom there and in Spanish; emoji are everywhere.
    let same = zip(words, english).filter { $0 == $1 }.map(\.0)
    let shared = [
      "fr": ["Page", "Zoom", "Emoji", "Pause"], "es": ["Zoom", "Emoji"], "de": ["Emoji"],
    ]
    #expect(same == shared[language] ?? [], "\(words)")
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
    "What bars say is known in every language of Apple's platforms",
    arguments: [
      "ar", "ca", "cs", "da", "de", "el", "es", "es-MX", "fi", "fr", "he", "hi", "hr", "hu", "id",
      "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th",
      "tr", "uk", "vi", "zh-Hans", "zh-Hant", "zh-HK",
    ])
  func bars(language: String) {
    let words: [SystemWord] = [
      .back, .done, .cancel, .edit, .save, .undo, .redo, .add, .reply, .share, .search, .refresh,
      .close, .delete, .compose, .organize, .bookmarks, .camera, .stop, .play, .pause, .rewind,
      .fastForward,
    ]
    let missing = words.filter { $0.translation(in: language) == nil }
    #expect(missing.isEmpty, "\(missing)")
    #expect(Set(words.map { $0.text(in: language) }).count >= words.count - 2)
  }

  @Test(
    "Words are those of UIKit's glossary",
    arguments: [
      (SystemWord.done, "sv", "Klar"), (.done, "da", "OK"), (.cancel, "tr", "Vazgeç"),
      (.edit, "ru", "Править"), (.back, "nl", "Vorige"), (.back, "fi", "Edellinen"),
      (.search, "uk", "Пошук"), (.save, "nb-NO", "Arkiver"), (.save, "nn", "Arkiver"),
      (.delete, "cs", "Smazat"), (.add, "zh_TW", "新增"), (.done, "zh-Hant", "完成"),
      (.done, "th", "เสร็จสิ้น"), (.edit, "vi", "Sửa"), (.cancel, "in", "Batalkan"),
    ])
  func glossary(word: SystemWord, locale: String, text: String) {
    #expect(word.text(in: locale) == text)
  }

  @Test(
    "Regions have words of their own, and otherwise those of their language",
    arguments: [
      (SystemWord.save, "pt_BR", "Salvar"), (.save, "pt", "Salvar"), (.save, "pt_PT", "Guardar"),
      (.search, "pt-AO", "Pesquisa"), (.search, "pt_TL", "Pesquisa"), (.search, "pt_US", "Buscar"),
      (.done, "es_US", "Listo"), (.done, "es_GQ", "OK"), (.cancel, "pt-PT", "Cancelar"),
      (.page, "pt-PT", "Página"),
      (.done, "es_ES", "OK"), (.done, "es-MX", "Listo"), (.add, "es_419", "Agregar"),
      (.back, "es_MX", "Atrás"), (.colors, "en_GB", "Colours"), (.colors, "en-AU", "Colours"),
      (.colors, "en_US", "Colors"), (.colors, "en", "Colors"), (.cancel, "en_GB", "Cancel"),
      (.newSearchHint, "en_GB", "Check the spelling or try a new search."),
    ])
  func regions(word: SystemWord, locale: String, text: String) {
    #expect(word.text(in: locale) == text)
  }

  @Test(
    "Where there is no word it is English",
    arguments: ["en", "en_GB", "bn", "ckb", "sw", "", "-", "@x"])
  func english(locale: String) {
    #expect(SystemWord.cancel.text(in: locale) == "Cancel")
    #expect(SystemWord.previousMonth.text(in: locale) == "Previous Month")
    #expect(SystemWord.nextKeyboard.text(in: locale) == "Next keyboard")
    #expect((SystemWord.cancel.translation(in: locale) == nil) == !locale.hasPrefix("en"))
  }
}
