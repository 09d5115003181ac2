import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// ios26.yaml, states: glass grows and lights up while it is pressed.
@Suite("States of items on the glass of bars")
struct BarItemStateTests {
  private let environment = Environment(platform: .ios, osVersion: 26)

  /// The first glass of a bar's items at the end.
  private func glass(_ items: [AnyComponent]) throws -> SceneNode {
    let bar = NavigationBar("Notes", trailingItems: { items })
    let scene = try draw(bar, width: 402, in: environment)
    return try #require(scene.nodes.first { $0.path.hasSuffix("Glass[0]") })
  }

  private func groups(_ node: SceneNode) -> [DrawGroup] {
    let own = node.items.compactMap { if case .group(let group) = $0 { group } else { nil } }
    return own + node.children.flatMap(groups)
  }

  @Test("A pressed item grows and lights up with its glass, and does not fade")
  func pressed() throws {
    let items: [(AnyComponent) -> [AnyComponent]] = [
      { [$0] }, { [$0, AnyComponent(Button("", symbol: "trash"))] },
    ]
    let pairs: [(AnyComponent, AnyComponent)] = [
      (AnyComponent(Button("Edit").state(.pressed)), AnyComponent(Button("Edit"))),
      (
        AnyComponent(Button("", symbol: "plus").state(.pressed)),
        AnyComponent(Button("", symbol: "plus"))
      ),
      (
        AnyComponent(Button("Add").style(.prominentGlass).state(.pressed)),
        AnyComponent(Button("Add").style(.prominentGlass))
      ),
    ]
    for around in items {
      for (pressed, usual) in pairs {
        let node = try glass(around(pressed))
        let plain = try glass(around(usual))
        let found = groups(node)
        #expect(!found.isEmpty && found.allSatisfy { $0.opacity == 1 })
        #expect(found.contains { abs($0.transform.a - 1.05) < 1e-6 })
        #expect(!groups(plain).contains { abs($0.transform.a - 1.05) < 1e-6 })
        #expect(node.leaves.count == plain.leaves.count + 1, "the light on the glass")
        #expect(node.frame == plain.frame)
      }
    }
  }

  @Test("Without glass of its own a pressed item fades")
  func bare() throws {
    let button = Button("Edit").state(.pressed).sharedBackgroundVisibility(.hidden)
    let bar = NavigationBar("Notes", trailingItems: { [AnyComponent(button)] })
    let scene = try draw(bar, width: 402, in: environment)
    let node = try #require(scene.nodes.first { $0.text == "Edit" })
    #expect(groups(node).contains { $0.opacity < 1 })
  }

  @Test("The title of a prominent item is semibold, whatever makes it prominent")
  func weight() throws {
    let done = Button("Done")
    let prominent = [
      done.role(.primary), done.style(.filled), done.style(.prominentGlass),
      done.style(.prominentClearGlass), done.style(.prominentGlass).state(.disabled),
    ]
    func title(_ button: Button) throws -> NodeStyle? {
      let bar = NavigationBar("Notes", trailingItems: { button })
      return try draw(bar, width: 402, in: environment).nodes.first { $0.text == "Done" }?.style
    }
    for button in prominent { #expect(try title(button)?.weight == .semibold) }
    #expect(try title(done)?.weight == .medium)
  }
}
