import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Gradient, help and image buttons of macOS")
struct MacButtonTests {
  private let macos = Environment(platform: .macos)

  @Test("Gradient buttons have AppKit's heights and no round corners")
  func gradientHeights() throws {
    // Measured: violetlib/jnr BUTTON_GRADIENT, large, regular, small and mini; radius 0.
    let heights: [(ButtonSize, Double)] = [(.large, 23), (.medium, 21), (.small, 19), (.mini, 17)]
    for (size, height) in heights {
      let scene = try draw(GradientButton(systemName: "plus", size: size), in: macos)
      #expect(scene.size.height == height, "\(size)")
      let bezel = try #require(scene.node("GradientButton")?.leaves.first)
      guard case .fill(.rect(let rect), .verticalGradient) = bezel else {
        Issue.record("the bezel is a rectangle with a gradient")
        continue
      }
      #expect(rect.size == scene.size)
    }
  }

  @Test("Symbols stand in the middle, whatever their ink")
  func gradientSymbol() throws {
    for name in ["plus", "minus", "chevron.down"] {
      let node = try #require(
        try draw(GradientButton(systemName: name), in: macos).node("GradientButton"))
      let boxes = node.leaves.dropFirst(2).compactMap { item -> Rect? in
        if case .stroke(let shape, _, _) = item { shape.bounds } else { nil }
      }
      let first = try #require(boxes.first)
      #expect(abs(first.midX - node.frame.midX) < 0.01)
      #expect(abs(first.midY - node.frame.midY) < 0.01)
    }
  }

  @Test("A gradient button with a title only is a warning that names the guideline")
  func gradientText() {
    let found = complaints(GradientButton(systemName: "", title: "Add"), in: macos)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("gradient buttons contain symbols, not text") == true)
    #expect(found.first?.message.contains("Human Interface Guidelines") == true)
    #expect(complaints(GradientButton(systemName: "plus", title: "Add"), in: macos).isEmpty)
  }

  @Test("A toggle tells whether it is on; what is no toggle cannot be")
  func toggle() throws {
    let on = try draw(
      GradientButton(systemName: "star", title: "Star", behavior: .toggle, isOn: true), in: macos)
    let heard = on.node("GradientButton")?.accessibility
    #expect(heard?.label == "Star")
    #expect(heard?.value == "on")
    #expect(heard?.traits == [.button, .selected, .toggleButton])
    let push = complaints(GradientButton(systemName: "star", isOn: true), in: macos)
    #expect(push.map(\.severity) == [.warning])
    #expect(push.first?.hint == "write 'behavior: toggle'")
  }

  @Test("A pop-up gradient button is wider by its arrow")
  func popUp() throws {
    let push = try draw(GradientButton(systemName: "gearshape"), in: macos).size.width
    let popUp = try draw(GradientButton(systemName: "gearshape", behavior: .popUp), in: macos)
    #expect(popUp.size.width > push)
  }

  @Test("In a bar buttons share lines of one point, leave no gap, and the bar fills the width")
  func bar() throws {
    let bar = ButtonBar {
      GradientButton(systemName: "plus")
      GradientButton(systemName: "minus")
      Spacer()
      GradientButton(systemName: "info")
    } below: {
      Label("Work")
    }
    let scene = try draw(bar, width: 200, in: macos)
    let frames = try [0, 1, 3].map { try #require(scene.frame("GradientButton[\($0)]")) }
    #expect(scene.frame("ButtonBar")?.width == 200)
    #expect(frames[0].minX == 0)
    #expect(frames[1].minX == frames[0].maxX - 1)
    #expect(frames[2].maxX == 200)
    let label = try #require(scene.frame("Label[0]"))
    #expect(label.minY == 1 && label.minX == 1)
    #expect(frames[0].minY == label.maxY)
    #expect(
      scene.findings.allSatisfy { $0.severity == .note }, "hit targets of neighbours do not overlap"
    )
  }

  @Test("Help buttons have AppKit's diameters")
  func help() throws {
    // Measured: violetlib/jnr BUTTON_HELP, large, regular, small and mini.
    let diameters: [(ButtonSize, Double)] = [
      (.large, 28), (.medium, 22), (.small, 18), (.mini, 15),
    ]
    for (size, diameter) in diameters {
      let scene = try draw(HelpButton(size: size), in: macos)
      #expect(scene.size == Size(width: diameter, height: diameter), "\(size)")
    }
    let node = try #require(try draw(HelpButton(size: .mini), in: macos).node("HelpButton"))
    #expect(node.accessibility?.label == "Help")
    #expect(node.hitTarget?.size == Size(width: 20, height: 20))
  }

  @Test("A help button is opposite to dismissal buttons, and else in a lower corner")
  func helpSide() {
    // Documented: HIG, Buttons, macOS, table of locations. Dismissal buttons stand trailing.
    typealias Side = HorizontalAlignment
    for placement in HelpPlacement.allCases {
      #expect(placement.side(hasDismissalButtons: true, direction: .leftToRight) == Side.left)
      #expect(placement.side(hasDismissalButtons: true, direction: .rightToLeft) == Side.right)
    }
    let automatic = HelpPlacement.automatic
    #expect(automatic.side(hasDismissalButtons: false, direction: .leftToRight) == Side.right)
    #expect(automatic.side(hasDismissalButtons: false, direction: .rightToLeft) == Side.left)
    let leading = HelpPlacement.leading
    #expect(leading.side(hasDismissalButtons: false, direction: .leftToRight) == Side.left)
    #expect(leading.side(hasDismissalButtons: false, direction: .rightToLeft) == Side.right)
    #expect(HelpPlacement.trailing.conflicts(hasDismissalButtons: true))
    #expect(!HelpPlacement.leading.conflicts(hasDismissalButtons: true))
    #expect(!HelpPlacement.trailing.conflicts(hasDismissalButtons: false))
  }

  @Test("With a placement a help button stands on that side of the width there is")
  func helpPlacement() throws {
    func x(_ placement: HelpPlacement, _ direction: LayoutDirection) throws -> Double? {
      let environment = Environment(platform: .macos, direction: direction)
      return try draw(HelpButton(placement: placement), width: 200, in: environment)
        .frame("HelpButton")?.minX
    }
    #expect(try x(.leading, .leftToRight) == 0)
    #expect(try x(.trailing, .leftToRight) == 178)
    #expect(try x(.leading, .rightToLeft) == 178)
    #expect(try x(.trailing, .rightToLeft) == 0)
  }

  @Test("An image button has 10 points around its image, and its label is below its edges")
  func image() throws {
    // Documented: HIG, Buttons, macOS: about 10 pixels of padding; the label below.
    let scene = try draw(
      ImageButton(systemName: "circle", title: "Photos", imageSize: 20), in: macos)
    let node = try #require(scene.node("ImageButton"))
    let target = try #require(node.hitTarget)
    #expect(target.size == Size(width: 40, height: 40))
    #expect(try #require(node.baseline) > target.maxY)
    #expect(node.accessibility?.label == "Photos")
    let ink = node.leaves.compactMap { item -> Rect? in
      if case .stroke(let shape, let width, _) = item {
        shape.bounds?.inset(by: -width / 2)
      } else {
        nil
      }
    }.first
    #expect(abs((ink?.minY ?? 0) - target.minY - 10) < 0.2)
    #expect(abs((ink?.maxX ?? 0) - target.maxX + 10) < 0.2)
  }

  @Test("In a toolbar each is a warning that names the guideline")
  func toolbar() {
    let all: [(any Component, String)] = [
      (HelpButton(), "the help button"),
      (GradientButton(systemName: "plus"), "the gradient button"),
      (ImageButton(systemName: "plus"), "the image button"),
    ]
    for (button, name) in all {
      let sink = DiagnosticSink()
      var context = LayoutContext(environment: macos, measurer: FakeMeasurer(), sink: sink)
      context.isToolbar = true
      _ = button.makeElement(in: context)
      #expect(sink.sorted.map(\.severity) == [.warning], "\(name)")
      let message = sink.sorted.first?.message ?? ""
      #expect(message.contains(name) && message.contains("Human Interface Guidelines"))
    }
  }

  @Test("Other platforms have none of them", arguments: [Platform.ios, .ipados, .tvos, .watchos])
  func platforms(_ platform: Platform) {
    let elsewhere = Environment(platform: platform)
    let all: [any Component] = [
      HelpButton(), GradientButton(systemName: "plus"), ImageButton(systemName: "plus"),
      ButtonBar { GradientButton(systemName: "plus") },
    ]
    for button in all {
      let found = complaints(AnyComponent(button), in: elsewhere)
      #expect(found.first?.severity == .error)
      #expect(found.first?.message.contains("\(platform.displayName) has no") == true)
    }
  }

  @Test("An image button without a symbol is an error")
  func noImage() {
    #expect(complaints(ImageButton(systemName: ""), in: macos).map(\.severity) == [.error])
  }
}
