import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// WWDC20, "Adopt the new look of macOS": lists are inset, and a selection has round corners.
@Suite("Lists of a Mac")
struct MacListTests {
  private func selection(_ style: ListStyle) throws -> (rect: Rect, radius: Double) {
    let list = List(style: style) {
      Label("Ada").listRowState(.selected)
      Label("Grace")
    }
    let scene = try draw(list, width: 300, in: Environment(platform: .macos))
    let color = try #require(Theme.macos.colors["selectedContentBackground"]?[ColorTraits()])
    let found = scene.nodes.flatMap(\.leaves).compactMap { item -> (rect: Rect, radius: Double)? in
      switch item {
      case .fill(.roundedRect(let rect, let radius, _), .color(color)): (rect, radius)
      case .fill(.rect(let rect), .color(color)): (rect, 0)
      default: nil
      }
    }
    return try #require(found.first)
  }

  @Test("Rows are inset by themselves, and reach both edges where the style is plain")
  func styles() throws {
    let inset = try selection(.automatic)
    #expect(inset.rect.minX == 10 && inset.rect.maxX == 290 && inset.radius == 5)
    #expect(try selection(.inset) == inset)
    let plain = try selection(.plain)
    #expect(plain.rect.minX == 0 && plain.rect.maxX == 300 && plain.radius == 0)
  }

  @Test(
    "Every second row's ground goes on to the end of a list, as in a table",
    arguments: [ListStyle.plain, .inset])
  func stripes(style: ListStyle) throws {
    func stripes(_ height: Double?) throws -> (fills: [Rect], rows: [Rect]) {
      let list = List(style: style) {
        Label("Ada")
        Label("Grace")
        Label("Edsger")
      }.alternatesRowBackgrounds()
      let scene = try draw(list, width: 300, height: height, in: Environment(platform: .macos))
      let color = try #require(
        Theme.macos.colors["alternatingContentBackground"]?[ColorTraits()])
      let fills = scene.nodes.flatMap(\.leaves).compactMap { item -> Rect? in
        if case .fill(let shape, .color(color)) = item { shape.bounds } else { nil }
      }
      return (fills, scene.nodes.filter { $0.component == "Row" }.map(\.frame))
    }
    // As high as its rows it has no more.
    #expect(try stripes(nil).fills.count == 1)
    let (fills, rows) = try stripes(200)
    let found = fills.sorted { $0.minY < $1.minY }
    #expect(found.first == rows[1] && found.count > 2)
    for (index, fill) in found.dropFirst().enumerated() {
      #expect(fill.minX == rows[0].minX && fill.width == rows[0].width)
      #expect(abs(fill.minY - rows[2].maxY - Double(index) * 48) < 0.01 && fill.maxY <= 200)
    }
    #expect(try #require(found.last).maxY >= 200 - 24)
  }

  @Test("On a phone, inset lists are plain ones")
  func phone() throws {
    func scene(_ style: ListStyle) throws -> Scene {
      try draw(List(style: style) { Label("Ada") }, width: 300, in: Environment(platform: .ios))
    }
    #expect(try scene(.inset) == scene(.plain))
  }

  @Test("Behind a sheet, which has the keyboard, a selection is gray")
  func behindSheet() throws {
    func fills(_ children: [AnyComponent]) throws -> [Color] {
      let list = List { Label("Ada").listRowState(.selected) }
      let scene = try draw(
        Screen { [AnyComponent(list)] + children }, width: 400, height: 300,
        in: Environment(platform: .macos))
      return scene.nodes.flatMap(\.leaves).compactMap { item in
        if case .fill(.roundedRect(_, 5, _), .color(let color)) = item { color } else { nil }
      }
    }
    let sheet = AnyComponent(Sheet("New") { Label("Name") })
    let accent = try #require(fills([]).first)
    let quiet = try #require(fills([sheet]).first)
    #expect(accent != quiet)
    #expect(abs(Int(quiet.red) - Int(quiet.blue)) < 8)
  }
}
