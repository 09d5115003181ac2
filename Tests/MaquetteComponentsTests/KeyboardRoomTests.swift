import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The room that a keyboard leaves")
struct KeyboardRoomTests {
  private func environment(_ platform: Platform, _ osVersion: Int) -> Environment {
    var environment = Environment(platform: platform, osVersion: osVersion)
    if platform == .ios { environment.device = Device.named("iPhone 15") }
    return environment
  }

  private func scene(_ presented: some Component, in environment: Environment) throws -> Scene {
    var screen = Screen {
      Label("Behind")
      presented
    }
    screen.inputView = [AnyComponent(Keyboard())]
    return try draw(screen, in: environment)
  }

  private func frame(_ component: String, in scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.component == component }).frame
  }

  @Test(
    "A large title goes away with a form that moves up for the field that people type into",
    arguments: [18, 26], [Platform.ios, .ipados])
  func largeTitle(version: Int, platform: Platform) throws {
    func title(focused row: Int) throws -> SceneNode {
      let list = List {
        for number in 0..<40 { TextField("Field \(number)").focused(number == row) }
      }
      var screen = Screen(navigationBar: NavigationBar("Sign Up", titleDisplayMode: .large)) {
        list
      }
      screen.inputView = [AnyComponent(Keyboard())]
      let nodes = try draw(screen, in: environment(platform, version)).nodes
      let field = try #require(nodes.first { $0.isFocused })
      let keyboard = try #require(nodes.first { $0.component == "Input" })
      #expect(field.frame.maxY <= keyboard.frame.minY)
      return try #require(nodes.first { $0.text == "Sign Up" })
    }
    let (large, small) = (try title(focused: 0), try title(focused: 30))
    #expect(small.frame.height < large.frame.height && small.frame.minY < large.frame.minY)
    #expect(abs(small.frame.midX - 196.5) < 1 || platform == .ipados)
  }

  // The safe area of the screen is 852 - 59 - 34 points high.
  @Test(
    "A sheet with a height of its own stands on the keyboard, up to the safe area's upper edge",
    arguments: [
      (Sheet.Detent.height(200), 200.0), (.fraction(0.25), 759.0 / 4), (.height(5_000), 759),
    ], [18, 26])
  func lowSheet(detent: (Sheet.Detent, Double), version: Int) throws {
    let sheet = Sheet("New", detent: detent.0) { TextField("Name") }
    let drawn = try scene(sheet, in: environment(.ios, version))
    let keyboard = try frame("Input", in: drawn).minY
    #expect(keyboard < 852 - 250)
    #expect(try frame("Sheet", in: drawn).minY == max(59, (keyboard - detent.1).rounded()))
  }

  @Test("A sheet's contents end at the keyboard", arguments: [18, 26])
  func contents(version: Int) throws {
    for detent in [Sheet.Detent.large, .height(300)] {
      let sheet = Sheet("New", detent: detent) {
        TextField("Name")
        Spacer()
        Button("Delete")
      }
      let drawn = try scene(sheet, in: environment(.ios, version))
      let keyboard = try frame("Input", in: drawn).minY
      let button = try #require(drawn.nodes.first { $0.text == "Delete" }).frame
      #expect(abs(button.maxY - keyboard) < 1, "\(detent)")
    }
  }

  @Test("So does a list that is all of a sheet", arguments: [18, 26])
  func list(version: Int) throws {
    let sheet = Sheet("New") { List { Label("Title") } }
    let drawn = try scene(sheet, in: environment(.ios, version))
    let list = try frame("List", in: drawn)
    #expect(abs(list.maxY - (try frame("Input", in: drawn).minY)) < 1e-6)
  }

  // The safe area begins 24 points below the edge, in version 26 32.
  @Test(
    "A form sheet of an iPad stands in the middle of what is left above it",
    arguments: [(18, 24.0), (26, 32)])
  func formSheet(version: Int, top: Double) throws {
    let drawn = try scene(
      Sheet("New") { TextField("Name") }, in: environment(.ipados, version))
    let (sheet, keyboard) = (try frame("Sheet", in: drawn), try frame("Input", in: drawn))
    #expect(sheet.maxY < keyboard.minY)
    #expect(abs(sheet.midY - (top + keyboard.minY) / 2) <= 0.5)
  }

  // MARK: Searching

  private func searching(_ selection: Int, _ environment: Environment) throws -> Scene {
    var search = TabItem("Find")
    search.role = .search
    let bar = TabBar([TabItem("Home", systemImage: "house"), search], selection: selection)
    var screen = Screen(tabBar: bar) {
      List(style: .plain) { for index in 0..<40 { Label("Row \(index)") } }
        .contentOffset(Point(x: 0, y: 100_000))
    }
    screen.inputView = [AnyComponent(Keyboard())]
    return try draw(screen, in: environment)
  }

  /// WWDC25, 284: the field rides on the keyboard.
  @Test(
    "The field in the place of tabs stands on it, over contents that end above the field",
    arguments: LayoutDirection.allCases)
  func field(direction: LayoutDirection) throws {
    var environment = environment(.ios, 26)
    environment.explicitDirection = direction
    let drawn = try searching(1, environment)
    let keyboard = try frame("Input", in: drawn).minY
    let field = try frame("SearchField", in: drawn)
    // As far from it as a bar of buttons is.
    #expect(abs(field.maxY - (keyboard - 8)) < 1e-6)
    #expect(abs(try frame("Tab", in: drawn).midY - field.midY) < 1e-6)
    #expect(abs(try frame("List", in: drawn).maxY - keyboard) < 1e-6)
    let rows = drawn.nodes.filter { $0.component == "Row" && $0.path.contains("Section") }
    let last = try #require(rows.last).frame
    #expect(rows.count == 40 && last.maxY <= field.minY && last.maxY > field.minY - 30)
  }

  private func inToolbar(isPrompt: Bool, _ content: [AnyComponent]) throws -> Scene {
    let field = SearchField("Search", text: "Lov").showsCancelButton(true)
    var screen = Screen(
      navigationBar: isPrompt ? NavigationBar("Mail").searchable() : nil,
      toolbar: isPrompt ? nil : Toolbar { field }
    ) { List(style: .plain) { content } }
    screen.inputView = [AnyComponent(Keyboard())]
    return try draw(screen, in: environment(.ios, 26))
  }

  @Test(
    "So does a field in the toolbar, or the one of the bar above that stands there",
    arguments: [true, false])
  func toolbarField(isPrompt: Bool) throws {
    let drawn = try inToolbar(isPrompt: isPrompt, [AnyComponent(Label("Row"))])
    let keyboard = try frame("Input", in: drawn).minY
    let field = try frame("SearchField", in: drawn)
    #expect(abs(field.maxY - (keyboard - 8)) < 0.5 && field.height >= 44)
  }

  @Test(
    "It stays below while people type into the contents, or into a sheet over them",
    arguments: [true, false])
  func resting(isPrompt: Bool) throws {
    let typed = AnyComponent(TextField("Name").focused())
    let sheet = AnyComponent(Sheet("New", detent: .height(300)) { TextField("Name") })
    let drawn = try inToolbar(isPrompt: isPrompt, [typed])
    #expect(try frame("SearchField", in: drawn).minY > frame("Input", in: drawn).minY)
    var screen = Screen(navigationBar: NavigationBar("Mail").searchable()) {
      Label("Row")
      sheet
    }
    screen.inputView = [AnyComponent(Keyboard())]
    let presented = try draw(screen, in: environment(.ios, 26))
    #expect(try frame("SearchField", in: presented).minY > frame("Input", in: presented).minY)
  }

  @Test("Tabs themselves stay below a keyboard", arguments: [(0, 26), (0, 18), (1, 18)])
  func tabs(selection: Int, version: Int) throws {
    let drawn = try searching(selection, environment(.ios, version))
    #expect(try frame("TabBar", in: drawn).maxY > 852 - 40)
    let keyboard = try frame("Input", in: drawn).minY
    #expect(abs(try frame("List", in: drawn).maxY - keyboard) < 1e-6)
  }

  /// UIKit and SwiftUI scroll the first responder above the keyboard.
  @Test(
    "Where contents scroll, the field that people type into is above the keyboard",
    arguments: [18, 26], TextSize.allCases)
  func focus(version: Int, textSize: TextSize) throws {
    var environment = environment(.ios, version)
    environment.textSize = textSize
    let fields = (0..<12).map { TextField("Field \($0)").focused($0 == 11) }
    for isList in [true, false] {
      var screen = Screen(isScrolling: !isList) {
        if isList {
          List { for field in fields { field } }
        } else {
          for field in fields { field }
        }
      }
      screen.inputView = [AnyComponent(Keyboard())]
      let drawn = try draw(screen, in: environment)
      let keyboard = try frame("Input", in: drawn).minY
      let nodes = drawn.nodes.filter { $0.component == "TextField" }
      let last = try #require(nodes.last).frame
      #expect(nodes.count == 12 && last.maxY <= keyboard + 1e-6 && last.minY > 59)
      // Where the first is typed into, nothing moves.
      var first = screen
      first.children = isList ? [AnyComponent(List { fields[0].focused() })] : screen.children
      first.inputView = []
      let still = try draw(first, in: environment).nodes.filter { $0.component == "TextField" }
      #expect(try #require(still.first).frame.minY >= 59)
    }
  }

  @Test(
    "So is all that belongs to the field: what is wrong in it, and scopes", arguments: [18, 26],
    [TextSize.large, .accessibility5])
  func wholeField(version: Int, textSize: TextSize) throws {
    var environment = environment(.ios, version)
    environment.textSize = textSize
    var mistaken = TextField("E-mail", text: "ada@").focused()
    mistaken.error = "Enter a whole address."
    var search = SearchField("Search").focused()
    search.scopes = ["All", "Unread"]
    for (field, last) in [
      (AnyComponent(mistaken), "Enter a whole address."), (AnyComponent(search), "Unread"),
    ] {
      var screen = Screen(isScrolling: true) {
        Rectangle().frame(height: 700)
        field
        Rectangle().frame(height: 300)
      }
      screen.inputView = [AnyComponent(Keyboard())]
      let drawn = try draw(screen, in: environment)
      let shown = try #require(drawn.nodes.first { $0.text == last }).frame
      #expect(shown.maxY <= (try frame("Input", in: drawn).minY) + 1e-6, "\(last)")
    }
  }

  @Test("Contents that a spec scrolls stay where it says")
  func ownOffset() throws {
    var screen = Screen(isScrolling: true) {
      for index in 0..<30 { TextField("Field \(index)").focused(index == 29) }
    }
    screen.contentOffset = Point(x: 0, y: 20)
    screen.inputView = [AnyComponent(Keyboard())]
    let drawn = try draw(screen, in: environment(.ios, 26))
    let first = try #require(drawn.nodes.first { $0.component == "TextField" }).frame
    #expect(first.minY == 59 - 20)
  }
}
