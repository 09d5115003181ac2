import MaquetteCore
import Testing
import ThreadClock

@testable import MaquetteComponents

@Suite("Modifiers of what is drawn")
struct DrawingModifierTests {
  private let box = Rectangle().frame(width: 40, height: 20)

  @Test("An offset moves what is drawn, mirrored where the interface is, and no room")
  func offset() throws {
    let stack = VStack(spacing: 0) {
      box.offset(x: 6, y: 3)
      box
    }
    for (direction, x) in [(LayoutDirection.leftToRight, 6.0), (.rightToLeft, -6.0)] {
      let scene = try draw(AnyComponent(stack).environment(direction: direction))
      let frames = scene.root.frames(of: "Rectangle")
      #expect(frames[0].minX - frames[1].minX == x)
      #expect(frames[1].minY - frames[0].minY == 17)
    }
  }

  @Test("A shape casts the shadow of its outline, other components that of their frame")
  func shadowOutline() throws {
    func outline(_ component: some Component) throws -> Shape? {
      for case .shadow(let shape, _) in try draw(component).items { return shape }
      return nil
    }
    let frame = Rect(x: 0, y: 0, width: 40, height: 20)
    let round = RoundedRectangle(cornerRadius: 6).frame(width: 40, height: 20).shadow(ShadowValue())
    #expect(
      try outline(round) == .roundedRect(frame, radius: 6, curve: .continuous))
    let padded = RoundedRectangle(cornerRadius: 6).frame(width: 30, height: 10).padding(5)
    #expect(
      try outline(padded.shadow(ShadowValue())) == ClipShape.rectangle.outline(in: frame, radius: 0)
    )
    let clipped = AnyComponent(box).shadow(ShadowValue(), cornerRadius: 4)
    #expect(
      try outline(clipped) == ClipShape.rectangle.outline(in: frame, radius: 4))
  }

  @Test("A quarter turn swaps the extents around the middle")
  func rotation() throws {
    let frame = try #require(try draw(box.rotationEffect(90)).root.frames(of: "Rectangle").first)
    #expect(frame.width == 20 && frame.height == 40)
  }

  @Test("A scale keeps the middle")
  func scale() throws {
    let plain = try #require(try draw(box).root.frames(of: "Rectangle").first)
    let twice = try #require(try draw(box.scaleEffect(2)).root.frames(of: "Rectangle").first)
    #expect(twice.width == 80 && twice.midX == plain.midX && twice.midY == plain.midY)
  }

  @Test("A proportion is kept inside of the room, or around it")
  func aspectRatio() throws {
    for (mode, size) in [(AspectRatioValue.ContentMode.fit, 20.0), (.fill, 40)] {
      let square = Rectangle().aspectRatio(1, contentMode: mode).frame(width: 40, height: 20)
      let frame = try #require(try draw(square).root.frames(of: "Rectangle").first)
      #expect(frame.width == size && frame.height == size)
    }
  }

  @Test("What takes less than the room of a proportion has its own size", arguments: [1.0, 2, 0.2])
  func ownSize(ratio: Double) throws {
    let plain = try #require(try draw(Button("Hello World")).root.frames(of: "Button").first)
    let button = Button("Hello World").aspectRatio(ratio, contentMode: .fit)
    let shaped = try #require(
      try draw(AnyComponent(button).frame(width: 200, height: 200)).root.frames(of: "Button").first)
    #expect(shaped.size == plain.size || ratio < 1)
    #expect(shaped.width <= 200 * min(1, ratio) + 0.01)
  }

  @Test("The first view that fits is shown, and the last where none does")
  func fits() throws {
    for (width, shown) in [(100.0, 80.0), (50, 40), (10, 20)] {
      let choice = ViewThatFits {
        Rectangle().frame(width: 80, height: 10)
        Rectangle().frame(width: 40, height: 10)
        Rectangle().frame(width: 20, height: 10)
      }
      let scene = try draw(AnyComponent(choice).frame(width: width, height: 20))
      #expect(scene.root.frames(of: "Rectangle").map(\.width) == [shown])
    }
  }

  @Test("Choices within choices cost as much as they are, not twice as much each")
  func nestedChoices() throws {
    let innermost = AnyComponent(Rectangle().frame(width: 80, height: 10))
    let choice = (0..<18).reduce(innermost) { inner, _ in
      AnyComponent(
        ViewThatFits {
          inner
          Rectangle().frame(width: 20, height: 10)
        })
    }
    let time = try ThreadClock().measure {
      for (width, shown) in [(100.0, 80.0), (50, 20)] {
        let scene = try draw(choice.frame(width: width, height: 20))
        #expect(scene.root.frames(of: "Rectangle").map(\.width) == [shown])
      }
    }
    #expect(time < .seconds(5), "twice as much each would be a quarter of a million choices")
  }
}

extension SceneNode {
  fileprivate func frames(of component: String) -> [Rect] {
    (self.component == component ? [frame] : []) + children.flatMap { $0.frames(of: component) }
  }
}
