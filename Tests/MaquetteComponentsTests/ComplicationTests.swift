import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Complications")
struct ComplicationTests {
  private func watch(_ name: String) throws -> Environment {
    var environment = Environment(platform: .watchos)
    let device: Device = try #require(Device.named(name))
    environment.device = device
    return environment
  }

  private func face(
    _ complication: Complication, on name: String = "Apple Watch 45mm"
  ) throws -> SceneNode {
    try #require(try draw(complication, in: watch(name)).node("Face"))
  }

  // Documented: ClockKit's image sizes, half of their pixels.
  @Test(
    "A circle is as large as the watch has it",
    arguments: [
      ("Apple Watch 40mm", 42.0), ("Apple Watch 41mm", 44.5), ("Apple Watch 44mm", 47),
      ("Apple Watch 45mm", 50),
    ])
  func circle(name: String, diameter: Double) throws {
    let face = try face(Complication { Label("8") }, on: name)
    #expect(face.frame.size == Size(width: diameter, height: diameter))
    #expect(
      face.clip == .roundedRect(face.frame, radius: diameter / 2, curve: .circular))
  }

  @Test("The ring of a gauge fills a circle that is smaller than the ring is elsewhere")
  func ring() throws {
    let gauge = Gauge("BPM", value: 0.7).style(.accessoryCircular)
    let face = try face(Complication { gauge })
    let ring = try #require(face.children.first)
    #expect(ring.frame == face.frame)
    let alone = try #require(try draw(gauge, in: watch("Apple Watch 45mm")).node("Gauge"))
    #expect(alone.frame.width > face.frame.width)
  }

  @Test(
    "A rectangle has the size and the radius of its image",
    arguments: [
      ("Apple Watch 40mm", Size(width: 150, height: 47)),
      ("Apple Watch 41mm", Size(width: 159, height: 50)),
      ("Apple Watch 44mm", Size(width: 171, height: 54)),
      ("Apple Watch 45mm", Size(width: 178.5, height: 56)),
    ])
  func rectangle(name: String, size: Size) throws {
    let face = try face(Complication(.graphicRectangular) { Label("Lunch") }, on: name)
    #expect(face.frame.size == size)
    #expect(face.clip == .roundedRect(face.frame, radius: 4, curve: .circular))
    let label = try #require(face.children.first)
    #expect(label.frame.minX == face.frame.minX && abs(label.frame.midY - face.frame.midY) < 1)
  }

  @Test("Every family has a size, and a soft ground only where it is a circle or asked for")
  func families() throws {
    for family in ComplicationFamily.allCases {
      let plain = try face(Complication(family) { Label("8") })
      #expect(plain.frame.width > 20 && plain.frame.height > 20, "\(family)")
      let isCircle = plain.frame.width == plain.frame.height && family != .extraLarge
      #expect(plain.items.isEmpty == !isCircle, "\(family)")
      let bare = try face(Complication(family) { Label("8") }.showsBackground(false))
      #expect(bare.items.isEmpty)
      let filled = try face(Complication(family) { Label("8") }.showsBackground())
      #expect(filled.items.count == 1)
    }
  }

  @Test("Contents stand in the middle of a circle, and are offered no more than it has")
  func contents() throws {
    let face = try face(Complication { Label("A text that is longer than the circle") })
    let label = try #require(face.children.first)
    #expect(label.frame.width <= face.frame.width)
    #expect(abs(label.frame.midX - face.frame.midX) < 1)
    // A date is written as short as it must be.
    let wide = try draw(DateLabel(dateStyle: .full), in: watch("Apple Watch 45mm"))
    let short = try self.face(Complication { DateLabel(dateStyle: .full) })
    #expect((short.children.first?.text?.count ?? 99) < (wide.nodes.first?.text?.count ?? 0))
  }

  private func letters(_ scene: Scene) throws -> [(place: Point, turn: Double)] {
    let label = try #require(scene.node("WidgetLabel"))
    return label.items.compactMap { item in
      guard case .group(let group) = item else { return nil }
      return (Point(x: group.transform.tx, y: group.transform.ty), group.transform.b)
    }
  }

  @Test("A bezel's text curves around the dial: turned left before its middle, right after it")
  func bezel() throws {
    let complication = Complication(.graphicBezel, widgetLabel: "12345") { Label("8") }
    let scene = try draw(complication, in: watch("Apple Watch 45mm"))
    let letters = try letters(scene)
    #expect(letters.count == 5 && letters.map(\.turn) == letters.map(\.turn).sorted())
    #expect(abs(letters[2].turn) < 0.001 && letters[0].turn < 0)
    let face = try #require(scene.node("Face"))
    #expect(letters.allSatisfy { $0.place.y < face.frame.minY })
    #expect(scene.node("WidgetLabel")?.text == "12345")
  }

  @Test("A corner's text is inside of its circle, towards the middle of the face")
  func corner() throws {
    let complication = Complication(.graphicCorner, widgetLabel: "8 of 10") { Label("8") }
    let scene = try draw(complication, in: watch("Apple Watch 45mm"))
    let circle = try #require(scene.node("Face")?.frame)
    for (place, turn) in try letters(scene) {
      let (x, y) = (place.x - circle.midX, place.y - circle.midY)
      #expect((x * x + y * y).squareRoot() > circle.width / 2)
      #expect(turn < 0)
    }
    let frame = try #require(scene.nodes.first?.frame)
    #expect(frame.width == frame.height && frame.width > circle.width)
  }

  @Test("Only watches have them, and only two families a curved text")
  func reports() throws {
    let found = complaints(Complication { Label("8") }, in: Environment())
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message == "Complication: iOS has no complication")
  }
}
