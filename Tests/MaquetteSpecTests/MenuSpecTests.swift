import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Menus in specs")
struct MenuSpecTests {
  private func menu(_ spec: String) throws -> Menu {
    try #require(try read(spec).component.base as? Menu)
  }

  @Test("Titles, maps and SwiftUI's components are items")
  func forms() throws {
    let written = try menu(
      """
      Menu: Options
      items:
        - Copy
        - title: Paste
          symbol: doc
          shortcut: ⌘V
        - Button: Delete
          role: destructive
        - Button:
            title: Rename
            disabled: true
        - Toggle: Hidden
          isOn: true
        - MenuItem: Kind
          state: mixed
      """)
    var rename = MenuItem("Rename")
    rename.isEnabled = false
    #expect(
      written.items.items == [
        MenuItem("Copy"),
        MenuItem("Paste", symbol: "doc", shortcut: KeyboardShortcut("⌘V")),
        MenuItem("Delete", role: .destructive), rename, MenuItem("Hidden", state: .on),
        MenuItem("Kind", state: .mixed),
      ])
  }

  @Test("Sections and dividers part items; a menu in a menu is a submenu")
  func groups() throws {
    let written = try menu(
      """
      Menu:
        title: Options
        items:
          - A
          - Divider
          - Section: Sort
            items: [B, C]
          - section: More
            items: [D]
          - ---
          - Menu: E
            isOpen: true
            items: [F]
          - Section: [G]
      """)
    let submenu = MenuItem("E", isExpanded: true) { MenuItem("F") }
    #expect(
      written.items.elements == [
        .item(MenuItem("A")), .divider,
        .section(MenuSection("Sort", items: [MenuItem("B"), MenuItem("C")])),
        .section(MenuSection("More", items: [MenuItem("D")])), .divider, .item(submenu),
        .section(MenuSection(items: [MenuItem("G")])),
      ])
  }

  @Test("A list after a menu's name is its items; other names mean the same keys")
  func short() throws {
    #expect(try menu("Menu: [A, B]\n").items.items.count == 2)
    let written = try menu("Menu: A\nisOpen: true\nsystemImage: star\nitems: [B]\n")
    #expect(written.isPresented && written.symbol == "star")
    let popUp = try #require(
      try read("PopUpButton: B\nitems: [A, B]\n").component.base as? PopUpButton)
    #expect(popUp.selection == "B")
  }

  @Test(
    "What is wrong is an error in its place",
    arguments: [
      mistake(
        "Menu: A\nitems:\n  - Slider: 3\n", 3, 5, 6, "a menu has no 'Slider' in it",
        "use one of: Button, Toggle, Menu, MenuItem, Section, Divider"),
      mistake(
        "Menu: A\nitems:\n  - title: B\n    role: cancel\n", 4, 11, 6,
        "unknown value 'cancel' for 'role'", nil),
      mistake(
        "Menu: A\nitems:\n  - title: B\n    state: half\n", 4, 12, 4,
        "unknown value 'half' for 'state'", nil),
      mistake(
        "Menu: A\nitems:\n  - titel: B\n", 3, 5, 5, "unknown key 'titel' of a menu item",
        "did you mean 'title'?"),
      mistake(
        "Menu: A\nitems:\n  - title: B\n    shortcut: cmd+\n", 4, 15, 4,
        "'cmd+' is not a keyboard shortcut",
        "write signs and a key, for example ⇧⌘N, or shift+command+N"),
      mistake(
        "Menu: A\nitems: B\n", 2, 8, 1, "'items' must be a list of menu items, not 'B'", nil),
      mistake(
        "Menu: A\nitems:\n  - title: B\n    isExpanded: true\n", 4, 5, 10,
        "'isExpanded' opens a submenu, and this item has none",
        "list the submenu's items below 'items:'"),
      mistake(
        "Menu: A\nitems:\n  - title: B\n    isOn: true\n    state: on\n", 5, 5, 5,
        "'state' and 'isOn' set the same", "remove one of them"),
      mistake(
        "Menu: A\nplacement: left\nitems: [B]\n", 2, 12, 4, "unknown value 'left' for 'placement'",
        nil),
      mistake(
        "PopUpButton: C\nitems: [A, B]\n", 1, 14, 1, "'C' is not among the items",
        "use a title, a tag, 0 to 1, or 'none' for nothing"),
    ])
  func mistakes(_ mistake: Mistake) {
    var found = errors(mistake.spec)
    if found.isEmpty, let document = try? read(mistake.spec) {
      do {
        _ = try SceneMaker(measurer: PlainMeasurer()).scene(
          of: document.component, in: Environment(platform: .ios))
      } catch { found = (error as? DiagnosticError)?.diagnostics ?? [] }
    }
    #expect(found.first?.message == mistake.message)
    mistake.expectPlace(of: found.first)
  }

  @Test("Only one submenu is open")
  func twoOpen() {
    let found = errors(
      "Menu: A\nitems:\n  - {title: B, isExpanded: true, items: [C]}\n"
        + "  - {title: D, isExpanded: true, items: [E]}\n")
    #expect(found.map(\.message) == ["only one submenu of a menu can be open"])
    #expect(found.first?.location?.line == 4)
  }
}
