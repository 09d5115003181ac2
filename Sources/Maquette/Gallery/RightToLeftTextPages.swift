import MaquetteLocale
import MaquetteSpec

extension GalleryPage {
  /// What the page on right-to-left languages says about text and numbers, one sheet a rule; the
  /// variants of each are its pair from left to right and from right to left.
  static func rightToLeftTextPages() throws -> [GalleryPage] {
    [
      paragraphPage, itemPage, try numeralPage(), balancePage, mixedPage, pseudoPage(.long),
      pseudoPage(.rightToLeft),
    ]
  }

  private static let english =
    "Reviews help other people to choose. Write what you liked, and what the next one should do "
    + "better."
  private static let arabic =
    "تساعد المراجعات الآخرين على الاختيار. اكتب ما أعجبك، وما الذي ينبغي أن يكون أفضل في المرة "
    + "القادمة."
  private static let hebrew =
    "ביקורות עוזרות לאנשים אחרים לבחור. כתבו מה אהבתם, ומה כדאי לשפר בפעם הבאה שיוצאת גרסה חדשה."

  private static var paragraphPage: GalleryPage {
    GalleryPage(
      "rtl-paragraphs", "A paragraph aligns by its language, one and two lines by the interface",
      platform: .ios, width: 340
    ) {
      VStack(alignment: .leading, spacing: 14) {
        for text in [english, arabic, hebrew] { Label(text, numberOfLines: 0) }
        Label("Two lines of text, or one, are aligned with all else", numberOfLines: 2)
        Label("سطر واحد")
        Label(english, numberOfLines: 2)
      }
    }
  }

  private static var itemPage: GalleryPage {
    GalleryPage(
      "rtl-list-items", "All items of a list align alike, whatever their script", platform: .ios,
      width: 340
    ) {
      List {
        Section("Languages") {
          for text in ["English", "العربية", "עברית", "Русский"] { Label(text) }
          Label(english, numberOfLines: 0)
          Label(arabic, numberOfLines: 0)
        }
      }
    }
  }

  private static func numeralPage() throws -> GalleryPage {
    let locales = try ["en", "he", "ar_MA", "ar_EG"].map { try LocaleIdentifier($0) }
    let names = ["Latin", "Hebrew", "Arabic, Western", "Arabic, Eastern"]
    let words = ["Call", "התקשרו", "اتصل", "اتصل"]
    let phones = ["+1 408 555 0123", "03-555-0123", "0522-555-012", "٠١٠ ٥٥٥ ٠١٢٣"]
    let cards = ["4111 1111 1111 2345", "4111 1111 1111 2345", "4111-1111-1111-2345"]
    let eastern = "٤١١١ ١١١١ ١١١١ ٢٣٤٥"
    return GalleryPage(
      "rtl-numerals", "The digits of a number are never reordered", platform: .ios
    ) {
      Grid(columns: 4, alignment: .leading, spacing: 24, verticalSpacing: 10) {
        for name in names { caption(name) }
        for locale in locales { number(541, .none, locale).font(.title) }
        for (word, phone) in zip(words, phones) { Label("\(word) \(phone)") }
        for card in cards + [eastern] { Label(card) }
        for locale in locales { number(1_234_567.5, .decimal, locale) }
        for locale in locales { number(-0.25, .percent, locale) }
        for locale in locales { date(locale) }
      }
    }
  }

  private static func number(
    _ value: Double, _ style: NumberStyle, _ locale: LocaleIdentifier
  ) -> NumberLabel {
    var label = NumberLabel(value, style: style)
    label.locale = locale
    return label
  }

  private static func date(_ locale: LocaleIdentifier) -> DateLabel {
    var label = DateLabel(dateStyle: .short, timeStyle: .short)
    label.locale = locale
    return label
  }

  private static var balancePage: GalleryPage {
    GalleryPage(
      "rtl-balance", "Arabic and Hebrew grow beside Latin capitals", platform: .ios
    ) {
      Grid(columns: 3, alignment: .leading, spacing: 24, verticalSpacing: 12) {
        caption("off")
        caption("on")
        caption("no capitals")
        for text in ["NEW جديد", "SALE מבצע", "جديد iOS TV"] {
          Label(text).font(.title2).with(\.balancesScripts, false)
          Label(text).font(.title2)
          Label(text.capitalized).font(.title2)
        }
        for balances in [false, true] {
          Button("SAVE").subtitle("حفظ التغييرات").with(\.balancesScripts, balances)
        }
        Button("Save").subtitle("حفظ التغييرات")
      }
    }
  }

  private static var mixedPage: GalleryPage {
    GalleryPage(
      "rtl-mixed", "Mixed scripts, brackets, truncation and selection", platform: .ios,
      width: 300
    ) {
      VStack(alignment: .leading, spacing: 10) {
        Label("שלום (Hello) [1] עולם!")
        Label("Read “كتاب (أول)” now.")
        Label("User \u{2068}سعيد 12\u{2069}: 34 points")
        for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
          Label("A sentence in English with עברית at its end").with(\.lineBreakMode, mode)
          Label("جملة طويلة باللغة العربية مع English في نهايتها").with(\.lineBreakMode, mode)
        }
        Label("Select שלום עולם here").with(\.isSelectable, true)
          .with(\.selectedRange, TextRange(3..<12)).padding(EdgeInsets(top: 8, bottom: 12))
      }
    }
  }

  private static func pseudoPage(_ language: PseudoLanguage) -> GalleryPage {
    var patch = EnvironmentPatch()
    patch.platform = .ios
    patch.pseudo = language
    let sheet = VStack(spacing: 16) {
      Label("Sign in").font(.largeTitle)
      Label(
        "Use the account you shop with: " + AttributedText("free", .bold) + " for 30 days",
        numberOfLines: 0)
      Button("Continue").style(.filled).size(.large)
      List {
        Section("Details") {
          LabeledContent("Name", value: "iPhone 15")
          Toggle("Wi-Fi", isOn: true)
          DateLabel(dateStyle: .long)
        }
      }
    }.padding(20)
    let title = language == .long ? "Pseudolanguage: longer" : "Pseudolanguage: right to left"
    return GalleryPage(
      "pseudo-\(language.rawValue)", title, platform: .ios,
      document: SpecDocument(
        component: AnyComponent(sheet), canvas: Canvas(width: 320, title: "iOS: \(title)"),
        environment: patch))
  }
}
