extension SystemWord {
  /// What else assistive technology is told of controls, by language.
  ///
  /// Estimated, as the words on controls are.
  static let described: [SystemWord: [String: String]] = [
    .page: [
      "ar": "صفحة", "de": "Seite", "es": "Página", "fa": "صفحه", "fr": "Page", "he": "עמוד",
      "it": "Pagina", "ja": "ページ", "ko": "페이지", "nl": "Pagina", "pt": "Página", "ru": "Страница",
      "tr": "Sayfa", "uk": "Сторінка", "ur": "صفحہ", "zh": "页", "zh-hant": "頁面",
    ],
    .path: [
      "ar": "المسار", "de": "Pfad", "es": "Ruta", "fa": "مسیر", "fr": "Chemin", "he": "נתיב",
      "it": "Percorso", "ja": "パス", "ko": "경로", "nl": "Pad", "pt": "Caminho", "ru": "Путь",
      "tr": "Yol", "uk": "Шлях", "ur": "راستہ", "zh": "路径", "zh-hant": "路徑",
    ],
    .mixed: [
      "ar": "مختلط", "de": "Gemischt", "es": "Mixto", "fa": "ترکیبی", "fr": "Mixte",
      "he": "מעורב", "it": "Misto", "ja": "混在", "ko": "혼합", "nl": "Gemengd", "pt": "Misto",
      "ru": "Смешано", "tr": "Karışık", "uk": "Змішано", "ur": "ملا جلا", "zh": "混合",
      "zh-hant": "混合",
    ],
    .gauge: [
      "ar": "مقياس", "de": "Messanzeige", "es": "Indicador", "fa": "سنجه", "fr": "Jauge",
      "he": "מד", "it": "Indicatore", "ja": "ゲージ", "ko": "게이지", "nl": "Meter", "pt": "Medidor",
      "ru": "Индикатор", "tr": "Gösterge", "uk": "Індикатор", "ur": "پیما", "zh": "仪表",
      "zh-hant": "量表",
    ],
    .level: [
      "ar": "المستوى", "de": "Füllstand", "es": "Nivel", "fa": "سطح", "fr": "Niveau",
      "he": "רמה", "it": "Livello", "ja": "レベル", "ko": "레벨", "nl": "Niveau", "pt": "Nível",
      "ru": "Уровень", "tr": "Düzey", "uk": "Рівень", "ur": "سطح", "zh": "级别", "zh-hant": "程度",
    ],
    .rating: [
      "ar": "التقييم", "de": "Bewertung", "es": "Valoración", "fa": "امتیاز", "fr": "Note",
      "he": "דירוג", "it": "Valutazione", "ja": "評価", "ko": "평점", "nl": "Beoordeling",
      "pt": "Avaliação", "ru": "Оценка", "tr": "Değerlendirme", "uk": "Оцінка",
      "ur": "درجہ بندی", "zh": "评分", "zh-hant": "評分",
    ],
    .sidebar: [
      "ar": "الشريط الجانبي", "de": "Seitenleiste", "es": "Barra lateral", "fa": "نوار کناری",
      "fr": "Barre latérale", "he": "סרגל צד", "it": "Barra laterale", "ja": "サイドバー",
      "ko": "사이드바", "nl": "Navigatiekolom", "pt": "Barra lateral", "ru": "Боковое меню",
      "tr": "Kenar çubuğu", "uk": "Бічна панель", "ur": "سائڈبار", "zh": "边栏",
      "zh-hant": "側邊欄",
    ],
    .clearText: [
      "ar": "مسح النص", "de": "Text löschen", "es": "Borrar texto", "fa": "پاک کردن متن",
      "fr": "Effacer le texte", "he": "ניקוי הטקסט", "it": "Cancella testo", "ja": "テキストを消去",
      "ko": "텍스트 지우기", "nl": "Wis tekst", "pt": "Limpar texto", "ru": "Очистить текст",
      "tr": "Metni Sil", "uk": "Очистити текст", "ur": "متن صاف کریں", "zh": "清除文本",
      "zh-hant": "清除文字",
    ],
    .clock: [
      "ar": "الساعة", "de": "Uhr", "es": "Reloj", "fa": "ساعت", "fr": "Horloge", "he": "שעון",
      "it": "Orologio", "ja": "時計", "ko": "시계", "nl": "Klok", "pt": "Relógio", "ru": "Часы",
      "tr": "Saat", "uk": "Годинник", "ur": "گھڑی", "zh": "时钟", "zh-hant": "時鐘",
    ],
  ]

  /// The place of one among several, as `1 of 3`, in the language of a locale; English in languages
  /// that have none.
  ///
  /// - Parameters:
  ///   - number: the place, as the locale writes it.
  ///   - count: how many there are, as the locale writes it.
  package static func place(_ number: String, of count: String, in locale: String) -> String {
    let pattern = entry(of: places, in: locale) ?? "{1} of {2}"
    return pattern.replacing("{1}", with: number).replacing("{2}", with: count)
  }

  /// The place is {1}, the number of all {2}.
  private static let places: [String: String] = [
    "ar": "{1} من {2}", "bg": "{1} от {2}", "ca": "{1} de {2}", "cs": "{1} z {2}",
    "da": "{1} af {2}", "de": "{1} von {2}", "el": "{1} από {2}", "es": "{1} de {2}",
    "fa": "{1} از {2}", "fi": "{1}/{2}", "fr": "{1} sur {2}", "he": "{1} מתוך {2}",
    "hi": "{2} में से {1}", "hr": "{1} od {2}", "hu": "{1}/{2}", "id": "{1} dari {2}",
    "it": "{1} di {2}", "ja": "{1}/{2}", "ko": "{2} 중 {1}", "nb": "{1} av {2}",
    "nl": "{1} van {2}", "pl": "{1} z {2}", "pt": "{1} de {2}", "ro": "{1} din {2}",
    "ru": "{1} из {2}", "sk": "{1} z {2}", "sv": "{1} av {2}", "th": "{1} จาก {2}",
    "tr": "{1}/{2}", "uk": "{1} з {2}", "ur": "{2} میں سے {1}", "vi": "{1} trên {2}",
    "zh": "第{1}个，共{2}个", "zh-hant": "第 {1} 個，共 {2} 個",
  ]
}
