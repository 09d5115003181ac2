extension SystemWord {
  /// What panels of colours show, and what pictures in the place of maps, charts and films are called,
  /// by language.
  ///
  /// Estimated, as the words on controls are.
  static let pictured: [SystemWord: [String: String]] = [
    .colors: [
      "ar": "الألوان", "de": "Farben", "es": "Colores", "fa": "رنگ‌ها", "fr": "Couleurs",
      "he": "צבעים", "it": "Colori", "ja": "カラー", "ko": "색상", "nl": "Kleuren", "pt": "Cores",
      "ru": "Цвета", "tr": "Renkler", "uk": "Кольори", "ur": "رنگ", "zh": "颜色",
      "zh-hant": "顏色",
    ],
    .colorWell: [
      "ar": "خانة لون", "de": "Farbfeld", "es": "Selector de color", "fa": "خانهٔ رنگ",
      "fr": "Cadre de couleur", "he": "משבצת צבע", "it": "Riquadro colore", "ja": "カラーウェル",
      "ko": "색상 상자", "nl": "Kleurvak", "pt": "Seletor de cor", "ru": "Ячейка цвета",
      "tr": "Renk kutusu", "uk": "Поле кольору", "ur": "رنگ خانہ", "zh": "颜色池",
      "zh-hant": "顏色框",
    ],
    .grid: [
      "ar": "شبكة", "de": "Raster", "es": "Cuadrícula", "fa": "شبکه", "fr": "Grille",
      "he": "רשת", "it": "Griglia", "ja": "グリッド", "ko": "격자", "nl": "Raster", "pt": "Grade",
      "ru": "Сетка", "tr": "Izgara", "uk": "Сітка", "ur": "گرڈ", "zh": "网格", "zh-hant": "格線",
    ],
    .spectrum: [
      "ar": "طيف", "de": "Spektrum", "es": "Espectro", "fa": "طیف", "fr": "Spectre",
      "he": "ספקטרום", "it": "Spettro", "ja": "スペクトラム", "ko": "스펙트럼", "nl": "Spectrum",
      "pt": "Espectro", "ru": "Спектр", "tr": "Tayf", "uk": "Спектр", "ur": "طیف", "zh": "光谱",
      "zh-hant": "光譜",
    ],
    .sliders: [
      "ar": "منزلقات", "de": "Regler", "es": "Reguladores", "fa": "لغزنده‌ها", "fr": "Curseurs",
      "he": "מחוונים", "it": "Slider", "ja": "スライダ", "ko": "슬라이더", "nl": "Schuifregelaars",
      "pt": "Controles", "ru": "Бегунки", "tr": "Sürgüler", "uk": "Повзунки", "ur": "سلائیڈر",
      "zh": "滑块", "zh-hant": "滑桿",
    ],
    .opacity: [
      "ar": "العتامة", "de": "Deckkraft", "es": "Opacidad", "fa": "ماتی", "fr": "Opacité",
      "he": "אטימות", "it": "Opacità", "ja": "不透明度", "ko": "불투명도", "nl": "Dekking",
      "pt": "Opacidade", "ru": "Непрозрачность", "tr": "Opaklık", "uk": "Непрозорість",
      "ur": "دھندلاپن", "zh": "不透明度", "zh-hant": "不透明度",
    ],
    .brightness: [
      "ar": "السطوع", "de": "Helligkeit", "es": "Brillo", "fa": "روشنایی", "fr": "Luminosité",
      "he": "בהירות", "it": "Luminosità", "ja": "明るさ", "ko": "밝기", "nl": "Helderheid",
      "pt": "Brilho", "ru": "Яркость", "tr": "Parlaklık", "uk": "Яскравість", "ur": "چمک",
      "zh": "亮度", "zh-hant": "亮度",
    ],
    .colorWheel: [
      "ar": "عجلة الألوان", "de": "Farbkreis", "es": "Rueda de color", "fa": "چرخهٔ رنگ",
      "fr": "Roue chromatique", "he": "גלגל צבעים", "it": "Ruota colori", "ja": "カラーホイール",
      "ko": "색상환", "nl": "Kleurenwiel", "pt": "Roda de cores", "ru": "Цветовой круг",
      "tr": "Renk çemberi", "uk": "Колірне коло", "ur": "رنگوں کا پہیا", "zh": "色轮",
      "zh-hant": "色輪",
    ],
    .red: [
      "ar": "أحمر", "de": "Rot", "es": "Rojo", "fa": "قرمز", "fr": "Rouge", "he": "אדום",
      "it": "Rosso", "ja": "赤", "ko": "빨간색", "nl": "Rood", "pt": "Vermelho", "ru": "Красный",
      "tr": "Kırmızı", "uk": "Червоний", "ur": "سرخ", "zh": "红色", "zh-hant": "紅色",
    ],
    .green: [
      "ar": "أخضر", "de": "Grün", "es": "Verde", "fa": "سبز", "fr": "Vert", "he": "ירוק",
      "it": "Verde", "ja": "緑", "ko": "초록색", "nl": "Groen", "pt": "Verde", "ru": "Зелёный",
      "tr": "Yeşil", "uk": "Зелений", "ur": "سبز", "zh": "绿色", "zh-hant": "綠色",
    ],
    .blue: [
      "ar": "أزرق", "de": "Blau", "es": "Azul", "fa": "آبی", "fr": "Bleu", "he": "כחול",
      "it": "Blu", "ja": "青", "ko": "파란색", "nl": "Blauw", "pt": "Azul", "ru": "Синий",
      "tr": "Mavi", "uk": "Синій", "ur": "نیلا", "zh": "蓝色", "zh-hant": "藍色",
    ],
    .hexColor: [
      "ar": "لون سداسي عشري", "de": "Hexfarbe", "es": "Color hexadecimal", "fa": "رنگ هگزادسیمال",
      "fr": "Couleur hexadécimale", "he": "צבע הקסדצימלי", "it": "Colore esadecimale",
      "ja": "16進数カラー", "ko": "16진수 색상", "nl": "Hexkleur", "pt": "Cor hexadecimal",
      "ru": "Шестнадцатеричный цвет", "tr": "Onaltılık renk", "uk": "Шістнадцятковий колір",
      "ur": "ہیکس رنگ", "zh": "十六进制颜色", "zh-hant": "十六進位顏色",
    ],
    .map: [
      "ar": "خريطة", "de": "Karte", "es": "Mapa", "fa": "نقشه", "fr": "Plan", "he": "מפה",
      "it": "Mappa", "ja": "地図", "ko": "지도", "nl": "Kaart", "pt": "Mapa", "ru": "Карта",
      "tr": "Harita", "uk": "Карта", "ur": "نقشہ", "zh": "地图", "zh-hant": "地圖",
    ],
    .chart: [
      "ar": "مخطط", "de": "Diagramm", "es": "Gráfica", "fa": "نمودار", "fr": "Graphique",
      "he": "תרשים", "it": "Grafico", "ja": "グラフ", "ko": "차트", "nl": "Diagram", "pt": "Gráfico",
      "ru": "Диаграмма", "tr": "Grafik", "uk": "Діаграма", "ur": "چارٹ", "zh": "图表",
      "zh-hant": "圖表",
    ],
    .video: [
      "ar": "فيديو", "de": "Film", "es": "Vídeo", "fa": "ویدیو", "fr": "Vidéo", "he": "סרטון",
      "it": "Video", "ja": "ビデオ", "ko": "비디오", "nl": "Video", "pt": "Vídeo", "ru": "Видео",
      "tr": "Video", "uk": "Відео", "ur": "ویڈیو", "zh": "视频", "zh-hant": "影片",
    ],
  ]
}
