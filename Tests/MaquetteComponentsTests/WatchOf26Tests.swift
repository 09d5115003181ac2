import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("A watch of version 26")
struct WatchOf26Tests {
  private let environment = Environment(platform: .watchos, osVersion: 26)

  private static let toolbar = Toolbar {
    Button("Play", symbol: "play")
  } leadingItems: {
    Button("Back", symbol: "chevron.left")
  } trailingItems: {
    Button("Done", symbol: "checkmark").style(.filled)
  }
  private let screen = Screen(toolbar: toolbar) { Button("Settings") }

  private func grounds(of path: String, in environment: Environment) throws -> [DrawItem] {
    let node = try #require(try draw(screen, in: environment).node(path))
    return node.leaves.filter { if case .fill = $0 { true } else { false } }
  }

  @Test("Round buttons of bars are of Liquid Glass (HIG, Toolbars), a prominent one in the tint")
  func glass() throws {
    for path in ["LeadingItems/Button[0]", "Items/Button[1]"] {
      #expect(try grounds(of: path, in: environment).compactMap(\.material?.name) == ["glass"])
    }
    let done = try grounds(of: "TrailingItems/Button[0]", in: environment)
    #expect(done.first?.material?.name == "glass")
    #expect(done.contains { $0.color?.hex == "#0091FF" })
    let classic = try grounds(of: "LeadingItems/Button[0]", in: Environment(platform: .watchos))
    #expect(classic.map { $0.color?.hex } == ["#F2F4FC24"])
  }

  @Test("Buttons in the corners alone take no space at the bottom")
  func bottom() throws {
    var environment = environment
    let device: Device = try #require(Device.named("Apple Watch 45mm"))
    environment.device = device
    let corner = Toolbar {
    } leadingItems: {
      Button("Back", symbol: "chevron.left")
    }
    let row = Toolbar { Button("Play", symbol: "play") }
    let ends = try [nil, corner, row].map { toolbar in
      let screen = toolbar.map { Screen(toolbar: $0) { Rectangle() } } ?? Screen { Rectangle() }
      let nodes = try draw(screen, in: environment).nodes
      return try #require(nodes.first { $0.component == "Rectangle" }).frame.maxY
    }
    #expect(ends[1] == ends[0])
    #expect(ends[2] < ends[0])
  }

  @Test(
    "No corner of the display cuts a button in the corner",
    arguments: Device.all.filter { $0.platform == .watchos }.map(\.name), [nil, 26])
  func insideOfCorners(name: String, version: Int?) throws {
    let device = try #require(Device.named(name))
    var environment = Environment(platform: .watchos, osVersion: version)
    environment.device = device
    let scene = try draw(screen, in: environment)
    for path in ["LeadingItems/Button[0]", "TrailingItems/Button[0]"] {
      let button = try #require(scene.frame(path))
      let side = min(button.midX, device.size.width - button.midX)
      let (x, y) = (device.cornerRadius - side, device.cornerRadius - button.midY)
      guard x > 0, y > 0 else { continue }
      #expect((x * x + y * y).squareRoot() + button.width / 2 <= device.cornerRadius)
    }
  }

  @Test("Contents begin below the buttons in the corners")
  func belowCorners() throws {
    var environment = environment
    let device: Device = try #require(Device.named("Apple Watch 45mm"))
    environment.device = device
    for version in [nil, 26] {
      environment.osVersion = version
      let list = Screen(
        toolbar: Toolbar {
        } trailingItems: {
          Button("Add", symbol: "plus")
        }
      ) { List { Label("One") } }
      let scene = try draw(list, in: environment)
      let button = try #require(scene.node("TrailingItems/Button[0]"))
      let row = try #require(scene.node("Row[0]"))
      #expect(row.frame.minY >= button.frame.maxY)
    }
  }

