import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Detents of sheets")
struct SheetDetentTests {
  private func scene(_ sheet: Sheet, in environment: Environment = Environment()) throws -> Scene {
    try draw(
      Screen {
        Button("Behind")
        sheet
      }, in: environment)
  }

  private func sheet(_ detent: Sheet.Detent) -> Sheet { Sheet(detent: detent) { Label("Inside") } }

  // The screen is 852 points high, with 59 and 34 beside the safe area.
  @Test(
    "A height counts from the safe area's lower edge, a share is one of the safe area",
    arguments: [
      (Sheet.Detent.height(120), 852.0 - 34 - 120), (.fraction(0.5), (852 - 34 - 379.5).rounded()),
      (.height(5_000), 59), (.fraction(1), 59),
    ])
  func extents(detent: Sheet.Detent, top: Double) throws {
    let node = try #require(try scene(sheet(detent)).nodes.first { $0.component == "Sheet" })
    #expect(node.frame.minY == top && node.frame.maxY == 852)
  }

  /// Measured: UIKit draws the contents at 0.961 of their size where the screen is 414 points wide, 8 points from both
  /// edges of it; in a beta's picture a card of a list is 18.9 points from the edge of a sheet with insets of 12.33.
  @Test("Since iOS 26 a partial sheet is laid out as wide as the screen, and drawn smaller")
  func scale() throws {
    func frames(_ detent: Sheet.Detent) throws -> (button: Rect, row: Rect) {
      let sheet = Sheet("New", detent: detent, cancellationAction: Button("Cancel")) {
        List { Toggle("Wi-Fi", isOn: true) }
      }
      let found = try scene(sheet, in: Environment(platform: .ios, osVersion: 26))
      let button = try #require(found.nodes.first { $0.text == "Cancel" })
      let row = try #require(found.nodes.first { $0.component == "Toggle" })
      return (button.frame, row.frame)
    }
    let (large, partial) = (try frames(.large), try frames(.height(300)))
    let scale = 377.0 / 393
    #expect(abs(partial.button.width - large.button.width * scale) < 0.01)
    #expect(abs(partial.button.minX - 8 - large.button.minX * scale) < 0.01)
    #expect(abs(partial.row.width - large.row.width * scale) < 0.01)
  }

  /// Read off a phone of 440 points (beta), whose sheet is drawn at 0.944 of its size: 42 to the middle of the bar's
  /// circle and 20 to its side, a card 108.7 below the upper edge, a grabber of 33.9 × 4.7.
  @Test(
    "In a partial sheet buttons are as far from the upper edge as from the sides, and the grabber is smaller",
    arguments: [("iPhone 17 Pro", 16.0), ("iPhone 17 Pro Max", 20)],
    [LayoutDirection.leftToRight, .rightToLeft])
  func bar(phone: (device: String, margin: Double), direction: LayoutDirection) throws {
    let button = Button("Close", symbol: "xmark")
    let sheet = Sheet("New", detent: .height(300), cancellationAction: button) {
      List { Label("Wi-Fi") }
    }
    let found = try draw(
      Screen(device: phone.device) { sheet },
      in: Environment(platform: .ios, osVersion: 26, direction: direction))
    let node = try #require(found.nodes.first { $0.component == "Sheet" })
    let scale = node.frame.width / (node.frame.width + 16)
    let circles = node.allItems.compactMap { item in
      if case .fill(let shape, .material) = item { shape.bounds } else { nil }
    }
    let close = try #require(found.nodes.first { $0.component == "Button" }).frame
    #expect(!circles.isEmpty)
    #expect(abs(close.midY - node.frame.minY - (phone.margin + 22) * scale) < 0.34)
    let side =
      direction == .leftToRight ? close.minX - node.frame.minX : node.frame.maxX - close.maxX
    #expect(abs(side - phone.margin * scale) < 0.34)
    let row = try #require(found.nodes.first { $0.component == "Row" }).frame
    #expect(abs(row.minY - node.frame.minY - (phone.margin + 54 + 35) * scale) < 0.51)
    let grabber = node.leaves.compactMap { item in
      if case .fill(let shape, .color) = item { shape.bounds } else { nil }
    }
    #expect(grabber.count == 1)
    let size = try #require(grabber.first).size
    #expect(abs(size.width - 36 * scale) < 0.01 && abs(size.height - 5 * scale) < 0.01)
  }

  /// The screen keeps 34 points free at its lower edge.
  @Test(
    "Contents end where the screen keeps its lower edge free, and those that scroll go on",
    arguments: [18, 26], [Sheet.Detent.large, .medium, .height(300)])
  func lowerEdge(version: Int, detent: Sheet.Detent) throws {
    let environment = Environment(platform: .ios, osVersion: version)
    let fixed = try scene(
      Sheet(detent: detent) {
        Label("Top")
        Spacer()
        Button("Continue", style: .filled)
      }, in: environment)
    let button = try #require(fixed.nodes.first { $0.text == "Continue" })
    #expect(abs(button.frame.maxY - (852 - 34)) < 0.5)
    let list = try scene(Sheet(detent: detent) { List { Toggle("Wi-Fi") } }, in: environment)
    let rows = try #require(list.nodes.first { $0.component == "List" }).frame
    let whole = try #require(list.nodes.first { $0.component == "Sheet" }).frame
    #expect(abs(rows.maxY - whole.maxY) < 0.01)
  }

