import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The accessory of tabs")
struct TabAccessoryTests {
  private let items: [TabItem] = [
    TabItem("Home", systemImage: "house"), TabItem("Saved", systemImage: "heart"),
  ]

  @Test(
    "An iPad's accessory floats at the lower edge, in the middle and no wider than 400 points",
    arguments: [(nil, 400.0), (320.0, 280)], LayoutDirection.allCases)
  func lowerAccessory(room: (width: Double?, own: Double), direction: LayoutDirection) throws {
    let environment = Environment(platform: .ipados, osVersion: 26, direction: direction)
    var bar = TabBar(items)
    bar.accessory = [AnyComponent(Label("Ocean Song"))]
    let scene = try draw(
      Screen(tabBar: bar) { Label("a") }, width: room.width, in: environment)
    let screen = try #require(scene.nodes.first { $0.component == "Screen" }).frame
    let capsule = try #require(scene.nodes.first { $0.component == "TabAccessory" }).frame
    #expect(capsule.size == Size(width: room.own, height: 48))
    #expect(capsule.midX == screen.midX && capsule.maxY == screen.maxY - 20)
    let song = try #require(scene.nodes.first { $0.text == "Ocean Song" }).frame
    #expect(capsule.union(song) == capsule)
    // A toolbar stands below it.
    let both = try draw(
      Screen(toolbar: Toolbar { Button("New", symbol: "plus") }, tabBar: bar) { Label("a") },
      width: room.width, in: environment)
    let lower = try #require(both.nodes.first { $0.component == "Toolbar" }).frame
    let upper = try #require(both.nodes.first { $0.component == "TabAccessory" }).frame
    #expect(upper.maxY < lower.minY)
  }

  /// Bars don't follow the text size, and an accessory belongs to one.
  @Test(
    "An accessory is as large at each text size, and a menu in it opens larger",
    arguments: [Platform.ios, .ipados])
  func textSize(platform: Platform) throws {
    func frames(_ size: TextSize) throws -> (song: Rect, capsule: Rect, row: Rect) {
      var bar = TabBar(items)
      let menu = Menu("More", isPresented: true) { MenuItem("Share") }
      bar.accessory = [AnyComponent(Label("Ocean Song")), AnyComponent(menu)]
      let scene = try draw(
        Screen(tabBar: bar) { Label("a") },
        in: Environment(platform: platform, osVersion: 26, textSize: size))
      let song = try #require(scene.nodes.first { $0.text == "Ocean Song" })
      let row = try #require(scene.nodes.first { $0.text == "Share" })
      let capsules = scene.nodes.flatMap(\.leaves).compactMap { item in
        if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
      }
      let capsule = capsules.first {
        $0.minX < song.frame.minX && $0.maxX > song.frame.maxX && $0.minY < song.frame.minY
          && $0.maxY > song.frame.maxY
      }
      return (song.frame, try #require(capsule), row.frame)
    }
    let usual = try frames(.large)
    let larger = try frames(.accessibility3)
    #expect(larger.song == usual.song && larger.capsule == usual.capsule)
    #expect(larger.row.height > usual.row.height)
  }
}
