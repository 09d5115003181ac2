extension SystemWord {
  /// What assistive technology is told of controls, by language.
  ///
  /// Estimated, as the words on controls are.
  static let spoken: [SystemWord: [String: String]] = [
    .inProgress: [
      "ar": "قيد التقدم", "bg": "В ход", "ca": "En curs", "cs": "Probíhá", "da": "I gang",
      "de": "Wird ausgeführt", "el": "Σε εξέλιξη", "es": "En curso", "fa": "در حال انجام",
      "fi": "Kesken", "fr": "En cours", "he": "בתהליך", "hi": "जारी है", "hr": "U tijeku",
      "hu": "Folyamatban", "id": "Sedang berlangsung", "it": "In corso", "ja": "進行中",
      "ko": "진행 중", "nb": "Pågår", "nl": "Bezig", "pl": "W toku", "pt": "Em andamento",
      "ro": "În curs", "ru": "Выполняется", "sk": "Prebieha", "sv": "Pågår",
      "th": "กำลังดำเนินการ", "tr": "Sürüyor", "uk": "Виконується", "ur": "جاری ہے",
      "vi": "Đang xử lý", "zh": "进行中", "zh-hant": "進行中",
    ],
    .progress: [
      "ar": "التقدم", "cs": "Průběh", "da": "Status", "de": "Fortschritt", "es": "Progreso",
      "fa": "پیشرفت", "fr": "Progression", "he": "התקדמות", "hi": "प्रगति", "it": "Avanzamento",
      "ja": "進捗", "ko": "진행 상태", "nl": "Voortgang", "pl": "Postęp", "pt": "Progresso",
      "ru": "Прогресс", "sv": "Förlopp", "th": "ความคืบหน้า", "tr": "İlerleme", "uk": "Прогрес",
      "ur": "پیش رفت", "vi": "Tiến trình", "zh": "进度", "zh-hant": "進度",
    ],
    .datePicker: [
      "ar": "منتقي التاريخ", "de": "Datumsauswahl", "es": "Selector de fecha",
      "fa": "انتخابگر تاریخ", "fr": "Sélecteur de date", "he": "בורר תאריך",
      "it": "Selettore data", "ja": "日付ピッカー", "ko": "날짜 선택기", "nl": "Datumkiezer",
      "pt": "Seletor de data", "ru": "Выбор даты", "tr": "Tarih seçici", "uk": "Вибір дати",
      "ur": "تاریخ منتخب کار", "zh": "日期选择器", "zh-hant": "日期選擇器",
    ],
    .timePicker: [
      "ar": "منتقي الوقت", "de": "Uhrzeitauswahl", "es": "Selector de hora",
      "fa": "انتخابگر زمان", "fr": "Sélecteur d’heure", "he": "בורר שעה", "it": "Selettore ora",
      "ja": "時刻ピッカー", "ko": "시간 선택기", "nl": "Tijdkiezer", "pt": "Seletor de hora",
      "ru": "Выбор времени", "tr": "Saat seçici", "uk": "Вибір часу", "ur": "وقت منتخب کار",
      "zh": "时间选择器", "zh-hant": "時間選擇器",
    ],
    .tabBar: [
      "ar": "شريط علامات التبويب", "de": "Tableiste", "es": "Barra de pestañas",
      "fa": "نوار زبانه", "fr": "Barre d’onglets", "he": "סרגל כרטיסיות",
      "it": "Barra pannelli", "ja": "タブバー", "ko": "탭 막대", "nl": "Tabbladbalk",
      "pt": "Barra de abas", "ru": "Панель вкладок", "tr": "Sekme çubuğu",
      "uk": "Панель вкладок", "ur": "ٹیب بار", "zh": "标签栏", "zh-hant": "標籤列",
    ],
    .moreInfo: [
      "ar": "مزيد من المعلومات", "de": "Weitere Infos", "es": "Más información",
      "fa": "اطلاعات بیشتر", "fr": "Plus d’infos", "he": "מידע נוסף", "it": "Altre informazioni",
      "ja": "詳しい情報", "ko": "추가 정보", "nl": "Meer info", "pt": "Mais informações",
      "ru": "Подробнее", "tr": "Daha fazla bilgi", "uk": "Докладніше", "ur": "مزید معلومات",
      "zh": "更多信息", "zh-hant": "更多資訊",
    ],
  ]
}
