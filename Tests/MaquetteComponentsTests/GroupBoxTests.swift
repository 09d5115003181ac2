import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Group boxes")
struct GroupBoxTests {
  private func frames(_ scene: Scene, _ name: String) -> [Rect] {
    scene.nodes.filter { $0.component == name }.map(\.frame)
  }

  @Test("On iOS it takes the width there is, with its title inside")
  func onPhones() throws {
    let box = GroupBox("Heart Rate") { Label("68") }
    let scene = try draw(box, width: 300)
    let frame = try #require(frames(scene, "GroupBox").first)
    let labels = frames(scene, "Label")
    #expect(frame.width == 300)
    #expect(labels.map(\.minX) == [16, 16])
    #expect(labels[0].minY == 16)
    #expect(labels[1].minY >= labels[0].maxY)
  }

  @Test("On macOS it is as wide as its components, and its title stands above the box")
  func onMacs() throws {
    let scene = try draw(
      GroupBox("Sound") { Label("A rather long line of text") },
      in: Environment(theme: .builtIn(.macos)))
    let frame = try #require(frames(scene, "GroupBox").first)
    let labels = frames(scene, "Label")
    #expect(abs(frame.width - labels[1].width - 20) < 1)
    #expect(labels[1].minY - labels[0].maxY >= 13)
  }

  @Test("A box in a box has another ground", arguments: [Appearance.light, .dark])
  func nested(appearance: Appearance) throws {
    var environment = Environment()
    environment.appearance = appearance
    let scene = try draw(GroupBox { GroupBox { Label("Inside") } }, width: 200, in: environment)
    let grounds = scene.nodes.filter { $0.component == "GroupBox" }.map(\.items)
    #expect(grounds.count == 2)
    #expect(fill(grounds[0]) != fill(grounds[1]))
  }

  private func fill(_ items: [DrawItem]) -> Paint? {
    for case .fill(_, let paint) in items { return paint }
    return nil
  }

  @Test("From right to left it is mirrored")
  func rightToLeft() throws {
    let box = GroupBox("Title") { Label("Text") }
    let scene = try draw(box, width: 300, in: surroundings(.rightToLeft))
    #expect(frames(scene, "Label").map(\.maxX) == [284, 284])
  }

  @Test("Its title is a header to those who listen")
  func speech() throws {
    let scene = try draw(GroupBox("Sound") { Label("Loud") }, width: 300)
    let spoken = scene.nodes.compactMap(\.accessibility)
    #expect(spoken.contains { $0.label == "Sound" && $0.traits.contains(.header) })
  }

  @Test(
    "Titles of any script wrap in narrow boxes",
    arguments: ["صوت الإشعارات والتنبيهات", "צלילי התראות ותזכורות", "通知声音和提醒", "सूचना ध्वनि", "Sounds"])
  func scripts(title: String) throws {
    var environment = Environment()
    environment.textSize = .accessibility3
    let scene = try draw(
      GroupBox(title) { Label(title, numberOfLines: 0) }, width: 240, in: environment)
    let box = try #require(frames(scene, "GroupBox").first)
    for label in frames(scene, "Label") {
      #expect(label.minX >= box.minX + 15 && label.maxX <= box.maxX - 15)
      #expect(label.minY >= box.minY + 15 && label.maxY <= box.maxY - 15)
    }
  }
}
