import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Rows with tiles and subtitles")
struct IconTileTests {
  private let tile = IconTile(systemName: "wifi", background: "systemBlue")

  private func rows(_ environment: Environment = Environment()) throws -> Scene {
    try draw(
      List {
        NavigationLink("Wi-Fi", value: "Home").icon(tile)
        Toggle("Airplane Mode").icon(tile)
        NavigationLink("Apple Account").subtitle("iCloud").icon(tile)
        LabeledContent("Storage", value: "128 GB").icon(tile)
      }, width: 393, in: environment)
  }

  private func tiles(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "IconTile" }.map(\.frame)
  }

  // Documented: 29 points (HIG, App icons); peer: 30 in the look of 26.
  @Test("Tiles are 29 points wide, and do not make rows of one line higher")
  func extent() throws {
    let scene = try rows()
    let heights = scene.nodes.filter { $0.component == "Row" }.map(\.frame.height)
    #expect(tiles(scene).map(\.width) == [29, 29, 29, 29])
    #expect([heights[0], heights[1], heights[3]] == [44, 44, 44])
    #expect(heights[2] > 44)
  }

  @Test("One with a size of its own is that large, as are its corners and its symbol")
  func ownSize() throws {
    func parts(_ tile: IconTile) throws -> (frame: Rect, radius: Double, symbol: Double) {
      let node = try #require(try draw(tile).nodes.first { $0.component == "IconTile" })
      var radius: Double?
      if case .fill(.roundedRect(_, let own, _), _)? = node.allItems.first { radius = own }
      let symbol = node.allItems.dropFirst().compactMap { item -> Double? in
        switch item {
        case .fill(let shape, _), .stroke(let shape, _, _): shape.bounds?.height
        default: nil
        }
      }.max()
      return (node.frame, try #require(radius), try #require(symbol))
    }
    let usual = try parts(tile)
    let large = try parts(IconTile(systemName: "wifi", background: "systemBlue", size: 58))
    #expect(large.frame.size == Size(width: 58, height: 58))
    #expect(abs(large.radius - 2 * usual.radius) < 0.01)
    #expect(abs(large.symbol - 2 * usual.symbol) < 0.1)
  }

  @Test("A larger one makes its row higher, moves its own title only, and others stay")
  func largeRows() throws {
    let app = IconTile(systemName: "wifi", background: "systemBlue", size: 60)
    let scene = try draw(
      List {
        NavigationLink("App").icon(app)
        NavigationLink("Wi-Fi").icon(tile)
      }, width: 393, in: Environment())
    let alone = try draw(
      List { NavigationLink("Wi-Fi").icon(tile) }, width: 393, in: Environment())
    #expect(tiles(scene)[1].minX == tiles(alone)[0].minX)
    let row = try #require(scene.nodes.first { $0.component == "Row" }?.frame)
    #expect(row.height > 60 && tiles(scene)[0].minY > row.minY)
  }

  @Test(
    "A picture or a shape of their size stands in their column, in rows as high as theirs",
    arguments: [18, 26], LayoutDirection.allCases)
  func otherIcons(version: Int, direction: LayoutDirection) throws {
    let square = Rectangle().frame(width: 29, height: 29)
    let scene = try draw(
      List {
        NavigationLink("Wi-Fi").icon(tile)
        NavigationLink("Radio").icon(square)
        Label("News").icon(square)
      }, width: 393,
      in: Environment(platform: .ios, osVersion: version, direction: direction))
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    #expect(rows.count == 3 && Set(rows.map(\.height)).count == 1)
    let places = scene.nodes.filter { ["IconTile", "Rectangle"].contains($0.component) }
    #expect(places.count == 3 && Set(places.map(\.frame.midX)).count == 1)
    let titles = ["Wi-Fi", "Radio", "News"].compactMap { text in
      scene.nodes.first { $0.text == text }?.frame
    }
    let starts = titles.map { direction == .leftToRight ? $0.minX : $0.maxX }
    #expect(titles.count == 3 && starts.allSatisfy { abs($0 - starts[0]) < 0.01 })
  }

  @Test("They stand below one another in the middle of their rows, and mirrored in right-to-left")
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try rows(surroundings(direction))
      let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
      let tiles = tiles(scene)
      #expect(Set(tiles.map(\.minX)).count == 1)
      for (tile, row) in zip(tiles, rows) {
        #expect(abs(tile.midY - row.midY) < 1.5)
        let distance =
          direction == .leftToRight ? tile.minX - row.minX : row.maxX - tile.maxX
        #expect(abs(distance - 20) < 0.5)
      }
    }
  }

  @Test(
    "A tile beside a value below the title stands in the middle of its row, as beside a subtitle",
    arguments: [Platform.watchos, .ios], [LayoutDirection.leftToRight, .rightToLeft])
  func valuesBelow(platform: Platform, direction: LayoutDirection) throws {
    var environment = Environment(platform: platform, direction: direction)
    if platform == .ios { environment.textSize = .accessibility3 }
    let width = platform == .ios ? 393.0 : 200
    let scene = try draw(
      List {
        NavigationLink("Wi-Fi", value: "Home").icon(tile)
        NavigationLink("Wi-Fi").subtitle("Home").icon(tile)
      }, width: width, in: environment)
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    #expect(tiles(scene).count == 2 && rows.count == 2)
    for (tile, row) in zip(tiles(scene), rows) { #expect(abs(tile.midY - row.midY) < 1.5) }
    func start(_ text: String) throws -> Double {
      let frame = try #require(scene.nodes.first { $0.text == text }?.frame)
      return direction == .leftToRight ? frame.minX : width - frame.maxX
    }
    #expect(abs(try start("Home") - start("Wi-Fi")) < 1)
  }

  @Test("They grow with accessibility sizes alone, and stay within their rows")
  func accessibilitySizes() throws {
    var environment = Environment()
    environment.textSize = .xxxLarge
    #expect(tiles(try rows(environment)).allSatisfy { $0.width == 29 })
    environment.textSize = .accessibility3
    let scene = try rows(environment)
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    for (tile, row) in zip(tiles(scene), rows) {
      #expect(tile.width > 60)
      #expect(tile.minY > row.minY && tile.maxY < row.maxY)
    }
  }

  @Test("The subtitle is read after the title, and the tile is not")
  func speech() throws {
    let spoken = try rows().nodes.compactMap(\.accessibility?.label)
    #expect(spoken.contains("Apple Account, iCloud"))
    #expect(!spoken.contains("wifi"))
  }

  @Test(
    "Texts of any script stand below each other",
    arguments: ["صندوق", "תיבה", "收件箱", "इनबॉक्स", "Inbox"])
  func scripts(title: String) throws {
    let scene = try draw(Label(title).subtitle(title))
    let texts = scene.nodes.filter { $0.component == "Label" }.map(\.frame)
    #expect(texts.count == 2)
    #expect(texts[0].maxY <= texts[1].minY + 0.01)
  }

  @Test(
    "A portrait that is wider than tiles moves its own title only, which stands beside its middle")
  func portrait() throws {
    let scene = try draw(
      List {
        NavigationLink("Ada").subtitle("Account").icon(Circle().frame(width: 56, height: 56))
        NavigationLink("Wi-Fi").icon(tile)
      }, width: 393, in: Environment())
    let alone = try draw(
      List { NavigationLink("Wi-Fi").icon(tile) }, width: 393, in: Environment())
    #expect(tiles(scene).map(\.minX) == tiles(alone).map(\.minX))
    let row = try #require(scene.nodes.first { $0.component == "Row" }?.frame)
    let texts = scene.nodes.filter { ["Ada", "Account"].contains($0.text) }.map(\.frame)
    let middle = (try #require(texts.map(\.minY).min()) + (texts.map(\.maxY).max() ?? 0)) / 2
    #expect(abs(middle - row.midY) < 2)
    #expect(texts.allSatisfy { $0.minX > 20 + 56 })
  }

  @Test(
    "Values and badges beside a title with a subtitle stand in the middle of the row",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [18, 26])
  func values(direction: LayoutDirection, version: Int) throws {
    let scene = try draw(
      List {
        NavigationLink("Wi-Fi", value: "1").subtitle("Nearby")
        NavigationLink("Wi-Fi").subtitle("Nearby").badge("2")
        NavigationLink("Wi-Fi", value: "x").subtitle("Nearby").listRowBadge("3")
        LabeledContent("Wi-Fi", value: "4").subtitle("Nearby")
        Label("Wi-Fi").subtitle("Nearby").listRowBadge("5")
        VStack {
          Label("Wi-Fi")
          Label("Nearby")
        }.listRowBadge("6")
        NavigationLink("Wi-Fi", value: "7")
      }, width: 393,
      in: Environment(platform: .ios, osVersion: version, direction: direction))
    for (index, row) in scene.nodes.filter({ $0.component == "Row" }).enumerated() {
      var inside: [SceneNode] = []
      row.appendSelfAndDescendants(to: &inside)
      let value = try #require(inside.first { $0.text == "\(index + 1)" })
      #expect(abs(value.frame.midY - row.frame.midY) < 1, "row \(index + 1)")
    }
  }
}
