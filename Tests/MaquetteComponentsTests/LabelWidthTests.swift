import MaquetteComponents
import MaquetteCore
import Testing

/// A body letter is 10 points wide, a line 20 points high.
@Suite("A width of a label's own")
struct LabelWidthTests {
  private func text(
    _ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight, text: String = "Short"
  ) throws -> (frame: Rect, text: Rect) {
    let node = try #require(
      draw(Label(text, alignment: alignment), width: 200, in: surroundings(direction)).nodes
        .first { $0.textGeometry != nil })
    return (node.frame, try #require(node.textGeometry?.textRect))
  }

  @Test(
    "is where its lines stand: natural ones at the reading edge",
    arguments: [
      (TextAlignment.natural, 0.0, 150.0), (.leading, 0, 150), (.center, 75, 75),
      (.trailing, 150, 0), (.left, 0, 0), (.right, 150, 150),
    ])
  func picture(alignment: TextAlignment, left: Double, right: Double) throws {
    let (frame, rect) = try text(alignment)
    #expect(frame == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(rect == Rect(x: left, y: 0, width: 50, height: 20))
    #expect(try text(alignment, .rightToLeft).text.minX == right)
  }

  @Test(
    "is one in every script",
    arguments: ["Short", "قصير", "短い文です", "สั้นมาก", "छोटा"])
  func scripts(text: String) throws {
    let width = Double(text.count) * 10
    #expect(try self.text(.natural, text: text).text == Rect(x: 0, y: 0, width: width, height: 20))
    #expect(try self.text(.natural, .rightToLeft, text: text).text.minX == 200 - width)
  }

  @Test("holds several lines, which are broken in it")
  func lines() throws {
    let label = Label("one two three", numberOfLines: 0)
    let geometry = try #require(try draw(label, width: 100).root.textGeometry)
    #expect(geometry.lines == 2)
    #expect(geometry.textRect == Rect(x: 0, y: 0, width: 70, height: 40))
  }

  @Test("is that of a label inside others, and takes its room")
  func nested() throws {
    let label = AnyComponent(Label("ab").ownWidth(60))
    let row = try draw(
      HStack(spacing: 0) {
        label
        Label("c")
      })
    #expect(row.frame("Label[0]") == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(row.node("Label[0]")?.textGeometry?.textRect.minX == 0)
    #expect(row.frame("Label[1]")?.minX == 60)
    let padded = try draw(Label("ab").padding(5), width: 100)
    #expect(padded.frame("Label") == Rect(x: 5, y: 5, width: 90, height: 20))
  }

  @Test("is none in a frame, which puts the label where its alignment says")
  func frame() throws {
    #expect(try draw(Label("ab").frame(width: 100)).frame("Label")?.minX == 40)
    let trailing = Label("ab").frame(width: 100, alignment: .trailing)
    #expect(try draw(trailing).frame("Label")?.minX == 80)
  }

  @Test("is none in a stack, which centres its contents")
  func stack() throws {
    let scene = try draw(VStack { Label("ab") }, width: 100)
    #expect(scene.frame("Label[0]")?.minX == 40)
  }
}
