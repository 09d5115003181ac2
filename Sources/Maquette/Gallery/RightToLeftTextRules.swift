import MaquetteLocale
import MaquetteSpec

extension GalleryPage {
  /// What the Human Interface Guidelines (Right to left) say about text and numbers.
  ///
  /// - Throws: ``DiagnosticError`` when a locale is none.
  static func rightToLeftTextRules() throws -> [GalleryPage] {
    [alignmentRule, paragraphRule, lineRule, itemRule, try digitRule()]
  }

  private static let english =
    "Reviews help other people to choose. Write what you liked, and what should be better."
  private static let arabic =
    "تساعد المراجعات الآخرين على الاختيار. اكتب ما أعجبك، وما الذي ينبغي أن يكون أفضل."
  private static let hebrew =
    "ביקורות עוזרות לאנשים אחרים לבחור. כתבו מה אהבתם, ומה כדאי לשפר בפעם הבאה."

  private static var alignmentRule: GalleryPage {
    GalleryPage(
      rule: "rtl-alignment", "Adjust text alignment to match the interface direction",
      platform: .ios
    ) { side in
      VStack(alignment: .leading, spacing: 6) {
        Label(side.text("Lisbon", "لشبونة"), font: .style(.title))
        Label(side.text("Three days by the sea", "ثلاثة أيام على البحر"))
        Label(side.text("From May to September", "من مايو إلى سبتمبر"), color: .secondary)
      }.frame(width: 268, alignment: .leading)
    }
  }

  private static var paragraphRule: GalleryPage {
    GalleryPage(
      rule: "rtl-paragraphs",
      "Align a paragraph based on its language, not on the current context", platform: .ios
    ) { _ in
      VStack(alignment: .leading, spacing: 14) {
        for text in [english, arabic, hebrew] { Label(text, numberOfLines: 0) }
      }.frame(width: 268, alignment: .leading)
    }
  }

  private static var lineRule: GalleryPage {
    GalleryPage(
      rule: "rtl-lines", "Align one or two lines of text based on the current context",
      platform: .ios
    ) { _ in
      VStack(alignment: .leading, spacing: 14) {
        Label("Two lines of text, or one, are aligned with all else", numberOfLines: 2)
        Label("سطر واحد")
        Label(english, numberOfLines: 2)
      }.frame(width: 268, alignment: .leading)
    }
  }

  private static var itemRule: GalleryPage {
    GalleryPage(
      rule: "rtl-list-items", "Use a consistent alignment for all text items in a list",
      platform: .ios, isGrouped: true
    ) { _ in
      List {
        for text in ["English", "العربية"] { Label(text) }
        Label("Reviews help other people to choose what to read", numberOfLines: 0)
        Label(arabic, numberOfLines: 0)
      }
    }
  }

  private static func digitRule() throws -> GalleryPage {
    let sides: [RuleSide] = [
      .locale("en_US", .leftToRight, "Latin"),
      .locale("he", .rightToLeft, "Hebrew"),
      .locale("ar_MA", .rightToLeft, "Arabic (Western Arabic numerals)"),
      .locale("ar_EG", .rightToLeft, "Arabic (Eastern Arabic numerals)"),
    ]
    let phones = [
      "en_US": "Call +1 408 555 0123", "he": "התקשרו 03-555-0123", "ar_MA": "اتصل 0522-555-012",
      "ar_EG": "اتصل ٠١٠ ٥٥٥ ٠١٢٣",
    ]
    return GalleryPage(
      rule: "rtl-digits", "Don’t reverse the order of numerals in a specific number",
      platform: .ios, width: 240, sides: sides
    ) { side in
      VStack(alignment: .leading, spacing: 8) {
        NumberLabel(541, style: .none).font(.title)
        Label(phones[side.locale] ?? "")
        Label(side.locale == "ar_EG" ? "٤١١١ ١١١١ ١١١١ ٢٣٤٥" : "4111 1111 1111 2345")
        NumberLabel(1_234_567.5)
        NumberLabel(-0.25, style: .percent)
        DateLabel(dateStyle: .short, timeStyle: .short)
      }.frame(width: 208, alignment: .leading)
    }
  }

  static func balanceRule() -> GalleryPage {
    GalleryPage(
      rule: "rtl-balance", "Visually balance adjacent Latin and RTL scripts when necessary",
      platform: .ios, width: 260,
      sides: [
        RuleSide(
          name: "same", caption: "Same font size: too small", direction: .rightToLeft, locale: "ar"),
        RuleSide(
          name: "balanced", caption: "2 points larger: balanced", direction: .rightToLeft,
          locale: "ar"),
      ]
    ) { side in
      let balances = side.name == "balanced"
      for text in ["NEW جديد", "SALE מבצע"] {
        Label(text).font(.title2).with(\.balancesScripts, balances)
      }
      Button("SAVE").subtitle("حفظ التغييرات").with(\.balancesScripts, balances)
    }
  }
}
