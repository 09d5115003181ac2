import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("What the system says on controls")
struct SystemWordControlTests {
  private func names(_ component: some Component, _ locale: String, _ platform: Platform = .ios)
    throws -> [String]
  {
    let environment = Environment(platform: platform, locale: locale)
    func all(_ node: SceneNode) -> [String] {
      [node.text, node.accessibility?.label].compactMap { $0 } + node.children.flatMap(all)
    }
    return all(try draw(component, in: environment).root)
  }

  @Test("Items of bars are in the language of the locale, and a title of one's own wins")
  func items() throws {
    for (locale, word) in [
      ("ar_EG", "تحرير"), ("he", "עריכה"), ("de", "Bearbeiten"), ("sv", "Ändra"),
      ("bn", "Edit"),
    ] {
      #expect(try names(Button(systemItem: .edit), locale).contains(word))
      #expect(
        try names(
          NavigationBar("a") {
          } trailingItems: {
            Button(systemItem: .edit)
          }, locale
        )
        .contains(word))
    }
    let own = try names(Button(systemItem: .edit).with(\.title, "تعديل"), "ar")
    #expect(own.contains("تعديل") && !own.contains("تحرير"))
    #expect(try names(Button(systemItem: .trash), "fa").contains("حذف"))
    #expect(try names(Button(systemItem: .compose), "de").contains("Erstellen"))
    #expect(try names(Button(systemItem: .fastForward), "en").contains("Fast Forward"))
  }

  @Test(
    "What assistive technology is told of pages, paths, tabs and segments is in it",
    arguments: [
      ("en", "Page", "2 of 3"), ("de", "Seite", "2 von 3"), ("ar_EG", "صفحة", "٢ من ٣"),
      ("he", "עמוד", "2 מתוך 3"), ("ja", "ページ", "2/3"), ("fa", "صفحه", "۲ از ۳"),
    ])
  func places(locale: String, page: String, place: String) throws {
    func told(_ component: some Component, _ platform: Platform = .ios) throws -> [String] {
      try draw(component, in: Environment(platform: platform, locale: locale)).nodes
        .compactMap(\.accessibility).flatMap { [$0.label, $0.value ?? ""] }
    }
    let pages = try told(PageControl(numberOfPages: 3, currentPage: 1))
    #expect(pages.contains(page) && pages.contains(place))
    #expect(try told(SegmentedControl(["a", "b", "c"])).contains(place))
    let tabs = TabBar((1...3).map { TabItem("\($0)", systemImage: "house") })
    #expect(try told(tabs.frame(width: 390)).contains(place))
    let path = try told(PathControl([PathItem("a")]), .macos)
    #expect(path.contains(SystemWord.path.text(in: locale)))
    let gauges = try told(Gauge(value: 1)) + told(RatingIndicator(value: 2, maximum: 3), .macos)
    #expect(gauges.contains(SystemWord.gauge.text(in: locale)))
    #expect(gauges.contains(SystemWord.rating.text(in: locale)) && gauges.contains(place))
  }

  @Test("Buttons that lead on and back, months and states are named in it too")
  func controls() throws {
    #expect(try names(PreviousNextControl(), "ar").contains("التالي"))
    #expect(try names(PreviousNextControl(), "ar", .macos).contains("السابق"))
    #expect(try names(PreviousNextControl(), "en").contains("Next"))
    // A row on a television draws its state.
    var worded = Toggle("Wi-Fi", isOn: true)
    worded.onText = "פועל"
    let hebrew = Environment(platform: .tvos, locale: "he")
    let drawn = try [Toggle("Wi-Fi", isOn: true), worded].map { try draw($0, in: hebrew) }
    #expect(drawn[0].root.children.map(\.items) == drawn[1].root.children.map(\.items))
    let english = try draw(Toggle("Wi-Fi", isOn: true), in: Environment(platform: .tvos))
    #expect(drawn[0].root.children.map(\.items) != english.root.children.map(\.items))
    let tabs = TabBar((1...7).map { TabItem("\($0)", systemImage: "house") })
    #expect(try names(tabs.frame(width: 390), "ja").contains("その他"))
  }

  @Test(
    "So are UIKit's own buttons, those of windows, and keys of keyboards",
    arguments: [
      ("en", "More Info", "Minimize", "Next keyboard"),
      ("de", "Weitere Infos", "Im Dock ablegen", "Nächste Tastatur"),
      ("fr", "Plus d’infos", "Placer dans le Dock", "Clavier suivant"),
      ("ja", "詳しい情報", "しまう", "次のキーボード"), ("he", "מידע נוסף", "מזער", "המקלדת הבאה"),
      ("it", "Altre informazioni", "Riduci a icona", "Tastiera successiva"),
    ])
  func pressed(locale: String, info: String, minimize: String, globe: String) throws {
    let word = { (word: SystemWord) in word.text(in: locale) }
    #expect(try names(Button(type: .detailDisclosure), locale).contains(info))
    #expect(try names(Button(type: .contactAdd), locale).contains(word(.addContact)))
    let window = try draw(
      Window("a") { Label("b") }, in: Environment(platform: .macos, locale: locale))
    let buttons = window.nodes.filter { $0.component == "WindowButton" }
    #expect(buttons.map { $0.accessibility?.label } == [word(.close), minimize, word(.zoom)])
    #expect(buttons.allSatisfy { $0.path.allSatisfy(\.isASCII) })
    let keys = try names(Keyboard(), locale)
    #expect(keys.contains(globe) && keys.contains(word(.delete)) && keys.contains(word(.dictate)))
  }

  @Test("A note says once where a word is drawn in English because the language has none")
  func missing() throws {
    let tabs = TabBar((1...7).map { TabItem("\($0)", systemImage: "house") })
    func notes(_ component: some Component, _ locale: String) -> [Diagnostic] {
      complaints(component, in: Environment(platform: .ios, locale: locale))
        .filter { $0.id == .missingWords }
    }
    let bar = notes(
      VStack {
        tabs.frame(width: 390); Button(systemItem: .edit)
      }, "bn_BD")
    #expect(bar.map(\.severity) == [.note])
    #expect(
      bar.first?.message.contains(
        "some words of the system are not known in 'bn-BD'; they are drawn in English") == true)
    #expect(notes(tabs.frame(width: 390), "sv").count == 1)
    #expect(notes(tabs.frame(width: 390), "ja").isEmpty)
    #expect(notes(tabs.frame(width: 390), "en_GB").isEmpty)
    // What is only spoken, or is not drawn, is no reason.
    let few = TabBar((1...3).map { TabItem("\($0)", systemImage: "house") })
    #expect(notes(few.frame(width: 390), "bn").isEmpty)
    #expect(notes(Button(systemItem: .edit).with(\.title, "সম্পাদনা"), "bn").isEmpty)
    #expect(notes(Button(systemItem: .trash), "bn").isEmpty)
    #expect(notes(Button(systemItem: .edit), "sv").isEmpty)
  }

  @Test(
    "A button that leads back asks for the word only where the form with the word is drawn",
    arguments: ["bn", "sw", "ka", "hy", "my", "ar", "ja"])
  func back(locale: String) throws {
    let environment = Environment(platform: .ios, locale: locale)
    let isKnown = ["ar", "ja"].contains(locale)
    func notes(_ bar: NavigationBar, _ width: Double) -> Int {
      complaints(bar.frame(width: width), in: environment).count { $0.id == .missingWords }
    }
    let bar = NavigationBar("A", backTitle: "A title that is long")
    for mode in BackButtonDisplayMode.allCases {
      let bar = bar.backButtonDisplayMode(mode)
      for width in [390.0, 170, 60] {
        let text = try draw(bar.frame(width: width), in: environment).node("BackButton")?.text
        let isWord = text == SystemWord.back.text(in: locale)
        #expect(notes(bar, width) == (isWord && !isKnown ? 1 : 0), "\(mode) \(width)")
      }
    }
    let texts = try [390.0, 170, 60].map { width in
      try draw(bar.frame(width: width), in: environment).node("BackButton")?.text
    }
    #expect(texts == ["A title that is long", SystemWord.back.text(in: locale), nil])
  }
}
