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
      ("ar_EG", "تحرير"), ("he", "עריכה"), ("de", "Bearbeiten"), ("sv", "Edit"),
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
}
