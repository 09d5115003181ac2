import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What buttons can be beside style, size and role")
struct ButtonKindTests {

  private func spokes(_ scene: Scene) -> [(Path, Double, Color)] {
    scene.items.compactMap { item in
      if case .stroke(.path(let path, _), let width, let color) = item {
        (path, width, color)
      } else {
        nil
      }
    }
  }

  // HIG, Buttons: the indicator stands next to the original or an alternative label, and the image
  // is hidden.
  @Test("While it is busy, spokes stand in the symbol's place, and the title may be another one")
  func activity() throws {
    let button = Button("Checkout", symbol: "cart")
    let busy = try draw(button.activity("Checking out…"), in: Environment())
    #expect(busy.root.text == "Checking out…")
    #expect(spokes(busy).count == 8)
    #expect(busy.root.accessibility?.label == "Checking out…")
    #expect(busy.root.accessibility?.value == "In progress")
    #expect(try draw(button.activity(), in: Environment()).root.text == "Checkout")
    // Without an indicator the other title is not shown.
    let idle = try draw(button.with(\.activityTitle, "Checking out…"), in: Environment())
    #expect(idle.root.text == "Checkout")
    let title = try #require(busy.items.compactMap(\.color).last)
    for (_, _, color) in spokes(busy) {
      #expect((color.red, color.green, color.blue) == (title.red, title.green, title.blue))
    }
  }

  @Test(
    "The spokes stand where the symbol would",
    arguments: [(LayoutDirection.leftToRight, true), (.rightToLeft, false)])
  func activityPlace(direction: LayoutDirection, isLeft: Bool) throws {
    let scene = try draw(Button("Save").activity(), in: surroundings(direction))
    let box = try #require(spokes(scene).first?.0.controlBounds)
    #expect((box.midX < scene.size.width / 2) == isLeft)
  }

  // facts/controls.yaml, ios_activity_indicator (flutter activity_indicator.dart).
  @Test("Spokes have the measures and opacities of UIKit's")
  func spokeMeasures() throws {
    let scene = try draw(ActivityIndicator(), in: Environment())
    #expect(scene.size == Size(width: 20, height: 20))
    let strokes = spokes(scene)
    #expect(strokes.allSatisfy { abs($0.1 - 2) < 1e-9 })
    let alphas = strokes.map { ($0.2.alpha * 255).rounded() }
    #expect(alphas == [47, 47, 47, 47, 72, 97, 122, 147])
    // The first points up, from a third of the radius to all of it, round caps included.
    let first = try #require(strokes.first?.0.controlBounds)
    #expect(abs(first.minY - 1) < 1e-9 && abs(first.maxY - (10 - 10.0 / 3 - 1)) < 1e-9)
    let large = try draw(ActivityIndicator(style: .large), in: Environment())
    #expect(large.size == Size(width: 37, height: 37))
  }

