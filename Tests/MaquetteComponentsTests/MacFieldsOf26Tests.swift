import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Boxes and fields of macOS 26")
struct MacFieldsOf26Tests {
  private func fills(_ component: some Component, _ appearance: Appearance) throws -> [DrawItem] {
    let environment = Environment(platform: .macos, osVersion: 26, appearance: appearance)
    return try draw(component, width: 200, in: environment).items.filter { item in
      if case .fill = item { (item.color?.alpha ?? 1) > 0 } else { false }
    }
  }

  @Test(
    "A box that does not react is fainter than one that is off, and not brighter than the window",
    arguments: [ToggleStyle.checkbox, .radio], [Appearance.light, .dark])
  func disabled(style: ToggleStyle, appearance: Appearance) throws {
    let off = try #require(fills(Toggle("a", style: style), appearance).first?.color)
    let on = Toggle("a", isOn: true, style: style).state(.disabled)
    let faint = try #require(fills(on, appearance).first?.color)
    #expect(faint.alpha < off.alpha)
    #expect(faint.red == off.red && faint.green == off.green && faint.blue == off.blue)
  }

  // View tree: 16 points with corners of 4; before, 14 with 3.5. Smaller boxes have them in proportion.
  @Test(
    "A check box has the corners that the theme says",
    arguments: [
      (26, ControlSize.regular, 16.0, 4.0), (26, .small, 12, 3), (18, .regular, 14, 3.5),
      (18, .small, 12, 3),
    ])
  func corners(version: Int, size: ControlSize, side: Double, radius: Double) throws {
    let toggle = Toggle("a", style: .checkbox).controlSize(size)
    let scene = try draw(toggle, in: Environment(platform: .macos, osVersion: version))
    let box = try #require(scene.node("Checkbox"))
    #expect(box.frame.size == Size(width: side, height: side))
    let found = box.leaves.lazy.compactMap { item -> Double? in
      guard case .fill(.roundedRect(let rect, let radius, _), .color) = item else { return nil }
      return rect.size == box.frame.size ? radius : nil
    }
    #expect(abs(try #require(found.first) - radius) < 0.01)
  }

  @Test("A field for dates has the ground of one for text", arguments: [Appearance.light, .dark])
  func dates(appearance: Appearance) throws {
    let date = try fills(DatePicker("", style: .field), appearance)
    let text = try fills(TextField(), appearance)
    #expect(date.count == 1 && date.first?.color == text.first?.color)
  }
}
