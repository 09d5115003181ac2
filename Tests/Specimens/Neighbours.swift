import Maquette

/// Specimens that differ in one thing only. Whatever remembers one of them under a key that leaves
/// this thing out draws the other one wrongly.
extension Specimen {
  /// A text in each of many scripts, two of them spelled in two ways, in each of many looks.
  package static let neighbours: [Specimen] = texts.flatMap { script, text in
    looks.map { look, change in
      var (label, environment) = (
        Label(text).lineLimit(0), Environment(scale: 1)
      )
      change(&label, &environment)
      return Specimen("neighbours/\(script)-\(look)", label.frame(width: 150), in: environment)
    }
      + places.map { place, component in
        Specimen("neighbours/\(script)-\(place)", component(text))
      }
  }

  private static let texts: [(String, String)] = [
    ("latin", "Café and office: the price of 12 fl. is 1,234.50, which everybody pays gladly"),
    (
      "latin-apart",
      "Cafe\u{301} and office: the price of 12 fl. is 1,234.50, which everybody pays gladly"
    ),
    ("arabic", "هذا نص طويل باللغة العربية يمتد على أكثر من ثلاثة أسطر في هذا العرض 123"),
    ("hebrew", "זה טקסט ארוך בעברית שנמשך על פני יותר משלוש שורות ברוחב הזה 123"),
    ("han", "日本語の直角の骨と次の曜日を含む長い文章で、三行以上になります。"),
    ("thai", "นี่คือข้อความภาษาไทยที่ยาวมากและยาวเกินสามบรรทัดในความกว้างนี้"),
    ("hindi", "यह हिन्दी में एक लंबा पाठ है जो इस चौड़ाई में तीन से अधिक पंक्तियों का है"),
    ("hangul", "한국어로 된 긴 글이며 이 너비에서는 세 줄이 넘습니다"),
    ("hangul-apart", "\u{1112}\u{1161}\u{11AB}국어로 된 긴 글이며 이 너비에서는 세 줄이 넘습니다"),
    ("mixed", "Mail مرحبا שלום 3 of 12 日本"),
  ]

  private typealias Look = (String, (inout Label, inout Environment) -> Void)

  private static var looks: [Look] {
    let all: [Look] = [
      ("plain", { _, _ in }),
      ("one-line", { label, _ in label.numberOfLines = 1 }),
      ("two-lines", { label, _ in label.numberOfLines = 2 }),
      ("leading", { label, _ in label.alignment = .leading }),
      ("left", { label, _ in label.alignment = .left }),
      ("center", { label, _ in label.alignment = .center }),
      ("right", { label, _ in label.alignment = .right }),
      ("justified", { label, _ in label.alignment = .justified }),
      ("tight", { label, _ in label.allowsDefaultTighteningForTruncation = true }),
      (
        "smaller",
        { label, _ in
          label.numberOfLines = 1
          label.adjustsFontSizeToFitWidth = true
        }
      ),
      ("oversize", { label, _ in label.sizingRule = .oversize }),
      ("bold", { label, _ in label = label.bold() }),
      ("italic", { label, _ in label = label.italic() }),
      ("title", { label, _ in label = label.font(.title) }),
      ("digits", { label, _ in label = label.monospacedDigit() }),
      ("serif", { label, _ in label = label.fontDesign(.serif) }),
      ("mono", { label, _ in label = label.fontDesign(.monospaced) }),
      ("red", { label, _ in label.color = .red }),
      ("disabled", { label, _ in label.isEnabled = false }),
    ]
    let modes = LineBreakMode.allCases.map { mode -> Look in
      (
        "mode-\(mode.rawValue)",
        { label, _ in
          label.numberOfLines = 2
          label.lineBreakMode = mode
        }
      )
    }
    return all + modes + environments
  }

  private static var environments: [Look] {
    let all: [Look] = [
      ("rtl", { _, environment in environment.explicitDirection = .rightToLeft }),
      ("dark", { _, environment in environment.appearance = .dark }),
      ("increased", { _, environment in environment.contrast = .increased }),
      ("legible", { _, environment in environment.legibilityWeight = .bold }),
      ("large", { _, environment in environment.textSize = .xxLarge }),
      ("pseudo", { _, environment in environment.pseudo = .long }),
      ("double", { _, environment in environment.scale = 2 }),
    ]
    let locales = ["ar_EG", "fa", "ur", "he", "ja", "ko", "zh_Hant", "th", "tr", "hi"]
    return all
      + locales.map { locale in
        ("locale-\(locale)", { _, environment in environment.locale = locale })
      }
  }

  /// The same text where other rules hold.
  private static var places: [(String, (String) -> AnyComponent)] {
    [
      (
        "row",
        { text in
          AnyComponent(List { Label(text).lineLimit(0) }.frame(width: 190))
        }
      ),
      (
        "rows",
        { text in
          AnyComponent(
            List {
              NavigationLink(text, value: text)
              Toggle(text)
            }.frame(width: 300))
        }
      ),
      ("button", { text in AnyComponent(Button(text, style: .filled).frame(width: 150)) }),
      ("menu", { text in AnyComponent(Menu(text, isPresented: true) { MenuItem(text) }) }),
      (
        "wheel",
        { text in
          AnyComponent(
            Picker("", selection: text, options: [PickerOption(text), "Other"], style: .wheel)
              .frame(width: 240))
        }
      ),
      (
        "segments",
        { text in AnyComponent(SegmentedControl([Segment(text), "B"]).frame(width: 200)) }
      ),
      ("alert", { text in AnyComponent(Alert(text, message: text) { Button("OK") }) }),
    ]
  }
}
