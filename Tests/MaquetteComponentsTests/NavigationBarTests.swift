import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Navigation bars")
struct NavigationBarTests {
  private let back = NavigationBar("Sounds", backTitle: "Settings") {
  } trailingItems: {
    Button(systemItem: .edit)
  }

  private func bar(
    _ bar: NavigationBar, width: Double = 390, _ direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    try draw(bar, width: width, in: surroundings(direction))
  }

  // MARK: Metrics

  @Test("It is 44 points high, and 52 more with a large title (flutter nav_bar.dart)")
  func height() throws {
    #expect(try bar(back).size == Size(width: 390, height: 44))
    #expect(try bar(NavigationBar("Settings")).size.height == 44 + 52)
    #expect(try bar(NavigationBar("Settings", titleDisplayMode: .inline)).size.height == 44)
  }

  @Test("A large title stands 16 from the edge and 8 above the end (flutter nav_bar.dart)")
  func largeTitle() throws {
    let scene = try bar(NavigationBar("Settings"))
    let title = try #require(scene.frame("LargeTitle/Label[0]"))
    #expect(title.minX == 16)
    #expect(title.maxY == 96 - 8)
    #expect(scene.node("LargeTitle/Label[0]")?.style?.size == 34)
    #expect(scene.node("LargeTitle/Label[0]")?.style?.weight == .bold)
  }

  @Test("A title among the buttons has 17 points and is semibold (flutter nav_bar.dart)")
  func inlineTitle() throws {
    let title = try #require(try bar(back).node("NavigationBar/Label[0]"))
    #expect(title.style?.size == 17)
    #expect(title.style?.weight == .semibold)
    #expect(abs(title.frame.midX - 195) <= 0.5, "in the middle of the bar")
  }

  @Test("Buttons' titles stand 16 from the edge (flutter nav_bar.dart)")
  func margin() throws {
    let scene = try bar(back)
    let edit = try #require(scene.frame("TrailingItems/Button[0]"))
    #expect(abs(edit.maxX - (390 - 16)) < 0.51)
  }

  @Test("In bars from 414 points on, titles and buttons stand at UIKit's wider margin of 20")
  func wideMargin() throws {
    for width in [414.0, 440] {
      #expect(try bar(NavigationBar("A"), width: width).frame("LargeTitle/Label[0]")?.minX == 20)
      let edit = try #require(try bar(back, width: width).frame("TrailingItems/Button[0]"))
      #expect(abs(edit.maxX - (width - 20)) < 0.51)
    }
    let theme = try #require(Theme.named("ios26"))
    for (width, margin) in [(402.0, 16.0), (440, 20)] {
      let scene = try draw(back, width: width, in: surroundings(theme: theme))
      #expect(scene.frame("BackButton")?.minX == margin)
      let items = scene.nodes.filter { $0.path.contains("TrailingItems") }
      #expect(items.map(\.frame.maxX).max() == width - margin)
      let title = try draw(NavigationBar("A"), width: width, in: surroundings(theme: theme))
      #expect(title.frame("LargeTitle/Label[0]")?.minX == margin)
    }
  }

  // MARK: What leads back

