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

  @Test(
    "Suggestions are buttons that are tapped anywhere in their rows",
    arguments: [Platform.ios, .ipados, .watchos], [LayoutDirection.leftToRight, .rightToLeft])
  func suggestions(platform: Platform, direction: LayoutDirection) throws {
    let texts = ["Ada", "Βάρδος", "Север", "שלום", "東京"]
    let environment = Environment(platform: platform, direction: direction)
    let field = SearchField("Search", text: "x").suggestions(TextList(texts))
    let scene = try draw(field, width: 198, in: environment)
    let rows = scene.nodes.filter { $0.component == "Row" && $0.path.contains("/List") }
    #expect(rows.count == texts.count)
    for (row, text) in zip(rows, texts) {
      let button = try #require(row.children.first)
      #expect(button.accessibility?.role == .button && button.accessibility?.label == text)
      #expect(button.accessibility?.traits == [.button])
      #expect(button.hitTarget == row.frame)
    }
  }

  @Test(
    "On a Mac suggestions are a menu below the field, as wide as it, over what follows",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func suggestionMenu(direction: LayoutDirection, hasScopes: Bool) throws {
    let environment = Environment(platform: .macos, direction: direction)
    let texts = ["Ada", "Βάρδος", "Север", "שלום", "東京"]
    func scene(_ texts: [String]) throws -> Scene {
      var field = SearchField("Search", text: "x")
      field.suggestions = TextList(texts)
      if hasScopes { field.scopes = ["All", "Mail"] }
      return try draw(
        VStack {
          field
          Label("Below")
        }, width: 300, height: 300, in: environment)
    }
    let (plain, open) = (try scene([]), try scene(texts))
    func field(_ scene: Scene) -> Rect? {
      scene.nodes.first { $0.accessibility?.role == .textField }?.frame
    }
    // Nothing is pushed away.
    #expect(field(plain) != nil && field(plain) == field(open))
    func below(_ scene: Scene) -> Rect? { scene.nodes.first { $0.text == "Below" }?.frame }
    #expect(below(plain) != nil && below(plain) == below(open))
    let panel = try #require(open.nodes.first { $0.component == "MenuItems" })
    let anchor = try #require(field(open))
    #expect(panel.frame.minY >= anchor.maxY)
    #expect(abs(panel.frame.width - anchor.width) <= 1)
    #expect(panel.children.compactMap(\.text) == texts)
    #expect(panel.children.allSatisfy { $0.hitTarget == $0.frame })
    #expect(!open.nodes.contains { $0.component == "List" })
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

  private func texts(_ scene: Scene) -> [String] {
    scene.items.compactMap { if case .text(let run, _) = $0 { run.text } else { nil } }
  }

  @Test("Tokens keep their width while there is room, and hide the placeholder")
  func tokens() throws {
    let field = SearchField("Search").tokens(["Unread", "Flagged", "Attachments"])
    #expect(try texts(draw(field, width: 360)) == ["Unread", "Flagged", "Attachments"])
  }

  @Test("In large text the word that ends a search stands below what has been chosen and typed")
  func largeCancel() throws {
    let environment = Environment(theme: .ios, textSize: .accessibility3)
    let full = SearchField("Search", text: "moth").tokens(["From Ada"]).showsCancelButton()
    let scene = try draw(full, width: 480, in: environment)
    #expect(texts(scene).contains("From Ada"))
    let field = try #require(scene.node("Field")).frame
    let cancel = try #require(scene.nodes.first { $0.accessibility?.label == "Cancel" }).frame
    // It is as wide as a screen, and no wider.
    #expect(field.width == 393 && cancel.minY >= field.maxY)
    #expect(abs(cancel.maxX - field.maxX) < 0.5)
    let empty = try draw(
      SearchField("Search").showsCancelButton(), width: 480, in: environment)
    #expect(try #require(empty.node("Field")).frame.width < 480)
  }

  @Test("Where people type the end of tokens and text is seen, otherwise the beginning")
  func overflow() throws {
    let field = SearchField("Search", text: "report").tokens(["Unread messages", "From Anna"])
    let typing = try texts(draw(field.focused(), width: 240))
    #expect(typing.suffix(2) == ["From Anna", "report"])
    #expect(try texts(draw(field, width: 240)).first == "Unread messages")
    // Nothing is drawn beside the field.
    let node = try #require(try draw(field.focused(), width: 240).node("SearchField"))
    let clips = node.items.compactMap { item -> [Shape]? in
      if case .group(let group) = item { group.clips } else { nil }
    }
    #expect(!clips.isEmpty)
  }

  @Test("A field that stands in no bar grows with the text size")
  func growth() throws {
    var environment = surroundings()
    environment.textSize = .accessibility3
    let size = try draw(SearchField("Search"), width: 300, in: environment).size
    // The line grows from 20 points to 47.
    #expect(size.height == 64)
  }

  /// ios26.yaml, search_field.shape: capsule.
  @Test(
    "Since iOS 26 it is a capsule at every text size",
    arguments: [TextSize.large, .xxxLarge, .accessibility3, .accessibility5])
  func capsule(textSize: TextSize) throws {
    let environment = Environment(platform: .ios, osVersion: 26, textSize: textSize)
    let scene = try draw(SearchField("Search"), width: 354, in: environment)
    let node = try #require(scene.node("SearchField"))
    #expect(
      node.leaves.contains { item in
        if case .fill(.roundedRect(let rect, let radius, _), _) = item {
          abs(rect.height - node.frame.height) < 0.5 && radius == rect.height / 2
        } else {
          false
        }
      })
  }

  @Test("Where it is narrow its microphone goes first")
  func narrow() throws {
    func count(_ width: Double) throws -> Int {
      let environment = Environment(platform: .ios, osVersion: 26)
      return try #require(
        try draw(SearchField("Search"), width: width, in: environment).node("SearchField")
      ).leaves.count
    }
    #expect(try count(110) < count(300))
    #expect(try count(200) == count(300))
  }

  @Test("On a watch it is a capsule above a list, or the platter of a row")
  func watch() throws {
    let environment = Environment(platform: .watchos)
    #expect(complaints(SearchField("Search"), in: environment).isEmpty)
    func capsules(_ component: some Component) throws -> Int {
      let scene = try draw(component, width: 198, in: environment)
      let node = try #require(scene.nodes.first { $0.component == "SearchField" })
      return node.items.flatMap(\.leaves).filter { item in
        if case .fill(.roundedRect(let rect, let radius, _), _) = item {
          rect.height == 38 && radius == 19
        } else {
          false
        }
      }.count
    }
    #expect(try capsules(SearchField("Search")) == 1)
    #expect(try capsules(List { SearchField("Search") }) == 0)
    // There are neither tokens nor scopes.
    let given = SearchField("Search").tokens(["Ada"]).scopes(["All", "Mail"]).showsCancelButton()
    #expect(try texts(draw(given, width: 198, in: environment)) == ["Search"])
  }

  @Test(
    "Where there is none, the message says what to use",
    arguments: [
      (AnyComponent(SearchField("Search")), Platform.tvos, "TextField"),
      (AnyComponent(Keyboard()), .tvos, "TextField"),
      (AnyComponent(Keyboard()), .watchos, "TextInputController"),
      (AnyComponent(Keyboard()), .macos, "focused: true"),
      (AnyComponent(TextEditor("a")), .watchos, "TextInputController"),
      (AnyComponent(ColorPicker("a")), .tvos, "Picker"),
      (AnyComponent(ShareSheet("a")), .watchos, "Sheet"),
    ])
  func instead(component: AnyComponent, platform: Platform, word: String) {
    let hints = complaints(component, in: Environment(platform: platform))
      .filter { $0.id == .notOnPlatform }.compactMap(\.hint)
    #expect(hints.count == 1 && hints.allSatisfy { $0.contains(word) }, "\(hints)")
  }

  @Test("A television has no editor and no search field in a view")
  func missing() {
    for component in [AnyComponent(TextEditor("a")), AnyComponent(SearchField("Search"))] {
      #expect(!complaints(component, in: Environment(platform: .tvos)).isEmpty)
    }
  }
}
