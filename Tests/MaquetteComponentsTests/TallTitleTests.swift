import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Bars as high as their letters, which are no whole number of pixels high.
@Suite("Large titles of every height over contents that scroll")
struct TallTitleTests {
  private static let sizes: [TextSize] = [
    .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility5,
  ]

  private func bar(
    _ title: String, _ offset: Double, _ size: TextSize, _ platform: Platform, version: Int
  ) throws -> Rect {
    let list = List(style: .plain) { for index in 0..<60 { Label("Row \(index)") } }
      .contentOffset(Point(x: 0, y: offset))
    let bar = NavigationBar(title).subtitle("24 books")
    let scene = try draw(
      Screen(navigationBar: bar) { list },
      in: Environment(platform: platform, osVersion: version, textSize: size))
    return try #require(scene.nodes.first { $0.component == "NavigationBar" }).frame
  }

  @Test(
    "A title with a subtitle is small once contents are scrolled, at every text size",
    arguments: [Platform.ios, .ipados], sizes)
  func subtitles(platform: Platform, size: TextSize) throws {
    for (title, version) in [
      ("Library", 26), ("المكتبة", 26), ("पुस्तकालय", 26), ("書庫", 26), ("Библиотека", 26),
      ("Library", 18),
    ] {
      let rest = try bar(title, 0, size, platform, version: version)
      let (partly, far) = (
        try bar(title, 20, size, platform, version: version),
        try bar(title, 400, size, platform, version: version)
      )
      #expect(abs(rest.height - partly.height - 20) < 0.01, "\(title) \(version)")
      #expect(far.height < rest.height - 30, "\(title) \(version)")
    }
  }
}
