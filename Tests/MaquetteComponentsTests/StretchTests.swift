import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Room that is left over or missing")
struct StretchTests {
  @Test("A spacer pushes its neighbours to the ends")
  func spacer() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("ab")
        Spacer()
        Label("c")
      }, width: 200)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[2]")?.maxX == 200)
  }

  @Test("Spacers share evenly")
  func spacers() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Spacer()
        Label("a")
        Spacer()
        Spacer()
        Label("b")
      }, width: 110)
    #expect(scene.frame("Label[1]")?.minX == 30)
    #expect(scene.frame("Label[4]")?.minX == 100)
  }

  @Test(
    "A spacer keeps its least length, and shares what is more",
    arguments: [
      (100.0, 50.0), (40, 20),
    ])
  func minLength(width: Double, x: Double) throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Spacer(minLength: 20)
        Label("a")
        Spacer()
      }, width: width)
    #expect(abs((scene.frame("Label[1]")?.minX ?? 0) - x) <= 5)
    #expect((scene.frame("Label[1]")?.minX ?? 0) >= 20)
  }

  @Test("Without room to share a spacer is as long as it must be")
  func ideal() throws {
    let scene = try draw(
      VStack(spacing: 0) {
        Label("a")
        Spacer(minLength: 12)
        Label("b")
      })
    #expect(scene.size.height == 52)
  }

  @Test("A spacer does nothing across its stack's axis")
  func cross() throws {
    let scene = try draw(
      VStack {
        HStack {
          Label("a")
          Spacer()
        }
        Label("abcdefghij")
      })
    #expect(scene.size.width == 100)
  }

  @Test("Buttons that stretch become equally wide, and go before spacers")
  func equalButtons() throws {
    let scene = try draw(
      HStack(spacing: 10) {
        Button("OK").stretch()
        Button("Cancel it").stretch()
        Spacer()
      }, width: 420)
    #expect(scene.frame("Button[0]")?.width == 200)
    #expect(scene.frame("Button[1]")?.width == 200)
    #expect(scene.frame("Button[1]")?.maxX == 410)
  }

  @Test("One that needs more than its share gets it, and the others share the rest")
  func unequal() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Button("a").stretch()
        Button("abcdefghijklmnopqrst").stretch()
        Button("a").stretch()
      }, width: 324)
    #expect(scene.frame("Button[1]")?.width == 224)
    #expect(scene.frame("Button[0]")?.width == 50)
    #expect(scene.frame("Button[2]")?.width == 50)
  }

  @Test("A line between others is as long as the stack, and a hairline thick")
  func divider() throws {
    let scene = try draw(
      VStack(spacing: 0) {
        Label("abc")
        Divider()
        Label("abc")
      }, width: 90)
    let line = try #require(scene.frame("Divider[1]"))
    #expect(line.width == 90 && line.minX == 0)
    #expect(abs(line.height - 1 / 3.0) < 1e-9)
    let row = try draw(
      HStack(spacing: 0) {
        Label("abc")
        Divider()
      }, height: 50)
    #expect(row.frame("Divider[1]")?.height == 50)
    #expect(abs((row.frame("Divider[1]")?.width ?? 0) - 1 / 3.0) < 1e-9)
  }

  @Test("Where room is missing labels are cut and stiff things are not")
  func squeeze() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("abcdefghij")
        Spacer().frame(width: 30, height: 10)
        Label("kl")
      }, width: 100)
    // 70 points are left: the short label has its 20, the long one takes 5 letters.
    #expect(scene.node("Label[2]")?.text == "kl")
    #expect(scene.node("Label[0]")?.text == "abcd…")
    #expect(scene.size.width == 100)
    #expect((scene.frame("Label[2]")?.maxX ?? 101) <= 100)
  }

  @Test("Labels that are too long share what there is")
  func sharing() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("abcdefghij")
        Label("abcdefghijklmno")
      }, width: 120)
    #expect(scene.frame("Label[0]")?.width == 60)
    #expect(scene.frame("Label[1]")?.width == 60)
  }

  @Test("Stretching wishes reach through containers")
  func nested() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("a")
        VStack { Button("b").stretch() }.padding(5)
      }, width: 200)
    #expect(scene.frame("Button[0]")?.width == 180)
  }
}
