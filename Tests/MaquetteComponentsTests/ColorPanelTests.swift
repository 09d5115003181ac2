import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Panels of colours, and what opens them")
struct ColorPanelTests {
  private func scene(
    _ platform: Platform, _ version: Int = 18, _ direction: LayoutDirection = .leftToRight,
    mode: ColorPickerMode = .grid, selection: ColorValue = "#FF950080", locale: String = "en_US"
  ) throws -> Scene {
    var picker = ColorPicker("Accent", selection: selection)
    picker.isPresented = true
    picker.mode = mode
    let screen = Screen {
      VStack {
        picker
        Spacer()
      }
    }
    return try draw(
      screen,
      in: Environment(
        platform: platform, osVersion: version, direction: direction, locale: locale))
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

  @Test(
    "Each tab has its own way to pick, and the panel keeps its height",
    arguments: [Platform.ios, .ipados], [18, 26])
  func modes(platform: Platform, version: Int) throws {
    let ways = ["Grid", "Spectrum", "Sliders"]
    var heights: Set<Double> = []
    for (index, mode) in ColorPickerMode.allCases.enumerated() {
      let scene = try scene(platform, version, mode: mode)
      #expect(ways.filter { way in scene.nodes.contains { $0.component == way } } == [ways[index]])
      let chosen = scene.nodes.first {
        $0.component == "Segment" && $0.accessibility?.traits.contains(.selected) == true
      }
      #expect(chosen?.accessibility?.label == ways[index])
      heights.insert(try node("ColorPanel", scene).frame.height)
    }
    #expect(heights.count == 1)
  }

  @Test("Sliders say how much red, green and blue there is, and the code", arguments: [18, 26])
  func sliders(version: Int) throws {
    let scene = try scene(.ios, version, mode: .sliders)
    let values = ["Red", "Green", "Blue"].map { name in
      scene.nodes.filter { $0.accessibility?.label == name }.compactMap { $0.accessibility?.value }
    }
    #expect(values == [["255", "255"], ["149", "149"], ["0", "0"]])
    let code = try node("Code", scene)
    #expect(code.text == "FF9500" && code.accessibility?.label == "sRGB Hex Color #")
    let arabic = try self.scene(.ios, version, .rightToLeft, mode: .sliders, locale: "ar_EG")
    let (track, number) = (try node("Red", arabic).frame, try node("Number", arabic))
    #expect(number.frame.maxX < track.minX && number.text == "٢٥٥")
    #expect(try node("Red", scene).frame.maxX < node("Number", scene).frame.minX)
  }

  @Test(
    "The mark in the spectrum is at the hue, as far down as the colour is dark",
    arguments: LayoutDirection.allCases)
  func spectrum(direction: LayoutDirection) throws {
    for (selection, x, y) in [("#00FFFF", 0.5, 0.5), ("#FFFFFF", 0, 0), ("#00007F", 2 / 3.0, 0.75)]
    {
      let scene = try scene(
        .ipados, 18, direction, mode: .spectrum, selection: ColorValue(stringLiteral: selection))
      let field = try node("Spectrum", scene)
      let marks = field.items.compactMap { item -> Rect? in
        if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { nil }
      }
      let mark = try #require(marks.first)
      let share = (mark.midX - field.frame.minX) / field.frame.width
      #expect(abs((direction == .leftToRight ? share : 1 - share) - x) < 0.01)
      #expect(abs((mark.midY - field.frame.minY) / field.frame.height - y) < 0.01)
      #expect(field.accessibility?.label == "Spectrum" && field.hitTarget == field.frame)
    }
  }

  @Test("On an iPad of version 26 it is glass, as other popovers are, and before that it is not")
  func glass() throws {
    func isGlass(_ version: Int) throws -> Bool {
      let items = try node("ColorPanel", scene(.ipados, version)).items
      return items.contains { item in
        if case .fill(_, .material) = item { true } else { false }
      }
    }
    #expect(try isGlass(26))
    #expect(try !isGlass(18))
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
