import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// An iPhone 16 Pro on its side has 874 × 402 points, of which sensors take 62 at both sides.
@Suite("Sheets of phones on their sides")
struct LandscapeSheetTests {
  private func scene(
    _ component: some Component, version: Int, direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    var environment = Environment(platform: .ios, osVersion: version, direction: direction)
    environment.device = Device.named("iPhone 16 Pro landscape")
    return try draw(
      Screen {
        Label("Behind")
        component
      }, in: environment)
  }

  private func sheet(_ detent: Sheet.Detent) -> Sheet {
    Sheet(
      "New", detent: detent, cancellationAction: Button("Cancel"),
      confirmationAction: Button("Save")
    ) {
      List { Toggle("Pinned", isOn: true) }
    }
  }

  private func frame(_ scene: Scene, _ component: String) throws -> Rect {
    try #require(scene.nodes.first { $0.component == component }).frame
  }

  /// Documented: medium is inactive where the height is compact, and sheets fill the screen there.
  @Test(
    "A medium sheet is a large one there, and fills the screen", arguments: [18, 26],
    [Sheet.Detent.medium, .large])
  func filled(version: Int, detent: Sheet.Detent) throws {
    let scene = try scene(sheet(detent), version: version)
    let node = try #require(scene.nodes.first { $0.component == "Sheet" })
    #expect(node.frame == Rect(x: 0, y: 0, width: 874, height: 402))
    #expect(
      node.leaves.contains { item in
        if case .fill(.rect(let ground), _) = item { ground == node.frame } else { false }
      })
    #expect(
      !node.leaves.contains { item in
        if case .fill(.roundedRect, _) = item { true } else { false }
      }, "there is no grabber, and nothing is round")
    #expect(try frame(scene, "List").maxY == 402)
  }

  @Test(
    "Rows of plain lists span the sheet as a screen, and their contents do not",
    arguments: [18, 26])
  func plainRows(version: Int) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let sheet = Sheet("New") {
        List(style: .plain) { Label("One").listRowState(.selected) }
      }
      let scene = try scene(sheet, version: version, direction: direction)
      let row = try frame(scene, "Row")
      #expect(row.minX == 0 && row.maxX == 874)
      let text = try #require(scene.nodes.first { $0.text == "One" }).frame
      #expect(text.minX > 62 && text.maxX < 812)
    }
  }

  @Test(
    "Bar and contents keep away from the sensors", arguments: [18, 26],
    [Sheet.Detent.medium, .height(200)])
  func sides(version: Int, detent: Sheet.Detent) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try scene(sheet(detent), version: version, direction: direction)
      let list = try frame(scene, "List")
      #expect(abs(list.minX - 62) < 0.34 && abs(list.maxX - 812) < 0.34)
      let buttons = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
      #expect(buttons.count == 2)
      for button in buttons { #expect(button.minX > 62 && button.maxX < 812) }
    }
  }

  @Test("A sheet whose height is given keeps that")
  func given() throws {
    #expect(try frame(scene(sheet(.height(200)), version: 18), "Sheet").minY == 402 - 21 - 200)
  }

  @Test("What is shared keeps away from the sensors", arguments: [18, 26])
  func share(version: Int) throws {
    let share = ShareSheet(
      "The Engine", people: ["Anna Bauer"], apps: ["Mail"], actions: ["Copy"])
    let scene = try scene(share, version: version)
    let sheet = try frame(scene, "ShareSheet")
    #expect(sheet.minX < 10 && sheet.maxX > 864)
    for text in ["The Engine", "Mail", "Copy"] {
      let label = try #require(scene.nodes.first { $0.text == text }).frame
      #expect(label.minX > 62 && label.maxX < 812, "\(text)")
    }
    let close = try frame(scene, "Button")
    #expect(close.maxX <= 812 - 15)
  }
}
