import MaquetteComponents
import MaquetteCore
import Testing

@Suite("What assistive technology is told")
struct AccessibilityTests {
  private func thing(_ component: some Component) throws -> Accessibility? {
    try draw(component).root.accessibility
  }

  @Test("Modifiers add to what a component says of itself")
  func modifiers() throws {
    let label = Label("Speed").accessibilityValue("80").accessibilityHint("Swipe to change it.")
      .accessibilityAddTraits(.updatesFrequently, .adjustable)
      .accessibilityIdentifier("speed").padding(4)
    #expect(
      try thing(label)
        == Accessibility(
          role: .staticText, label: "Speed", value: "80", hint: "Swipe to change it.",
          traits: [.adjustable, .updatesFrequently], identifier: "speed"))
  }

  @Test("A heading has a level and UIKit's header trait")
  func heading() throws {
    #expect(
      try thing(Label("a").accessibilityHeading(.h2))
        == Accessibility(role: .staticText, label: "a", traits: [.header], headingLevel: 2))
  }

  @Test("Traits come in a fixed order, each once")
  func traits() throws {
    let button = Button("a").disabled().accessibilityAddTraits(.isToggle, .isSelected, .isButton)
    #expect(
      try thing(button)?.traits == [.button, .selected, .notEnabled, .toggleButton])
  }

  @Test("Hiding hides all inside, and showing shows it")
  func hidden() throws {
    let stack = VStack {
      Label("a")
      HStack { Button("b") }
    }
    let things = try draw(stack.accessibilityHidden()).nodes.compactMap(\.accessibility)
    #expect(things.map(\.isHidden) == [true, true])
    let shown = try draw(stack.accessibilityHidden().accessibilityHidden(false)).nodes
    #expect(shown.compactMap(\.accessibility).map(\.isHidden) == [false, false])
  }

  @Test("Hidden things are not in a picture's title")
  func title() throws {
    let scene = try draw(
      VStack {
        Label("a").accessibilityHidden()
        Label("b")
      })
    #expect(scene.title == "b")
  }

  @Test("A container that gets a name is a group; traits go to what is inside, as in SwiftUI")
  func containers() throws {
    let stack = VStack { Label("a") }
    #expect(try thing(stack.accessibilityLabel("b")) == Accessibility(role: .group, label: "b"))
    let scene = try draw(stack.accessibilityAddTraits(.isHeader))
    #expect(scene.root.accessibility == nil)
    #expect(scene.node("Label[0]")?.accessibility?.traits == [.header])
  }
}
