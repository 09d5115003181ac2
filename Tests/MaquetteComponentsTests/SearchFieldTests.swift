import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Search fields and editors")
struct SearchFieldTests {
  @Test("A search field is 36 points high on iOS, on macOS as its control size says")
  func heights() throws {
    #expect(try draw(SearchField("Search"), width: 300).size == Size(width: 300, height: 36))
    for (size, height) in [(ControlSize.large, 28.0), (.regular, 22), (.small, 19), (.mini, 17)] {
      let field = SearchField("Search").controlSize(size)
      #expect(try draw(field, in: Environment(platform: .macos)).size.height == height)
    }
  }

  @Test("It is a search field with what was chosen and typed as its value")
  func spoken() throws {
    let field = SearchField("Search", text: "19").tokens(["Ada"])
    let thing = try #require(try draw(field, width: 300).node("SearchField")?.accessibility)
    #expect(thing.role == .textField && thing.traits == [.searchField])
    #expect(thing.label == "Search" && thing.value == "Ada, 19")
  }

  @Test("The button that empties it stands where the microphone was, and is a target of its own")
  func clear() throws {
    #expect(try draw(SearchField("Search"), width: 300).node("ClearButton") == nil)
    let scene = try draw(SearchField("Search", text: "Ada"), width: 300)
    #expect(scene.node("ClearButton")?.hitTarget != nil)
    #expect(complaints(SearchField("Search", text: "Ada").frame(width: 300)).isEmpty)
  }

  @Test("Cancel stands beside it; scopes and suggestions below it")
  func parts() throws {
    let field = SearchField("Search").showsCancelButton().scopes(["All", "Mail"])
      .suggestions(["Ada", "Bob"])
    let scene = try draw(field, width: 300)
    let frame = try #require(scene.node("Field")?.frame)
    #expect(frame.maxX < 260)
    #expect(scene.nodes.contains { $0.component == "SegmentedControl" })
    #expect(scene.nodes.filter { $0.component == "Row" && $0.frame.minY > frame.maxY }.count >= 2)
  }

  @Test("An editor takes all the room there is, and shows its last lines where people type")
  func editor() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let scene = try draw(TextEditor(text).focused(), width: 110, height: 60)
    #expect(scene.size == Size(width: 110, height: 60))
    let node = try #require(scene.node("TextEditor"))
    #expect(node.accessibility?.role == .textField)
    let baseline = try #require(node.children.first?.baseline)
    #expect(baseline < 0)
    let still = try draw(TextEditor(text), width: 110, height: 60).node("TextEditor")
    #expect(still?.children.first?.baseline.map { $0 > 0 } == true)
  }

  @Test("A television has no editor and no search field in a view")
  func missing() {
    for component in [AnyComponent(TextEditor("a")), AnyComponent(SearchField("Search"))] {
      #expect(!complaints(component, in: Environment(platform: .tvos)).isEmpty)
    }
  }
}
