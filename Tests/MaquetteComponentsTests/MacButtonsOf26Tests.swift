import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Buttons and bezels of macOS 26")
struct MacButtonsOf26Tests {
  private static let bezels: [(name: String, component: AnyComponent)] = [
    ("help", AnyComponent(HelpButton())),
    ("gradient", AnyComponent(GradientButton(systemName: "plus"))),
    ("disclosure", AnyComponent(DisclosureGroup("Details").style(.button))),
    ("dial", AnyComponent(Slider(value: 0.5).sliderType(.circular))),
    ("level", AnyComponent(LevelIndicator(value: 0))),
    ("push", AnyComponent(Button("A", style: .gray))),
  ]

  private func environment(_ appearance: Appearance = .light) -> Environment {
    Environment(platform: .macos, osVersion: 26, appearance: appearance)
  }

  private func isSeen(_ item: DrawItem) -> Bool {
    switch item {
    case .fill(_, .color(let color)): color.alpha > 0
    case .shadow(_, let shadow): shadow.color.alpha > 0
    case .stroke(.roundedRect, _, let color): color.alpha > 0
    default: true
    }
  }

  @Test(
    "Bezels are flat and have the ground of push buttons, without lines and shadows",
    arguments: [(Appearance.light, 0.08), (.dark, 0.14)])
  func flat(appearance: Appearance, alpha: Double) throws {
    for (name, component) in MacButtonsOf26Tests.bezels {
      let seen = try draw(component, width: 200, in: environment(appearance)).items.filter(isSeen)
      let grounds = seen.compactMap { item -> Color? in
        guard case .fill(.roundedRect, .color(let color)) = item else { return nil }
        return color
      }
      let ground = try #require(grounds.first, "\(name)")
      #expect(abs(ground.alpha - alpha) < 0.01, "\(name)")
      #expect(
        seen.allSatisfy { item in
          switch item {
          case .shadow, .stroke(.roundedRect, _, _), .fill(_, .verticalGradient): false
          default: true
          }
        }, "\(name)")
    }
  }

  @Test("The arrow of a combo box has no box, as that of a pop-up button")
  func combo() throws {
    let box = try draw(ComboBox("a", text: "b", items: ["b"]), width: 200, in: environment())
    let arrow = try #require(box.nodes.first { $0.component == "ShowChoices" })
    let colors = arrow.leaves.compactMap { item -> Color? in
      switch item {
      case .fill(_, let paint): paint.colors.first { $0.alpha > 0 }
      case .stroke(_, _, let color): color
      default: nil
      }
    }
    #expect(colors.count == 1)
    #expect(colors.first.map { $0.red == 0 && abs($0.alpha - 0.7) < 0.01 } == true)
  }

  @Test("Gradient buttons of a bar have the bar's ground, and their own only while they are on")
  func bar() throws {
    func grounds(isOn: Bool) throws -> [DrawItem] {
      let bar = ButtonBar {
        GradientButton(systemName: "plus", behavior: .toggle, isOn: isOn)
      }
      let scene = try draw(bar, width: 200, in: environment())
      let node = try #require(scene.node("ButtonBar"))
      return node.allItems.filter { item in
        if case .fill(.roundedRect, .color) = item { true } else { false }
      }
    }
    #expect(try grounds(isOn: false).count == 1)
    #expect(try grounds(isOn: true).count == 2)
  }

  /// The colours of the title and of the arrows of a pop-up button.
  private func colors(_ style: ButtonStyle, _ environment: Environment) throws
    -> (title: Color?, arrow: [Color])
  {
    let button = PopUpButton("One") { MenuItem("One") }.style(style)
    let node = try #require(draw(button, in: environment).node("PopUpButton"))
    let title = node.leaves.lazy.compactMap { item -> Color? in
      if case .text(_, let color) = item { color } else { nil }
    }
    let arrow = node.leaves.compactMap { item -> Color? in
      switch item {
      case .stroke(.path, _, let color), .fill(.path, .color(let color)): color
      default: nil
      }
    }
    return (title.first, arrow)
  }

  @Test(
    "The arrow of a menu button has the title's colour on a filled or tinted bezel",
    arguments: [ButtonStyle.filled, .tinted, .prominentGlass],
    [Contrast.standard, .increased])
  func menuArrow(style: ButtonStyle, contrast: Contrast) throws {
    for appearance in [Appearance.light, .dark] {
      var environment = environment(appearance)
      environment.contrast = contrast
      let found = try colors(style, environment)
      #expect(found.title != nil && !found.arrow.isEmpty)
      #expect(found.arrow.allSatisfy { $0 == found.title }, "\(appearance)")
    }
  }

  @Test("The arrow of a menu button is fainter than its title on a gray bezel and on glass")
  func grayArrow() throws {
    for style in [ButtonStyle.gray, .glass] {
      let found = try colors(style, environment())
      #expect(!found.arrow.isEmpty && found.arrow.allSatisfy { abs($0.alpha - 0.7) < 0.01 })
    }
  }

  @Test("The arrow of a large menu button is as large as that of a regular one")
  func largeArrow() throws {
    func arrow(_ size: ButtonSize) throws -> Rect {
      var button = PopUpButton("One") { MenuItem("One") }
      button.size = size
      let node = try #require(draw(button, in: environment()).node("PopUpButton"))
      let shapes = node.leaves.compactMap { item -> Rect? in
        switch item {
        case .stroke(let shape, _, _): shape.bounds
        case .fill(let shape, .color(let color)) where color.alpha > 0.5: shape.bounds
        default: nil
        }
      }
      return shapes.reduce(try #require(shapes.first)) { $0.union($1) }
    }
    let (regular, large) = (try arrow(.medium), try arrow(.large))
    #expect(abs(regular.width - large.width) < 0.01 && abs(regular.height - large.height) < 0.01)
  }

  // macos26.yaml, control_heights: push buttons of 36 points.
  @Test(
    "The largest segments, pickers and menu buttons have 36 points; before, they are large",
    arguments: [(26, 36.0, 36.0), (15, 30, 30)])
  func extraLarge(version: Int, segments: Double, menu: Double) throws {
    let environment = Environment(platform: .macos, osVersion: version)
    let control = SegmentedControl(["A", "B"]).controlSize(.extraLarge)
    #expect(try draw(control, in: environment).size.height == segments)
    var button = PopUpButton("One") { MenuItem("One") }
    button.size = .extraLarge
    #expect(try draw(button, in: environment).size.height == menu)
    var picker = Picker("P", selection: "One", options: ["One"])
    picker.controlSize = .extraLarge
    #expect(try draw(picker, in: environment).node("PopUpButton")?.frame.height == menu)
    // What has no such size is as large as it is at the large one.
    let large = try draw(Toggle("a").controlSize(.large), in: environment)
    #expect(try draw(Toggle("a").controlSize(.extraLarge), in: environment).size == large.size)
  }
}
