import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Dialogs of version 26 that are higher or wider than their screens")
struct CutDialogTests {
  private func scene(
    _ component: some Component, on device: String, size: TextSize = .accessibility5
  ) throws -> Scene {
    var environment = Environment(platform: .ios, osVersion: 26, textSize: size)
    environment.device = Device.named(device)
    return try draw(Screen { component }, in: environment)
  }

  private func buttons(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Button" }.map(\.frame)
  }

  /// What a device keeps free, and 16 points beside that.
  private func limits(_ device: String, margin: Double = 16) throws -> Rect {
    let device = try #require(Device.named(device))
    return Rect(origin: .zero, size: device.size)
      .inset(by: device.safeArea, direction: .leftToRight).inset(by: margin - 0.51)
  }

  private let long = Array(repeating: "words and more words", count: 60).joined(separator: " ")

  private var alert: Alert {
    Alert("Allow “Weather” to use your location?", message: long) {
      Button("Yes")
      Button("No", role: .cancel)
    }
  }

  private func dialog(_ count: Int) -> ConfirmationDialog {
    ConfirmationDialog("What would you like to do?") {
      for number in 0..<count { Button("Number \(number)") }
    }
  }

  @Test(
    "An alert stays in the safe area: its text scrolls, and its buttons are all seen",
    arguments: ["iPhone 16e", "iPhone SE 4-inch", "iPhone 16 Pro"])
  func texts(device: String) throws {
    let scene = try scene(alert, on: device)
    let (frame, room) = (try node(scene, "Alert").frame, try limits(device))
    #expect(room.union(frame) == room)
    let text = try #require(scene.nodes.first { $0.component == "Text" && $0.clip != nil }).frame
    #expect(text.minY == frame.minY && text.height > 100)
    let buttons = buttons(scene)
    #expect(buttons.count == 2)
    for button in buttons {
      #expect(frame.union(button) == frame && button.minY >= text.maxY)
    }
    #expect(!scene.findings.contains { $0.id == "outside-canvas" })
  }

  @Test("Choices that need most of the height scroll below the texts, in the dialog's corners")
  func choices() throws {
    let scene = try scene(dialog(30), on: "iPhone 16e")
    let (frame, room) = (try node(scene, "ConfirmationDialog").frame, try limits("iPhone 16e"))
    #expect(room.union(frame) == room)
    #expect(try node(scene, "Contents").clip?.bounds == frame)
    let buttons = buttons(scene)
    #expect(buttons.count == 30)
    #expect(buttons.first.map { frame.union($0) } == frame)
    #expect(buttons.last?.maxY ?? 0 > frame.maxY)
    #expect(scene.nodes.contains { $0.text?.hasPrefix("What") == true && $0.frame.minY > 63 })
  }

  @Test("A dialog in the place of what opened it stays in the safe area, too")
  func anchored() throws {
    var dialog = dialog(30)
    dialog.anchor = [AnyComponent(Button("More"))]
    let scene = try scene(dialog, on: "iPhone 16e", size: .large)
    let shown = try #require(scene.nodes.last { $0.component == "ConfirmationDialog" }).frame
    let room = try limits("iPhone 16e", margin: 10)
    #expect(room.union(shown) == room && shown.height > 300)
  }

  @Test("On a narrow screen an alert keeps away from the sides, and on others it is 320 wide")
  func narrow() throws {
    let alert = Alert("Discard?", message: "Nothing is saved.") { Button("Discard") }
    for (device, width) in [("iPhone SE 4-inch", 288.0), ("iPhone 16 Pro", 320)] {
      let scene = try scene(alert, on: device, size: .large)
      let frame = try node(scene, "Alert").frame
      #expect(frame.width == width && abs(frame.midX - scene.size.width / 2) < 0.51)
      // What has room for all of it is not cut.
      #expect(!scene.nodes.contains { $0.component == "Contents" || $0.component == "Text" })
    }
  }
}