  @Test(
    "Beside a button in the corner the title is below the time, in the tint",
    arguments: [false, true])
  func titleBelowTime(isRightToLeft: Bool) throws {
    var environment = Environment(
      platform: .watchos, osVersion: 26, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    environment.device = Device.named("Apple Watch 46mm")
    for word in ["Title", "Таймер", "Ώρα", "مؤقت", "タイマー"] {
      let screen = Screen(
        title: word,
        toolbar: Toolbar {
        } leadingItems: {
          Button("Back", symbol: "chevron.backward")
        }
      ) { Label("One") }
      let scene = try draw(screen, in: environment)
      let title = try #require(scene.nodes.first { $0.text == word })
      let time = try #require(
        scene.nodes.first { $0.path.contains("StatusBar") && $0.text != nil })
      let button = try #require(scene.node("LeadingItems/Button[0]"))
      #expect(title.frame.minY >= time.frame.maxY - 0.01)
      #expect(
        title.style?.color
          == environment.theme.color(named: "tint", traits: ColorTraits(appearance: .dark)))
      if isRightToLeft {
        #expect(abs(title.frame.minX - time.frame.minX) < 1)
        #expect(title.frame.maxX < button.frame.minX)
      } else {
        #expect(abs(title.frame.maxX - time.frame.maxX) < 1)
        #expect(title.frame.minX > button.frame.maxX)
      }
      let first = try #require(scene.nodes.first { $0.text == "One" })
      #expect(first.frame.minY >= title.frame.maxY)
    }
  }

  @Test(
    "A title below buttons in both corners begins below them",
    arguments: Device.all.filter { $0.platform == .watchos }.map(\.name), [nil, 26])
  func titleBelowButtons(name: String, version: Int?) throws {
    var environment = Environment(platform: .watchos, osVersion: version)
    let device: Device = try #require(Device.named(name))
    environment.device = device
    let titled = Screen(title: "Timers", toolbar: WatchOf26Tests.toolbar) { Label("One") }
    let scene = try draw(titled, in: environment)
    let title = try #require(scene.nodes.first { $0.text == "Timers" }).frame
    for path in ["LeadingItems/Button[0]", "TrailingItems/Button[0]"] {
      #expect(title.minY >= (try #require(scene.frame(path)).maxY))
    }
    #expect(try #require(scene.nodes.first { $0.text == "One" }).frame.minY >= title.maxY)
  }

  @Test("Without a title below it the time stands beside the middle of buttons in the corners")
  func timeBesideButtons() throws {
    var environment = environment
    environment.device = Device.named("Apple Watch 46mm")
    let scene = try draw(screen, in: environment)
    let button = try #require(scene.frame("LeadingItems/Button[0]"))
    let time = try #require(
      scene.nodes.first { $0.path.contains("StatusBar") && $0.text != nil }
    ).frame
    #expect(abs(time.midY - button.midY) <= 0.5)
    // Older looks have it where it is without buttons.
    var classic = Environment(platform: .watchos)
    classic.device = environment.device
    let times = try [screen, Screen { Label("One") }].map { screen in
      try #require(
        draw(screen, in: classic).nodes.first {
          $0.path.contains("StatusBar") && $0.text != nil
        }
      ).frame.minY
    }
    #expect(times[0] == times[1])
  }

  @Test("Its glass is opaque with Reduce Transparency, and black with increased contrast")
  func opaque() throws {
    var reduced = environment
    reduced.accessibilityReduceTransparency = true
    let path = "LeadingItems/Button[0]"
    #expect(try grounds(of: path, in: reduced).first?.color?.hex == "#1C1C1E")
    var increased = environment
    increased.contrast = .increased
    #expect(try grounds(of: path, in: increased).first?.color?.hex == "#000000")
  }

  @Test("Buttons between other contents are of a material (HIG, Buttons)")
  func inlineButtons() throws {
    let found = try grounds(of: "Button[0]", in: environment)
    #expect(found.compactMap(\.material?.name) == ["regularMaterial"])
  }

  /// SwiftUI's glass, glass(_:) and glassProminent are there on watchOS 26.
  @Test("Glass buttons are of glass, prominent ones in the tint", arguments: ButtonStyle.glasses)
  func glassButtons(style: ButtonStyle) throws {
    let button = Button("Play", style: style)
    #expect(complaints(button, in: environment).isEmpty)
    let isClear = style == .clearGlass || style == .prominentClearGlass
    let items = try draw(button, in: environment).items
    #expect(items.compactMap(\.material?.name) == [isClear ? "clearGlass" : "glass"])
    let tints = items.filter { item in
      guard case .fill(_, .color(var color)) = item else { return false }
      color.alpha = 1
      return color.hex == "#0091FF"
    }
    #expect(tints.count == (style.isProminent ? 1 : 0))
    let focused = try draw(button.state(.focused), in: environment).items
    #expect(focused.contains { if case .stroke(_, 1.5, _) = $0 { true } else { false } })
    #expect(!complaints(button, in: Environment(platform: .watchos)).isEmpty)
  }

  @Test("Tint and links are the blue of the HIG's table of June 2025")
  func tint() throws {
    let theme = try #require(Theme.named("watchos26"))
    let dark = ColorTraits(appearance: .dark)
    for name in ["tint", "link", "systemBlue"] {
      #expect(theme.color(named: name, traits: dark)?.hex == "#0091FF")
    }
  }
}
