import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Sizes and states of a Mac's fields")
struct MacFieldSizeTests {
  private func text(_ component: some Component, _ word: String, os: Int = 15) throws -> SceneNode {
    let environment = Environment(platform: .macos, osVersion: os)
    let scene = try draw(component, width: 200, in: environment)
    return try #require(scene.nodes.first { $0.text == word })
  }

  // buttons.yaml, macos_sizes: 13, 11 and 9 points.
  @Test(
    "The text of a search field is as large as its control size says",
    arguments: [(ControlSize.large, 13.0), (.regular, 13), (.small, 11), (.mini, 9)],
    ["Ada", "Άντα", "Ада", "عدا", "艾达"])
  func searchText(size: (ControlSize, Double), word: String) throws {
    let field = SearchField("Search", text: word).controlSize(size.0)
    #expect(try text(field, word).style?.size == size.1)
  }

  @Test("The symbol of a small search field is smaller, too")
  func searchSymbol() throws {
    func width(_ size: ControlSize) throws -> Double {
      let field = SearchField("Search").controlSize(size)
      let scene = try draw(field, width: 200, in: Environment(platform: .macos))
      let bounds = scene.items.compactMap { item -> Rect? in
        switch item {
        case .stroke(let shape, _, _), .fill(let shape, _):
          if case .path = shape { shape.bounds } else { nil }
        default: nil
        }
      }
      let first = try #require(bounds.first)
      return bounds.reduce(first) { $0.union($1) }.width
    }
    #expect(try width(.small) < width(.regular) && width(.mini) < width(.small))
  }

  // buttons.yaml, macos_states: black of 0.25, and white of 0.25.
  @Test(
    "A search field that does not react is as faint as a text field",
    arguments: [Appearance.light, .dark])
  func disabledSearch(appearance: Appearance) throws {
    let environment = Environment(platform: .macos, appearance: appearance)
    func inks(_ isDisabled: Bool) throws -> [Color] {
      let scene = try draw(SearchField("Find").disabled(isDisabled), width: 200, in: environment)
      return scene.items.compactMap { if case .text(_, let color) = $0 { color } else { nil } }
    }
    let faint = try inks(true)
    #expect(!faint.isEmpty && faint.allSatisfy { abs($0.alpha - 0.25) < 0.01 }, "\(faint)")
    #expect(try inks(false).allSatisfy { $0.alpha > 0.26 })
  }

  @Test("A combo box is as high as a text field, whatever its control size", arguments: [15, 26])
  func comboBoxes(os: Int) throws {
    let environment = Environment(platform: .macos, osVersion: os)
    for size in [ControlSize.large, .regular] {
      let combo = ComboBox("", text: "a", items: ["a"]).controlSize(size)
      let field = TextField("", text: "a").controlSize(size)
      let heights = try [
        draw(combo, width: 120, in: environment).size.height,
        draw(field, width: 120, in: environment).size.height,
      ]
      #expect(heights[0] == heights[1], "\(size)")
    }
  }

  // macos26.yaml, control_heights: a text field of 24 points with a radius of 6. The letters of tests are higher.
  @Test("In macOS 26 an alert's field has a text field's corners, and more room around its text")
  func alertField() throws {
    func field(_ os: Int) throws -> (height: Double, radius: Double?) {
      let scene = try draw(
        Alert("Name", textField: "Folder") { Button("OK") },
        in: Environment(platform: .macos, osVersion: os))
      let node = try #require(scene.nodes.first { $0.component == "TextField" })
      let radii = node.allItems.compactMap { item -> Double? in
        if case .fill(.roundedRect(_, let radius, _), _) = item { radius } else { nil }
      }
      return (node.frame.height, radii.first)
    }
    let (old, new) = try (field(15), field(26))
    #expect(old.radius == 5 && new.radius == 6)
    #expect(new.height - old.height >= 2)
  }
}
