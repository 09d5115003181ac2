import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The title of a picture whose spec gives it none")
struct SceneTitleTests {
  private func title(_ component: some Component) throws -> String {
    var environment = Environment()
    let device = try #require(Device.named("iPhone 15"))
    environment.device = device
    let scene = try draw(component, width: 393, height: 852, in: environment)
    #expect(scene.nodes.contains { $0.text == "9:41" } == component is Screen)
    return scene.title
  }

  @Test("begins with the title of the sheet in front; what is behind it and the clock are left out")
  func sheet() throws {
    let screen = Screen(navigationBar: NavigationBar("Inbox")) {
      Label("Under")
      Sheet("New", cancellationAction: Button("Cancel")) { Label("Over") }
    }
    #expect(try title(screen) == "New, Over, Cancel")
  }

  @Test("has the title of a bar before the contents, and other items of the bar after them")
  func bar() throws {
    let bar = NavigationBar("Inbox", backTitle: "Mailboxes") {
      Button("Edit")
    }
    #expect(try title(Screen(navigationBar: bar) { Label("Ada") }).hasPrefix("Inbox, Ada, "))
    let screen = Screen(navigationBar: NavigationBar("Inbox")) {
      for name in ["Ada", "Ben", "Cleo"] { Label(name) }
    }
    #expect(try title(screen) == "Inbox, Ada, Ben")
  }

  @Test("names symbols that have no label only when nothing else is there")
  func symbols() throws {
    let rows = VStack {
      Image(systemName: "checkmark.circle.fill")
      Label("Sow the beans")
      Image(systemName: "circle").label("Not done")
      Button("").symbol("heart")
    }
    #expect(try title(rows) == "Sow the beans, Not done")
    #expect(try title(VStack { Image(systemName: "circle") }) == "circle")
    // A text is one, even if a symbol has that name.
    #expect(
      try title(
        VStack {
          Image(systemName: "circle"); Label("circle")
        }) == "circle")
  }

  @Test("says nothing twice, and calls a keyboard one thing")
  func once() throws {
    let labels = VStack { for name in ["a", "b", "a", "c"] { Label(name) } }
    #expect(try title(labels) == "a, b, c")
    #expect(
      try title(
        VStack {
          Label("Name"); Keyboard()
        }) == "Name, Keyboard")
  }
}
