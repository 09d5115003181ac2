import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Numbers of iOS: flutter cupertino_ui dialog.dart; of macOS: macos_ui macos_alert_dialog.dart.
@Suite("Alerts")
struct AlertTests {
  private func alert(
    _ titles: [(String, ButtonRole)], title: String = "Sure?", message: String = ""
  ) -> Alert {
    Alert(title, message: message) {
      for (title, role) in titles { Button(title, role: role) }
    }
  }

  private func buttons(_ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.component == "Button" }
  }

  private let two: [(String, ButtonRole)] = [("Delete", .destructive), ("Cancel", .cancel)]
  private let three: [(String, ButtonRole)] = [
    ("Cancel", .cancel), ("Save", .primary), ("Delete", .destructive),
  ]

  @Test("On iOS an alert is 270 points wide, 310 at accessibility sizes, with corners of 14")
  func width() throws {
    var environment = surroundings()
    #expect(try draw(alert(two), in: environment).size.width == 270)
    let scene = try draw(alert(two), in: environment)
    #expect(scene.node("Cells")?.clip?.bounds?.width == 270)
    guard case .roundedRect(_, let radius, let curve)? = scene.node("Cells")?.clip else {
      Issue.record("an alert has round corners")
      return
    }
    #expect(radius == 14)
    #expect(curve == .continuous)
    environment.textSize = .accessibility1
    #expect(try draw(alert(two), in: environment).size.width == 310)
  }

  @Test("Two buttons stand beside one another, what cancels first, mirrored from right to left")
  func twoButtons() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 135)] {
      let scene = try draw(alert(two), in: surroundings(direction))
      let cancel = try #require(scene.frame("Button[1]"))
      let delete = try #require(scene.frame("Button[0]"))
      // 45 points: the least height of a button.
      #expect(cancel.size == Size(width: 135, height: 45))
      #expect(cancel.minX == x)
      #expect(delete.minX == 135 - x)
      #expect(cancel.minY == delete.minY)
    }
  }

  @Test("Two that do not fit on a line each stand below one another, what cancels last")
  func longTitles() throws {
    let scene = try draw(
      alert([("Not this time", .cancel), ("Allow While Using", .normal)]), in: surroundings())
    let frames = buttons(scene).map(\.frame)
    #expect(
      buttons(scene).map { $0.accessibility?.label } == ["Allow While Using", "Not this time"])
    #expect(frames.allSatisfy { $0.width == 270 && $0.height == 45 })
    #expect(frames[1].minY == frames[0].maxY)
  }

  @Test("Two that stand beside one another at the default size stand below at accessibility sizes")
  func accessibilitySizes() throws {
    var environment = Environment()
    environment.textSize = .accessibility5
    let found = buttons(try draw(alert(two), in: environment))
    #expect(found.map { $0.accessibility?.label } == ["Delete", "Cancel"])
    #expect(found[1].frame.minY == found[0].frame.maxY)
    #expect(found.allSatisfy { $0.text == $0.accessibility?.label })
  }

  @Test("Three stand below one another, what cancels last, the others as given")
  func threeButtons() throws {
    let scene = try draw(alert(three), in: surroundings())
    #expect(buttons(scene).map { $0.accessibility?.label } == ["Save", "Delete", "Cancel"])
    #expect(Set(buttons(scene).map(\.frame.minX)) == [0])
  }

  @Test("The primary button has a bold title, or what cancels when there is none; danger is red")
  func roles() throws {
    func look(_ scene: Scene, _ label: String) throws -> NodeStyle {
      try #require(buttons(scene).first { $0.accessibility?.label == label }?.style)
    }
    let withPrimary = try draw(alert(three), in: Environment())
    #expect(try look(withPrimary, "Save").weight == .semibold)
    #expect(try look(withPrimary, "Cancel").weight == .regular)
    #expect(try look(withPrimary, "Delete").color == Color(rgb: 0xFF3B30))
    #expect(try look(withPrimary, "Cancel").color == Color(rgb: 0x007AFF))
    #expect(try look(withPrimary, "Cancel").size == 17)
    let without = try draw(alert(two), in: Environment())
    #expect(try look(without, "Cancel").weight == .semibold)
    #expect(try look(without, "Delete").weight == .regular)
  }

  @Test("The title is 17 points Semibold and a heading, the message 13")
  func texts() throws {
    let scene = try draw(alert(two, message: "It is gone then."), in: Environment())
    let title = try #require(scene.nodes.first { $0.text == "Sure?" })
    #expect(title.style?.size == 17)
    #expect(title.style?.weight == .semibold)
    #expect(title.accessibility?.traits.contains(.header) == true)
    let message = try #require(scene.nodes.first { $0.text == "It is gone then." })
    #expect(message.style?.size == 13)
    // 20 points around the texts.
    #expect(abs(title.frame.minY - 20) < 1)
    #expect(abs(title.frame.midX - 135) < 1)
  }

  @Test("Dark, bold and with more contrast it is drawn in other colours and weights")
  func traits() throws {
    let dark = try draw(alert(two), in: Environment(appearance: .dark))
    #expect(buttons(dark).last?.style?.color == Color(rgb: 0xFF453A))
    let strong = try draw(alert(two), in: Environment(contrast: .increased))
    #expect(buttons(strong).last?.style?.color == Color(rgb: 0xD70015))
    let bold = try draw(alert(two), in: Environment(legibilityWeight: .bold))
    #expect(buttons(bold).last?.style?.weight == .semibold)
  }

  @Test("Its ground is a material, or opaque where people reduced transparency")
  func opaque() throws {
    for platform in [Platform.ios, .tvos] {
      for appearance in platform.appearances {
        var environment = Environment(platform: platform, appearance: appearance)
        let ground = try draw(alert(two), in: environment).items.first
        #expect(ground?.material?.name.hasSuffix("Material") == true)
        environment.accessibilityReduceTransparency = true
        guard case .fill(_, .color(let color))? = try draw(alert(two), in: environment).items.first
        else {
          Issue.record("an alert has a ground")
          continue
        }
        #expect(color.alpha == 1)
      }
    }
  }

  @Test("Among a screen's contents it lies over them in the middle, and takes no room there")
  func presented() throws {
    let alone = try draw(Screen { Label("Library") }, in: Environment())
    let scene = try draw(
      Screen {
        Label("Library")
        alert(two)
      }, in: Environment())
    #expect(scene.nodes.first { $0.text == "Library" }?.frame == alone.nodes.last?.frame)
    let node = try #require(scene.nodes.first { $0.component == "Alert" })
    #expect(abs(node.frame.midX - scene.size.width / 2) < 0.5)
    #expect(node.accessibility?.traits == [.modal])
    // Black at 0.20, in dark at 0.48: flutter dialog.dart.
    let backdrop = try #require(scene.nodes.first { $0.component == "Backdrop" })
    #expect(backdrop.frame.size == scene.size)
    #expect(backdrop.items.first?.color == Color(rgb: 0, alpha: 0.2))
  }

  @Test("An alert too high for its screen keeps its buttons and cuts its texts")
  func tooHigh() throws {
    let long = Array(repeating: "words and more words", count: 90).joined(separator: " ")
    let scene = try draw(
      Screen { alert(two, message: long) }, in: Environment(textSize: .accessibility1))
    let screen = Rect(origin: .zero, size: scene.size)
    for button in buttons(scene) { #expect(button.frame.union(screen) == screen) }
    #expect(scene.nodes.contains { $0.component == "Text" && $0.clip != nil })
  }

  @Test("On macOS it is 260 points wide with an icon of 56 and large buttons")
  func mac() throws {
    let scene = try draw(alert(three), in: Environment(platform: .macos))
    #expect(scene.size.width == 260)
    #expect(scene.nodes.first { $0.component == "Icon" }?.frame.size == Size(width: 56, height: 56))
    #expect(buttons(scene).map { $0.accessibility?.label } == ["Save", "Delete", "Cancel"])
    #expect(Set(buttons(scene).map(\.frame.height)) == [30])
    #expect(Set(buttons(scene).map(\.frame.width)).count == 1)
  }

  @Test(
    "On macOS 26 icon and texts stand at the leading edge, before in the middle",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func macEdges(direction: LayoutDirection, hasHelp: Bool) throws {
    func frames(_ version: Int) throws -> [Rect] {
      var alert = alert(three, message: "It cannot be undone")
      alert.showsHelp = hasHelp
      let scene = try draw(
        alert, in: Environment(platform: .macos, osVersion: version, direction: direction))
      let icon = try #require(scene.nodes.first { $0.component == "Icon" }).frame
      let texts = scene.nodes.filter { $0.component == "Label" }.map(\.frame)
      try #require(texts.count == 2 && scene.size.width == 260)
      return [icon] + texts
    }
    let starts = try frames(26).map { direction == .leftToRight ? $0.minX : 260 - $0.maxX }
    #expect(starts.allSatisfy { abs($0 - 16) < 0.5 })
    #expect(try frames(15).allSatisfy { abs($0.midX - 130) < 0.5 })
  }

  @Test("On macOS two buttons stand in a row that ends with the action")
  func macRow() throws {
    let found = buttons(try draw(alert(two), in: Environment(platform: .macos)))
    #expect(found.map { $0.accessibility?.label } == ["Cancel", "Delete"])
    #expect(found[0].frame.minY == found[1].frame.minY)
    #expect(found[0].frame.maxX < found[1].frame.minX)
  }

  @Test("On macOS the first button that is nothing special is the default one")
  func macDefault() throws {
    let found = buttons(
      try draw(alert([("OK", .normal), ("Cancel", .cancel)]), in: Environment(platform: .macos)))
    #expect(found.last?.accessibility?.label == "OK")
    #expect(found.last?.style?.color == .white)
  }

  @Test("On watchOS and tvOS buttons are as wide as the alert, one below the other")
  func others() throws {
    for platform in [Platform.watchos, .tvos] {
      let found = buttons(try draw(alert(two), in: Environment(platform: platform)))
      #expect(found.map { $0.accessibility?.label } == ["Delete", "Cancel"])
      #expect(found[0].frame.width == found[1].frame.width)
      #expect(found[0].frame.maxY < found[1].frame.minY)
    }
  }

  @Test("A text field is empty but for its placeholder")
  func field() throws {
    let scene = try draw(
      Alert("Name", textField: "Folder") { Button("OK") }, in: Environment())
    let field = try #require(scene.nodes.first { $0.component == "TextField" })
    #expect(field.text == "Folder")
    #expect(field.frame.width == 230)
  }

  @Test("An alert without texts or buttons is doubtful")
  func doubtful() {
    #expect(complaints(Alert("") { Button("OK") }).map(\.severity) == [.warning])
    #expect(complaints(Alert("a") {}).map(\.severity) == [.warning])
  }
}
