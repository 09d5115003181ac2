import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What is behind the corners of a keyboard")
struct KeyboardCornerTests {
  /// ios26.yaml, inputView: corners of 26 points.
  @Test("The ground of a field on the keyboard goes on behind its corners")
  func search() throws {
    let bar = NavigationBar("Mail").searchable().with { $0.isSearchPresented = true }
    var screen = Screen(device: "iPhone 17 Pro", navigationBar: bar) {
      List(style: .plain) { Label("Ada") }
    }
    screen.inputView = [AnyComponent(Keyboard())]
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
    let input = try #require(scene.nodes.first { $0.component == "Input" }).frame
    let toolbar = try #require(scene.nodes.first { $0.component == "Toolbar" })
    let lowest = toolbar.leaves.compactMap { item -> Double? in
      if case .fill(let shape, _) = item { shape.bounds?.maxY } else { nil }
    }.max()
    #expect(abs(try #require(lowest) - input.minY - 26) < 0.01)
    // The keyboard lies over it.
    let names = scene.nodes.map(\.component)
    let (below, above) = (names.firstIndex(of: "Toolbar"), names.firstIndex(of: "Input"))
    #expect(try #require(below) < (try #require(above)))
  }
}