  // Body is 17 points, and 53 at accessibility5; facts/buttons.yaml: 20 points beside 17.
  @Test("Beside large text spokes grow with it, and in small buttons they leave room")
  func spokesInButtons() throws {
    func width(_ button: Button, _ environment: Environment) throws -> Double {
      try spokes(draw(button.activity(), in: environment)).first?.1 ?? 0
    }
    let button = Button("Save")
    #expect(try width(button, Environment()) == 2)
    #expect(
      abs(try width(button, Environment(textSize: .accessibility5)) - 2 * 53 / 17) < 1e-9)
    #expect(try width(button, Environment(textSize: .xSmall)) == 2)
    // 15 points high, 11 of them for the spokes.
    let mini = try width(button.size(.mini), Environment(platform: .macos))
    #expect(abs(mini - 1.1) < 1e-9)
  }

  @Test("A phase turns the spokes clockwise by whole spokes")
  func phase() throws {
    func alphas(_ phase: Double) throws -> [Double] {
      try spokes(draw(ActivityIndicator(phase: phase), in: Environment())).map(\.2.alpha)
    }
    let start = try alphas(0)
    #expect(try alphas(0.125) == [start[7]] + start[0..<7])
    #expect(try alphas(0.2) == alphas(0.125))
    #expect(try alphas(1) == start)
  }

  @Test("A stopped indicator keeps its room, and is drawn only when it does not hide")
  func stopped() throws {
    let hidden = try draw(ActivityIndicator(isAnimating: false), in: Environment())
    #expect(hidden.items.isEmpty && hidden.size.width == 20)
    #expect(hidden.root.accessibility?.isElement == false)
    let still = ActivityIndicator(isAnimating: false, hidesWhenStopped: false)
    #expect(try spokes(draw(still, in: Environment())).count == 8)
  }

  @Test("A text stands below the spokes, and both are one for assistive technology")
  func indicatorTitle() throws {
    let scene = try draw(ActivityIndicator("Loading…"), in: Environment())
    let elements = scene.nodes.compactMap(\.accessibility).filter(\.isElement)
    #expect(elements.map(\.label) == ["Loading…"])
    #expect(elements.first?.traits == [.updatesFrequently])
    let label = try #require(scene.nodes.first { $0.component == "Label" })
    #expect(label.frame.minY >= 20)
  }

  // facts/buttons.yaml, ios_system_buttons: 20 × 20 and 30 × 30 in Interface Builder.
  @Test(
    "UIKit's own buttons have its extents, names, and a hit target of 44 points",
    arguments: [
      (ButtonType.infoLight, 20.0, "More Info"), (.infoDark, 20, "More Info"),
      (.detailDisclosure, 20, "More Info"), (.contactAdd, 20, "Add Contact"),
      (.close, 30, "Close"),
    ])
  func systemButtons(type: ButtonType, extent: Double, label: String) throws {
    for size in [TextSize.large, .accessibility5] {
      let scene = try draw(Button(type: type), in: Environment(textSize: size))
      #expect(scene.size == Size(width: extent, height: extent))
      #expect(scene.root.hitTarget?.size == Size(width: 44, height: 44))
      #expect(scene.root.accessibility?.label == label)
      #expect(scene.root.text == nil)
    }
    let named = try draw(Button("Über", symbol: "").with(\.type, type), in: Environment())
    #expect(named.root.accessibility?.label == "Über")
  }

  @Test("A platform without such buttons says so", arguments: [Platform.macos, .watchos])
  func noSystemButtons(platform: Platform) {
    let environment = Environment(platform: platform)
    let type = complaints(Button(type: .close), in: environment)
    #expect(type.first?.severity == .error)
    #expect(type.first?.message.contains("has no button of the type close") == true)
    let item = complaints(Button(systemItem: .done), in: environment)
    #expect(item.first?.message.contains("has no bar button") == true)
  }

  @Test("An item of a bar has its title or symbol; Done is semibold, Cancel cancels")
  func items() throws {
    for item in ButtonSystemItem.allCases {
      let scene = try draw(Button(systemItem: item), in: Environment())
      #expect(scene.root.accessibility?.label.isEmpty == false)
      #expect(!scene.items.isEmpty, "\(item)")
    }
    let done = try draw(Button(systemItem: .done), in: Environment())
    #expect(done.root.text == "Done" && done.root.style?.weight == .semibold)
    let edit = try draw(Button(systemItem: .edit), in: Environment())
    #expect(edit.root.text == "Edit" && edit.root.style?.weight == .regular)
    let other = try draw(Button("Fertig").with(\.systemItem, .done), in: Environment())
    #expect(other.root.text == "Fertig" && other.root.style?.weight == .semibold)
    let share = try draw(Button(systemItem: .action), in: Environment())
    #expect(share.root.text == nil && share.root.accessibility?.label == "Share")
  }

  @Test("A type and an item of a bar exclude one another")
  func both() {
    let found = complaints(Button(type: .close).with(\.systemItem, .done), in: Environment())
    #expect(found.first?.message == "Button: a button has a 'type' or a 'systemItem', not both")
  }

  @Test(
    "On a Mac a title that leads to a window ends in one ellipsis",
    arguments: [
      ("Edit", "Edit…"), ("Edit…", "Edit…"), ("Edit...", "Edit..."), ("Edit ", "Edit…"),
      ("تعديل", "تعديل…"), ("編集", "編集…"), ("", ""),
    ])
  func ellipsis(title: String, shown: String) throws {
    let button = Button(title, symbol: "pencil").with(\.opensWindow, true)
    let mac = try draw(button, in: Environment(platform: .macos))
    #expect(mac.root.text ?? "" == shown)
    let phone = try draw(button, in: Environment())
    #expect(phone.root.text?.hasSuffix("…") ?? false == title.hasSuffix("…"))
  }

  // HIG, Buttons: flexible-height buttons have the radius and padding of push buttons.
  @Test("A flexible push button grows, with the radius and padding of a push button")
  func flexible() throws {
    let mac = Environment(platform: .macos)
    let button = Button("One two three four").with(\.bezelStyle, .flexiblePush)
    let flexible = try draw(button, width: 80, in: mac)
    let push = try draw(button.with(\.bezelStyle, .push), width: 80, in: mac)
    #expect(push.root.frame.height == 20)
    #expect(flexible.root.frame.height > 33)
    func radii(_ scene: Scene) -> [Double] {
      scene.items.compactMap {
        if case .fill(.roundedRect(_, let radius, _), _) = $0 { radius } else { nil }
      }
    }
    #expect(radii(flexible) == [5] && radii(push) == [5])
    #expect(push.root.text?.hasSuffix("…") == true)
    #expect(flexible.root.text == "One two three four")
    // A tall icon, and a line that is broken on purpose.
    let icon = Button("", symbol: "plus").with(\.symbolFont, .system(size: 40))
    #expect(try draw(icon, in: mac).root.frame.height > 30)
    #expect(try draw(Button("One\ntwo"), in: mac).root.frame.height > 33)
  }

  @Test("A push button with a subtitle is doubtful")
  func pushSubtitle() {
    let button = Button("Buy", subtitle: "now").with(\.bezelStyle, .push)
    let found = complaints(button, in: Environment(platform: .macos))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.hint?.contains("HIG, Buttons") == true)
    #expect(complaints(button, in: Environment()).isEmpty)
  }

  // HIG, Buttons, watchOS.
  @Test("On a watch, buttons of one and of two lines are equally high in a stack")
  func equalHeights() throws {
    let watch = Environment(platform: .watchos)
    let column = VStack {
      Button("a")
      Button("many words in one title")
      Button("b", size: .mini)
    }
    let scene = try draw(column, width: 150, in: watch)
    let heights = (0..<3).compactMap { scene.frame("Button[\($0)]")?.height }
    #expect(heights[0] == heights[1] && heights[0] > 44)
    #expect(heights[2] < heights[0])
    let row = HStack {
      Button("", symbol: "xmark")
      Button("many words")
    }
    let beside = try draw(row, width: 140, in: watch)
    #expect(beside.frame("Button[0]")?.height == beside.frame("Button[1]")?.height)
    // Three lines are nobody's measure.
    let high = VStack {
      Button("a")
      Button("as many words as no watch has lines")
    }
    #expect(try draw(high, width: 150, in: watch).frame("Button[0]")?.height == 44)
    // Elsewhere each is as high as it is.
    let phone = try draw(column, width: 150, in: Environment())
    #expect(phone.frame("Button[0]")?.height != phone.frame("Button[1]")?.height)
  }
}
