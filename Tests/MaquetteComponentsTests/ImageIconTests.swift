import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Pictures in the place of symbols.
@Suite("Pictures as icons")
struct ImageIconTests {
  private let macos = Environment(platform: .macos)

  private func icon(_ width: Double = 24, _ height: Double = 24) throws -> AnyComponent {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
    let data = try ImageData(Array(text.utf8), name: "cup.svg")
    return Image(data).resizable().frame(width: width, height: height)
  }

  private func picture(_ scene: Scene) -> Rect? {
    scene.items.lazy.compactMap(\.firstImage).first?.frame
  }

  @Test("A button shows a picture before its title, on the side where reading starts")
  func button() throws {
    for (direction, isLeft) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
      let scene = try draw(Button("Profile").icon(icon()), in: surroundings(direction))
      let frame = try #require(picture(scene))
      let button = try #require(scene.frame("Button"))
      #expect(frame.size == Size(width: 24, height: 24))
      #expect((frame.midX < button.midX) == isLeft)
      #expect(abs(frame.midY - button.midY) < 1.5)
    }
  }

  @Test("A picture higher than a line makes the button higher; a symbol does not")
  func height() throws {
    let plain = try draw(Button("Profile")).size.height
    #expect(try draw(Button("Profile").icon(icon(24, 16))).size.height == plain)
    #expect(try draw(Button("Profile").icon(icon(24, 60))).size.height == plain + 40)
    #expect(try draw(Button("Profile", symbol: "star")).size.height == plain)
  }

  @Test("A button with a picture alone is called after it")
  func name() throws {
    let scene = try draw(Button("").icon(icon()))
    #expect(scene.node("Button")?.accessibility?.label == "cup")
    #expect(scene.nodes.filter { $0.accessibility != nil }.count == 1)
    #expect(complaints(Button("").icon(try icon())).isEmpty)
  }

  @Test("A pressed button's picture is as faint as its title")
  func pressed() throws {
    let environment = Environment(platform: .ios)
    let scene = try draw(
      Button("A", style: .plain, state: .pressed).icon(icon()), in: environment)
    guard case .group(let group) = try #require(scene.node("Button")?.items.last) else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity < 1)
    #expect(group.items.contains { $0.firstImage != nil })
  }

  @Test("A symbol and an icon at once are an error")
  func both() throws {
    let found = complaints(Button("A", symbol: "star").icon(try icon()))
    #expect(found.map(\.message) == ["Button: a button has a 'symbol' or an 'icon', not both"])
  }

  @Test("An image button shows a picture as large as fits into its square")
  func imageButton() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
    let image = Image(try ImageData(Array(text.utf8), name: "cup.svg")).scaledToFit()
    let button = ImageButton(systemName: "", imageSize: 48).icon(image)
    let scene = try draw(button, in: macos)
    #expect(picture(scene)?.size == Size(width: 48, height: 32))
    #expect(scene.node("ImageButton")?.accessibility?.label == "cup")
    #expect(complaints(button, in: macos).isEmpty)
  }

  private func imageButton(_ change: (inout ImageButton) -> Void) throws -> Scene {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
    let image = Image(try ImageData(Array(text.utf8), name: "cup.svg")).scaledToFit()
    var button = ImageButton(systemName: "", title: "Cup", imageSize: 48).icon(image)
    change(&button)
    return try draw(button, in: macos)
  }

  @Test("A disabled image button dims its picture as well as its label")
  func disabledImageButton() throws {
    let usual = try imageButton { _ in }
    #expect(!usual.root.items.contains { if case .group = $0 { true } else { false } })
    let disabled = try imageButton { $0.state = .disabled }
    let dimmed = disabled.root.items.compactMap { item -> DrawGroup? in
      if case .group(let group) = item { group } else { nil }
    }
    #expect(dimmed.map(\.opacity) == [0.5])
    #expect(dimmed.first?.items.contains { $0.firstImage != nil } == true)
  }

  @Test("A toggle with a picture stands on a ground while it is on")
  func toggledImageButton() throws {
    let off = try imageButton { $0.behavior = .toggle }
    let on = try imageButton {
      $0.behavior = .toggle
      $0.isOn = true
    }
    #expect(on.root.items.count == off.root.items.count + 1)
    #expect(on.frames == off.frames)
    guard case .fill(let shape, _) = try #require(on.root.items.first) else {
      Issue.record("no ground")
      return
    }
    #expect(shape.bounds?.size == Size(width: 68, height: 68))
  }

  @Test("A file in a frame is fitted into it, in a button, a label and an image button")
  func framed() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'/>"
    let file = Image(try ImageData(Array(text.utf8), name: "cup.svg")).frame(width: 40, height: 40)
    var label = Label("Title")
    label.icon = AnyComponent(file)
    for component in [
      AnyComponent(Button("Title").icon(file)), AnyComponent(label),
      AnyComponent(ImageButton(systemName: "", imageSize: 48).icon(file)),
    ] {
      let scene = try draw(component, in: macos)
      let frame = try #require(picture(scene))
      #expect(frame.size == Size(width: 40, height: 40))
      #expect(scene.size.height >= 40)
    }
  }

  @Test("What is higher than a push button is told which style it needs; others grow by themselves")
  func tall() throws {
    let button = Button("Title").icon(try icon(40, 40))
    #expect(complaints(button, in: macos).isEmpty)
    #expect(try draw(button, in: macos).size.height == 44)
    let push = button.with(\.bezelStyle, .push)
    #expect(
      complaints(push, in: macos).map(\.message) == [
        "Button: a push button of this size is 20 points high, and its content is 40"
      ])
    let symbol = Button("Title", symbol: "star").with(\.symbolFont, .system(size: 40))
    #expect(complaints(symbol, in: macos).isEmpty)
    #expect(complaints(symbol.with(\.bezelStyle, .push), in: macos).count == 1)
    #expect(complaints(Button("Title").with(\.bezelStyle, .push), in: macos).isEmpty)
  }
}
