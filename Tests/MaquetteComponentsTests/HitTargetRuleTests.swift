import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Numbers: Human Interface Guidelines, Accessibility (January 2026): default and minimum sizes of
/// controls, and the padding around elements with and without a bezel.
@Suite("How large and how far apart hit targets are")
struct HitTargetRuleTests {
  private func target(_ scene: Scene, _ name: String) throws -> HitTarget {
    try #require(scene.hitTargets.first { $0.name == name })
  }

  @Test(
    "Each platform has a usual and a least size",
    arguments: [
      (Platform.ios, 44.0, 28.0), (.ipados, 44, 28), (.macos, 28, 20), (.tvos, 66, 56),
      (.watchos, 44, 28),
    ])
  func sizes(platform: Platform, usual: Double, minimum: Double) throws {
    let environment = Environment(platform: platform)
    func state(_ side: Double) throws -> HitTarget.State {
      let scene = try draw(
        Toggled(size: Size(width: 100, height: side)), in: environment)
      return try #require(scene.hitTargets.first).state
    }
    #expect(try state(usual) == .good)
    // A Mac's controls are small on purpose, and a pointer hits them.
    let isPointed = platform == .macos
    #expect(try state(usual - 1) == (isPointed ? .good : .small))
    #expect(try state(minimum) == (isPointed ? .good : .small))
    #expect(try state(minimum - 1) == .belowMinimum)
  }

  @Test("What is small is a note: it says how large it is and how large it should be")
  func small() throws {
    let scene = try draw(Toggled(size: Size(width: 60, height: 28)), in: Environment())
    let finding = try #require(scene.findings.first)
    #expect(finding.id == "hit-target-small")
    #expect(finding.severity == .note)
    #expect(finding.message.hasSuffix("60 × 28 points; on iOS controls are usually 44 × 44"))
    #expect(scene.hitTargets.first?.problems == ["below the usual 44 × 44"])
  }

  @Test("A small button whose area reaches farther than its shape is good")
  func enlarged() throws {
    let scene = try draw(Button("Copy").size(.small), in: Environment())
    #expect(scene.hitTargets.map(\.state) == [.good])
    #expect(scene.hitTargets.first?.size.height == 44)
    #expect(scene.findings.isEmpty)
  }

  @Test("Parts of one control are named after it, and need no room between them")
  func parts() throws {
    let scene = try draw(Stepper("Copies", value: 2), width: 300, in: Environment())
    #expect(scene.hitTargets.map(\.name) == ["Copies", "Copies"])
    #expect(scene.hitTargets.map(\.component) == ["Decrement", "Increment"])
    #expect(scene.findings.isEmpty)
    let segments = SegmentedControl([Segment("a"), Segment("b"), Segment("c")], selection: 0)
    let control = try draw(segments, width: 300, in: Environment())
    #expect(Set(control.hitTargets.map(\.size.height)) == [44])
    #expect(control.findings.isEmpty)
  }

  @Test("Rows of a list are far enough apart, whatever stands in them")
  func rows() throws {
    let list = List {
      Toggle("Wi-Fi", isOn: true)
      Button("Sign Out")
      Stepper("Copies", value: 2)
    }
    #expect(try draw(list, width: 350, in: Environment()).findings.isEmpty)
  }

  @Test("Controls with a shape are 12 points apart, and those without 24 from what is seen of them")
  func gaps() throws {
    func states(_ style: ButtonStyle, _ spacing: Double) throws -> [HitTarget.State] {
      try draw(
        VStack(spacing: spacing) {
          Button("Copy", style: style, size: .large)
          Button("Paste", style: style, size: .large)
        }, in: Environment()
      ).hitTargets.map(\.state)
    }
    #expect(try states(.gray, 12) == [.good, .good])
    #expect(try states(.gray, 11) == [.crowded, .crowded])
    // 50 points high and 15 of padding around a title of one line: its letters are farther apart.
    #expect(try states(.plain, 12) == [.good, .good])
    #expect(try states(.plain, -14) != [.good, .good])
  }

