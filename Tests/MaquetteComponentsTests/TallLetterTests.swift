import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("Letters of other scripts in bars and rows")
struct TallLetterTests {
  private func places(_ title: String, _ subtitle: String, _ measurer: FakeMeasurer) throws
    -> (title: Rect, subtitle: Rect)
  {
    let bar = NavigationBar(title, titleDisplayMode: .large).with { $0.subtitle = subtitle }
    let scene = try draw(
      Screen(device: "iPhone 17 Pro", navigationBar: bar) { Label("One") },
      in: Environment(platform: .ios, osVersion: 26), measurer: measurer)
    return (
      try #require(scene.nodes.first { $0.text == title }).frame,
      try #require(scene.nodes.first { $0.text == subtitle }).frame
    )
  }

  @Test("An Arabic subtitle stands below the deepest letters of a large title")
  func subtitle() throws {
    let (title, subtitle) = ("الإعدادات", "١٢ عنصرًا")
    let usual = try places(title, subtitle, FakeMeasurer())
    let measurer = FakeMeasurer()
    // Letters that reach from the upper edge of their line to 14 and 4 points below its lower one.
    measurer.inks = [title: 0...usual.title.height + 14, subtitle: 0...usual.subtitle.height + 4]
    let found = try places(title, subtitle, measurer)
    #expect(found.subtitle.minY >= found.title.maxY + 14)
    #expect(found.subtitle.minY > usual.subtitle.minY)
    #expect(found.title.minY == usual.title.minY)
  }

  @Test("A Latin one stays where it is, however far letters reach")
  func latin() throws {
    let usual = try places("Settings", "12 items", FakeMeasurer())
    let measurer = FakeMeasurer()
    measurer.inks = ["Settings": 0...80, "12 items": 0...30]
    let found = try places("Settings", "12 items", measurer)
    #expect(found.title == usual.title && found.subtitle == usual.subtitle)
  }

  @Test("A link's title in a list is at the side of the list, as those of other rows")
  func titles() throws {
    let text = "A long title of a row that does not fit into one line of the screen"
    let rows: [AnyComponent] = [
      AnyComponent(Label(text, numberOfLines: 0)), AnyComponent(Toggle(text, isOn: true)),
      AnyComponent(NavigationLink(text)), AnyComponent(NavigationLink(text, systemImage: "wifi")),
      AnyComponent(NavigationLink(text).subtitle("A text below it")),
    ]
    for row in rows {
      let measurer = FakeMeasurer()
      _ = try draw(
        List { row }, width: 402, in: surroundings(.rightToLeft), measurer: measurer)
      #expect(measurer.textsByLanguage.isEmpty, "\(row)")
    }
  }
}
