import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Progress")
struct ProgressViewTests {
  @Test("A bar of iOS is 4 points high (the UIKit Catalog) and takes the width there is")
  func bar() throws {
    let scene = try draw(ProgressView(value: 0.5), width: 300)
    #expect(scene.frame("Bar") == Rect(x: 0, y: 0, width: 300, height: 4))
  }

  @Test(
    "On macOS bars and spokes follow the size (violetlib/jnr)",
    arguments: [
      (ControlSize.large, 6.0, 32.0), (.regular, 6, 32), (.small, 3, 16), (.mini, 3, 12),
    ])
  func macSize(size: ControlSize, height: Double, spokes: Double) throws {
    let environment = Environment(platform: .macos)
    let bar = ProgressView(value: 0.5).controlSize(size)
    #expect(try draw(bar, width: 300, in: environment).size.height == height)
    let spinner = try draw(ProgressView().controlSize(size), in: environment)
    #expect(spinner.size == Size(width: spokes, height: spokes))
  }

  @Test("Without a value it is the activity indicator")
  func indeterminate() throws {
    for title in ["", "Loading…"] {
      let (progress, spokes) = (try draw(ProgressView(title)), try draw(ActivityIndicator(title)))
      #expect(progress.size == spokes.size)
      #expect(progress.items == spokes.items)
    }
    #expect(try draw(ProgressView().controlSize(.large)).size == Size(width: 37, height: 37))
  }

  private func fill(_ progress: ProgressView, _ direction: LayoutDirection) throws -> Rect? {
    let tint = try #require(Theme.ios.colors["tint"]?[ColorTraits()])
    return try draw(progress, width: 200, in: surroundings(direction)).items.lazy
      .compactMap { item -> Rect? in
        guard case .fill(let shape, .color(tint)) = item else { return nil }
        return shape.bounds
      }.first
  }

  @Test("A bar fills towards the left when the interface reads from right to left")
  func mirrored() throws {
    let progress = ProgressView(value: 0.25)
    #expect(isSame(try fill(progress, .leftToRight), Rect(x: 0, y: 0, width: 50, height: 4)))
    #expect(isSame(try fill(progress, .rightToLeft), Rect(x: 150, y: 0, width: 50, height: 4)))
  }

  @Test("A part of a bar without a value moves in reading direction")
  func moving() throws {
    let progress = ProgressView().progressViewStyle(.linear).phase(0.5)
    let later = progress.phase(0.6)
    let moved = try #require(try fill(later, .leftToRight)?.minX)
    #expect(try moved > (fill(progress, .leftToRight)?.minX ?? 0))
    let mirrored = try #require(try fill(later, .rightToLeft)?.minX)
    #expect(try mirrored < (fill(progress, .rightToLeft)?.minX ?? 0))
  }

  @Test("The part of a bar that moves is in the middle where nothing says how far it has moved")
  func unsaidPhase() throws {
    let progress = ProgressView().progressViewStyle(.linear)
    for direction in LayoutDirection.allCases {
      let part = try #require(try fill(progress, direction))
      #expect(abs(part.midX - 100) < 1e-6 && part.width > 40)
      let outside = try #require(try fill(progress.phase(0), direction))
      #expect(outside.maxX < 1e-6 || outside.minX > 200 - 1e-6)
    }
  }

  @Test("A ring goes clockwise in both reading directions")
  func ring() throws {
    let progress = ProgressView(value: 0.3).progressViewStyle(.circular)
    let left = try draw(progress)
    #expect(left.items == (try draw(progress, in: surroundings(.rightToLeft))).items)
    guard case .stroke(.path(let arc, _), let width, _) = try #require(left.items.last) else {
      Issue.record("the ring's end is no stroke")
      return
    }
    // It starts at the top and is right of the middle after a quarter.
    #expect(arc.elements.first == .move(Point(x: 18.5, y: width / 2)))
    #expect((arc.controlBounds?.maxX ?? 0) > 18.5)
  }

  @Test("The share done is written in the locale's percent")
  func percent() throws {
    let progress = ProgressView("Copying", value: 3, total: 4).showsCurrentValue()
    #expect(try draw(progress, width: 300).node("Label[2]")?.text == "75%")
    var environment = surroundings()
    environment.locale = "ar_EG"
    #expect(
      try draw(progress, width: 300, in: environment).node("Label[2]")?.text == "٧٥٪\u{61C}")
    var own = progress
    own.currentValueLabel = "3 of 4"
    #expect(try draw(own, width: 300).node("Label[2]")?.text == "3 of 4")
  }

  @Test("Numerals from 0 to 100 percent stand in the order of the bar")
  func numerals() throws {
    let progress = ProgressView(value: 0.5).showsNumerals()
    let left = try draw(progress, width: 300)
    #expect(
      (0..<5).map { left.node("Label[\($0)]")?.text } == ["0%", "25%", "50%", "75%", "100%"])
    let right = try draw(progress, width: 300, in: surroundings(.rightToLeft))
    #expect(left.frame("Label[0]")?.minX == 0)
    #expect(right.frame("Label[0]")?.maxX == 300)
    #expect(right.frame("Label[4]")?.minX == 0)
  }

  @Test("It tells its title and how far it is")
  func accessibility() throws {
    let told = try draw(ProgressView("Copying", value: 0.6), width: 300).nodes.compactMap(
      \.accessibility)
    #expect(
      told == [
        Accessibility(
          role: .image, label: "Copying", value: "60%", traits: [.updatesFrequently])
      ])
  }

  @Test("Every platform has bars and rings", arguments: Platform.allCases)
  func platforms(platform: Platform) throws {
    let environment = Environment(platform: platform)
    for style in [ProgressViewStyle.linear, .circular] {
      for value in [nil, 0.5] {
        let progress = ProgressView("a", value: value).progressViewStyle(style)
        #expect(try !draw(progress, width: 300, in: environment).items.isEmpty)
      }
    }
  }

  @Test("More than the total is an error")
  func errors() {
    #expect(
      complaints(ProgressView(value: 5, total: 4)).map(\.message)
        == ["ProgressView: 'value' is 5; the progress view goes from 0 to 4"])
  }
}
