import MaquetteSpec

extension GalleryPage {
  /// Bidirectional text and the pseudolanguages; the rules for text have pairs of their own.
  static func rightToLeftTextPages() -> [GalleryPage] {
    [mixedPage, pseudoPage(.long), pseudoPage(.rightToLeft)]
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
