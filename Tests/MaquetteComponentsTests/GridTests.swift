import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Grids and scrolling views")
struct GridTests {
  private func grid(columns: Int = 2, alignment: Alignment = .center) -> Grid {
    Grid(columns: columns, alignment: alignment, spacing: 4, verticalSpacing: 6) {
      Label("a")
      Label("bcd")
      Label("efghi")
      Label("j", font: .system(size: 34))
      Label("k")
    }
  }

  @Test("A column is as wide as its widest cell, a row as high as its highest")
  func cells() throws {
    let scene = try draw(grid(alignment: .topLeading))
    #expect(scene.size == Size(width: 84, height: 92))
    #expect(scene.frame("Label[1]")?.minX == 54)
    #expect(scene.frame("Label[2]")?.minY == 26)
    #expect(scene.frame("Label[4]") == Rect(x: 0, y: 72, width: 10, height: 20))
  }

  @Test("Cells hold their contents where the grid says")
  func alignment() throws {
    let scene = try draw(grid(alignment: .bottomTrailing))
    #expect(scene.frame("Label[0]") == Rect(x: 40, y: 0, width: 10, height: 20))
    #expect(scene.frame("Label[2]")?.maxY == 66)
  }

  @Test("Rows go in reading direction")
  func direction() throws {
    let scene = try draw(grid(), in: surroundings(.rightToLeft))
    let (first, second) = (scene.frame("Label[0]"), scene.frame("Label[1]"))
    #expect((first?.minX ?? 0) > (second?.minX ?? 99))
  }

  @Test("No more columns than there are contents")
  func fewContents() throws {
    #expect(try draw(grid(columns: 40)).size.width == 10 + 30 + 50 + 20 + 10 + 16)
    #expect(try draw(Grid(columns: 3) {}).size == .zero)
  }

  @Test("Columns that can grow share what is left over")
  func growing() throws {
    let scene = try draw(
      Grid(columns: 2, spacing: 10) {
        Button("a").stretch()
        Button("b").stretch()
      }, width: 310)
    #expect(scene.frame("Button[0]")?.width == 150)
    #expect(scene.frame("Button[1]")?.maxX == 310)
  }

  @Test("In a narrow room the widest column gives first")
  func narrow() throws {
    let scene = try draw(grid(), width: 64)
    #expect(scene.node("Label[1]")?.text == "bcd")
    #expect(scene.node("Label[2]")?.text == "ef…")
    #expect(scene.root.frame.width == 64)
  }

  @Test("A scrolling view shows the upper part of what is too high for it")
  func scrolling() throws {
    let view = ScrollView(spacing: 10) {
      for title in ["a", "b", "c", "d"] { Label(title) }
    }
    let scene = try draw(view, height: 50)
    let node = try #require(scene.node("ScrollView"))
    #expect(node.frame.height == 50)
    #expect(node.clip == .rect(node.frame))
    #expect(scene.frame("Label[0]")?.minY == 0)
    #expect(scene.frame("Label[3]")?.minY == 90)
    #expect(try draw(view).node("ScrollView")?.clip == nil)
    #expect(try draw(view).size.height == 110)
  }
}
