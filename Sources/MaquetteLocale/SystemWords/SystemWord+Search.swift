extension SystemWord {
  /// What stands where a search has found nothing, by language.
  ///
  /// Documented in English (ContentUnavailableView.search). Estimated in others, as the words on controls are.
  static let searched: [SystemWord: [String: String]] = [
    .noResults: [
      "ar": "لا توجد نتائج", "de": "Keine Ergebnisse", "es": "Sin resultados",
      "fa": "نتیجه‌ای یافت نشد", "fr": "Aucun résultat", "he": "אין תוצאות",
      "it": "Nessun risultato", "ja": "結果なし", "ko": "결과 없음", "nl": "Geen resultaten",
      "pt": "Sem resultados", "ru": "Нет результатов", "tr": "Sonuç Yok", "uk": "Немає результатів",
      "ur": "کوئی نتیجہ نہیں", "zh": "无结果", "zh-hant": "沒有結果",
    ],
    .newSearchHint: [
      "ar": "تحقق من التهجئة أو جرّب بحثًا جديدًا.",
      "de": "Prüfe die Schreibweise oder versuche eine neue Suche.",
      "en": "Check the spelling or try a new search.",
      "es": "Revisa la ortografía o prueba una búsqueda nueva.",
      "fa": "املا را بررسی کنید یا جستجوی دیگری را امتحان کنید.",
      "fr": "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
      "he": "יש לבדוק את האיות או לנסות חיפוש חדש.",
      "it": "Controlla l’ortografia o prova una nuova ricerca.",
      "ja": "スペルを確認するか、新しい検索を試してください。", "ko": "철자를 확인하거나 새로 검색해 보십시오.",
      "nl": "Controleer de spelling of probeer een nieuwe zoekopdracht.",
      "pt": "Verifique a ortografia ou tente uma nova busca.",
      "ru": "Проверьте правописание или попробуйте новый запрос.",
      "tr": "Yazımı denetleyin veya yeni bir arama deneyin.",
      "uk": "Перевірте правопис або спробуйте новий запит.",
      "ur": "املا دیکھیں یا نئی تلاش آزمائیں۔", "zh": "请检查拼写或尝试新的搜索。",
      "zh-hant": "請檢查拼字或嘗試新的搜尋。",
    ],
  ]

  /// That a search for a text has found nothing, in the language of a locale; English in languages that
  /// have no words for it.
  ///
  /// - Parameter text: what people searched for. It is set apart, so that the directions of its letters
  ///   and of the words around it leave each other alone (UAX #9, isolates).
  package static func noResults(for text: String, in locale: String) -> String {
    let pattern = entry(of: vainSearches, in: locale) ?? "No Results for “{1}”"
    return pattern.replacing("{1}", with: "\u{2068}\(text)\u{2069}")
  }

  /// {1} is what people searched for, between the quotation marks of CLDR or of Apple's own texts.
  private static let vainSearches: [String: String] = [
    "ar": "لا توجد نتائج لـ ”{1}“", "de": "Keine Ergebnisse für „{1}“",
    "es": "Sin resultados para “{1}”", "fa": "نتیجه‌ای برای «{1}» یافت نشد",
    "fr": "Aucun résultat pour «\u{A0}{1}\u{A0}»", "he": "אין תוצאות עבור ״{1}״",
    "it": "Nessun risultato per “{1}”", "ja": "“{1}”の検索結果なし", "ko": "‘{1}’에 대한 결과 없음",
    "nl": "Geen resultaten voor ‘{1}’", "pt": "Sem resultados para “{1}”",
    "ru": "Нет результатов для «{1}»", "tr": "“{1}” İçin Sonuç Yok",
    "uk": "Немає результатів для «{1}»", "ur": "”{1}“ کے لیے کوئی نتیجہ نہیں",
    "zh": "没有“{1}”的结果", "zh-hant": "沒有「{1}」的結果",
  ]
}
