import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Bars in specs")
struct BarFormTests {
  @Test("Items are titles, keys of buttons, components and spaces")
  func items() throws {
    let document = try read(
      """
      NavigationBar: Mail
      leadingItems: Lists
      trailingItems:
        - {systemItem: add}
        - fixedSpace: 20
        - flexibleSpace
        - Menu: More
          items: [Copy]
      """)
    let bar = try #require(document.component.base as? NavigationBar)
    #expect(bar.leadingItems == [AnyComponent(Button("Lists"))])
    #expect(bar.trailingItems.count == 4)
    #expect(bar.trailingItems[0].base as? Button == Button(systemItem: .add))
    #expect((bar.trailingItems[1].base as? FixedSpace)?.width == 20)
    #expect(bar.trailingItems[2].base is Spacer)
    #expect(bar.trailingItems[3].base is Menu)
  }

  @Test("UIKit's spaces are items of the system, too")
  func systemSpaces() throws {
    let document = try read(
      """
      Toolbar:
        - {systemItem: add}
        - {systemItem: flexibleSpace}
        - {barButtonSystemItem: fixedSpace}
        - {systemItem: fixedSpace, width: 20}
      """)
    let bar = try #require(document.component.base as? Toolbar)
    #expect(bar.items.count == 4)
    #expect(bar.items[1].base is Spacer)
    #expect((bar.items[2].base as? FixedSpace)?.width == nil && bar.items[2].base is FixedSpace)
    #expect((bar.items[3].base as? FixedSpace)?.width == 20)
    let found = errors("Button:\n  systemItem: flexibleSpace\n")
    #expect(found.first?.hint?.contains("'- flexibleSpace'") == true)
  }

  @Test("A screen's bars are written by their titles, keys, lists or names")
  func slots() throws {
    let short = try read(
      "Screen:\n  navigationBar: Settings\n  tabBar: [Home, Saved]\n  children:\n    - Label: a\n")
    let long = try read(
      """
      Screen:
        navigationBar:
          NavigationBar: Settings
        tabBar:
          items: [{title: Home}, {title: Saved}]
        children:
          - Label: a
      """)
    #expect(short.component == long.component)
    let made = Screen(navigationBar: NavigationBar("Settings"), tabBar: TabBar(["Home", "Saved"])) {
      Label("a")
    }
    #expect(short.component == AnyComponent(made))
  }

  @Test("Breadcrumbs is another name for a path control")
  func names() throws {
    let document = try read("platform: macos\nBreadcrumbs: [Home, {title: Work, symbol: folder}]\n")
    let path = try #require(document.component.base as? PathControl)
    #expect(path.items == ["Home", PathItem("Work", systemImage: "folder")])
  }

  @Test(
    "What is wrong is told with its place, the value and what to do",
    arguments: [
      ("TabBar:\n  - {titel: Home}\n", 2, "unknown key 'titel' of a tab", "did you mean 'title'?"),
      (
        "TabBar:\n  - {symbol: hous}\n", 2, "unknown symbol 'hous'", "did you mean 'house'?"
      ),
      (
        "Screen:\n  navigationBar:\n    TabBar: [a]\n", 3,
        "'navigationBar' takes only a NavigationBar",
        "write the keys of a NavigationBar below 'navigationBar:'"
      ),
      (
        "NavigationLink: a\naccessory: chevron\n", 2, "unknown value 'chevron' for 'accessory'",
        nil
      ),
      (
        "NavigationBar: a\ntrailingItems:\n  - [b]\n", 3,
        "'trailingItems' has a list in its list", "write each item on a line of its own"
      ),
      (
        "Toolbar:\n  - fixedSpace: wide\n", 2, "'fixedSpace' must be a number, not 'wide'", nil
      ),
    ] as [(String, Int, String, String?)])
  func mistakes(spec: String, line: Int, message: String, hint: String?) throws {
    let found = errors(spec)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.message == message)
    #expect(found.first?.location?.line == line)
    if let hint { #expect(found.first?.hint == hint) }
  }

  @Test(
    "Keys of other platforms are warnings",
    arguments: [
      ("Toolbar:\n  items: [a]\n  title: b\n", "'title' changes nothing on iOS, only on macOS"),
      ("TabBar:\n  items: [a]\n  state: focused\n", "'state' changes nothing on iOS, only on tvOS"),
      (
        "platform: watchos\nScreen:\n  navigationBar: {title: a, prompt: b}\n  children: [Spacer]\n",
        "'prompt' changes nothing: a watch's bar has a title and a way back; buttons are in its "
          + "'toolbar'"
      ),
    ])
  func unused(spec: String, message: String) throws {
    let document = try read(spec)
    let warnings = try lowered(document).warnings
    #expect(warnings.map(\.message) == [message])
  }
}
