import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// facts/ios26.yaml, concentricity: the inner radius is the outer one less the padding.
@Suite("Concentric corners in surfaces of the system")
struct ConcentricSurfaceTests {
  private let shape = RoundedRectangle(cornerRadius: .concentric).fill("#000000")

  private func environment(_ platform: Platform = .ios) -> Environment {
    Environment(platform: platform, osVersion: 26)
  }

  /// The black rectangles of a scene with their radii.
  private func shapes(_ component: some Component, in environment: Environment) throws
    -> [(rect: Rect, radius: Double)]
  {
    try draw(component, in: environment).items.compactMap { item in
      guard case .fill(.roundedRect(let rect, let radius, _), .color(.black)) = item else {
        return nil
      }
      return (rect, radius)
    }
  }

  // A partial sheet is 8 points from the edges of a display whose corners have 62, and drawn smaller.
  @Test("In a partial sheet they follow its lower corners, at the size that it is drawn in")
  func partialSheet() throws {
    let sheet = Sheet("New", detent: .medium) {
      shape.frame(maxWidth: .infinity, maxHeight: .infinity).padding(16)
    }.with { $0.ignoresSafeArea = true }
    let found = try #require(
      try shapes(Screen(device: "iPhone 17 Pro") { sheet }, in: environment()).first)
    let scale = (402.0 - 16) / 402
    #expect(abs(found.radius / found.rect.width - (54 / scale - 16) / (402 - 32)) < 1e-4)
  }

  @Test("In a sheet that is all of the width they follow the display's lower corners")
  func largeSheet() throws {
    let sheet = Sheet("New") {
      shape.frame(maxWidth: .infinity, maxHeight: .infinity).padding(16)
    }.with { $0.ignoresSafeArea = true }
    let found = try #require(
      try shapes(Screen(device: "iPhone 17 Pro") { sheet }, in: environment()).first)
    #expect(abs(found.radius - (62 - 16)) < 1e-6)
  }

  @Test("In a popover they follow that")
  func popover() throws {
    let popover = Popover {
      Button("B")
    } content: {
      shape.frame(width: 90, height: 60).padding(10)
    }
    let found = try shapes(Screen { popover }, in: environment(.ipados))
    #expect(found.map(\.radius) == [16])
  }

  @Test("In a group box they follow that, whatever is around it")
  func groupBox() throws {
    let box = GroupBox { shape.frame(width: 90, height: 60) }
    let card = box.padding(20).background("red", cornerRadius: 40)
    for component in [AnyComponent(box), card] {
      #expect(try shapes(component, in: environment()).map(\.radius) == [10])
    }
  }

  @Test("In a list they follow the corners of the card, which its first and last rows have")
  func rows() throws {
    let row = shape.frame(width: 60, height: 30)
    func radii(_ count: Int) throws -> [Double] {
      let list = List(style: .insetGrouped) { for _ in 0..<count { row } }
      return try shapes(list.frame(width: 350), in: environment()).map(\.radius)
    }
    let three = try radii(3)
    try #require(three.count == 3)
    #expect(three[0] > 0 && three[1] == 0 && three[2] == three[0])
    #expect(try radii(1) == [three[0]])
  }

  @Test("In the preview of a context menu they follow that")
  func preview() throws {
    let menu = ContextMenu {
      MenuItem("Copy")
    } preview: {
      shape.frame(width: 200, height: 80).padding(4)
    }
    let radii = try shapes(Screen { menu }, in: environment()).map(\.radius)
    #expect(radii.count == 1 && radii.allSatisfy { $0 > 0 })
  }

  // MARK: Buttons and pictures

  @Test("Buttons follow the corners around, at every text size")
  func button() throws {
    let button = Button("Go", style: .gray, size: .large).cornerRadius(.concentric)
    let card = button.padding(8).background("red", cornerRadius: 30)
    for size in [TextSize.large, .accessibility2] {
      let scene = try draw(card, in: Environment(textSize: size))
      let node = try #require(scene.nodes.first { $0.component == "Button" })
      let radii = node.leaves.compactMap { item -> Double? in
        guard case .fill(.roundedRect(_, let radius, _), _) = item else { return nil }
        return radius
      }
      #expect(radii.contains(22), "\(radii)")
    }
  }

  @Test("So do the buttons of an alert")
  func alert() throws {
    let button = Button("OK").cornerRadius(.concentric)
    let scene = try draw(Screen { Alert("Done") { button } }, in: environment())
    let node = try #require(scene.nodes.first { $0.component == "Button" })
    let radii = node.leaves.compactMap { item -> Double? in
      guard case .fill(.roundedRect(_, let radius, _), _) = item else { return nil }
      return radius
    }
    // Otherwise it is a capsule of 24.
    let radius = try #require(radii.first)
    #expect(radius > 10 && radius < 22)
  }

  @Test("Pictures are cut to corners that follow those around")
  func picture() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'/>"
    let file = try ImageData(Array(text.utf8), name: "photo.svg")
    let card = Image(file).cornerRadius(.concentric).padding(8)
      .background("red", cornerRadius: 20)
    let items = try #require(
      try draw(card).nodes.first { $0.component == "Image" }?.items)
    guard case .group(let group) = items.last,
      case .roundedRect(_, let radius, _) = group.clips.first
    else {
      Issue.record("\(items)")
      return
    }
    #expect(radius == 12)
  }
}
