import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Pickers that are no wheels")
struct PickerStyleTests {
  private let macos = Environment(platform: .macos)
  private let tvos = Environment(platform: .tvos)

  private func picker(_ style: PickerStyle, title: String = "Size") -> Picker {
    Picker(title, selection: "Medium", options: ["Small", "Medium", "Large"], style: style)
  }

  private func row(_ picker: Picker, in environment: Environment = surroundings()) throws -> Scene {
    try draw(List { picker }, width: 390, in: environment)
  }

  // MARK: Menus

  @Test("In a row of iOS all of it is one button, with title, value and signs at its ends")
  func menuRow() throws {
    let scene = try row(picker(.menu))
    let row = try #require(scene.frame("Row[0]"))
    let node = try #require(scene.node("Picker[0]"))
    #expect(node.hitTarget == row)
    #expect(node.accessibility?.label == "Size")
    #expect(node.accessibility?.value == "Medium")
    #expect(scene.nodes.filter { $0.accessibility?.isElement == true }.count == 1)
    // Measured: rows of 44 points and 20 before the text (iOS 17), 14 at the end (flutter list_tile.dart).
    #expect(row.height == 44)
    #expect(scene.frame("PopUpButton")?.maxX == row.maxX - 14)
    #expect(scene.frame("Label[0]")?.minX == row.minX + 20)
  }

  @Test("Outside of a list the menu of iOS stands alone, and is told by its title")
  func menuAlone() throws {
    let scene = try draw(picker(.menu))
    #expect(scene.node("Label[0]") == nil)
    #expect(scene.node("PopUpButton")?.accessibility?.label == "Size")
    #expect(scene.node("PopUpButton")?.text == "Medium")
  }

  @Test("An open menu marks what is chosen, and lies over the rows below")
  func menuOpen() throws {
    let scene = try row(picker(.menu).isPresented())
    #expect(scene.node("MenuItem[1]")?.accessibility?.traits == [.button, .selected])
    let row = try #require(scene.frame("Row[0]"))
    #expect(scene.frame("items").map { $0.maxY > row.maxY && $0.maxX <= row.maxX } == true)
    #expect(row.height <= 52)
  }

  @Test("On macOS a title stands before the pop-up button, on one baseline")
  func menuOnMac() throws {
    let scene = try draw(picker(.menu), in: macos)
    let button = try #require(scene.node("PopUpButton"))
    let label = try #require(scene.node("Label[0]"))
    #expect(label.baseline == button.baseline)
    #expect(label.frame.maxX < button.frame.minX)
    // Measured: violetlib/jnr, pop_up_height.
    let heights: [(ControlSize, Double)] = [(.regular, 22), (.small, 18), (.mini, 15)]
    for (size, height) in heights {
      let frame = try draw(picker(.menu).controlSize(size), in: macos).frame("PopUpButton")
      #expect(frame?.height == height, "\(size)")
    }
  }

  // MARK: Rows

  @Test("An inline picker is one row for each option in a section under its title")
  func inline() throws {
    let scene = try row(picker(.inline))
    let rows = scene.nodes.filter { $0.component == "Row" }
    #expect(rows.count == 3)
    #expect(scene.nodes.first { $0.accessibility?.isHeading == true }?.text == "SIZE")
    let options = scene.nodes.filter { $0.component == "Option" }
    #expect(options.map(\.accessibility?.label) == ["Small", "Medium", "Large"])
    let chosen = options.map { $0.accessibility?.traits.contains(.selected) }
    #expect(chosen == [false, true, false])
    #expect(options.map(\.hitTarget) == rows.map(\.frame))
    let marks = options.map { option in option.children.contains { !$0.leaves.isEmpty } }
    #expect(marks.contains(true))
  }

