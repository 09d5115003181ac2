import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Labels with a symbol")
struct IconLabelTests {
  private let heart = Label("Heart", systemImage: "heart")

  /// Where the title's text starts, and the smallest box around what else is drawn.
  private func parts(_ node: SceneNode) throws -> (text: Double, icon: Rect) {
    let text = node.leaves.compactMap { item -> Double? in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }.last
    return (try #require(text), try icon(node))
  }

  /// The smallest box around what a node draws besides texts.
  private func icon(_ node: SceneNode) throws -> Rect {
    let boxes = node.inkBoxes
    return try #require(boxes.dropFirst().reduce(boxes.first) { $0?.union($1) })
  }

  @Test("The icon stands before the title, at the theme's distance")
  func order() throws {
    let scene = try draw(heart)
    let found = try parts(scene.root)
    #expect(found.icon.maxX <= found.text - 8 + 0.5)
    #expect(found.icon.minX >= -0.5)
    #expect(scene.root.frame.maxX - found.text >= 50)
    #expect(scene.root.frame.maxX - found.text < 52)
  }

  @Test("In right-to-left it stands behind it, mirrored")
  func mirrored() throws {
    let scene = try draw(heart, in: surroundings(.rightToLeft))
    let found = try parts(scene.root)
    #expect(found.text < 2)
    #expect(found.icon.minX >= 57)
    #expect(found.icon.maxX <= scene.root.frame.maxX + 0.5)
  }

  @Test("Icon and title share the title's baseline: the icon is in the middle of its capitals")
  func baseline() throws {
    let scene = try draw(heart)
    #expect(scene.root.baseline == 16)
    #expect(scene.size.height == 20)
    let icon = try parts(scene.root).icon
    // Inter's capitals are 0.727 of the size high.
    #expect(abs(icon.midY - (16 - 17 * 0.727 / 2)) < 1.5)
  }

  @Test("A stack on the baseline lines it up with a plain label")
  func stack() throws {
    let scene = try draw(
      HStack(alignment: .firstTextBaseline) {
        heart.font(.largeTitle)
        Label("a")
      })
    #expect(scene.node("Label[0]")?.baseline == scene.node("Label[1]")?.baseline)
  }

  @Test("Title alone, icon alone, or both")
  func styles() throws {
    #expect(try draw(heart.with(\.labelStyle, .titleOnly)).size == Size(width: 50, height: 20))
    let both = try draw(heart.with(\.labelStyle, .titleAndIcon)).size
    #expect(try draw(heart).size == both)
    let icon = try draw(heart.with(\.labelStyle, .iconOnly))
    #expect(icon.size.width > 10 && icon.size.width == both.width - 58)
    #expect(icon.items.allSatisfy { if case .text = $0 { false } else { true } })
  }

  @Test(
    "In a row of an accessibility size, a text whose words have no room beside the icon goes below",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func below(direction: LayoutDirection) throws {
    func row(_ title: String, _ size: TextSize) throws -> (node: SceneNode, icon: Rect) {
      var environment = surroundings(direction)
      environment.textSize = size
      let list = List { Label(title, systemImage: "heart") }.frame(width: 260)
      let node = try #require(draw(list, in: environment).nodes.first { $0.component == "Label" })
      return (node, try parts(node).icon)
    }
    let short = try row("On it", .accessibility5)
    #expect(short.icon.minY <= (short.node.baseline ?? 0) && short.node.baseline != nil)
    let long = try row("Alpha", .accessibility5)
    let baseline = try #require(long.node.baseline)
    #expect(long.icon.maxY < baseline - 30)
    let edge = direction == .leftToRight ? long.icon.minX : long.icon.maxX
    let own = direction == .leftToRight ? long.node.frame.minX : long.node.frame.maxX
    #expect(abs(edge - own) < 2)
    #expect(long.node.leaves.filter { if case .text = $0 { true } else { false } }.count == 1)
    // At usual sizes it stays beside it.
    let usual = try row("Alphabetically", .xxxLarge)
    #expect(abs(usual.icon.midY - (usual.node.baseline ?? 0)) < 20)
  }

  /// Where the icon of a row ends, and where its title has its baseline.
  private func row(_ label: Label, in environment: Environment) throws -> (
    icon: Double, text: Double
  ) {
    let scene = try draw(List { label }.frame(width: 260), in: environment)
    let node = try #require(scene.nodes.first { ["Label", "Texts"].contains($0.component) })
    return (try icon(node).maxY, try #require(scene.nodes.compactMap(\.baseline).first))
  }

  @Test(
    "Texts of scripts without spaces break beside the icon, and words of all others are kept whole",
    arguments: [
      ("Alpha", true), ("Größe", true), ("Погода", true), ("התראות", true), ("إشعارات", true),
      ("सूचनाएँ", true), ("設定と通知", false), ("การแจ้งเตือน", false), ("알림센터", false), ("12345", true),
    ])
  func scripts(title: String, isBelow: Bool) throws {
    var environment = surroundings(.leftToRight)
    environment.textSize = .accessibility5
    let found = try row(Label(title, systemImage: "heart"), in: environment)
    #expect((found.icon < found.text - 30) == isBelow)
  }

  @Test("A subtitle counts in its own size, and a platform of one text size has no large text")
  func states() throws {
    var environment = surroundings(.leftToRight)
    environment.textSize = .accessibility5
    let short = Label("On", systemImage: "heart")
    let beside = try row(short, in: environment)
    #expect(beside.icon > beside.text - 30)
    let below = try row(short.subtitle("Notifications"), in: environment)
    #expect(below.icon < below.text - 30)
    let mac = Environment(platform: .macos, textSize: .accessibility5)
    let alphabet = try draw(
      List { Label("Alphabetically sorted", systemImage: "heart") }.frame(width: 110), in: mac)
    let usual = try draw(
      List { Label("Alphabetically sorted", systemImage: "heart") }.frame(width: 110),
      in: Environment(platform: .macos))
    #expect(alphabet.root.frame == usual.root.frame)
  }

  @Test("Without a text it is as large as an icon alone, and VoiceOver reads the symbol's name")
  func noText() throws {
    let alone = try draw(Label("", systemImage: "heart"))
    #expect(alone.size == (try draw(heart.with(\.labelStyle, .iconOnly)).size))
    #expect(alone.root.accessibility == Accessibility(role: .image, label: "heart"))
  }

  @Test("Assistive technology is told the title of an icon alone")
  func accessibility() throws {
    let icon = try draw(heart.with(\.labelStyle, .iconOnly)).root.accessibility
    #expect(icon == Accessibility(role: .image, label: "Heart"))
    #expect(
      try draw(heart).root.accessibility == Accessibility(role: .staticText, label: "Heart"))
  }

  /// flutter cupertino_ui list_tile.dart, measured on iOS: a column of 28 points and 16 behind it.
  @Test("In a list icons have a column, so that titles stand below one another")
  func list() throws {
    let list = List {
      heart
      Label("Wi-Fi", systemImage: "wifi")
      Label("More", systemImage: "ellipsis")
    }
    let nodes = try draw(list, width: 300).nodes.filter { $0.component == "Label" }
    #expect(nodes.count == 3)
    let starts = try nodes.map { try parts($0).text - $0.frame.minX }
    #expect(starts == [44, 44, 44])
    for node in nodes {
      let icon = try parts(node).icon
      #expect(abs(icon.midX - node.frame.minX - 14) < 0.6)
    }
  }

  @Test(
    "At every text size the column is as wide as the list's widest icon, across its sections",
    arguments: TextSize.allCases)
  func columns(size: TextSize) throws {
    let rows = ["wifi", "lock.fill", "battery.100", "ellipsis"].map { symbol in
      AnyComponent(Label("Title", systemImage: symbol))
    }
    var environment = surroundings()
    environment.textSize = size
    let sections = List {
      for row in rows { Section { [row] } }
    }
    for list in [List { rows }, sections] {
      let nodes = try draw(list, width: 390, in: environment).nodes
      let found = try nodes.filter { $0.component == "Label" }.map(parts)
      #expect(found.count == 4)
      #expect(Set(found.map(\.text)).count == 1, "\(found.map(\.text))")
      let widest = found.map(\.icon.width).max() ?? 0
      #expect(found.allSatisfy { $0.text - $0.icon.midX > 16 + widest / 2 - 1 })
    }
  }

  @Test("The icon has the text's colour, in a list the tint, or its own")
  func colors() throws {
    func icon(_ component: some Component) throws -> String? {
      try draw(component, width: 300).nodes.first { $0.component == "Label" }?.leaves.first?.color?
        .hex
    }
    #expect(try icon(heart.color("red")) == "#FF3B30")
    #expect(try icon(List { heart }) == "#007AFF")
    #expect(try icon(List { heart.with(\.isEnabled, false) }) == "#3C3C434C")
    #expect(try icon(List { heart.with(\.iconColor, "green") }) == "#34C759")
    #expect(try icon(heart.with(\.iconColor, "green")) == "#34C759")
  }

  @Test("An unknown symbol is refused")
  func unknown() {
    #expect(
      complaints(Label("a", systemImage: "hart")).first?.message.contains("unknown symbol 'hart'")
        == true)
  }

  @Test("Any component may be the icon: it stands in the middle of the capitals, beside the title")
  func component() throws {
    let icon = Spacer().frame(width: 30, height: 40).background("systemRed")
    let label = Label("abc", icon: icon)
    let scene = try draw(label)
    // 8 points between icon and title (theme), three letters of 10, and the icon's own height.
    #expect(scene.size == Size(width: 68, height: 40))
    let fill = try #require(
      scene.items.compactMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }.first)
    #expect(fill == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(scene.nodes.dropFirst().allSatisfy { $0.accessibility == nil })
    let mirrored = try draw(label, in: surroundings(.rightToLeft))
    #expect(
      mirrored.items.contains { item in
        if case .fill(let shape, _) = item { shape.bounds?.minX == 38 } else { false }
      })
    #expect(try draw(label.with(\.labelStyle, .iconOnly)).size == Size(width: 30, height: 40))
    #expect(try draw(label.with(\.labelStyle, .titleOnly)).size.width == 30)
  }
}
