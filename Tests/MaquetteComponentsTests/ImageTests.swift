import MaquetteComponents
import MaquetteCore
import Testing

/// Images as components: what room they take, and what right-to-left interfaces do with them.
@Suite("Images")
struct ImageTests {
  /// A file of 60 × 40 points.
  private func file(_ name: String = "cup.svg") throws -> ImageData {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
    return try ImageData(Array(text.utf8), name: name)
  }

  private func frame(_ scene: Scene) -> Rect? {
    scene.nodes.lazy.compactMap { $0.items.lazy.compactMap(\.firstImage).first?.frame }.first
  }

  private func clip(_ scene: Scene) -> Shape? {
    for item in scene.nodes.flatMap(\.items) {
      if case .group(let group) = item { return group.clips.first }
    }
    return nil
  }

  @Test("A file has its own size unless it may be resized")
  func natural() throws {
    #expect(try draw(Image(file())).size == Size(width: 60, height: 40))
    #expect(try draw(Image(file("cup@2x.svg"))).size == Size(width: 30, height: 20))
    let scene = try draw(Image(file()), width: 100, height: 100)
    #expect(frame(scene) == Rect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test(
    "Content modes are UIKit's",
    arguments: [
      (ImageContentMode.stretch, Rect(x: 0, y: 0, width: 120, height: 120)),
      (.fit, Rect(x: 0, y: 20, width: 120, height: 80)),
      (.fill, Rect(x: -30, y: 0, width: 180, height: 120)),
      (.center, Rect(x: 30, y: 40, width: 60, height: 40)),
      (.top, Rect(x: 30, y: 0, width: 60, height: 40)),
      (.bottom, Rect(x: 30, y: 80, width: 60, height: 40)),
      (.left, Rect(x: 0, y: 40, width: 60, height: 40)),
      (.right, Rect(x: 60, y: 40, width: 60, height: 40)),
      (.topLeft, Rect(x: 0, y: 0, width: 60, height: 40)),
      (.topRight, Rect(x: 60, y: 0, width: 60, height: 40)),
      (.bottomLeft, Rect(x: 0, y: 80, width: 60, height: 40)),
      (.bottomRight, Rect(x: 60, y: 80, width: 60, height: 40)),
    ])
  func modes(_ mode: ImageContentMode, _ expected: Rect) throws {
    for direction in LayoutDirection.allCases {
      let scene = try draw(
        Image(file()).contentMode(mode).frame(width: 120, height: 120),
        in: surroundings(direction))
      // The words mean sides of the screen: right-to-left changes nothing.
      #expect(frame(scene) == expected, "\(mode) \(direction)")
      #expect(scene.size == Size(width: 120, height: 120))
    }
  }

  @Test("What a mode leaves outside of the frame is cut off")
  func cut() throws {
    let fill = try draw(Image(file()).scaledToFill().frame(width: 50, height: 50))
    #expect(clip(fill) == .rect(Rect(x: 0, y: 0, width: 50, height: 50)))
    let small = try draw(Image(file()).contentMode(.topLeft).frame(width: 30, height: 30))
    #expect(clip(small) == .rect(Rect(x: 0, y: 0, width: 30, height: 30)))
    #expect(try clip(draw(Image(file()).scaledToFit().frame(width: 50, height: 50))) == nil)
  }