  @Test("The note names both, the distance and what is recommended")
  func crowding() throws {
    let scene = try draw(
      VStack(spacing: 8) {
        Button("Copy", style: .gray, size: .large)
        Button("Paste", style: .gray, size: .large)
      }, in: Environment())
    let finding = try #require(scene.findings.first)
    #expect(finding.id == "hit-target-crowding")
    #expect(finding.severity == .note)
    #expect(
      finding.message
        == "Button 'Copy' and Button 'Paste' are 8 points apart; 12 are recommended between "
        + "controls that have a visible shape")
    #expect(try target(scene, "Copy").problems == ["8 pt from 2, 12 recommended"])
    #expect(try target(scene, "Paste").problems == ["8 pt from 1, 12 recommended"])
  }

  @Test("Rows of a list and buttons of an alert share a surface and do not crowd one another")
  func divided() throws {
    let list = List {
      Section {
        Button("Copy", style: .plain)
        Button("Paste", style: .plain)
      }
    }
    let alert = Alert("Delete?") {
      Button("Delete", role: .destructive)
      Button("Cancel", role: .cancel)
      Button("Archive")
    }
    for component in [AnyComponent(list), AnyComponent(alert)] {
      let scene = try draw(component, width: 390, in: Environment())
      #expect(scene.hitTargets.count >= 2)
      #expect(scene.hitTargets.allSatisfy { $0.state == .good })
      #expect(scene.findings.isEmpty)
    }
  }

  @Test("What is scrolled out of view does not count, and what is cut counts as far as it is seen")
  func scrolled() throws {
    let scene = try draw(
      ScrollView(spacing: 30) {
        for name in ["a", "b", "c"] { Button(name).size(.large) }
      }, width: 200, height: 100, in: Environment())
    #expect(scene.hitTargets.map(\.name) == ["a", "b"])
    let cut = try target(scene, "b")
    #expect(cut.area.maxY == 100)
    #expect(cut.area.height < 20)
    #expect(cut.size.height > 50)
    #expect(cut.state == .good)
  }

  @Test(
    "What has scrolled under a bar that floats, or lies under a banner, does not overlap it",
    arguments: [false, true], [Contrast.standard, .increased])
  func floating(reducesTransparency: Bool, contrast: Contrast) throws {
    var environment = Environment(platform: .ios, osVersion: 26, contrast: contrast)
    environment.accessibilityReduceTransparency = reducesTransparency
    var screen = Screen {
      for index in 0..<40 { Button("Row \(index)").frame(width: 150, height: 60) }
    }
    screen.isScrolling = true
    screen.bars.tabBar = AnyComponent(
      TabBar([TabItem("Home", systemImage: "house"), TabItem("Stars", systemImage: "star")]))
    let scene = try draw(screen, in: environment)
    #expect(scene.hitTargets.contains { $0.name == "Home" && $0.state != .overlapping })
    #expect(scene.hitTargets.allSatisfy { $0.state != .overlapping })
    screen.bars.tabBar = nil
    screen.bars.toolbar = AnyComponent(Toolbar { Button("", symbol: "plus") })
    let items = try draw(screen, in: environment)
    #expect(items.hitTargets.contains { $0.name == "plus" })
    #expect(items.hitTargets.allSatisfy { $0.state != .overlapping })
    let banner = try draw(
      Screen(navigationBar: NavigationBar("Inbox", leadingItems: { Button("Edit") })) {
        NotificationBanner("Anna", message: "Lunch?")
      }, in: environment)
    #expect(banner.hitTargets.allSatisfy { $0.state != .overlapping })
  }

  @Test("Behind an alert nothing answers, in its own screen")
  func modal() throws {
    func screen(_ name: String, alert: Bool) -> AnyComponent {
      AnyComponent(
        Screen {
          Button(name)
          if alert { Alert("Sure?") { Button("OK") } }
        })
    }
    let scene = try draw(
      HStack {
        screen("first", alert: false)
        screen("second", alert: true)
      }, in: Environment())
    #expect(scene.hitTargets.map(\.name) == ["first", "OK"])
  }

  @Test("A control inside of another one takes its touches and does not overlap it")
  func nested() throws {
    let outer = Toggled(size: Size(width: 200, height: 60), content: AnyComponent(Button("In")))
    let scene = try draw(outer, in: Environment())
    #expect(scene.hitTargets.count == 2)
    #expect(!scene.findings.contains { $0.id == "hit-target-overlap" })
  }

  @Test("Overlaps of controls are warnings, those of the room around them notes")
  func worst() throws {
    let beside = try draw(
      HStack(spacing: 0) {
        Button("a").size(.mini)
        Button("b").size(.mini)
      }, in: Environment())
    #expect(beside.findings.map(\.severity) == [.note])
    let above = try draw(
      ZStack {
        Button("a").size(.mini)
        Button("b").size(.mini)
      }, in: Environment())
    #expect(above.findings.first?.severity == .warning)
    for scene in [beside, above] {
      #expect(scene.hitTargets.map(\.state) == [.overlapping, .overlapping])
      #expect(scene.hitTargets[0].problems.first?.hasPrefix("overlaps 2 by ") == true)
    }
  }
}

/// Something with a hit target of its size, and perhaps something in it.
private struct Toggled: Component {
  var size: Size
  var content: AnyComponent?

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    ToggledElement(size, content: content?.makeElement(in: context.entering("Toggled")))
  }
}

private final class ToggledElement: LayoutElement {
  private let size: Size
  private let content: (any LayoutElement)?

  init(_ size: Size, content: (any LayoutElement)?) {
    self.size = size
    self.content = content
  }

  func size(for proposal: ProposedSize) -> Size { size }

  func place(in frame: Rect) -> [SceneNode] {
    let inner = frame.inset(by: 10)
    return [
      SceneNode(
        path: "Toggled", component: "Toggled", frame: frame, hitTarget: frame,
        items: [.fill(.rect(frame), .color(.black))], children: content?.place(in: inner) ?? [])
    ]
  }
}