  @Test("In a section it is some of its rows, without a header of its own")
  func inlineInSection() throws {
    let list = List {
      Section("Order") {
        picker(.inline)
        Toggle("Gift")
      }
    }
    let scene = try draw(list, width: 390)
    #expect(scene.nodes.filter { $0.component == "Row" }.count == 4)
    #expect(
      scene.nodes.filter { $0.accessibility?.isHeading == true }.map(\.text) == ["ORDER"])
  }

  @Test("A row that leads to a list has its value in grey and a chevron at its end")
  func navigation() throws {
    let scene = try row(picker(.navigationLink))
    let row = try #require(scene.frame("Row[0]"))
    #expect(scene.node("Picker[0]")?.hitTarget == row)
    #expect(scene.node("Picker[0]")?.accessibility?.value == "Medium")
    #expect(scene.frame("Symbol")?.maxX == row.maxX - 14)
    let value = try #require(scene.nodes.first { $0.text == "Medium" })
    #expect(value.style?.color != scene.nodes.first { $0.text == "Size" }?.style?.color)
    #expect(value.frame.maxX <= (scene.frame("Symbol")?.minX ?? 0))
    let mirrored = try self.row(picker(.navigationLink), in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Symbol")?.minX == mirrored.frame("Row[0]").map { $0.minX + 14 })
  }

  @Test("On tvOS rows are 120 points high, their text has 38, and focus lifts them")
  func television() throws {
    // Measured: Apple's UIKit Catalog for tvOS, table_row_height and table_title_pt.
    for style in [PickerStyle.automatic, .inline] {
      let scene = try row(picker(style).state(.focused), in: tvos)
      #expect(scene.frame("Row[0]")?.height == 120)
      #expect(scene.nodes.first { $0.text == "Medium" }?.style?.size == 38)
      #expect(scene.items.contains { if case .shadow = $0 { true } else { false } })
    }
  }

  // MARK: Segments and radio buttons

  @Test("Segments show what is chosen, with the title before them on macOS only")
  func segmented() throws {
    for environment in [surroundings(), macos, tvos] {
      let scene = try draw(picker(.segmented), width: 900, in: environment)
      let segments = scene.nodes.filter { $0.component == "Segment" }
      let chosen = segments.map { $0.accessibility?.traits.contains(.selected) }
      #expect(chosen == [false, true, false])
      #expect(scene.node("Picker")?.accessibility?.label == "Size")
      #expect((scene.node("Label[0]") != nil) == (environment.platform == .macos))
    }
  }

  @Test("Radio buttons stand below one another, 20 points apart, the title beside the first")
  func radio() throws {
    let scene = try draw(picker(.radioGroup), in: macos)
    let toggles = scene.nodes.filter { $0.component == "Toggle" }
    #expect(toggles.count == 3)
    #expect(Set(toggles.map(\.frame.minX)).count == 1)
    let title = try #require(scene.nodes.first { $0.text == "Size" })
    let first = try #require(scene.nodes.first { $0.text == "Small" })
    #expect(title.baseline == first.baseline)
    #expect(toggles.map { $0.accessibility?.traits.contains(.selected) } == [false, true, false])
    #expect(scene.findings.allSatisfy { $0.severity == .note }, "targets do not overlap")
    var small = picker(.radioGroup).controlSize(.mini)
    small.title = ""
    #expect(try draw(small, in: macos).findings.allSatisfy { $0.severity == .note })
  }

  @Test("Radio buttons may stand beside one another, from the right in RTL")
  func horizontal() throws {
    var picker = picker(.radioGroup)
    picker.isHorizontal = true
    func xs(_ direction: LayoutDirection) throws -> [Double] {
      let scene = try draw(picker, in: Environment(platform: .macos, direction: direction))
      let toggles = scene.nodes.filter { $0.component == "Toggle" }
      #expect(Set(toggles.map(\.frame.minY)).count == 1)
      return toggles.map(\.frame.minX)
    }
    let left = try xs(.leftToRight)
    #expect(left == left.sorted())
    let right = try xs(.rightToLeft)
    #expect(right == right.sorted(by: >))
  }

  // MARK: Palettes

  @Test("A palette has its options side by side, equally wide, what is chosen in the tint")
  func palette() throws {
    let options = ["star", "heart", "flag"].map { PickerOption(systemImage: $0) }
    let palette = Picker("Reaction", selection: "heart", options: options, style: .palette)
    let scene = try draw(palette)
    let cells = scene.nodes.filter { $0.component == "Option" }
    #expect(cells.count == 3)
    #expect(Set(cells.map(\.frame.minY)).count == 1)
    // Measured: menus of iOS are 250 points wide (flutter menu_anchor.dart).
    #expect(scene.size.width == 250)
    let tint = try #require(Theme.ios.color(named: "tint", traits: ColorTraits(), isVibrant: false))
    #expect(cells[1].leaves.contains { $0.color == tint })
    #expect(!cells[0].leaves.contains { $0.color == tint })
    let narrow = try draw(palette, width: 110)
    #expect(Set(narrow.nodes.filter { $0.component == "Option" }.map(\.frame.minY)).count > 1)
  }

  // MARK: Errors

  @Test(
    "What a platform does not have is an error that names what it has",
    arguments: [
      (Platform.macos, PickerStyle.wheel, "radioGroup"), (.macos, .navigationLink, "menu"),
      (.ios, .radioGroup, "inline"), (.ios, .list, "wheel"), (.tvos, .wheel, "segmented"),
      (.tvos, .palette, "navigationLink"), (.watchos, .segmented, "list"),
      (.watchos, .menu, "stack"),
    ])
  func unsupported(platform: Platform, style: PickerStyle, other: String) throws {
    let problems = complaints(picker(style), in: Environment(platform: platform))
    #expect(problems.map(\.severity) == [.error])
    let problem = try #require(problems.first)
    #expect(problem.message.contains(platform.displayName))
    #expect(problem.message.contains(style.rawValue))
    #expect(problem.hint?.contains(other) == true)
  }
}