  @Test("Corners are those of the picture and not of its frame")
  func corners() throws {
    let scene = try draw(
      Image(file()).scaledToFit().cornerRadius(8).frame(width: 120, height: 120))
    #expect(
      clip(scene)
        == .roundedRect(
          Rect(x: 0, y: 20, width: 120, height: 80), radius: 8, curve: .continuous))
    let circle = try draw(
      Image(file()).scaledToFill().clipShape(.circle).frame(width: 50, height: 50))
    #expect(
      clip(circle)
        == .roundedRect(Rect(x: 0, y: 0, width: 50, height: 50), radius: 25, curve: .circular))
  }

  @Test("With one extent given the other follows the picture's shape")
  func oneExtent() throws {
    #expect(try draw(Image(file()).scaledToFit().frame(width: 30)).size.height == 20)
    #expect(try draw(Image(file()).scaledToFill().frame(height: 20)).size.width == 30)
    #expect(try draw(Image(file()).resizable().frame(width: 30)).size.height == 40)
  }

  @Test("Resizable pictures share a row, and others do not give way")
  func row() throws {
    let file = try file()
    let scene = try draw(
      HStack(spacing: 10) {
        Image(file).scaledToFit()
        Image(file).scaledToFit()
        Image(file)
      }, width: 140)
    #expect(scene.frame("Image[0]")?.width == 30)
    #expect(scene.frame("Image[1]")?.size == Size(width: 30, height: 20))
    #expect(scene.frame("Image[2]")?.width == 60)
  }

  @Test("A picture is never flipped: its item is the same in both directions")
  func neverFlipped() throws {
    let image = Image(try file()).scaledToFit().frame(width: 90)
    let items = try LayoutDirection.allCases.map { try draw(image, in: surroundings($0)).items }
    #expect(items[0] == items[1])
    #expect(items[0].count == 1)
  }

  @Test("Positions are reversed where the order means something, and stay where it does not")
  func order() throws {
    func places(_ component: some Component, _ direction: LayoutDirection) throws -> [Double?] {
      let scene = try draw(component, in: surroundings(direction))
      return (0..<2).map { scene.frame("Image[\($0)]")?.minX }
    }
    let images = [AnyComponent(Image(try file())), AnyComponent(Image(try file("b.svg")))]
    let row = HStack(spacing: 10) { images }
    let grid = Grid(columns: 2, spacing: 10) { images }
    #expect(try places(row, .leftToRight) == [0, 70])
    #expect(try places(row, .rightToLeft) == [70, 0])
    #expect(try places(row.orderIsMeaningful(false), .rightToLeft) == [0, 70])
    #expect(try places(grid, .rightToLeft) == [70, 0])
    #expect(try places(grid.orderIsMeaningful(false), .rightToLeft) == [0, 70])
  }

  @Test("What is inside of a gallery without order still reads from the right")
  func insideOrder() throws {
    let file = try file()
    let row = HStack(spacing: 0) {
      HStack(spacing: 0) {
        Label("A")
        Image(file)
      }
    }
    let scene = try draw(row.orderIsMeaningful(false), in: surroundings(.rightToLeft))
    #expect(scene.frame("Image[1]")?.minX == 0)
  }

  @Test("Without a file there is a placeholder of the room it is given")
  func placeholder() throws {
    let scene = try draw(Image().frame(width: 120, height: 80))
    let node = try #require(scene.node("Image"))
    #expect(node.frame.size == Size(width: 120, height: 80))
    #expect(node.accessibility?.label == "Placeholder")
    #expect(scene.items.count > 1, "an area and a symbol")
    #expect(try draw(Image()).size == Size(width: 100, height: 100))
    #expect(try draw(Image().frame(width: 6, height: 6)).items.count == 1, "no room for a symbol")
  }

  @Test("Assistive technology hears the label, else the file's name, or nothing")
  func accessibility() throws {
    let data = try file("pictures/tea cup@2x.svg")
    #expect(try draw(Image(data)).root.accessibility?.label == "tea cup")
    #expect(try draw(Image(data).label("Cup of tea")).root.accessibility?.label == "Cup of tea")
    let adorning = try draw(Image(data).with(\.decorative, true)).root.accessibility
    #expect(adorning?.isElement == false)
    #expect(try draw(Image(data)).root.accessibility?.role == .image)
  }

  @Test("A template takes the colour that it is given")
  func template() throws {
    let scene = try draw(
      Image(file()).renderingMode(.template).color(.custom(Color(rgb: 0x102030))))
    #expect(scene.root.items.first?.firstImage?.tint == Color(rgb: 0x102030))
    #expect(try draw(Image(file())).root.items.first?.firstImage?.tint == nil)
  }

  @Test("A file and a symbol at once are an error")
  func both() throws {
    var image = Image(systemName: "star")
    image.file = try file()
    #expect(
      complaints(image).map(\.message) == ["Image: an image shows a file or a symbol, not both"])
  }

  // MARK: What only the author knows

  @Test("A symbol that is a logo stays and one that means a direction mirrors, when it is said so")
  func flips() throws {
    func items(_ name: String, _ direction: LayoutDirection, _ flips: Bool?) throws -> [DrawItem] {
      let image = Image(systemName: name).with(\.flipsForRightToLeftLayoutDirection, flips)
      return try draw(image, in: surroundings(direction)).root.items
    }
    // By their rules the speaker and its waves mirror, and the key stays.
    for (name, mirrors) in [("speaker.wave.3", true), ("key", false)] {
      let plain = try items(name, .leftToRight, nil)
      #expect(try (items(name, .rightToLeft, nil) != plain) == mirrors)
      #expect(try items(name, .rightToLeft, false) == plain)
      #expect(try items(name, .rightToLeft, true) != plain)
      #expect(try items(name, .leftToRight, true) == plain, "from left to right nothing changes")
    }
    #expect(
      try items("speaker.slash", .rightToLeft, true) != items("speaker.slash", .rightToLeft, nil),
      "the slash too")
  }

  @Test("A file may have another one in its place in right-to-left")
  func rightToLeftFile() throws {
    let other = try ImageData(
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='30' height='90'/>".utf8),
      name: "cup.rtl.svg")
    let image = try Image(file()).with(\.rightToLeftFile, other)
    #expect(try draw(image).size == Size(width: 60, height: 40))
    #expect(try draw(image, in: surroundings(.rightToLeft)).size == Size(width: 30, height: 90))
  }
}
