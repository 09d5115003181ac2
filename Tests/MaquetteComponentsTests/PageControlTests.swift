import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Page controls")
struct PageControlTests {
  /// The dots from left to right: where their middle is and how large they are.
  private func dots(_ scene: Scene) -> [(x: Double, diameter: Double, color: Color?)] {
    scene.items.compactMap { item in
      guard case .fill(.path(let path, _), _) = item, let bounds = path.controlBounds else {
        return nil
      }
      return (bounds.midX, bounds.width, item.color)
    }.sorted { $0.x < $1.x }
  }

  @Test("Dots of 7.58 points stand 17.67 apart in 25.67 points (measured on 17.5, 18.5 and 26.2)")
  func size() throws {
    let scene = try draw(PageControl(numberOfPages: 4))
    #expect(isSame(scene.root.frame, Rect(x: 0, y: 0, width: 90.68, height: 25.67)))
    let dots = dots(scene)
    for (dot, x) in zip(dots, [18.835, 36.505, 54.175, 71.845]) { #expect(abs(dot.x - x) < 1e-9) }
    #expect(dots.count == 4 && dots.allSatisfy { abs($0.diameter - 7.58) < 1e-9 })
    #expect(scene.node("PageControl")?.hitTarget?.height == 44)
  }

  @Test("From right to left the first page is at the right")
  func mirrored() throws {
    let current = try #require(Theme.ios.colors["label"]?[ColorTraits()])
    let control = PageControl(numberOfPages: 4)
    #expect(dots(try draw(control)).map { $0.color == current } == [true, false, false, false])
    let right = try draw(control, in: surroundings(.rightToLeft))
    #expect(dots(right).map { $0.color == current } == [false, false, false, true])
  }

  @Test("Without room for all, those around the current one are shown, smaller where some hide")
  func many() throws {
    func diameters(_ page: Int) throws -> [Double] {
      let control = PageControl(numberOfPages: 40, currentPage: page)
      return dots(try draw(control.frame(width: 144), width: 144)).map(\.diameter)
    }
    let middle = try diameters(20)
    #expect(middle.count == 7)
    #expect(middle.first ?? 0 < middle[1] && middle[1] < middle[2])
    #expect(zip(middle, middle.reversed()).allSatisfy { abs($0 - $1) < 1e-9 })
    let first = try diameters(0)
    #expect(abs((first.first ?? 0) - 7.58) < 1e-9)
    #expect((first.last ?? 7) < 4)
  }

  @Test("A single page may hide its dot and keeps its room")
  func single() throws {
    var control = PageControl(numberOfPages: 1)
    #expect(try draw(control).items.count == 1)
    control.hidesForSinglePage = true
    let scene = try draw(control)
    #expect(scene.items.isEmpty)
    #expect(scene.size.height == 25.67)
  }

  @Test("It is adjustable and says which page of how many is shown")
  func accessibility() throws {
    let told = try draw(PageControl(numberOfPages: 5, currentPage: 1)).nodes.compactMap(
      \.accessibility)
    #expect(
      told == [Accessibility(role: .button, label: "Page", value: "2 of 5", traits: [.adjustable])])
  }

  @Test("macOS has none; a page that does not exist is an error")
  func errors() {
    #expect(
      complaints(PageControl(numberOfPages: 3), in: Environment(platform: .macos)).map(\.message)
        == ["PageControl: macOS has no page control"])
    #expect(
      complaints(PageControl(numberOfPages: 3, currentPage: 3)).map(\.message)
        == ["PageControl: 'currentPage' is 3; there is no such page"])
  }
}

@Suite("Directions that stay")
struct AbsoluteDirectionTests {
  @Test("A control that means an actual direction is drawn as from left to right")
  func absolute() throws {
    let control = SegmentedControl(["Left", "Right"], selection: 0)
    let left = try draw(control, width: 200)
    let kept = try draw(
      control.directionIsAbsolute(), width: 200, in: surroundings(.rightToLeft))
    #expect(kept.items == left.items)
    let mirrored = try draw(control, width: 200, in: surroundings(.rightToLeft))
    #expect(mirrored.items != left.items)
    let asUsual = try draw(
      control.directionIsAbsolute(false), width: 200, in: surroundings(.rightToLeft))
    #expect(asUsual.items == mirrored.items)
  }

  @Test("What is around it follows the interface")
  func surroundingsFollow() throws {
    let row = HStack(spacing: 0) {
      Slider(value: 0).directionIsAbsolute().frame(width: 100)
      Label("End")
    }
    let scene = try draw(row, in: surroundings(.rightToLeft))
    let (thumb, label) = (try #require(scene.frame("Thumb")), scene.frame("Label[1]"))
    #expect(thumb.minX - (label?.maxX ?? 0) < 1)
    #expect(label?.minX == 0)
  }

  @Test("A component may have a reading direction and a locale of its own")
  func own() throws {
    let slider = Slider(value: 0).environment(direction: .rightToLeft)
    #expect(try draw(slider, width: 100).frame("Thumb")?.maxX == 100)
    let progress = ProgressView(value: 0.5).showsCurrentValue().environment(
      direction: .rightToLeft, locale: "fa")
    #expect(try draw(progress, width: 100).nodes.compactMap(\.text) == ["۵۰٪"])
  }
}
