import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Steppers")
struct StepperTests {
  @Test("A stepper of iOS is 94 × 32 points (the UIKit Catalog's storyboards, iOS 15)")
  func size() throws {
    #expect(try draw(Stepper(value: 1)).size == Size(width: 94, height: 32))
  }

  @Test(
    "On macOS its size follows its control size (violetlib/jnr)",
    arguments: [
      (ControlSize.large, Size(width: 13, height: 23)), (.regular, Size(width: 13, height: 23)),
      (.small, Size(width: 11, height: 20)), (.mini, Size(width: 9, height: 16)),
    ])
  func macSize(size: ControlSize, expected: Size) throws {
    let scene = try draw(
      Stepper(value: 1).controlSize(size), in: Environment(platform: .macos))
    #expect(scene.size == expected)
    // Two halves of 11 points are no targets: all of it is one, of 20 points at least.
    #expect(scene.nodes.compactMap(\.hitTarget).count == 1)
    let target = try #require(scene.node("Stepper")?.hitTarget)
    #expect(target.width >= 20 && target.height >= 20)
  }

  @Test(
    "Minus is the leading half and plus the trailing one, 47 points wide and 44 high to a finger")
  func halves() throws {
    let scene = try draw(Stepper(value: 1))
    #expect(scene.frame("Decrement") == Rect(x: 0, y: 0, width: 47, height: 32))
    #expect(scene.frame("Increment")?.minX == 47)
    for half in ["Decrement", "Increment"] {
      #expect(scene.node(half)?.hitTarget?.height == 44)
    }
    let mirrored = try draw(Stepper(value: 1), in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Decrement")?.minX == 47)
    #expect(mirrored.frame("Increment")?.minX == 0)
  }

  @Test("At an end of its range the half that would go beyond is faint, unless it wraps")
  func ends() throws {
    let faint = try #require(Theme.ios.colors["tertiaryLabel"]?[ColorTraits()])
    func faintStrokes(_ stepper: Stepper) throws -> Int {
      try draw(stepper).items.filter { item in
        if case .stroke(_, _, let color) = item { color.opaque == faint.opaque } else { false }
      }.count
    }
    #expect(try faintStrokes(Stepper(value: 50)) == 0)
    #expect(try faintStrokes(Stepper(value: 0)) == 1)
    #expect(try faintStrokes(Stepper(value: 100)) == 1)
    #expect(try faintStrokes(Stepper(value: 5, in: 1...5)) == 1)
    #expect(try faintStrokes(Stepper(value: 50).disabled()) == 2)
    var wrapping = Stepper(value: 0)
    wrapping.wraps = true
    #expect(try faintStrokes(wrapping) == 0)
  }

  @Test("A pressed half is darker; one that is disabled is not")
  func pressed() throws {
    let plain = try draw(Stepper(value: 0)).items.count
    // The line between the halves gives way to the half's ground.
    #expect(try draw(Stepper(value: 0).pressedHalf(.increment)).items.count == plain)
    #expect(try draw(Stepper(value: 0).pressedHalf(.decrement)).items.count == plain - 1)
  }

  @Test("The title stands at the leading edge and the stepper at the trailing one")
  func title() throws {
    let scene = try draw(Stepper("Copies", value: 1), width: 300)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Halves")?.maxX == 300)
    let mirrored = try draw(
      Stepper("Copies", value: 1), width: 300, in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Label[0]")?.maxX == 300)
    #expect(mirrored.frame("Halves")?.minX == 0)
  }

  @Test("At accessibility sizes it stands below its title, which is not cut off")
  func stacked() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let scene = try draw(List { Stepper("Copies: 2", value: 2) }, width: 390, in: environment)
    let label = try #require(scene.node("Label[0]"))
    #expect((scene.frame("Halves")?.minY ?? 0) >= label.frame.maxY)
    #expect(scene.frame("Halves")?.minX == label.frame.minX)
    #expect(label.textGeometry?.isTruncated == false)
  }

  @Test("In a row of a list the row is 44 points high")
  func row() throws {
    let scene = try draw(List { Stepper("Copies", value: 2) }, width: 390)
    #expect(scene.frame("Row[0]")?.height == 44)
    #expect(scene.frame("Halves")?.maxX == 356)
    #expect(!scene.findings.contains { $0.id == "hit-target-overlap" })
  }

  @Test("It is one adjustable thing with a value")
  func accessibility() throws {
    let things = try draw(Stepper("Copies", value: 2.5)).nodes.compactMap(\.accessibility)
    #expect(
      things == [
        Accessibility(role: .button, label: "Copies", value: "2.5", traits: [.adjustable])
      ])
  }

  @Test("On watchOS the title or the value stands between the halves, at the ends of a platter")
  func watch() throws {
    let environment = Environment(platform: .watchos)
    let scene = try draw(Stepper(value: 5), width: 184, in: environment)
    #expect(scene.size == Size(width: 184, height: 44))
    #expect(scene.node("Label[0]")?.text == "5")
    #expect(abs((scene.frame("Label[0]")?.midX ?? 0) - 92) <= 0.5)
    #expect(scene.frame("Decrement")?.minX == 0)
    #expect(scene.frame("Increment")?.maxX == 184)
    let titled = try draw(Stepper("5 min", value: 5), width: 184, in: environment)
    #expect(titled.node("Label[0]")?.text == "5 min")
  }

  @Test("A value outside of the range, and tvOS, are errors")
  func errors() {
    #expect(
      complaints(Stepper(value: 120)).map(\.message)
        == ["Stepper: 'value' is 120; the stepper goes from 0 to 100"])
    var backwards = Stepper()
    backwards.range = ValueRange(5, 1)
    #expect(
      complaints(backwards).map(\.message)
        == ["Stepper: the stepper's range ends before it starts"])
    var empty = Stepper(value: 1)
    empty.range = ValueRange(1, 1)
    #expect(
      complaints(empty).map(\.message)
        == ["Stepper: the stepper's range is empty: it starts and ends at 1"])
    #expect(
      complaints(Stepper(), in: Environment(platform: .tvos)).map(\.message)
        == ["Stepper: tvOS has no stepper"])
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
