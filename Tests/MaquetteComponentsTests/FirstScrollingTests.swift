import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What scrolls first below a bar, above something else")
struct FirstScrollingTests {
  private static let looks = [18, 26]
  private let bar = NavigationBar("Yuki", titleDisplayMode: .inline)

  private func scene(_ screen: Screen, _ version: Int) throws -> Scene {
    try draw(screen, in: Environment(platform: .ios, osVersion: version))
  }

  private func rect(_ item: DrawItem) -> Rect? {
    if case .fill(.rect(let rect), _) = item { rect } else { nil }
  }

  private func chat(_ offset: Double, bar: NavigationBar) -> Screen {
    Screen(device: "iPhone 15", navigationBar: bar) {
      VStack(spacing: 0) {
        ScrollView { Rectangle().frame(height: 1_500) }.contentOffset(y: offset)
        Label("Message")
      }
    }
  }

  @Test("Scrolled contents go on under the bar and the time, and the bar says so", arguments: looks)
  func scrolled(version: Int) throws {
    let drawn = try scene(chat(150, bar: bar), version)
    let bar = try node("NavigationBar", of: drawn)
    let view = try node("ScrollView", of: drawn)
    #expect(abs(view.frame.minY - bar.frame.maxY) < 1e-6 && view.frame.maxY < 852 - 34)
    #expect(view.clip?.bounds?.minY == 0)
    let block = try node("Rectangle", of: drawn).frame
    #expect(abs(block.minY - (bar.frame.maxY - 150)) < 1e-6)
    #expect(!bar.items.isEmpty)
  }

  @Test("They begin below the bar, on which nothing is drawn, while they are not", arguments: looks)
  func still(version: Int) throws {
    let drawn = try scene(chat(0, bar: bar), version)
    let view = try node("ScrollView", of: drawn)
    #expect(view.clip == .rect(view.frame))
    #expect(try node("NavigationBar", of: drawn).items.isEmpty)
  }

  @Test("Below a large title, too, which they take with them", arguments: looks)
  func largeTitle(version: Int) throws {
    let drawn = try scene(chat(150, bar: NavigationBar("Chats")), version)
    let view = try node("ScrollView", of: drawn)
    #expect(view.clip?.bounds?.minY == 0)
    #expect(try abs(view.frame.minY - node("NavigationBar", of: drawn).frame.maxY) < 1e-6)
  }

  @Test("So do those of a column of an iPad")
  func column() throws {
    let split = SplitView(columnVisibility: .all) {
      NavigationBar("Chats", titleDisplayMode: .inline)
      ScrollView { Rectangle().frame(height: 2_500) }.contentOffset(y: 150)
      Label("New")
    } detail: {
      Label("Yuki")
    }
    let drawn = try draw(
      Screen(device: "iPad mini 8.3-inch") { split }, in: Environment(platform: .ipados))
    #expect(try node("ScrollView", of: drawn).clip?.bounds?.minY == 0)
  }

  @Test("The ground of a list reaches to the upper edge of the screen", arguments: looks)
  func ground(version: Int) throws {
    let list = List { Label("Bread") }
    let drawn = try scene(
      Screen(device: "iPhone 15", navigationBar: bar) {
        list
        Button("Pay")
      }, version)
    let shown = try node("List", of: drawn)
    let ground = try #require(shown.items.first.flatMap(rect))
    #expect(ground.minY == 0 && ground.width == 393 && ground.maxY == shown.frame.maxY)
    #expect(try abs(shown.frame.minY - node("NavigationBar", of: drawn).frame.maxY) < 1e-6)
    // By itself the screen's ground is the list's.
    let alone = try scene(Screen(device: "iPhone 15", navigationBar: bar) { list }, version)
    let own = try node("List", of: alone)
    #expect(own.items.first.flatMap(rect) == own.frame)
    // Below something else it begins there.
    let below = try scene(
      Screen(device: "iPhone 15", navigationBar: bar) {
        Button("Filter")
        list
      }, version)
    let last = try node("List", of: below)
    #expect(last.items.first.flatMap(rect) == last.frame)
  }

  @Test("A list at the end of a column goes on to the lower edge, too")
  func lastOfStack() throws {
    let drawn = try scene(
      Screen(device: "iPhone 15") {
        VStack {
          Label("Filter")
          List { for row in 0..<40 { Label("\(row)") } }
        }
      }, 18)
    #expect(try node("List", of: drawn).frame.maxY == 852)
  }
}
