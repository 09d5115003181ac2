import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Where there is nothing to show")
struct ContentUnavailableViewTests {
  private func node(_ scene: Scene, _ component: String, _ index: Int = 0) throws -> SceneNode {
    let nodes = scene.nodes.filter { $0.component == component }
    return try #require(nodes.indices.contains(index) ? nodes[index] : nil)
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.nodes.filter { $0.component == "Label" }.compactMap(\.accessibility?.label)
  }

  @Test("Symbol, title, description and buttons stand in the middle of all the space there is")
  func middle() throws {
    let view = ContentUnavailableView(
      "No Mail", systemImage: "tray.fill", description: "New messages will appear here."
    ) { Button("Refresh") }
    let scene = try draw(
      view.frame(width: 390, height: 400), width: 390)
    let parts = try [
      node(scene, "Image"), node(scene, "Label"), node(scene, "Label", 1), node(scene, "Button"),
    ].map(\.frame)
    #expect(parts.allSatisfy { abs($0.midX - 195) <= 1 })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    let top = parts[0].minY
    #expect(abs(top - (400 - parts[3].maxY)) <= 1)
  }

  @Test("The title is a heading, and the symbol is not read aloud")
  func spoken() throws {
    let scene = try draw(ContentUnavailableView("No Mail", systemImage: "tray.fill"), width: 390)
    #expect(try node(scene, "Label").accessibility?.traits.contains(.header) == true)
    #expect(try node(scene, "Image").accessibility?.isHidden == true)
  }

  @Test(
    "A search that has found nothing is said by the system, in the language of the locale",
    arguments: [
      ("en_US", "No Results for “\u{2068}tea\u{2069}”", "Check the spelling or try a new search."),
      (
        "de_DE", "Keine Ergebnisse für „\u{2068}tea\u{2069}“",
        "Prüfe die Schreibweise oder versuche eine neue Suche."
      ),
      ("sv_SE", "No Results for “\u{2068}tea\u{2069}”", "Check the spelling or try a new search."),
      ("ja_JP", "“\u{2068}tea\u{2069}”の検索結果なし", "スペルを確認するか、新しい検索を試してください。"),
      ("ar_EG", "لا توجد نتائج لـ ”\u{2068}tea\u{2069}“", "تحقق من التهجئة أو جرّب بحثًا جديدًا."),
    ])
  func search(locale: String, title: String, description: String) throws {
    var environment = Environment()
    environment.locale = locale
    let scene = try draw(ContentUnavailableView(search: "tea"), width: 390, in: environment)
    #expect(texts(scene) == [title, description])
  }

  @Test("A search of which nothing is said has no results, and given texts stay as they are")
  func given() throws {
    #expect(try texts(draw(ContentUnavailableView(search: ""), width: 390)).first == "No Results")
    var view = ContentUnavailableView("Nothing here", description: "Look elsewhere.")
    view.search = "tea"
    #expect(try texts(draw(view, width: 390)) == ["Nothing here", "Look elsewhere."])
  }

  @Test(
    "A Mac's buttons stand beside one another, an iPhone's below",
    arguments: [
      (Platform.macos, true), (.ios, false), (.watchos, false),
    ])
  func buttons(platform: Platform, areBeside: Bool) throws {
    let view = ContentUnavailableView("No Mail") {
      Button("One")
      Button("Two")
    }
    let scene = try draw(view, width: 400, in: Environment(theme: .builtIn(platform)))
    let frames = try [node(scene, "Button"), node(scene, "Button", 1)].map(\.frame)
    #expect((frames[0].maxX <= frames[1].minX) == areBeside)
    #expect((frames[0].maxY <= frames[1].minY) != areBeside)
  }

  @Test("With nothing to say it warns")
  func empty() throws {
    #expect(complaints(ContentUnavailableView("")).map(\.id) == [.nothingToShow])
  }
}
