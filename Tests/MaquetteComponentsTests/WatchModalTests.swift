import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

// HIG, Modality (watchOS): a modal view takes over the entire screen. HIG, Alerts and Action Sheets:
// Cancel of an action sheet stands in the upper corner. SwiftUI: cancellationAction and
// confirmationAction stand in the navigation bar.
@Suite("What takes over a watch's screen")
struct WatchModalTests {
  private func environment(_ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(platform: .watchos, direction: direction)
  }

  private func sheet(_ title: String, cancels: Bool = true) -> Sheet {
    Sheet(
      title, cancellationAction: cancels ? Button("Cancel") : nil,
      confirmationAction: Button("Add")
    ) { Label("Lunch") }
  }

  private func button(_ scene: Scene, _ label: String) throws -> SceneNode {
    try #require(scene.nodes.first { $0.component == "Button" && $0.accessibility?.label == label })
  }

  private func time(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.text == "9:41" && $0.path.hasPrefix("Sheet") })
  }

  @Test("Cancel and Done stand in the upper corners, in the row of the time")
  func corners() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try draw(sheet("New Event"), in: environment(direction))
      let (cancel, add) = (try button(scene, "Cancel").frame, try button(scene, "Add").frame)
      let time = try time(scene).frame
      #expect((cancel.midX < time.midX) == (direction == .leftToRight))
      #expect((time.midX < add.midX) == (direction == .leftToRight))
      #expect(abs(cancel.midY - time.midY) < 12 && abs(add.midY - time.midY) < 12)
      // As large as the screen, which it takes over.
      #expect(scene.size == Size(width: 198, height: 242))
    }
  }

  @Test(
    "The title is complete, below the corners: where nothing cancels, the system's button closes",
    arguments: ["New Event", "新規イベント", "حدث جديد", "कार्यक्रम", "Новое событие"])
  func title(title: String) throws {
    let scene = try draw(sheet(title), in: environment())
    let below = try #require(scene.nodes.first { $0.text == title })
    #expect(below.frame.minY >= (try button(scene, "Cancel").frame.maxY))
    #expect(below.accessibility?.traits.contains(.header) == true)
    let free = try draw(sheet(title, cancels: false), in: environment())
    let other = try #require(free.nodes.first { $0.text == title })
    #expect(other.frame.minY >= (try button(free, "Close").frame.maxY))
    for scene in [scene, free] {
      let content = try #require(scene.nodes.first { $0.text == "Lunch" })
      #expect(content.frame.minY >= scene.nodes.first { $0.text == title }?.frame.maxY ?? .infinity)
    }
  }

  @Test("A screen's title, too, has a line of its own below a button in its corner")
  func screenTitle() throws {
    var screen = Screen(
      title: "Workout",
      toolbar: Toolbar {
      } leadingItems: {
        Button("Settings", symbol: "gearshape")
      }
    ) { Button("Start") }
    let scene = try draw(screen, in: environment())
    let title = try #require(scene.nodes.first { $0.text == "Workout" }).frame
    #expect(title.minY >= (try button(scene, "Settings").frame.maxY))
    #expect(title.maxY <= (try button(scene, "Start").frame.minY))
    screen.title = ""
    #expect(try button(draw(screen, in: environment()), "Start").frame.minY < 242)
  }

  @Test("Over a screen the time is told once, that of what lies in front")
  func overScreen() throws {
    let screen = Screen(title: "Workout") {
      Button("Start")
      Alert("Delete?") { Button("Delete", role: .destructive) }
    }
    let scene = try draw(screen, in: environment())
    let alert = try #require(scene.nodes.first { $0.component == "Alert" })
    #expect(alert.frame == Rect(origin: .zero, size: Size(width: 198, height: 242)))
    let times = scene.nodes.filter { $0.text == "9:41" && $0.path.contains("Alert") }
    #expect(times.count == 1)
  }

  @Test("What cancels an action sheet is in the corner, what cancels an alert below the others")
  func cancel() throws {
    let buttons = [
      AnyComponent(Button("Delete", role: .destructive)),
      AnyComponent(Button("Cancel", role: .cancel)),
    ]
    let sheet = try draw(ConfirmationDialog("Delete?") { buttons }, in: environment())
    let alert = try draw(Alert("Delete?") { buttons }, in: environment())
    #expect(try button(sheet, "Cancel").frame.maxY < button(sheet, "Delete").frame.minY)
    #expect(try button(alert, "Cancel").frame.minY > button(alert, "Delete").frame.maxY)
    #expect(sheet.nodes.contains { $0.text == "Delete?" })
  }

  @Test("What destroys follows a sheet's content, and one that is too long for a screen grows")
  func long() throws {
    let sheet = Sheet("Event", destructiveAction: Button("Delete")) {
      for number in 1...9 { Button("Choice \(number)") }
    }
    let scene = try draw(sheet, in: environment())
    let delete = try button(scene, "Delete").frame
    #expect(delete.minY > (try button(scene, "Choice 9").frame.maxY))
    #expect(scene.size.height >= delete.maxY && scene.size.height > 242)
  }
}
