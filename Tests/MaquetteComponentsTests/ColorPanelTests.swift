import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Panels of colours, and what opens them")
struct ColorPanelTests {
  private func scene(
    _ platform: Platform, _ version: Int = 18, _ direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    var picker = ColorPicker("Accent", selection: "#FF950080")
    picker.isPresented = true
    let screen = Screen {
      VStack {
        picker
        Spacer()
      }
    }
    return try draw(
      screen, in: Environment(platform: platform, osVersion: version, direction: direction))
  }

  private func node(_ component: String, _ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.component == component })
  }

  private func button(_ label: String, _ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.accessibility?.label == label })
  }

  @Test(
    "On an iPhone it is a sheet at the lower edge, as high as its contents",
    arguments: [(18, 0.0), (26, 8)])
  func sheet(version: Int, inset: Double) throws {
    let scene = try scene(.ios, version)
    let panel = try node("ColorPanel", scene)
    #expect(abs(panel.frame.minX - inset) < 0.01)
    #expect(abs(panel.frame.maxX - (scene.size.width - inset)) < 0.01)
    #expect(abs(panel.frame.maxY - (scene.size.height - inset)) < 0.5)
    #expect(panel.frame.height > scene.size.height / 2)
    #expect(panel.frame.minY > 60)
    #expect(panel.accessibility?.label == "Colors" && panel.accessibility?.traits == [.modal])
    // What it lies over is dimmed and answers to nothing.
    #expect(scene.nodes.contains { $0.component == "Backdrop" })
    let picker = try node("ColorPicker", scene)
    #expect(picker.hitTarget == nil && picker.accessibility?.isHidden == true)
    let swatches = try node("Swatches", scene)
    #expect(swatches.frame.maxY < panel.frame.maxY - 20)
  }

  @Test(
    "In its head stand what picks from the screen, the title, and what closes it",
    arguments: [18, 26], LayoutDirection.allCases)
  func head(version: Int, direction: LayoutDirection) throws {
    for platform in [Platform.ios, .ipados] {
      let scene = try scene(platform, version, direction)
      let title = try #require(scene.nodes.first { $0.text == "Colors" })
      let places = [
        try button("Eyedropper", scene).frame.midX, title.frame.midX,
        try button("Close", scene).frame.midX,
      ]
      #expect(places == (direction == .leftToRight ? places.sorted() : places.sorted(by: >)))
      let panel = try node("ColorPanel", scene).frame
      #expect(abs(title.frame.midX - panel.midX) < 1)
      #expect(title.accessibility?.traits.contains(.header) == true)
    }
  }

  @Test("Beside the slider stands the opacity, and what keeps a colour stands after those kept")
  func parts() throws {
    for platform in [Platform.ios, .ipados] {
      let scene = try scene(platform)
      let field = try node("Percentage", scene)
      #expect(field.accessibility?.role == .textField)
      #expect(field.accessibility?.label == "Opacity" && field.text == "50%")
      let track = try node("Opacity", scene).frame
      #expect(track.maxX < field.frame.minX && abs(track.midY - field.frame.midY) < 1)
      let (add, swatches) = (try button("Add", scene), try node("Swatches", scene))
      #expect(swatches.frame.union(add.frame) == swatches.frame)
      #expect(add.hitTarget.map { $0.width >= 44 && $0.height >= 44 } == true)
    }
  }

  @Test("On an iPad it is a popover beside its picker")
  func popover() throws {
    let scene = try scene(.ipados)
    let panel = try node("ColorPanel", scene).frame
    #expect(panel.width == 375)
    #expect(panel.minY >= (try node("ColorPicker", scene)).frame.maxY)
    #expect(!scene.nodes.contains { $0.component == "Backdrop" })
  }

  @Test(
    "A picker takes the width there is, with its swatch at the trailing end; a Mac's does not",
    arguments: LayoutDirection.allCases)
  func row(direction: LayoutDirection) throws {
    func scene(_ platform: Platform) throws -> Scene {
      try draw(
        VStack { ColorPicker("Accent") }, width: 300,
        in: Environment(platform: platform, direction: direction))
    }
    let phone = try scene(.ios)
    let (row, well) = (try node("ColorPicker", phone).frame, try node("ColorWell", phone).frame)
    #expect(row.minX == 0 && row.width == 300)
    #expect(direction == .leftToRight ? well.maxX == 300 : well.minX == 0)
    #expect(phone.nodes.count { $0.accessibility?.label == "Accent" } == 1)
    #expect(try node("ColorPicker", scene(.macos)).frame.width < 200)
  }
}
