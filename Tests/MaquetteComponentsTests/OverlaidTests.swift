import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Notifications, context menus, tooltips and share sheets")
struct OverlaidTests {
  private func environment(_ platform: Platform = .ios) -> Environment {
    Environment(theme: .builtIn(platform))
  }

  private func scene(_ component: some Component, on platform: Platform = .ios) throws -> Scene {
    try draw(
      Screen {
        Label("Behind")
        AnyComponent(component)
      }, in: environment(platform))
  }

  @Test("A banner lies at the top of a screen, and what is behind still answers")
  func banner() throws {
    let scene = try scene(NotificationBanner("Anna", message: "Lunch?", systemImage: "message"))
    let banner = try node(scene, "Notification")
    #expect(banner.frame.minY < scene.size.height / 4)
    #expect(abs(banner.frame.midX - scene.size.width / 2) < 1)
    #expect(banner.accessibility?.label == "Anna, Lunch?")
    #expect(try node(scene, "Label").accessibility?.isHidden == false)
  }

  @Test("On a Mac it stands in the upper trailing corner")
  func corner() throws {
    let scene = try scene(NotificationBanner("Anna", message: "Lunch?"), on: .macos)
    #expect(try node(scene, "Notification").frame.maxX > scene.size.width - 20)
  }

  @Test(
    "A toast is as wide as what it says, in every script",
    arguments: [
      "Copied", "تم النسخ", "הועתק", "已复制", "कॉपी किया गया",
    ])
  func toast(text: String) throws {
    let toast = NotificationBanner(text, systemImage: "checkmark", style: .toast)
    let frame = try node(scene(toast), "Notification").frame
    let label = try #require(try scene(toast).nodes.first { $0.text == text }).frame
    #expect(frame.width < 300 && frame.width > label.width)
    #expect(frame.height == 50)
  }

  @Test("A context menu blurs and dims the screen, and keeps it from answering")
  func contextMenu() throws {
    let menu = ContextMenu {
      MenuItem("Reply")
      MenuItem("Delete")
    } preview: {
      Label("Lunch at one?").padding(16)
    }
    let scene = try scene(menu)
    let blurred = try #require(scene.nodes.first { $0.effects?.blur ?? 0 > 0 })
    #expect(blurred.children.contains { $0.text == "Behind" })
    #expect(try #require(scene.nodes.first { $0.text == "Behind" }).accessibility?.isHidden == true)
    let preview = try node(scene, "Preview").frame
    let items = scene.nodes.filter { $0.component == "MenuItem" }.map(\.frame)
    #expect(items.count == 2 && items.allSatisfy { $0.minY >= preview.maxY })
    #expect(items[0].minX >= preview.minX - 0.01)
  }

  @Test("A number beyond the items is an error")
  func highlighted() {
    let menu = ContextMenu {
      MenuItem("Reply")
    } preview: {
      Label("x")
    }.highlighted(4)
    #expect(complaints(menu).contains { $0.message.contains("no such item") })
  }

  @Test("A tooltip stands below its anchor, and above it where there is no room")
  func tooltip() throws {
    let tip = Tooltip("Sends the message") { Button("Send") }
    let below = try draw(
      tip.frame(width: 300, height: 200, alignment: .top), in: environment(.macos))
    let anchor = try node(below, "Button")
    #expect(try node(below, "Tooltip").frame.minY >= anchor.frame.maxY)
    #expect(anchor.accessibility?.hint == "Sends the message")
    let above = try draw(
      tip.frame(width: 300, height: 60, alignment: .bottom), width: 300, height: 60,
      in: environment(.macos))
    #expect(try node(above, "Tooltip").frame.maxY <= node(above, "Button").frame.minY)
  }

  @Test("A tooltip that is not shown is still told to those who listen")
  func hiddenTooltip() throws {
    let scene = try draw(
      Tooltip("Sends") { Button("Send") }.isPresented(false), in: environment(.macos))
    #expect(!scene.nodes.contains { $0.component == "Tooltip" })
    #expect(try node(scene, "Button").accessibility?.hint == "Sends")
  }

