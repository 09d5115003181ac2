import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The ground of a list beside a sidebar that floats")
struct FloatingSidebarGroundTests {
  private func fills(_ component: String, in scene: Scene) throws -> Rect {
    let node = try #require(
      scene.nodes.first { $0.component == component && !$0.path.contains("Sidebar") })
    return try #require(
      node.items.lazy.compactMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }.first)
  }

  private func scene(
    _ platform: Platform, _ direction: LayoutDirection, device: String? = nil,
    _ children: [AnyComponent]
  ) throws -> Scene {
    var environment = Environment(platform: platform, osVersion: 26, direction: direction)
    environment.device = device.flatMap(Device.named)
    let screen = Screen { children }.sidebar { List { Label("Inbox") } }
    return try draw(
      screen, width: device == nil ? 700 : nil, height: device == nil ? 400 : nil,
      in: environment)
  }

  private let list = AnyComponent(List(style: .plain) { Label("Anna") })

  @Test(
    "In a Mac's window it goes on under the sidebar where something stands below or after it",
    arguments: LayoutDirection.allCases)
  func mac(direction: LayoutDirection) throws {
    let isLeft = direction == .leftToRight
    func isUnderPanel(_ children: [AnyComponent]) throws -> Bool {
      let ground = try fills("List", in: scene(.macos, direction, children))
      return isLeft ? ground.minX == 0 : ground.maxX == 700
    }
    for text in ["Note", "メモ", "ملاحظة", "टिप्पणी", "Заметка"] {
      let label = Label(text)
      #expect(try isUnderPanel([list, AnyComponent(label)]))
      #expect(
        try isUnderPanel([
          AnyComponent(
            HStack {
              list
              label
            })
        ]))
      #expect(
        try !isUnderPanel([
          AnyComponent(
            HStack {
              label
              list
            })
        ]))
    }
  }

  @Test("It ends where the list does", arguments: LayoutDirection.allCases)
  func end(direction: LayoutDirection) throws {
    let scene = try scene(.macos, direction, [list, AnyComponent(Label("Note"))])
    let ground = try fills("List", in: scene)
    let frame = try #require(
      scene.nodes.first { $0.component == "List" && !$0.path.contains("Sidebar") }
    ).frame
    #expect(ground.maxY == frame.maxY && ground.width > frame.width)
  }
}
