import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Looks of controls that were told apart")
struct ControlLookTests {
  @Test("A destructive button of a television stays red while it is pressed")
  func television() throws {
    for style in ButtonStyle.drawn {
      let button = Button("Delete", style: style, role: .destructive, state: .pressed)
      let fill = try draw(button, in: Environment(platform: .tvos)).items.compactMap(\.color).first
      {
        $0.alpha == 1
      }
      #expect(fill?.hex == "#FF3B30", "\(style)")
    }
  }

  @Test(
    "What is dragged over a default button is seen on it",
    arguments: Appearance.allCases, [SpringLoadingHighlight.standard, .emphasized])
  func springLoading(appearance: Appearance, highlight: SpringLoadingHighlight) throws {
    let environment = Environment(platform: .macos, appearance: appearance)
    let button = Button("Open").role(.primary)
    let usual = try draw(button, in: environment)
    let loaded = try draw(button.with(\.springLoadingHighlight, highlight), in: environment)
    let overlay = try #require(Set(loaded.items).subtracting(usual.items).first?.color)
    let ground = Color(rgb: appearance == .dark ? 0x0072EE : 0x277DFF)
    let seen = overlay.over(ground)
    let change =
      [
        (seen.red, ground.red), (seen.green, ground.green), (seen.blue, ground.blue),
      ].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    #expect(change > 20)
  }

  @Test("In increased contrast a plain button that opens a menu is underlined, as others are")
  func underline() throws {
    func lines(_ contrast: Contrast, _ state: ButtonState = .normal) throws -> Int {
      var button = PullDownButton("Sort")
      button.style = .plain
      button.state = state
      return try draw(button, in: Environment(contrast: contrast)).items.count { item in
        guard case .fill(.rect(let rect), _) = item else { return false }
        return rect.height < 2 && rect.width > 20
      }
    }
    #expect(try lines(.standard) == 0)
    #expect(try lines(.increased) == 1)
    #expect(try lines(.increased, .disabled) == 0)
  }

  @Test("The strongest spoke of a busy button has all of its title's colour")
  func spokes() throws {
    var button = Button("Checkout", style: .filled)
    button.showsActivityIndicator = true
    let strokes = try draw(button, in: Environment()).items.compactMap { item -> Color? in
      if case .stroke(_, _, let color) = item { color } else { nil }
    }
    #expect(strokes.count == 8)
    #expect(strokes.map(\.alpha).max() == 1)
    #expect(strokes.allSatisfy { $0.red == 255 && $0.green == 255 && $0.blue == 255 })
  }
}
