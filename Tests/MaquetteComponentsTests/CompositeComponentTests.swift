import MaquetteComponents
import MaquetteCore
import Testing

/// Components of a user's own, made of others as SwiftUI's views are.
@Suite("Composite components")
struct CompositeComponentTests {
  private struct Tag: CompositeComponent {
    var text: String
    var body: [AnyComponent] { Label(text) }
  }

  private struct Person: CompositeComponent {
    var name: String
    var isOnline: Bool
    var body: [AnyComponent] {
      Label(name)
      if isOnline { Tag(text: "online") }
    }
  }

  private struct Row: CompositeComponent {
    var title: String
    var body: [AnyComponent] { NavigationLink(title) }
  }

  @Test("one component in a body is that component, several lie below one another")
  func body() throws {
    #expect(try draw(Tag(text: "a")) == draw(Label("a")))
    let stack = VStack {
      Label("Ada")
      Label("online")
    }
    #expect(try draw(Person(name: "Ada", isOnline: true)) == draw(stack))
    #expect(try draw(Person(name: "Ada", isOnline: false)) == draw(Label("Ada")))
  }

  @Test("it takes modifiers, and is a row, a space or a button for the container around it")
  func inside() throws {
    let own = HStack {
      Tag(text: "a").frame(width: 80)
      Spacer()
    }
    let plain = HStack {
      Label("a").frame(width: 80)
      Spacer()
    }
    #expect(own == plain)
    #expect(try draw(List { Row(title: "a") }) == draw(List { NavigationLink("a") }))
    #expect(AnyComponent(Row(title: "a")) == AnyComponent(NavigationLink("a")))
  }
}
