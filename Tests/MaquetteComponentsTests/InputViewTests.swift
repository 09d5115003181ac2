import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What takes the keyboard's place")
struct InputViewTests {
  private let phone = Device.named("iPhone 15")

  private func screen() -> Screen {
    Screen(device: "iPhone 15") { Spacer().frame(maxWidth: .infinity, maxHeight: .infinity) }
      .inputView { Spacer().frame(width: 320, height: 216) }
      .inputAccessoryView {
        Button("Cancel")
        Spacer()
        Button("Done", role: .primary)
      }
  }

  @Test(
    "It stands on the safe area, below a bar of 44 points (UIToolbar), over the whole width")
  func place() throws {
    let device = try #require(phone)
    let scene = try draw(screen())
    let height = 44 + 216 + device.safeArea.bottom
    #expect(
      scene.frame("Input")
        == Rect(
          x: 0, y: device.size.height - height, width: device.size.width, height: height))
  }

  @Test("Contents end above it, whatever the safe area")
  func contents() throws {
    let device = try #require(phone)
    var screen = screen()
    screen.children = [Button("Below").frame(maxHeight: .infinity, alignment: .bottom)]
    let button = try #require(try draw(screen).nodes.first { $0.text == "Below" })
    #expect(button.frame.maxY <= device.size.height - 216 - 44 - device.safeArea.bottom)
  }

  @Test("Buttons of the bar are plain, the first at the leading and the last at the trailing edge")
  func bar() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(screen(), in: surroundings(direction))
      let cancel = try #require(scene.nodes.first { $0.text == "Cancel" })
      let done = try #require(scene.nodes.first { $0.text == "Done" })
      #expect((cancel.frame.midX < done.frame.midX) == (direction == .leftToRight))
      let edges = [cancel.frame.minX, done.frame.minX, cancel.frame.maxX, done.frame.maxX]
      #expect(edges.min() ?? 99 < 24)
      #expect(edges.max() ?? 0 > 393 - 24)
    }
  }

  @Test("Other platforms have no input views", arguments: [Platform.macos, .tvos, .watchos])
  func elsewhere(platform: Platform) {
    let screen = Screen {}.inputView { Label("Here") }
    let found = complaints(screen, in: Environment(platform: platform))
    #expect(found.contains { $0.severity == .error && $0.message.contains("input view") })
  }
}
