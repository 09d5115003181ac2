extension SystemWord {
  /// What assistive technology is told of keys, of the buttons of windows, and of UIKit's own buttons, by
  /// language.
  ///
  /// Peer, for windows: the menus of Apple's apps (repository martnst/localize-mainmenu), which have the same
  /// commands. Estimated: the others, and Persian and Urdu.
  static let pressed: [SystemWord: [String: String]] = [
    .minimize: [
      "ar": "تصغير", "de": "Im Dock ablegen", "es": "Minimizar", "fa": "کوچک کردن",
      "fr": "Placer dans le Dock", "he": "מזער", "it": "Riduci a icona", "ja": "しまう", "ko": "최소화",
      "ur": "چھوٹا کریں", "zh": "最小化", "zh-hant": "縮到最小",
    ],
    .zoom: [
      "ar": "تكبير/تصغير", "de": "Zoomen", "es": "Zoom", "fa": "بزرگ‌نمایی", "fr": "Zoom",
      "he": "הגדל/הקטן", "it": "Ridimensiona", "ja": "拡大／縮小", "ko": "확대/축소", "ur": "زوم",
      "zh": "缩放", "zh-hant": "縮放",
    ],
    .addContact: [
      "ar": "إضافة جهة اتصال", "de": "Kontakt hinzufügen", "es": "Añadir contacto",
      "fa": "افزودن مخاطب", "fr": "Ajouter un contact", "he": "הוספת איש קשר",
      "it": "Aggiungi contatto", "ja": "連絡先を追加", "ko": "연락처 추가", "ur": "رابطہ شامل کریں",
      "zh": "添加联系人", "zh-hant": "加入聯絡資訊",
    ],
    .shift: [
      "ar": "العالي", "de": "Umschalttaste", "es": "Mayúsculas", "fa": "مبدله", "fr": "Majuscule",
      "he": "מקש Shift", "it": "Maiuscole", "ja": "シフト", "ko": "시프트", "ur": "شفٹ", "zh": "上档键",
      "zh-hant": "Shift 鍵",
    ],
    .numbers: [
      "ar": "أرقام", "de": "Zahlen", "es": "Números", "fa": "اعداد", "fr": "Chiffres",
      "he": "מספרים", "it": "Numeri", "ja": "数字", "ko": "숫자", "ur": "اعداد", "zh": "数字",
      "zh-hant": "數字",
    ],
    .moreSymbols: [
      "ar": "المزيد من الرموز", "de": "Weitere Symbole", "es": "Más símbolos",
      "fa": "نمادهای بیشتر", "fr": "Autres symboles", "he": "סמלים נוספים", "it": "Altri simboli",
      "ja": "その他の記号", "ko": "추가 기호", "ur": "مزید علامتیں", "zh": "更多符号", "zh-hant": "更多符號",
    ],
    .dictate: [
      "ar": "إملاء", "de": "Diktieren", "es": "Dictado", "fa": "دیکته", "fr": "Dictée",
      "he": "הכתבה", "it": "Dettatura", "ja": "音声入力", "ko": "받아쓰기", "ur": "املا", "zh": "听写",
      "zh-hant": "聽寫",
    ],
    .nextKeyboard: [
      "ar": "لوحة المفاتيح التالية", "de": "Nächste Tastatur", "es": "Siguiente teclado",
      "fa": "صفحه‌کلید بعدی", "fr": "Clavier suivant", "he": "המקלדת הבאה",
      "it": "Tastiera successiva", "ja": "次のキーボード", "ko": "다음 키보드", "ur": "اگلا کی بورڈ",
      "zh": "下一个键盘", "zh-hant": "下一個鍵盤",
    ],
    .emoji: [
      "ar": "إيموجي", "de": "Emoji", "es": "Emoji", "fa": "ایموجی", "fr": "Emoji",
      "he": "אימוג׳י", "it": "Emoji", "ja": "絵文字", "ko": "이모티콘", "ur": "ایموجی",
      "zh": "表情符号", "zh-hant": "表情符號",
    ],
    .keyboard: [
      "ar": "لوحة المفاتيح", "de": "Tastatur", "es": "Teclado", "fa": "صفحه‌کلید",
      "fr": "Clavier", "he": "מקלדת", "it": "Tastiera", "ja": "キーボード", "ko": "키보드",
      "ur": "کی بورڈ", "zh": "键盘", "zh-hant": "鍵盤",
    ],
    .hideKeyboard: [
      "ar": "إخفاء لوحة المفاتيح", "de": "Tastatur ausblenden", "es": "Ocultar teclado",
      "fa": "پنهان کردن صفحه‌کلید", "fr": "Masquer le clavier", "he": "הסתרת המקלדת",
      "it": "Nascondi tastiera", "ja": "キーボードを隠す", "ko": "키보드 가리기", "ur": "کی بورڈ چھپائیں",
      "zh": "隐藏键盘", "zh-hant": "隱藏鍵盤",
    ],
  ]
}
