import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Pop-up buttons of pickers in rows of a Mac's grouped form, as in System Settings.
@Suite("Pickers in a Mac's grouped form")
struct QuietPickerTests {
  private func button(
    _ picker: Picker, style: FormStyle = .grouped, os: Int,
    _ change: (inout Environment) -> Void = { _ in }
  ) throws -> SceneNode {
    var environment = Environment(platform: .macos, osVersion: os)
    change(&environment)
    let scene = try draw(Form(style: style) { picker }, width: 400, in: environment)
    return try #require(scene.nodes.first { $0.component == "PopUpButton" })
  }

  private let picker = Picker("Sort by", options: ["Name", "Date"])

  /// How wide what is filled or cast is, nothing that cannot be seen among it.
  private func grounds(_ node: SceneNode) -> [Double] {
    node.leaves.compactMap { item in
      switch item {
      case .fill(let shape, let paint):
        paint.colors.allSatisfy { $0.alpha == 0 } ? nil : shape.bounds?.width
      case .shadow(let shape, _): shape.bounds?.width
      default: nil
      }
    }
  }

  @Test(
    "They have no bezel, but for a box behind the arrows before version 26", arguments: [15, 26])
  func quiet(os: Int) throws {
    let node = try button(picker, os: os)
    #expect(grounds(node) == (os == 26 ? [] : [16]))
    #expect(node.text == "Name" && node.accessibility?.value == "Name")
  }

  @Test(
    "The bezel is there under the pointer, where settings ask for it, and in other forms",
    arguments: [15, 26])
  func bezel(os: Int) throws {
    let width = try button(picker, os: os).frame.width
    func hasBezel(_ node: SceneNode) -> Bool { grounds(node).contains { $0 == width } }
    #expect(try !hasBezel(button(picker, os: os)))
    #expect(try hasBezel(button(picker.state(.hovered), os: os)))
    #expect(try hasBezel(button(picker, os: os) { $0.contrast = .increased }))
    #expect(try hasBezel(button(picker, os: os) { $0.accessibilityShowButtonShapes = true }))
    #expect(try hasBezel(button(picker, style: .columns, os: os)))
  }
}
