import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("How windows of an iPad stand out from one another")
struct WindowLevelTests {
  /// The largest fills of a window in the dark, from back to front.
  private func ground(_ window: Window, on platform: Platform, os: Int) throws -> String? {
    let scene = try draw(
      window.frame(width: 600, height: 400),
      in: Environment(platform: platform, osVersion: os, appearance: .dark))
    return scene.items.last { item in
      guard case .fill(let shape, .color(let color)) = item else { return false }
      return color.alpha == 1 && shape.bounds?.size == Size(width: 600, height: 400)
    }?.color?.hex
  }

  @Test("In the dark they have elevated grounds, and one that is all of the screen has not")
  func elevated() throws {
    for os in [18, 26] {
      #expect(try ground(Window("Notes") { Label("x") }, on: .ipados, os: os) == "#1C1C1E")
      let list = Window("Notes") { List { Label("x") } }
      #expect(try ground(list, on: .ipados, os: os) == "#1C1C1E")
      let full = Window("Notes", size: .full) { Label("x") }
      #expect(try ground(full, on: .ipados, os: os) != "#1C1C1E")
    }
  }
}