  @Test("From right to left all of it is mirrored, and what leads back points to the right")
  func mirrored() throws {
    let left = try bar(back)
    let right = try bar(back, .rightToLeft)
    for path in ["BackButton", "TrailingItems/Button[0]", "NavigationBar/Label[0]"] {
      let one = try #require(left.frame(path))
      let other = try #require(right.frame(path))
      #expect(abs(other.minX - (390 - one.maxX)) < 1e-6, "\(path)")
    }
    // The tip of the chevron is its outermost point.
    func tip(_ scene: Scene) throws -> (ink: Rect, frame: Rect) {
      let node = try #require(scene.node("BackButton"))
      let stroke = try #require(
        node.leaves.compactMap { item -> Rect? in
          if case .stroke(let shape, _, _) = item { shape.bounds } else { nil }
        }.first)
      return (stroke, node.frame)
    }
    let (one, other) = (try tip(left), try tip(right))
    #expect(abs((one.ink.minX - one.frame.minX) - (other.frame.maxX - other.ink.maxX)) < 1e-6)
    #expect(other.ink.minX > 390 - 40)
  }

  @Test(
    "The title of the screen before is shortened where it has no room, then left out",
    arguments: [(390.0, "Accessibility"), (320.0, "Back"), (250.0, nil as String?)])
  func shortened(width: Double, shown: String?) throws {
    let bar = NavigationBar("Display & Text", backTitle: "Accessibility") {
    } trailingItems: {
      Button(systemItem: .edit)
    }
    let node = try #require(try draw(bar, width: width).node("BackButton"))
    #expect(node.text == shown)
    #expect(node.accessibility?.label == "Accessibility", "what is heard is never shortened")
  }

  @Test("The word for going back is that of the language")
  func word() throws {
    let bar = NavigationBar("أ", backTitle: "إمكانية الوصول").backButtonDisplayMode(.generic)
    let scene = try draw(bar, width: 390, in: Environment(locale: "ar_EG"))
    #expect(scene.node("BackButton")?.text == "رجوع")
    let hebrew = try draw(bar, width: 390, in: Environment(locale: "he"))
    #expect(hebrew.node("BackButton")?.text == "חזרה")
  }

  @Test("Minimal shows the chevron alone")
  func minimal() throws {
    let bar = NavigationBar("a", backTitle: "Settings").backButtonDisplayMode(.minimal)
    #expect(try draw(bar, width: 390).node("BackButton")?.text == nil)
  }

  @Test("What leads back is never narrower than a finger, and reaches to the edge")
  func backTarget() throws {
    let bar = NavigationBar("a", backTitle: "")
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let target = try #require(
        try draw(bar, width: 390, in: surroundings(direction)).node("BackButton")?.hitTarget)
      #expect(target.width >= 44 && target.height >= 44)
      #expect(direction == .leftToRight ? target.minX <= 0 : target.maxX >= 390)
    }
  }

  // MARK: Titles

  @Test(
    "A long title ends in an ellipsis and never lies on a button",
    arguments: [320.0, 390, 600, 1024], [LayoutDirection.leftToRight, .rightToLeft])
  func longTitle(width: Double, direction: LayoutDirection) throws {
    let bar = NavigationBar(
      String(repeating: "very long ", count: 20), backTitle: "A long title before"
    ) {
    } trailingItems: {
      Button(systemItem: .add)
      Button("", symbol: "ellipsis.circle")
    }
    let scene = try draw(bar, width: width, in: surroundings(direction))
    let title = try #require(scene.node("NavigationBar/Label[0]"))
    #expect(title.text?.hasSuffix("…") == true)
    for path in ["BackButton", "TrailingItems/Button[0]", "TrailingItems/Button[1]"] {
      let frame = try #require(scene.frame(path))
      #expect(frame.intersection(title.frame).map { $0.width < 0.01 } ?? true, "\(path)")
      #expect(frame.minX >= 0 && frame.maxX <= width)
    }
  }

  @Test("Titles among buttons keep their size at every text size, large titles grow")
  func textSize() throws {
    var large = surroundings()
    large.textSize = .accessibility5
    #expect(try draw(back, width: 390, in: large).size.height == 44)
    let title = try draw(back, width: 390, in: large).node("NavigationBar/Label[0]")
    #expect(title?.style?.size == 17)
    let scene = try draw(NavigationBar("Settings"), width: 390, in: large)
    // Documented: large titles have 60 points on 70 at the largest size (HIG, Typography).
    #expect(scene.node("LargeTitle/Label[0]")?.style?.size == 60)
    let frame = try #require(scene.frame("LargeTitle/Label[0]"))
    #expect(frame.minY >= 44 && frame.maxY <= scene.size.height)
  }

  @Test("Titles are headings, buttons are buttons")
  func accessibility() throws {
    let scene = try bar(back)
    #expect(scene.node("NavigationBar/Label[0]")?.accessibility?.isHeading == true)
    #expect(scene.node("BackButton")?.accessibility?.traits == [.button])
    let large = try bar(NavigationBar("Settings"))
    #expect(large.nodes.filter { $0.accessibility?.isHeading == true }.count == 1)
  }

  // MARK: Background

  @Test(
    "Material and line are drawn where content lies under the bar, and a large title is small then")
  func scrolled() throws {
    #expect(try bar(NavigationBar("Settings")).root.items.isEmpty)
    let scrolled = try bar(NavigationBar("Settings").scrolled())
    #expect(scrolled.size.height == 44)
    #expect(scrolled.root.items.count == 2)
    // Measured where nothing is blurred: #F9F9F9 at 0xF0 of 255 (flutter nav_bar.dart).
    let material = scrolled.root.items.first?.material
    #expect(material?.name == "bar" && material?.flat == Color(hex: "#F9F9F9F0"))
    #expect(try bar(back.toolbarBackground(.hidden).scrolled()).root.items.isEmpty)
    #expect(try bar(back.toolbarBackground(.visible)).root.items.count == 2)
  }

  @Test("A prompt and a search field make it higher")
  func rows() throws {
    #expect(try bar(back.prompt("Choose")).size.height == 44 + 30)
    let scene = try bar(back.searchable())
    // Measured: 36 points (flutter search_field.dart).
    #expect(scene.frame("SearchField")?.height == 36)
    #expect(scene.frame("SearchField")?.minX == 16)
    #expect(scene.node("SearchField")?.accessibility?.traits == [.searchField])
  }

  // MARK: Platforms

  @Test("A Mac has none and says what to use, a watch draws it in its screen")
  func platforms() {
    let mac = complaints(NavigationBar("a"), in: Environment(platform: .macos))
    #expect(mac.map(\.severity) == [.error])
    #expect(mac.first?.hint?.contains("'Toolbar'") == true)
    let watch = complaints(NavigationBar("a"), in: Environment(platform: .watchos))
    #expect(watch.map(\.severity) == [.error])
    #expect(watch.first?.hint?.contains("'Screen'") == true)
  }

  @Test("A television's bar is 145 points high (Interface Builder) and leads back with the remote")
  func television() throws {
    let scene = try draw(back, width: 1920, in: Environment(platform: .tvos))
    #expect(scene.size.height == 145)
    #expect(scene.node("BackButton") == nil)
  }

  @Test("No bar stands in another one")
  func nested() {
    let bar = Toolbar { NavigationBar("a") }
    #expect(complaints(bar).map(\.severity) == [.error])
  }
}
