import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Items of a Mac's toolbar that have no room")
struct MacToolbarOverflowTests {
  private static let symbols = ["archivebox", "trash", "flag", "folder", "tag", "bell"]

  private func scene(
    _ width: Double, os: Int = 15, direction: LayoutDirection = .leftToRight,
    locale: String = "en_US", _ change: (inout Toolbar) -> Void = { _ in }
  ) throws -> Scene {
    var bar = Toolbar(
      "Notes",
      items: { for symbol in Self.symbols { Button(symbol, symbol: symbol) } },
      trailingItems: { Button("Share", symbol: "square.and.arrow.up") }
    ).searchable()
    change(&bar)
    return try draw(
      bar, width: width,
      in: Environment(platform: .macos, osVersion: os, direction: direction, locale: locale))
  }

  private func buttons(_ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.component == "Button" || $0.component == "OverflowButton" }
  }

  private func labels(_ scene: Scene) -> [String] {
    buttons(scene).compactMap { $0.accessibility?.label }
  }

  @Test("All are shown where there is room for all", arguments: [15, 26])
  func whole(os: Int) throws {
    #expect(try labels(scene(900, os: os)) == Self.symbols + ["Share"])
  }

  @Test(
    "Those at the end are in the menu of a button in their place, before trailing items",
    arguments: [15, 26], LayoutDirection.allCases)
  func short(os: Int, direction: LayoutDirection) throws {
    let scene = try scene(300, os: os, direction: direction)
    let whole = buttons(try self.scene(900, os: os, direction: direction))
    let shown = labels(scene)
    let own = shown.prefix { $0 != "More" }
    #expect(own.count < Self.symbols.count && Array(own) == Array(Self.symbols.prefix(own.count)))
    #expect(Array(shown.suffix(2)) == ["More", "Share"])
    // They stand one after the other in reading direction, within the bar, and none is squeezed.
    let frames = buttons(scene).map(\.frame)
    for (one, other) in zip(frames, frames.dropFirst()) {
      let gap = direction == .leftToRight ? other.minX - one.maxX : one.minX - other.maxX
      #expect(gap > -1e-6)
    }
    let search = try #require(scene.nodes.first { $0.component == "SearchField" }).frame
    #expect((frames + [search]).allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    let widths = zip(frames.prefix(own.count), whole).map { abs($0.width - $1.frame.width) }
    #expect(widths.allSatisfy { $0 < 1e-6 })
    #expect(try self.scene(300, os: os, direction: direction).items == scene.items)
  }

  @Test("The less room there is, the fewer are shown; then trailing items go, too")
  func fewer() throws {
    let counts = try stride(from: 600.0, through: 100, by: -20).map { try labels(scene($0)).count }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.first == Self.symbols.count + 1)
    #expect(try labels(scene(100)) == ["More"])
  }

  @Test("In version 26 the button has glass of its own, beside that which symbols share")
  func glass() throws {
    let frames = buttons(try scene(300, os: 26) { $0.trailingItems = [] }).map(\.frame)
    let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    #expect(gaps.count > 1 && gaps.dropLast().allSatisfy { abs($0) < 1e-6 })
    #expect(try #require(gaps.last) > 1)
  }

  @Test("The button is called as the system says More, and spaces stay")
  func name() throws {
    #expect(try labels(scene(300, locale: "de_DE")).contains("Mehr"))
    let spaced = try scene(300) { $0.items.insert(AnyComponent(Spacer()), at: 1) }
    #expect(labels(spaced).contains("More"))
    // Panes of settings are all shown; a warning says that they have no room.
    let panes = try scene(200) { $0.toolbarStyle = .preference }
    #expect(!labels(panes).contains("More"))
  }
}
