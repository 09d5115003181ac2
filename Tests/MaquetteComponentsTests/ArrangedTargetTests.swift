import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Hit targets that the system arranges")
struct ArrangedTargetTests {
  private let cancel = Button("Cancel", role: .cancel)
  private let delete = Button("Delete", role: .destructive)

  private func crowded(_ component: some Component) throws -> Int {
    let scene = try draw(
      Screen { component }, in: Environment(platform: .ios, osVersion: 26))
    #expect(scene.hitTargets.count >= 2)
    return scene.findings.count { $0.id == "hit-target-crowding" }
  }

  // View tree: the capsules of an alert of iOS 26 are 8 points apart.
  @Test("Buttons of an alert, of a dialog and of a sheet's bar do not crowd one another")
  func arranged() throws {
    let alert = Alert("Delete it?") {
      cancel
      delete
    }
    let dialog = ConfirmationDialog("Delete it?") {
      delete
      Button("Archive")
    }
    let sheet = Sheet(
      "New", detent: .medium, cancellationAction: cancel, confirmationAction: Button("Add"),
      destructiveAction: delete
    ) { Label("Inside") }
    for component in [AnyComponent(alert), AnyComponent(dialog), AnyComponent(sheet)] {
      #expect(try crowded(component) == 0, "\(component.base)")
    }
  }

  /// What is told of sizes and distances.
  private func notes(_ component: some Component, _ platform: Platform = .ios, os: Int = 26) throws
    -> [String]
  {
    let scene = try draw(component, in: Environment(platform: platform, osVersion: os))
    #expect(scene.hitTargets.count >= 2)
    return scene.findings.filter { ["hit-target-small", "hit-target-crowding"].contains($0.id) }
      .map(\.message)
  }

  @Test(
    "Nobody can make rows of menus, days of calendars or buttons of windows larger, or move them")
  func system() throws {
    let menu = Menu("File", isPresented: true) {
      MenuItem("Copy")
      MenuItem("Paste")
    }
    #expect(try notes(Screen { menu }) == [])
    let context = ContextMenu {
      MenuItem("Copy")
      MenuItem("Paste")
    } preview: {
      Label("Lunch")
    }
    #expect(try notes(Screen { context }) == [])
    #expect(try notes(march().frame(width: 290)) == [])
    #expect(try notes(march(.date, .graphical), .macos) == [])
    let window = Window("Notes", size: .half, navigationBar: NavigationBar("Notes")) { Label("x") }
    #expect(try notes(window, .ipados) == [])
    #expect(try notes(Window("Notes") { Label("x") }.frame(width: 400, height: 300), .macos) == [])
  }

  @Test("Those of a sheet's own contents do")
  func own() throws {
    let sheet = Sheet("New", detent: .medium) {
      HStack(spacing: 4) {
        Button("One", style: .gray, size: .large)
        Button("Two", style: .gray, size: .large)
      }
    }
    #expect(try crowded(sheet) == 1)
  }
}
