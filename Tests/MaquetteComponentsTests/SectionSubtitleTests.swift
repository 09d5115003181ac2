import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Smaller texts in the header of a section")
struct SectionSubtitleTests {
  private func header(_ component: AnyComponent, os: Int) throws -> [SceneNode] {
    var section = Section { Label("Row") }
    section.headerContent = [component]
    let scene = try draw(
      List(style: .insetGrouped) { section }, width: 390,
      in: Environment(platform: .ios, osVersion: os))
    return scene.nodes.filter { $0.path.contains("Header") && $0.text != nil }
  }

  private static let texts = [
    ("Albums", "Twelve"), ("Альбомы", "двенадцать"), ("Άλμπουμ", "δώδεκα"),
    ("الألبومات", "اثنا عشر"),
    ("アルバム", "十二"), ("एल्बम", "बारह"),
  ]

  @Test(
    "A subtitle is no larger than the title, in its letters",
    arguments: texts, [18, 26])
  func subtitles(texts: (title: String, subtitle: String), os: Int) throws {
    let usual = try #require(try header(AnyComponent(Label(texts.subtitle)), os: os).first)
    let components = [
      AnyComponent(Label(texts.title).with { $0.subtitle = texts.subtitle }),
      AnyComponent(NavigationLink(texts.title).with { $0.subtitle = texts.subtitle }),
      AnyComponent(Toggle(texts.title).with { $0.subtitle = texts.subtitle }),
    ]
    for component in components {
      let found = try header(component, os: os)
      try #require(found.count == 2)
      let sizes = try found.map { try #require($0.style?.size) }
      #expect(sizes[1] <= sizes[0])
      #expect(found[1].text == usual.text)
    }
  }

  @Test("So is the value of a link, as large as the title", arguments: texts, [18, 26])
  func values(texts: (title: String, value: String), os: Int) throws {
    let link = NavigationLink(texts.title).with { $0.value = texts.value }
    let found = try header(AnyComponent(link), os: os)
    try #require(found.count == 2)
    #expect(found[0].style?.size == found[1].style?.size)
  }
}
