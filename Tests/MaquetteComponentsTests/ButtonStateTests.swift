import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The states of buttons")
struct ButtonStateTests {
  private func ring(_ scene: Scene) -> (Shape, Double)? {
    scene.items.compactMap { item -> (Shape, Double)? in
      if case .stroke(let shape, let width, _) = item { (shape, width) } else { nil }
    }.last
  }

  // facts/buttons.yaml: focus_ring.width 3.5 (flutter button.dart), 3 on macOS (macos_ui).
  @Test(
    "The keyboard's focus is a ring about the button",
    arguments: [(Platform.ios, 3.5), (.ipados, 3.5), (.macos, 3)])
  func focus(platform: Platform, width: Double) throws {
    for style in ButtonStyle.drawn {
      let scene = try draw(
        Button("a", style: style, state: .focused), in: Environment(platform: platform))
      let (shape, stroke) = try #require(ring(scene))
      #expect(stroke == width)
      guard case .roundedRect(let rect, _, _) = shape else {
        Issue.record("a ring is round")
        return
      }
      #expect(abs(rect.minX + width / 2) < 1e-9 && abs(rect.minY + width / 2) < 1e-9)
    }
  }

  // facts/tvos.yaml, button_states: white, black text, 1.06, a shadow of 30 at 20.
  @Test("A television's focus is larger, white, and casts a shadow", arguments: ButtonStyle.drawn)
  func focusOnTelevision(style: ButtonStyle) throws {
    for appearance in [Appearance.light, .dark] {
      let environment = Environment(platform: .tvos, appearance: appearance)
      let scene = try draw(Button("a", style: style, state: .focused), in: environment)
      guard case .group(let group) = scene.root.items.first else {
        Issue.record("it is one group")
        return
      }
      #expect(group.transform.a == 1.06)
      #expect(scene.items.compactMap(\.color).map(\.hex) == ["#FFFFFF", "#000000"])
      #expect(
        scene.items.contains {
          if case .shadow(_, let shadow) = $0 {
            shadow.blur == 30 && shadow.offset.y == 20
          } else {
            false
          }
        })
    }
  }

  @Test(
    "Pressed, what destroys on a television is red, and lies flat", arguments: ButtonStyle.drawn)
  func pressedDestructiveOnTelevision(style: ButtonStyle) throws {
    for appearance in [Appearance.light, .dark] {
      let environment = Environment(platform: .tvos, appearance: appearance)
      func shadows(_ state: ButtonState) throws -> Int {
        try draw(Button("a", style: style, role: .destructive, state: state), in: environment)
          .items.count { if case .shadow = $0 { true } else { false } }
      }
      let pressed = try draw(
        Button("a", style: style, role: .destructive, state: .pressed), in: environment)
      let red = Theme.tvos.colors["systemRed"]?[ColorTraits(appearance: appearance)]
      #expect(pressed.items.compactMap(\.color).first == red)
      #expect(try shadows(.pressed) == 0 && shadows(.focused) == 1)
    }
  }

  @Test("A toggle that is on looks selected, and says so", arguments: Platform.allCases)
  func selected(platform: Platform) throws {
    let environment = Environment(platform: platform)
    for style in ButtonStyle.drawn {
      let button = Button("a", style: style)
      let on = try draw(button.with(\.value, .on), in: environment)
      let state = try draw(button.state(.selected), in: environment)
      let off = try draw(button.with(\.value, .off), in: environment)
      #expect(on.items == state.items)
      #expect(on.items != off.items)
      #expect(try off.items == draw(button, in: environment).items)
      #expect(on.root.accessibility?.traits == [.button, .selected, .toggleButton])
      #expect(on.root.accessibility?.value == "on")
      #expect(off.root.accessibility?.traits == [.button, .toggleButton])
      #expect(state.root.accessibility?.traits == [.button, .selected])
    }
  }

  @Test("A Mac's button may be mixed; elsewhere that is drawn as on, with a warning")
  func mixed() throws {
    let button = Button("a").with(\.value, .mixed)
    let mac = Environment(platform: .macos)
    #expect(complaints(button, in: mac).isEmpty)
    let on = try draw(Button("a").with(\.value, .on), in: mac).items
    let off = try draw(Button("a"), in: mac).items
    let mixed = try draw(button, in: mac)
    #expect(mixed.items != on && mixed.items != off)
    #expect(mixed.root.accessibility?.value == "mixed")
    let found = complaints(button, in: Environment())
    #expect(found.map(\.severity) == [.warning])
    #expect(
      try draw(button, in: Environment()).items
        == draw(Button("a").with(\.value, .on), in: Environment()).items)
  }

  @Test("Something dragged over a button highlights it, more when it is about to open")
  func springLoading() throws {
    let button = Button("a")
    for platform in [Platform.ios, .ipados, .macos] {
      let environment = Environment(platform: platform)
      let pictures = try SpringLoadingHighlight.allCases.map {
        try draw(button.with(\.springLoadingHighlight, $0), in: environment).items
      }
      #expect(Set(pictures).count == 3)
    }
    for platform in [Platform.tvos, .watchos] {
      let environment = Environment(platform: platform)
      let over = button.with(\.springLoadingHighlight, .standard)
      #expect(complaints(over, in: environment).map(\.severity) == [.warning])
      #expect(try draw(over, in: environment) == draw(button, in: environment))
    }
  }

  @Test("The pointer changes buttons on iPad, and on a Mac those without a bezel")
  func hovered() throws {
    func changes(_ style: ButtonStyle, _ platform: Platform) throws -> Bool {
      let environment = Environment(platform: platform)
      let button = Button("a", style: style)
      return try draw(button, in: environment).root.items
        != draw(button.state(.hovered), in: environment).root.items
    }
    for style in ButtonStyle.drawn {
      #expect(try changes(style, .ipados))
      #expect(try changes(style, .macos) == (style == .plain))
    }
  }

  @Test("States change no frame", arguments: Platform.allCases)
  func frames(platform: Platform) throws {
    let environment = Environment(platform: platform)
    for style in ButtonStyle.drawn {
      let usual = try draw(Button("a", style: style), in: environment)
      for state in ButtonState.allCases {
        let scene = try draw(Button("a", style: style, state: state), in: environment)
        #expect(scene.frames == usual.frames)
        #expect(scene.root.hitTarget == usual.root.hitTarget)
      }
    }
  }
}
