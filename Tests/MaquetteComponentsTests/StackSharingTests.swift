import MaquetteComponents
import MaquetteCore
import Testing

/// SwiftUI's rules with numbers. A body letter is 10 points wide, a line 20 points high.
@Suite("How a stack shares its length")
struct StackSharingTests {
  private func widths(_ scene: Scene, _ names: String...) -> [Double?] {
    names.map { scene.frame($0)?.width }
  }

  @Test("A spacer makes the stacks around its own flexible")
  func spacer() throws {
    let scene = try draw(
      HStack(spacing: 10) {
        Spacer().frame(width: 20, height: 20)
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Label("A")
            Spacer()
            Label("B")
          }
          Label("Longer text here")
        }
      }, width: 300)
    #expect(scene.frame("VStack[1]") == Rect(x: 30, y: 0, width: 270, height: 40))
    #expect(scene.frame("HStack[0]/Label[0]")?.minX == 30)
    #expect(scene.frame("HStack[0]/Label[2]")?.maxX == 300)
  }

  @Test("A spacer does nothing across its stack's axis")
  func crossAxis() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Label("A")
          Spacer()
        }
        Label("B")
      }, width: 300)
    #expect(widths(scene, "VStack[0]", "HStack") == [10, 20])
  }

  @Test("Spacers are served last: what else grows takes all of it")
  func spacersLast() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Button("OK").stretch()
        Spacer(minLength: 30)
        HStack(spacing: 0) {
          Label("A")
          Spacer()
        }
      }, width: 330)
    #expect(widths(scene, "Button[0]", "HStack[2]") == [150, 150])
  }

  @Test("The least flexible is served first, and leaves what it does not need")
  func leastFlexible() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("0123456789")
        Spacer().frame(width: 40, height: 10)
        Label("abc")
      }, width: 120)
    // 40 for what cannot give, 30 of the 40 that are the short label's share, and what is left.
    #expect(widths(scene, "Label[0]", "Label[2]") == [50, 30])
  }

  @Test("A text beside something that grows without end has its share, not all it wants")
  func textBesideFill() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("x").frame(maxWidth: .infinity)
        Label("one two", numberOfLines: 0)
        Label("x").frame(maxWidth: .infinity)
      }, width: 150)
    #expect(scene.frame("Label[1]") == Rect(x: 60, y: 0, width: 30, height: 40))
  }

  @Test("A frame with a greatest width takes that, and those without the rest")
  func bounded() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Button("A").stretch().frame(maxWidth: 80)
        Button("B").stretch()
      }, width: 300)
    #expect(widths(scene, "Button[0]", "Button[1]") == [80, 220])
  }

  @Test("Two that are equally flexible have equal shares")
  func equal() throws {
    let row = HStack(spacing: 0) {
      Label("A")
      Spacer()
    }
    let scene = try draw(
      HStack(spacing: 0) {
        row
        row
      }, width: 200)
    #expect(widths(scene, "HStack[0]", "HStack[1]") == [100, 100])
  }

  @Test("A greater priority is served before others, for whom their least lengths are kept")
  func priority() throws {
    func labels(_ first: Double, _ second: Double) throws -> Scene {
      try draw(
        HStack(spacing: 0) {
          Label("0123456789").layoutPriority(first)
          Label("abcdefghij").layoutPriority(second)
          Spacer(minLength: 20)
        }, width: 170)
    }
    #expect(widths(try labels(0, 0), "Label[0]", "Label[1]") == [70, 80])
    #expect(widths(try labels(1, 0), "Label[0]", "Label[1]") == [100, 50])
    #expect(widths(try labels(0, 0.5), "Label[0]", "Label[1]") == [50, 100])
    #expect(widths(try labels(-1, 0), "Label[0]", "Label[1]") == [50, 100])
  }

  @Test("A fixed size is the ideal one, whatever is offered")
  func fixedSize() throws {
    let row = HStack(spacing: 0) {
      Label("0123456789").fixedSize()
      Label("abcdefghij")
    }
    let scene = try draw(row, width: 130)
    #expect(scene.node("Label[0]")?.text == "0123456789")
    #expect(widths(scene, "Label[0]", "Label[1]") == [100, 30])
    let text = Label("one two three", numberOfLines: 0)
    #expect(try draw(text.fixedSize().frame(width: 50)).frame("Label")?.size.width == 130)
    let tall = text.fixedSize(horizontal: false).frame(width: 70, height: 20)
    #expect(try draw(tall).frame("Label") == Rect(x: 0, y: -10, width: 70, height: 40))
  }

  @Test("A fixed size makes what grows as long as it must be")
  func fixedStack() throws {
    let row = HStack(spacing: 0) {
      Label("A")
      Spacer(minLength: 5)
      Label("B")
    }
    #expect(try draw(row.fixedSize(), width: 200).frame("HStack")?.width == 25)
  }

  @Test("A column shares its height in the same way")
  func vertical() throws {
    let scene = try draw(
      VStack(spacing: 0) {
        Label("one two three", numberOfLines: 0).layoutPriority(1)
        Label("four five six", numberOfLines: 0)
        Spacer()
      }, width: 50, height: 80)
    #expect(scene.frame("Label[0]")?.height == 60)
    #expect(scene.frame("Label[1]")?.height == 20)
  }

  @Test("Many priorities cost no more than their number")
  func cost() throws {
    let measurer = FakeMeasurer()
    let row = HStack(spacing: 0) {
      for index in 0..<400 { Label("abc").layoutPriority(Double(index)) }
    }
    _ = try draw(row, width: 500, measurer: measurer)
    #expect(measurer.calls < 2_000)
  }
}
