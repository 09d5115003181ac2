import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Swipe actions")
struct SwipeActionTests {
  private let actions = [
    SwipeAction("Delete", systemImage: "trash", role: .destructive),
    SwipeAction("Flag", systemImage: "flag", tint: "systemOrange"),
  ]

  private func scene(
    _ edge: SwipeEdge, _ environment: Environment = surroundings(),
    texts: [SwipeAction]? = nil
  ) throws -> Scene {
    try draw(
      List {
        Label("First").swipeActions(edge: edge, texts ?? actions)
        Label("Second")
      }, width: 390, in: environment)
  }

  private func frames(_ scene: Scene, _ name: String) -> [Rect] {
    scene.nodes.filter { $0.component == name }.map(\.frame)
  }

  @Test(
    "The first one is at the edge, and the content moves by the width of all",
    arguments: [SwipeEdge.leading, .trailing], [LayoutDirection.leftToRight, .rightToLeft])
  func order(edge: SwipeEdge, direction: LayoutDirection) throws {
    let scene = try scene(edge, surroundings(direction))
    let row = try #require(frames(scene, "Row").first)
    let buttons = frames(scene, "SwipeAction")
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    #expect(isLeft ? buttons[0].minX == row.minX : buttons[0].maxX == row.maxX)
    #expect(isLeft ? buttons[1].minX == buttons[0].maxX : buttons[1].maxX == buttons[0].minX)
    let texts = frames(scene, "Label")
    let shift = texts[0].minX - texts[1].minX
    let room = buttons.reduce(0) { $0 + $1.width }
    #expect(abs(abs(shift) - room) < 12 && (shift > 0) == isLeft)
  }

  @Test("They are buttons with the names of their actions, as high as the row")
  func speech() throws {
    let scene = try scene(.trailing)
    let nodes = scene.nodes.filter { $0.component == "SwipeAction" }
    #expect(nodes.compactMap(\.accessibility?.label) == ["Delete", "Flag"])
    #expect(nodes.allSatisfy { ($0.hitTarget?.height ?? 0) >= 44 })
  }

  @Test(
    "On a watch the platter moves with its row, and ends beside the button",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func platter(direction: LayoutDirection) throws {
    let environment = Environment(platform: .watchos, direction: direction)
    let scene = try draw(
      List {
        Label("First").swipeActions(actions)
        Label("Second")
      }, width: 198, in: environment)
    let section = try #require(scene.nodes.first { $0.component == "Section" })
    let rows = frames(scene, "Row")
    let inner = try #require(frames(scene, "SwipeAction").last)
    // What has moved beyond the section is cut there.
    guard case .group(let group)? = section.items.first,
      case .fill(.roundedRect(let platter, let radius, _), _)? = group.items.first
    else {
      Issue.record("the platter is a rounded rectangle")
      return
    }
    #expect(platter.size == rows[0].size && radius > 0)
    let gap = direction == .leftToRight ? inner.minX - platter.maxX : platter.minX - inner.maxX
    #expect(abs(gap - 4) < 0.01)
    guard case .fill(.roundedRect(let second, _, _), _) = section.items[1] else {
      Issue.record("other platters stay")
      return
    }
    #expect(second == rows[1])
  }

  @Test("Other rows stay where they are, and the row is cut to its card")
  func others() throws {
    let scene = try scene(.trailing)
    let rows = scene.nodes.filter { $0.component == "Row" }
    #expect(rows[0].clip != nil)
    #expect(rows[1].clip == nil)
  }

  @Test(
    "Titles of any script make their button wider",
    arguments: [
      "أرشفة الرسالة كلها", "העברה לארכיון ההודעות", "将邮件归档到文件夹中", "सभी संदेश संग्रहित करें",
      "Archive everything",
    ])
  func scripts(title: String) throws {
    let scene = try scene(.trailing, texts: [SwipeAction(title)])
    let button = try #require(frames(scene, "SwipeAction").first)
    let label = try #require(
      frames(scene, "Label").first { $0.midX > button.minX && $0.midY < button.maxY })
    #expect(label.minX >= button.minX && label.maxX <= button.maxX)
  }

  @Test("A row that leads on answers beside its actions, and not below them")
  func targets() throws {
    let list = List { NavigationLink("First").swipeActions(actions) }
    let scene = try draw(list, width: 390)
    let link = try #require(scene.nodes.first { $0.component == "NavigationLink" }?.hitTarget)
    for button in frames(scene, "SwipeAction") {
      let common = link.intersection(button)
      #expect(common == nil || common?.width == 0)
    }
  }

  @Test("More actions than there is room for are an error")
  func tooMany() {
    let many = (0..<9).map { SwipeAction("Action \($0)") }
    let list = List { Label("First").swipeActions(many) }
    #expect(complaints(list).contains { $0.id == .tooMuch })
  }
}