  @Test(
    "A list below something else goes on to the sheet's lower edge, too", arguments: [18, 26],
    [Sheet.Detent.large, .medium])
  func lastList(version: Int, detent: Sheet.Detent) throws {
    let sheet = Sheet(detent: detent) {
      Label("Search")
      List { Toggle("Wi-Fi") }
    }
    let found = try scene(sheet, in: Environment(platform: .ios, osVersion: version))
    let rows = try #require(found.nodes.first { $0.component == "List" }).frame
    let whole = try #require(found.nodes.first { $0.component == "Sheet" }).frame
    #expect(abs(rows.maxY - whole.maxY) < 0.01)
  }

  @Test("The end of what scrolls stands where the screen keeps its lower edge free")
  func lowerEnd() throws {
    let view = ScrollView { for index in 0..<60 { Label("Row \(index)") } }
      .defaultScrollAnchor(.bottom)
    let found = try scene(Sheet { view })
    let last = try #require(found.nodes.last { $0.text == "Row 59" })
    #expect(abs(last.frame.maxY - (852 - 34)) < 0.5)
  }

  @Test("What the system draws smaller is no smaller hit target, and no nearer to others")
  func hitTargets() throws {
    let sheet = Sheet("New", detent: .height(300), cancellationAction: Button("Cancel")) {
      HStack(spacing: 12) {
        Button("One", style: .gray)
        Button("Two", style: .gray)
      }
    }
    let found = try scene(sheet, in: Environment(platform: .ios, osVersion: 26))
    #expect(found.hitTargets.map(\.name) == ["One", "Two", "Cancel"])
    #expect(found.hitTargets.allSatisfy { $0.problems.isEmpty }, "\(found.hitTargets)")
  }

  @Test("With such a height it has a grabber, and since iOS 26 glass beside the screen's edges")
  func partial() throws {
    let found = try scene(sheet(.height(200)), in: Environment(platform: .ios, osVersion: 26))
    let node = try #require(found.nodes.first { $0.component == "Sheet" })
    #expect(node.frame.minX == 8)
    // Peer (view tree): 36 × 5 points, 5 below the edge. Measured (beta): it is drawn as much smaller as the contents.
    let scale = node.frame.width / found.size.width
    #expect(
      node.leaves.contains { item in
        if case .fill(.roundedRect(let rect, _, _), _) = item {
          abs(rect.width - 36 * scale) < 0.01 && abs(rect.height - 5 * scale) < 0.01
            && abs(rect.minY - node.frame.minY - 5 * scale) < 0.01
        } else {
          false
        }
      })
  }

  // View tree of iOS 26.1 on a screen of 393 × 852: 619.5, 523.6, 427.7 and 235.8, within half a point.
  @Test(
    "Since iOS 26 such a sheet is as much lower as it is narrower than the screen",
    arguments: [(200.0, 620.0), (300, 524), (400, 428), (600, 236), (5_000, 59)])
  func narrower(height: Double, top: Double) throws {
    let environment = Environment(platform: .ios, osVersion: 26)
    let node = try #require(
      try scene(sheet(.height(height)), in: environment).nodes.first { $0.component == "Sheet" })
    #expect(node.frame.minY == top)
  }

  @Test("What lies behind is dimmed and does not answer, unless people may use it")
  func background() throws {
    for platform in [Platform.ios, .ipados] {
      for isEnabled in [false, true] {
        var sheet = sheet(.medium)
        if isEnabled { sheet.backgroundInteraction = .enabled }
        let found = try scene(sheet, in: Environment(platform: platform))
        #expect(found.nodes.contains { $0.component == "Backdrop" } != isEnabled)
        let button = try #require(found.nodes.first { $0.component == "Button" })
        #expect((button.hitTarget != nil) == isEnabled)
        let node = try #require(found.nodes.first { $0.component == "Sheet" })
        #expect(node.accessibility?.traits.contains(.modal) ?? false != isEnabled)
      }
    }
  }

  // HIG, Accessibility: what people touch is 44 points high. In a spec it is an error; see ActionListTests.
  @Test(
    "No sheet is lower than what people touch",
    arguments: [Sheet.Detent.fraction(0.01), .height(0), .height(43.9), .height(-1), .height(44)])
  func least(detent: Sheet.Detent) throws {
    let node = try #require(try scene(sheet(detent)).nodes.first { $0.component == "Sheet" })
    #expect(node.frame.minY == 852 - 34 - 44)
  }

  @Test(
    "What is not dimmed is parted from the sheet by the shadow of popovers",
    arguments: [(Platform.ios, 18), (.ios, 26), (.ipados, 18), (.ipados, 26)])
  func shadow(platform: Platform, version: Int) throws {
    for detent in [Sheet.Detent.medium, .large] {
      for isEnabled in [false, true] {
        var sheet = sheet(detent)
        if isEnabled { sheet.backgroundInteraction = .enabled }
        var environment = Environment(platform: platform, osVersion: version)
        func shadows(_ scene: Scene) -> Int {
          scene.nodes.filter { $0.component == "Sheet" && $0.clip == nil }.flatMap(\.items).count {
            if case .shadow = $0 { true } else { false }
          }
        }
        #expect(try (shadows(scene(sheet, in: environment)) > 0) == isEnabled)
        // Alone it lies over nothing.
        #expect(try shadows(draw(sheet, width: 390, height: 600, in: environment)) == 0)
        environment.contrast = .increased
        let node = try #require(
          try scene(sheet, in: environment).nodes.first { $0.component == "Sheet" })
        let hasLine = node.leaves.contains { if case .stroke = $0 { true } else { false } }
        // With increased contrast, what was glass has a line around it anyway.
        let isGlass = platform == .ios && version == 26 && detent == .medium
        #expect(hasLine == (isEnabled || isGlass))
      }
    }
  }
}
