import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Padding, frames and backgrounds")
struct FrameTests {
  @Test("Padding keeps its distances, leading and trailing by direction")
  func padding() throws {
    let label = Label("abc").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let scene = try draw(label)
    #expect(scene.size == Size(width: 36, height: 24))
    #expect(scene.frame("Label") == Rect(x: 2, y: 1, width: 30, height: 20))
    #expect(try draw(label, in: surroundings(.rightToLeft)).frame("Label")?.minX == 4)
  }

  @Test("Padding takes its part of a narrow room")
  func narrowPadding() throws {
    let scene = try draw(Label("abcdef").padding(10), width: 60)
    #expect(scene.frame("Label")?.width == 40)
    #expect(scene.node("Label")?.text == "abc…")
  }

  @Test(
    "A fixed frame is as large as it says, with its content where it says",
    arguments: [
      (Alignment.center, 35.0, 15.0), (.topLeading, 0, 0), (.bottomTrailing, 70, 30),
    ])
  func fixed(alignment: Alignment, x: Double, y: Double) throws {
    let scene = try draw(Label("abc").frame(width: 100, height: 50, alignment: alignment))
    #expect(scene.size == Size(width: 100, height: 50))
    #expect(scene.frame("Label") == Rect(x: x, y: y, width: 30, height: 20))
  }

  @Test("Content larger than its frame hangs over evenly")
  func overhang() throws {
    let scene = try draw(Button("abcdefgh").frame(width: 104, height: 10))
    let frame = try #require(scene.frame("Button"))
    #expect(scene.size.height == 10)
    #expect(abs(frame.midY - 5) <= 0.5)
  }

  @Test("A least width makes a frame wider, a most width narrower")
  func bounds() throws {
    #expect(try draw(Label("abc").frame(minWidth: 50)).size.width == 50)
    #expect(try draw(Label("abc").frame(minWidth: 10)).size.width == 30)
    #expect(try draw(Label("abcdefgh").frame(maxWidth: 50), width: 200).frame("Label")?.width == 50)
    #expect(try draw(Label("abcdefgh").frame(maxWidth: 50)).size.width == 50)
    #expect(try draw(Label("ab").frame(maxHeight: 90), height: 60).frame("Label")?.midY == 30)
  }

  @Test("An infinite width takes all there is")
  func infinite() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        Label("ab").frame(maxWidth: .infinity, alignment: .leading)
        Label("c")
      }, width: 100)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[1]")?.minX == 90)
    #expect(try draw(Label("abc").frame(maxWidth: .infinity)).size.width == 30)
  }

  @Test("A background fills the padding it comes after and lies behind its content")
  func background() throws {
    let scene = try draw(Label("abc").padding(10).background("#FF0000", cornerRadius: 8))
    let items = try #require(scene.node("Label")?.items)
    #expect(
      items.first
        == .fill(
          .roundedRect(
            Rect(x: 0, y: 0, width: 50, height: 40), radius: 8, curve: .continuous),
          .color(Color(rgb: 0xFF0000))))
    #expect(items.count == 2)
  }

  @Test("A background of something that draws nothing is drawn")
  func emptyBackground() throws {
    let scene = try draw(Spacer().frame(width: 30, height: 20).background("#00FF00"))
    #expect(
      scene.items == [
        .fill(.rect(Rect(x: 0, y: 0, width: 30, height: 20)), .color(Color(rgb: 0x00FF00)))
      ])
  }

  @Test("A scrolling view does not cut off the background around it")
  func scrollingBackground() throws {
    let scene = try draw(
      ScrollView {
        Label("a")
        Label("b")
      }.padding(10).background("#00FF00"), height: 40)
    let holder = try #require(scene.nodes.first { !$0.items.isEmpty })
    #expect(holder.clip == nil)
    #expect(holder.frame == Rect(origin: .zero, size: scene.size))
    #expect(scene.node("ScrollView")?.clip == .rect(Rect(x: 10, y: 10, width: 10, height: 20)))
  }

  @Test("Another name for assistive technology reaches the node")
  func relabelled() throws {
    let scene = try draw(
      VStack { Button("", symbol: "cart").accessibilityLabel("Shopping cart") }
        .accessibilityLabel("Shop"))
    #expect(scene.node("Button[0]")?.accessibility?.label == "Shopping cart")
    #expect(scene.node("VStack")?.accessibility?.role == .group)
    #expect(scene.node("VStack")?.accessibility?.label == "Shop")
  }

  @Test(
    "No number makes layout crash; the funnel refuses the picture",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, -5,
    ])
  func hostile(number: Double) throws {
    let trees = [
      Label("a b c", numberOfLines: 0).frame(width: number, height: number),
      Label("a b c", numberOfLines: 0).padding(number),
      Button("abc").frame(minWidth: number, maxWidth: number, minHeight: number),
      AnyComponent(Grid(columns: 2, spacing: number) { Label("a").frame(height: number) }),
      AnyComponent(
        HStack(spacing: number) {
          Spacer(minLength: number)
          Label("abc")
          Divider()
        }),
      Button("a").cornerRadius(number).background(.tint, cornerRadius: number),
      AnyComponent(Label("a").font(.system(size: number))),
    ]
    for tree in trees {
      for side in [nil, 100, number] as [Double?] {
        let scene = try? draw(tree, width: side, height: side)
        _ = scene.flatMap { try? CheckedScene($0) }
      }
    }
    let wide = try? CheckedScene(draw(Label("a").frame(width: number)))
    #expect(wide == nil)
  }
}
