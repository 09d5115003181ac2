import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Labels")
struct LabelTests {
  private let sentence = "one two three four five six"

  /// The texts drawn by the only label of a scene, line by line.
  private func lines(_ scene: Scene) -> [String] {
    scene.items.compactMap { item in
      if case .text(let run, _) = item { run.text } else { nil }
    }
  }

  @Test("A label is as large as its text")
  func ideal() throws {
    let scene = try draw(Label("Sign in"))
    #expect(scene.size == Size(width: 70, height: 20))
    #expect(scene.root.baseline == 16)
    #expect(scene.root.text == "Sign in")
  }

  @Test("Sizes are rounded up to whole pixels of the platform's screen")
  func rounding() throws {
    // 12 points of caption text: 7.0588 points a letter, lines of 14.1176.
    let scene = try draw(Label("abc").font(.caption))
    #expect(scene.size == Size(width: 22, height: 15))
  }

  @Test("By default there is one line, and what does not fit ends in an ellipsis")
  func truncation() throws {
    let scene = try draw(Label(sentence), width: 100)
    #expect(lines(scene) == ["one two t…"])
    #expect(scene.root.text == "one two t…")
    #expect(scene.root.accessibility?.label == sentence)
    #expect(scene.root.frame.width == 100)
  }

  @Test(
    "The number of lines is the most that is shown, 0 for all",
    arguments: [
      (0, ["one two", "three four", "five six"]), (2, ["one two", "three fou…"]),
      (3, ["one two", "three four", "five six"]), (9, ["one two", "three four", "five six"]),
    ])
  func numberOfLines(count: Int, shown: [String]) throws {
    let scene = try draw(Label(sentence, numberOfLines: count), width: 100)
    #expect(lines(scene) == shown)
    #expect(scene.size.height == 20 * Double(shown.count))
  }

  @Test(
    "A low frame shows as many lines as it holds",
    arguments: [
      (20.0, 1), (38, 1), (40, 2), (58, 2), (60, 3), (200, 3), (1, 1),
    ])
  func height(height: Double, count: Int) throws {
    let scene = try draw(Label(sentence, numberOfLines: 0).frame(width: 100, height: height))
    #expect(lines(scene).count == count)
  }

  @Test("In a frame that is too high the lines stand in the middle")
  func highFrame() throws {
    let scene = try draw(
      HStack(alignment: .top) { Label("a") }.frame(height: 60), height: 60)
    #expect(scene.frame("Label[0]")?.midY == 30)
  }

  @Test("The first baseline and all runs stand where the lines do")
  func runs() throws {
    let scene = try draw(Label(sentence, numberOfLines: 0).padding(10), width: 120)
    let origins = scene.items.compactMap { item in
      if case .text(let run, _) = item { run.origin } else { nil }
    }
    #expect(origins == [26.0, 46, 66].map { Point(x: 10, y: $0) })
    #expect(scene.node("Label")?.baseline == 26)
  }

  @Test(
    "Natural text keeps to its own width; an alignment takes the room there is",
    arguments: [
      (TextAlignment.natural, 0.0, 170.0), (.leading, 0, 170), (.center, 85, 85),
      (.trailing, 170, 0), (.left, 0, 0), (.right, 170, 170),
    ])
  func alignment(alignment: TextAlignment, x: Double, mirrored: Double) throws {
    let stack = VStack(alignment: .leading) {
      Label("abc", alignment: alignment)
      Spacer().frame(width: 200, height: 1)
    }
    for (direction, x) in [(LayoutDirection.leftToRight, x), (.rightToLeft, mirrored)] {
      let scene = try draw(stack, width: 200, in: surroundings(direction))
      guard case .text(let run, _) = scene.node("Label[0]")?.items.first else {
        Issue.record("a label draws its text")
        return
      }
      #expect(run.origin.x == x, "\(direction)")
      #expect(scene.frame("Label[0]")?.width == (alignment == .natural ? 30 : 200))
    }
  }

  @Test("In a row an alignment takes nobody's room")
  func alignmentInRow() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("ab", alignment: .trailing)
        Spacer()
        Label("c")
      }, width: 100)
    #expect(scene.frame("Label[0]")?.width == 20)
  }

  @Test("Lines of several words stand on the side asked for")
  func lineAlignment() throws {
    let label = Label("one two three", alignment: .trailing, numberOfLines: 0)
    let scene = try draw(label, width: 80)
    let starts = scene.items.compactMap { item in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }
    #expect(starts == [10, 30])
  }

  @Test("The font follows the text size when it is a style, and not when it is a size")
  func textSize() throws {
    var large = surroundings()
    large.textSize = .accessibility5
    #expect(try draw(Label("a"), in: large).root.style?.size == 53)
    #expect(try draw(Label("a", font: .system(size: 20)), in: large).root.style?.size == 20)
    #expect(try draw(Label("a").font(.headline)).root.style?.weight == .semibold)
    #expect(try draw(Label("a").font(.body, weight: .black)).root.style?.weight == .black)
  }

  @Test(
    "The four label colours are the theme's",
    arguments: [
      (ColorValue.primary, "#000000"), (.secondary, "#3C3C4399"), (.tertiary, "#3C3C434C"),
      (.quaternary, "#3C3C432D"), ("red", "#FF3B30"), ("#12345678", "#12345678"),
      ("label", "#000000"), ("secondary", "#3C3C4399"), ("accent", "#007AFF"),
    ])
  func colors(color: ColorValue, hex: String) throws {
    let scene = try draw(Label("a", color: color), in: Environment())
    #expect(scene.items.compactMap(\.color).map(\.hex) == [hex])
    #expect(scene.root.style?.color.hex == hex)
  }

  @Test("An empty label has no size, as UILabel's intrinsic one, whatever is around it")
  func empty() throws {
    #expect(try draw(Label("")).size == .zero)
    #expect(try draw(Label(AttributedText("")).numberOfLines(0)).size == .zero)
    let rows = VStack(spacing: 0) {
      Label("a")
      Label("")
      Label("b")
    }
    #expect(try draw(rows).size.height == 40)
    #expect(try draw(Label(" ")).size.height == 20)
    let centred = try draw(Label("").alignment(.center).frame(width: 50))
    #expect(centred.size == Size(width: 50, height: 0))
  }

  @Test("Assistive technology is told the text")
  func accessibility() throws {
    let scene = try draw(Label("Hello"))
    #expect(scene.root.accessibility == Accessibility(role: .staticText, label: "Hello"))
    #expect(scene.root.hitTarget == nil)
  }
}
