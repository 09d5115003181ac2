import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

private func mac(_ change: (inout Environment) -> Void = { _ in }) -> Environment {
  var environment = Environment(platform: .macos)
  change(&environment)
  return environment
}

@Suite("The accent colour of a Mac")
struct AccentTests {
  // NSColor.controlAccentColor by choice, light and dark (third-party tables, macos_ui).
  @Test(
    "It is that of a control that is on",
    arguments: [
      (ControlAccentColor.blue, "#007AFF", "#0A84FF"), (.purple, "#953D96", "#A550A7"),
      (.pink, "#F74F9E", "#F55DA0"), (.red, "#E0383E", "#E44043"),
      (.orange, "#D96A21", "#DB7529"), (.yellow, "#DFA92C", "#E2B037"),
      (.green, "#62BA46", "#6BBF4E"), (.graphite, "#8C8C8C", "#98989D"),
    ])
  func colors(accent: ControlAccentColor, light: String, dark: String) throws {
    for (appearance, hex) in [(Appearance.light, light), (.dark, dark)] {
      let environment = mac {
        $0.controlAccentColor = accent
        $0.appearance = appearance
      }
      let track = try draw(Toggle(isOn: true, style: .switch), in: environment).items.first
      #expect(track?.color?.hex == hex)
    }
  }

  @Test("Multicolour is the default and leaves apps their own")
  func multicolor() throws {
    #expect(Environment(platform: .macos).controlAccentColor == .multicolor)
    let own = mac { $0.tint = .custom(Color(hex: "#123456") ?? .black) }
    let toggle = Toggle(isOn: true, style: .switch)
    #expect(try draw(toggle, in: own).items.first?.color?.hex == "#123456")
    let chosen = mac {
      $0.tint = own.tint
      $0.controlAccentColor = .green
    }
    #expect(try draw(toggle, in: chosen).items.first?.color?.hex == "#62BA46")
    // What a control was given is its own.
    #expect(
      try draw(toggle.tint("#654321"), in: chosen).items.first?.color?.hex == "#654321")
  }

  @Test("Blue comes to the selections that were measured for it, others follow theirs")
  func selection() throws {
    func ground(_ accent: ControlAccentColor) throws -> Color? {
      var label = Label("Text")
      label.isSelectable = true
      label.selectedRange = TextRange(0..<2)
      return try draw(label, in: mac { $0.controlAccentColor = accent }).items.first?.color
    }
    let (usual, blue) = (try ground(.multicolor), try ground(.blue))
    #expect(usual?.hex == "#B3D7FF")
    let (one, other) = (try #require(usual), try #require(blue))
    for part in [\Color.red, \.green, \.blue] {
      #expect(abs(Int(one[keyPath: part]) - Int(other[keyPath: part])) <= 1)
    }
    #expect(try ground(.graphite)?.hex != usual?.hex)
  }

  @Test("Graphite makes the buttons of windows gray")
  func graphite() throws {
    func colors(_ environment: Environment) throws -> Set<String> {
      let scene = try draw(Toolbar("Notes") {}.windowControls(), in: environment)
      return Set(
        scene.nodes.filter { $0.component == "WindowButton" }.compactMap {
          $0.leaves.first?.color?.hex
        })
    }
    #expect(try colors(mac()).count == 3)
    #expect(try colors(mac { $0.controlAccentColor = .graphite }) == ["#8C8C8C"])
    #expect(try colors(mac { $0.controlActiveState = .inactive }) == ["#DCDCDC"])
  }

  @Test("Other platforms have none to choose")
  func others() {
    for platform in Platform.allCases where platform != .macos {
      var environment = Environment(platform: platform)
      (environment.controlAccentColor, environment.controlActiveState) = (.red, .inactive)
      #expect(environment.controlAccentColor == .multicolor)
      #expect(environment.controlActiveState == .key)
      #expect(environment.isSame(as: Environment(platform: platform)))
    }
  }
}

@Suite("A window of a Mac that is not in front")
struct InactiveWindowTests {
  private let inactive = mac { $0.controlActiveState = .inactive }

  @Test("In a toolbar the field to search with is as faint as the items", arguments: [15, 26])
  func search(os: Int) throws {
    var environment = Environment(platform: .macos, osVersion: os)
    environment.controlActiveState = .inactive
    let bar = Toolbar("Notes") { Button("Share", symbol: "square.and.arrow.up") }.searchable()
    let scene = try draw(bar, width: 500, in: environment)
    func colors(_ component: String) throws -> Set<String> {
      let node = try #require(scene.nodes.first { $0.component == component })
      return Set(
        node.allItems.compactMap { item in
          if case .fill = item { nil } else { item.color.map { "\($0.hex) \($0.alpha)" } }
        })
    }
    let (item, search) = (try colors("Button"), try colors("SearchField"))
    #expect(item.count == 1 && search.isSuperset(of: item))
    environment.controlActiveState = .key
    let active = try draw(bar, width: 500, in: environment)
    let prompt = try #require(active.nodes.first { $0.text == "Search" }?.leaves.last?.color)
    #expect(!item.contains("\(prompt.hex) \(prompt.alpha)"))
  }

  @Test("A default button looks as any other", arguments: ["OK", "好", "موافق", "ठीक", "ОК"])
  func defaultButton(title: String) throws {
    let usual = try draw(Button(title), in: inactive).items
    for button in [
      Button(title, role: .primary), Button(title, style: .filled), Button(title, style: .tinted),
      Button(title).tint("systemRed"),
    ] {
      #expect(try draw(button, in: inactive).items == usual)
      #expect(try draw(button, in: mac()).items != usual)
    }
  }

  @Test("What is on has lost the accent and the colour that it was given")
  func controls() throws {
    let toggles = [
      Toggle("A", isOn: true), Toggle(isOn: true, style: .radio),
      Toggle(isOn: true, style: .switch), Toggle("A", isOn: true, style: .button),
    ]
    for toggle in toggles {
      let shown = try draw(toggle, in: inactive)
      #expect(shown.items != (try draw(toggle, in: mac()).items))
      #expect(shown.items == (try draw(toggle.tint("systemRed"), in: inactive).items))
      var off = toggle
      off.isOn = false
      #expect(shown.items != (try draw(off, in: inactive).items))
    }
    #expect(
      try draw(Slider(value: 0.5), in: inactive).items != draw(Slider(value: 0.5), in: mac()).items)
  }

  @Test("Selected text has AppKit's unemphasized ground")
  func selection() throws {
    var label = Label("Text")
    label.isSelectable = true
    label.selectedRange = TextRange(0..<2)
    #expect(try draw(label, in: inactive).items.first?.color?.hex == "#DCDCDC")
  }

  @Test("Only the window that takes what people type has a focus ring")
  func focus() throws {
    let button = Button("OK", state: .focused)
    let usual = try draw(Button("OK"), in: mac()).items
    #expect(try draw(button, in: mac()).items != usual)
    #expect(try draw(button, in: mac { $0.controlActiveState = .active }).items == usual)
    #expect(try draw(button, in: inactive).items == usual)
  }

  @Test("The titles and items of its toolbar are faint")
  func toolbar() throws {
    let toolbar = Toolbar("Notes") { Button("Archive", symbol: "archivebox") }
    #expect(try draw(toolbar, in: inactive).items != draw(toolbar, in: mac()).items)
  }
}
