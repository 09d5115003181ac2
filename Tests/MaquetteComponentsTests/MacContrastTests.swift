import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Increased contrast on a Mac")
struct MacContrastTests {
  private func strokes(_ component: some Component, _ environment: Environment) throws -> [Color] {
    try draw(component, width: 200, in: environment).items.compactMap { item in
      if case .stroke(_, _, let color) = item { color } else { nil }
    }
  }

  private func label(_ environment: Environment) throws -> Color {
    let traits = ColorTraits(appearance: environment.appearance, contrast: .increased)
    return try #require(Theme.builtIn(.macos).colors["label"]?[traits])
  }

  @Test(
    "Colour wells and gradient buttons have the line of other controls",
    arguments: [Appearance.light, .dark])
  func lines(appearance: Appearance) throws {
    let usual = Environment(platform: .macos, appearance: appearance)
    var strong = usual
    strong.contrast = .increased
    let line = try label(strong)
    let controls = [
      AnyComponent(ColorWell("Ink")), AnyComponent(GradientButton(systemName: "plus")),
    ]
    for control in controls {
      #expect(try strokes(control, strong).contains(line))
    }
    let well = ColorWell("Ink")
    #expect(try strokes(well, strong).count == strokes(well, usual).count + 1)
  }

  // Popovers have theirs behind their ground (PopoverTests).
  @Test(
    "Windows and what opens over them have a line around them", arguments: [nil, 26],
    Appearance.allCases)
  func edges(version: Int?, appearance: Appearance) throws {
    let surfaces: [(name: String, component: AnyComponent)] = [
      ("Window", AnyComponent(Window("Notes") { Label("a") })),
      ("Menu", AnyComponent(Menu("File", isPresented: true) { MenuItem("New") })),
      ("Alert", AnyComponent(Alert("Delete?") { Button("Delete") })),
      ("Sheet", AnyComponent(Sheet("Details") { Label("a") })),
      ("Tooltip", AnyComponent(Tooltip("Send"))),
      ("Notification", AnyComponent(NotificationBanner("Ada", message: "At ten."))),
    ]
    let line = (appearance == .dark ? Color.white : .black).opacity(0.5)
    for (name, component) in surfaces {
      for contrast in Contrast.allCases {
        let environment = Environment(
          platform: .macos, osVersion: version, appearance: appearance, contrast: contrast)
        let found = try draw(component, in: environment).items.contains { item in
          guard case .stroke(_, let width, let color) = item else { return false }
          return width == 1 && color == line
        }
        #expect(found == (contrast == .increased), "\(name) \(contrast)")
      }
    }
  }

  @Test("A phone's colour well has no more lines than usual")
  func phone() throws {
    let well = ColorWell("Ink")
    let strong = try strokes(well, Environment(contrast: .increased))
    #expect(try strong.count == strokes(well, Environment()).count)
  }

  @Test("Tick marks of a slider are opaque", arguments: [Appearance.light, .dark])
  func ticks(appearance: Appearance) throws {
    func fills(_ contrast: Contrast) throws -> [Color] {
      var environment = Environment(platform: .macos, appearance: appearance)
      environment.contrast = contrast
      let ink = appearance == .light ? Color(rgb: 0) : Color(rgb: 0xFFFFFF)
      return try draw(Slider("", value: 0.5).tickMarks(7), width: 200, in: environment).items
        .compactMap { item in
          guard case .fill(.roundedRect(let rect, _, _), .color(let color)) = item,
            rect.width < 2, rect.height == 5
          else { return nil }
          return color == ink ? color : nil
        }
    }
    #expect(try fills(.standard).isEmpty)
    #expect(try fills(.increased).count == 7)
  }
}
