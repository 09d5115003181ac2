import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The toolbar of a window that is not in front")
struct InactiveToolbarTests {
  private func colors(of item: AnyComponent, isActive: Bool, os: Int) throws -> Set<Color> {
    var toolbar = Toolbar("Notes") {}
    toolbar.items = [item]
    var window = Window("Notes", toolbar: toolbar) { Label("Text") }
    window.isActive = isActive
    let scene = try draw(
      window, width: 640, height: 300, in: Environment(platform: .macos, osVersion: os))
    return Set(
      scene.nodes.filter { $0.path.contains("Items") }.flatMap(\.leaves).compactMap { item in
        if case .text(_, let color) = item { color } else { nil }
      })
  }

  @Test(
    "In every script, titles of controls in it are as faint as its items",
    arguments: [15, 26], ["Day", "Täglich", "يوم", "日", "दिन"])
  func faint(os: Int, title: String) throws {
    let faint = try colors(
      of: AnyComponent(Button(title).with(\.labelStyle, .titleOnly)), isActive: false, os: os)
    try #require(faint.count == 1)
    let link = Link(title, destination: try LinkURL("https://example.com"))
    let controls: [AnyComponent] = [
      AnyComponent(PopUpButton(title) { MenuItem(title) }),
      AnyComponent(PullDownButton(title) { MenuItem("A") }),
      AnyComponent(Toggle(title, isOn: true)),
      AnyComponent(Toggle(title, isOn: true, style: .button)),
      AnyComponent(Toggle(title, style: .switch)),
      AnyComponent(Button(title, style: .gray)),
      AnyComponent(Button(title, style: .filled)),
      AnyComponent(link), AnyComponent(link.with(\.tint, .custom(Color(rgb: 0xFF0000)))),
    ]
    for control in controls {
      #expect(try colors(of: control, isActive: false, os: os) == faint)
      #expect(try colors(of: control, isActive: true, os: os).isDisjoint(with: faint))
    }
  }

  @Test("A control that has a colour of its own keeps it", arguments: [15, 26])
  func own(os: Int) throws {
    let color = ColorValue.custom(Color(rgb: 0x8000FF))
    let button = AnyComponent(
      Button("Day", style: .gray).with(\.baseForegroundColor, color))
    let shown = try colors(of: button, isActive: true, os: os)
    #expect(shown.count == 1)
    #expect(try colors(of: button, isActive: false, os: os) == shown)
  }
}
