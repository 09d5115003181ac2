extension SystemWord {
  /// What assistive technology is told of rows, columns and their parts, by language.
  ///
  /// Estimated, as the words on controls are.
  static let listed: [SystemWord: [String: String]] = [
    .sectionIndex: [
      "ar": "فهرس الأقسام", "de": "Abschnittsindex", "es": "Índice de secciones",
      "fa": "نمایهٔ بخش‌ها", "fr": "Index des sections", "he": "אינדקס",
      "it": "Indice delle sezioni", "ja": "セクション索引", "ko": "섹션 색인", "nl": "Sectie-index",
      "pt": "Índice de seções", "ru": "Указатель разделов", "tr": "Bölüm dizini",
      "uk": "Покажчик розділів", "ur": "حصوں کا اشاریہ", "zh": "章节索引", "zh-hant": "章節索引",
    ],
    .reorder: [
      "ar": "إعادة ترتيب", "de": "Neu anordnen", "es": "Reordenar", "fa": "مرتب کردن",
      "fr": "Réorganiser", "he": "סידור מחדש", "it": "Riordina", "ja": "並べ替え", "ko": "재정렬",
      "nl": "Wijzig volgorde", "pt": "Reordenar", "ru": "Изменить порядок",
      "tr": "Yeniden Sırala", "uk": "Змінити порядок", "ur": "ترتیب بدلیں", "zh": "重新排序",
      "zh-hant": "重新排列",
    ],
    .insert: [
      "ar": "إدراج", "de": "Einfügen", "es": "Insertar", "fa": "افزودن", "fr": "Insérer",
      "he": "הוספה", "it": "Inserisci", "ja": "挿入", "ko": "삽입", "nl": "Voeg in",
      "pt": "Inserir", "ru": "Вставить", "tr": "Ekle", "uk": "Вставити", "ur": "شامل کریں",
      "zh": "插入", "zh-hant": "插入",
    ],
    .ascending: [
      "ar": "تصاعدي", "de": "Aufsteigend", "es": "Ascendente", "fa": "صعودی",
      "fr": "Croissant", "he": "סדר עולה", "it": "Crescente", "ja": "昇順", "ko": "오름차순",
      "nl": "Oplopend", "pt": "Crescente", "ru": "По возрастанию", "tr": "Artan",
      "uk": "За зростанням", "ur": "صعودی", "zh": "升序", "zh-hant": "遞增",
    ],
    .descending: [
      "ar": "تنازلي", "de": "Absteigend", "es": "Descendente", "fa": "نزولی",
      "fr": "Décroissant", "he": "סדר יורד", "it": "Decrescente", "ja": "降順", "ko": "내림차순",
      "nl": "Aflopend", "pt": "Decrescente", "ru": "По убыванию", "tr": "Azalan",
      "uk": "За спаданням", "ur": "نزولی", "zh": "降序", "zh-hant": "遞減",
    ],
    .showChoices: [
      "ar": "إظهار الخيارات", "de": "Auswahl einblenden", "es": "Mostrar opciones",
      "fa": "نمایش گزینه‌ها", "fr": "Afficher les choix", "he": "הצגת האפשרויות",
      "it": "Mostra le scelte", "ja": "選択肢を表示", "ko": "선택 항목 보기", "nl": "Toon keuzes",
      "pt": "Mostrar opções", "ru": "Показать варианты", "tr": "Seçenekleri Göster",
      "uk": "Показати варіанти", "ur": "انتخاب دکھائیں", "zh": "显示选项", "zh-hant": "顯示選項",
    ],
    .writingArea: [
      "ar": "منطقة الكتابة", "de": "Schreibbereich", "es": "Área de escritura", "fa": "ناحیهٔ نوشتن",
      "fr": "Zone d’écriture", "he": "אזור כתיבה", "it": "Area di scrittura", "ja": "手書き入力エリア",
      "ko": "쓰기 영역", "nl": "Schrijfgebied", "pt": "Área de escrita", "ru": "Область ввода",
      "tr": "Yazma Alanı", "uk": "Область письма", "ur": "لکھنے کی جگہ", "zh": "书写区域",
      "zh-hant": "書寫區域",
    ],
  ]
}
