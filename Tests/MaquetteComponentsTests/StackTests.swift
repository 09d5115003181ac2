import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Stacks")
struct StackTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high.

  @Test("A VStack is as wide as its widest content and as high as all of it with the gaps")
  func vertical() throws {
    let scene = try draw(
      VStack(spacing: 5) {
        Label("abc")
        Label("abcdefgh")
      })
    #expect(scene.size == Size(width: 80, height: 45))
    #expect(isSame(scene.frame("Label[0]"), Rect(x: 25, y: 0, width: 30, height: 20)))
    #expect(isSame(scene.frame("Label[1]"), Rect(x: 0, y: 25, width: 80, height: 20)))
  }

  @Test(
    "Alignment moves the narrower ones",
    arguments: [
      (VStack.Alignment.leading, 0.0), (.center, 25), (.trailing, 50),
    ])
  func verticalAlignment(alignment: VStack.Alignment, x: Double) throws {
    let stack = VStack(alignment: alignment) {
      Label("abc")
      Label("abcdefgh")
    }
    #expect(try draw(stack).frame("Label[0]")?.minX == x)
    #expect(try draw(stack, in: surroundings(.rightToLeft)).frame("Label[0]")?.minX == 50 - x)
  }

  @Test("An HStack goes in reading direction")
  func horizontal() throws {
    let stack = HStack(spacing: 4) {
      Label("ab")
      Label("c")
    }
    let scene = try draw(stack)
    #expect(scene.size == Size(width: 34, height: 20))
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[1]")?.minX == 24)
    let mirrored = try draw(stack, in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Label[0]")?.minX == 14)
    #expect(mirrored.frame("Label[1]")?.minX == 0)
  }

  @Test(
    "Lower ones stand at the top, in the middle or at the bottom",
    arguments: [
      (HStack.Alignment.top, 0.0), (.center, 20), (.bottom, 40),
    ])
  func horizontalAlignment(alignment: HStack.Alignment, y: Double) throws {
    let scene = try draw(
      HStack(alignment: alignment) {
        Label("a")
        Spacer().frame(width: 5, height: 60)
      })
    #expect(scene.frame("Label[0]")?.minY == y)
  }

  @Test("Texts of different sizes share a baseline")
  func baselines() throws {
    let scene = try draw(
      HStack(alignment: .firstTextBaseline) {
        Label("big", font: .system(size: 34))
        Label("small\nof two lines", numberOfLines: 0)
        Button("Go").size(.large)
        VStack {
          Label("first")
          Label("second")
        }
        Spacer().frame(width: 10, height: 7)
      })
    let baselines = scene.nodes.compactMap { node in
      node.path.hasSuffix("VStack[3]/Label[1]") ? nil : node.baseline
    }
    #expect(baselines.count == 4)
    #expect(Set(baselines.map { $0.rounded() }).count == 1)
    let wide = try #require(scene.frame("Label[0]"))
    #expect(scene.size.height >= wide.height)
  }

  @Test("What has no text stands on the baseline")
  func noBaseline() throws {
    let scene = try draw(
      HStack(alignment: .firstTextBaseline) {
        Label("a")
        Divider().frame(width: 1, height: 5)
      })
    #expect(scene.node("Label[0]")?.baseline == 16)
    #expect(scene.frame("Divider[1]")?.maxY == 16)
  }

  @Test("Spacing that nobody names is the theme's")
  func themeSpacing() throws {
    let scene = try draw(
      VStack {
        Label("a")
        Label("b")
      })
    #expect(scene.frame("Label[1]")?.minY == 28)
  }

  @Test("A ZStack lays its contents on one another, aligned", arguments: Alignment.allCases)
  func depth(alignment: Alignment) throws {
    let stack = ZStack(alignment: alignment) {
      Spacer().frame(width: 101, height: 61)
      Label("a")
    }
    let label = try #require(try draw(stack).frame("Label[1]"))
    let name = alignment.rawValue.lowercased()
    let x = name.contains("leading") ? 0.0 : name.contains("trailing") ? 91 : 46
    let y = name.contains("top") ? 0.0 : name.contains("bottom") ? 41 : 21
    #expect(abs(label.minX - x) <= 0.5 && abs(label.minY - y) <= 0.5, "\(label)")
    let mirrored = try #require(
      try draw(stack, in: surroundings(.rightToLeft)).frame("Label[1]"))
    #expect(mirrored.minX == 101 - label.maxX)
  }

  @Test("An empty stack takes no room")
  func empty() throws {
    let scene = try draw(HStack {}, width: 10, height: 10)
    #expect(scene.root.frame.size == .zero)
    #expect(scene.root.frame.minX == 5)
  }

  @Test("Nodes are named after their place")
  func paths() throws {
    let scene = try draw(
      VStack {
        Label("a")
        HStack { Button("b") }.padding(3)
        Spacer()
        Label("c").background(.tint)
      })
    #expect(
      scene.nodes.map(\.path) == [
        "VStack", "VStack/Label[0]", "VStack/HStack[1]", "VStack/HStack[1]/Button[0]",
        "VStack/Label[3]",
      ])
    #expect(scene.title == "a, b, c")
  }
}
