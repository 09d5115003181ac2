import MaquetteSpec

extension GalleryPage {
  /// What the Human Interface Guidelines (Right to left) say about interface icons, each rule with
  /// icons like those of their illustrations.
  static func rightToLeftSymbolRules() -> [GalleryPage] {
    [
      symbolRule(
        "directions", "Directional symbols have variants for the RTL context",
        ["chevron.forward", "arrow.uturn.backward", "arrow.forward.circle", "sidebar.leading"]),
      symbolRule(
        "text-icons", "Flip interface icons that represent text or reading direction",
        ["list.bullet", "text.justify.leading", "doc.text", "increase.indent"]),
      localizedRule,
      symbolRule(
        "motion-icons", "Flip an interface icon that shows forward or backward motion",
        ["speaker.wave.3", "figure.walk", "forward", "truck.box"]),
      symbolRule(
        "marks", "Don’t flip logos or universal signs and marks",
        ["checkmark", "checkmark.seal.fill", "play.fill", "music.note"]),
      symbolRule(
        "objects", "In general, avoid flipping interface icons that depict real-world objects",
        ["clock", "house", "phone", "pencil"]),
      symbolRule(
        "slashes", "The slash keeps its slant while what it crosses out flips",
        ["speaker.slash", "video.slash.fill", "bell.slash", "speaker.slash.fill"]),
      symbolRule(
        "badges", "A badge that represents interface flips with it, and one that balances its icon",
        ["app.badge", "message.badge", "cart.badge.plus", "cart.badge.questionmark"]),
      symbolRule(
        "fixed-badges", "A badge whose icon stays in balance stays too",
        ["person.badge.plus", "folder.badge.plus", "person.crop.circle.badge.plus"]),
      symbolRule(
        "tools", "Preserve the orientation of a tool while flipping its base image",
        [
          "rectangle.and.pencil.and.ellipsis", "pencil.and.list.clipboard", "text.magnifyingglass",
          "doc.text.magnifyingglass",
        ]),
      symbolRule(
        "absolute-icons", "Symbols named after left and right never flip",
        ["chevron.left", "arrow.right", "text.alignleft", "sidebar.left"]),
    ]
  }

  private static func symbolRule(_ name: String, _ rule: String, _ symbols: [String]) -> GalleryPage
  {
    // English on both sides: what is seen is the direction, letters have a rule of their own.
    GalleryPage(
      rule: "rtl-\(name)", rule, platform: .ios, sides: [.leftToRight, .rightToLeft("en")]
    ) { _ in
      HStack(spacing: 14) { for symbol in symbols { ruleSymbol(symbol) } }
        .orderIsMeaningful(false)
    }
  }

  private static func ruleSymbol(_ name: String) -> AnyComponent {
    Image(systemName: name, font: .system(size: 36), color: .primary).frame(width: 56, height: 48)
  }

  private static var localizedRule: GalleryPage {
    let symbols = ["signature", "doc.richtext", "character.cursor.ibeam", "textformat.size"]
    return GalleryPage(
      rule: "rtl-localized-icons",
      "Consider creating a localized version of an interface icon that displays text",
      platform: .ios,
      sides: [
        .locale("en_US", .leftToRight, "Latin"),
        .locale("he", .rightToLeft, "Hebrew"), .locale("ar_EG", .rightToLeft, "Arabic"),
      ]
    ) { _ in
      HStack(spacing: 14) { for symbol in symbols { ruleSymbol(symbol) } }
        .orderIsMeaningful(false)
    }
  }
}