  @Test("A share sheet lies at the lower edge of an iPhone and covers what is behind")
  func shareSheet() throws {
    let sheet = ShareSheet(
      "Article", subtitle: "example.com", people: ["Anna Bauer", "李 华", "محمد"],
      apps: ["Mail"], actions: ["Copy", "Print"])
    let scene = try scene(sheet)
    let frame = try node(scene, "ShareSheet").frame
    #expect(frame.maxY == scene.size.height && frame.width == scene.size.width)
    let texts = Set(scene.nodes.compactMap(\.text))
    #expect(texts.isSuperset(of: ["Article", "example.com", "AB", "李华", "م", "Mail", "Copy"]))
    // An app without a symbol shows its first letter, which nobody is told.
    let letter = try #require(scene.nodes.first { $0.text == "M" })
    #expect(letter.accessibility?.isHidden == true)
    #expect(try #require(scene.nodes.first { $0.text == "Behind" }).accessibility?.isHidden == true)
  }

  @Test("A Mac shares with a menu of apps, which leaves what is behind it as it is")
  func shareMenu() throws {
    let sheet = ShareSheet(
      "Article", people: ["Anna Bauer"], apps: ["Mail", "Messages"], actions: ["Copy"])
    #expect(complaints(sheet, in: environment(.macos)).isEmpty)
    let scene = try draw(sheet, in: environment(.macos))
    let frames = ["Mail", "Messages", "Copy"].compactMap { text in
      scene.nodes.first { $0.text == text }?.frame
    }
    #expect(frames.count == 3 && Set(frames.map(\.minX)).count == 1)
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    #expect(!scene.nodes.contains { $0.accessibility?.label == "Close" })
  }

  @Test("At accessibility sizes the names of apps have room, and actions the lines that they need")
  func largeShareSheet() throws {
    var large = environment()
    large.textSize = .accessibility3
    let sheet = ShareSheet("Article", apps: ["Messages"], actions: ["Add to Reading List"])
    let scene = try draw(sheet, width: 393, in: large)
    #expect(scene.nodes.contains { $0.text == "Messages" })
    #expect(scene.nodes.contains { $0.text == "Add to Reading List" })
    let usual = try draw(sheet, width: 393, in: environment())
    #expect(scene.size.height > usual.size.height + 40)
  }

  @Test(
    "At the largest text size the names of apps keep their words whole",
    arguments: ["Messages", "Nachrichten", "Сообщения", "הודעות טקסט", "المراسلات"])
  func wholeNames(name: String) throws {
    var large = environment()
    large.textSize = .accessibility5
    for sheet in [
      ShareSheet("Article", apps: [ShareTarget(name), "Mail"]),
      ShareSheet("Article", people: [name, "Bo"]),
    ] {
      let label = try #require(
        draw(sheet, width: 393, in: large).nodes.first { $0.text == name })
      let lines = label.leaves.compactMap { item -> String? in
        if case .text(let run, _) = item { run.text } else { nil }
      }
      #expect(lines == name.split(separator: " ").map(String.init))
    }
  }

  @Test("In version 26 a share sheet stands 8 points inside the screen's edges, as other sheets")
  func insetShareSheet() throws {
    let sheet = ShareSheet("Article", apps: ["Mail"], actions: ["Copy"])
    let screen = Screen(device: "iPhone 16 Pro") { AnyComponent(sheet) }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
    let frame = try node(scene, "ShareSheet").frame
    #expect(frame.minX == 8 && frame.maxX == 394 && frame.maxY == 866)
  }

  @Test("Platforms that have none say so", arguments: [Platform.tvos, .watchos])
  func elsewhere(platform: Platform) {
    #expect(
      complaints(ShareSheet("x"), in: environment(platform)).contains { $0.severity == .error })
    #expect(
      complaints(Tooltip("x"), in: environment(platform)).contains { $0.severity == .error })
    #expect(complaints(ColorWell(), in: environment(platform)).contains { $0.severity == .error })
  }
}
