import MaquetteComponents
import MaquetteCore
import Testing

/// A body letter is 10 points wide, a line 20 points high with the baseline at 16.
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("A guide that was moved stands where the others have theirs, and the stack grows")
  func leading() throws {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Label("abcd")
      Label("efgh").alignmentGuide(.leading, at: .points(15))
    }
    let scene = try draw(stack)
    #expect(scene.size.width == 55)
    #expect(scene.frame("Label[0]")?.minX == 15)
    #expect(scene.frame("Label[1]")?.minX == 0)
    let mirrored = try draw(stack, in: surroundings(.rightToLeft))
    #expect(mirrored.frame("Label[0]")?.maxX == 40)
    #expect(mirrored.frame("Label[1]")?.maxX == 55)
  }

  @Test("A negative guide moves towards the trailing edge")
  func negative() throws {
    let scene = try draw(
      VStack(alignment: .leading, spacing: 0) {
        Label("abcd")
        Label("ef").alignmentGuide(.leading, at: .points(-30))
      })
    #expect(scene.size.width == 50)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[1]")?.minX == 30)
  }

  @Test("A guide may be another one of the component's")
  func named() throws {
    let scene = try draw(
      VStack(alignment: .leading, spacing: 0) {
        Label("abcd")
        Label("ef").alignmentGuide(.leading, at: .guide(.trailing))
      })
    #expect(scene.frame("Label[0]")?.minX == 20)
    #expect(scene.frame("Label[1]")?.minX == 0)
  }

  @Test("A row lines up heights: the baseline of one and the lower edge of another")
  func baseline() throws {
    let scene = try draw(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Label("a")
        Label("b").alignmentGuide(.firstTextBaseline, at: .guide(.bottom))
      })
    #expect(scene.frame("Label[0]")?.minY == 4)
    #expect(scene.frame("Label[1]")?.minY == 0)
    #expect(scene.size.height == 24)
  }

  @Test("Guides reach through padding and frames, and other guides are left alone")
  func wrapped() throws {
    let label = Label("ef").alignmentGuide(.leading, at: .points(10)).padding(5)
    let scene = try draw(
      VStack(alignment: .leading, spacing: 0) {
        Label("abcd")
        label
      })
    #expect(scene.frame("Label[0]")?.minX == 15)
    #expect(scene.frame("Label[1]")?.minX == 5)
    let trailing = try draw(
      VStack(alignment: .trailing, spacing: 0) {
        Label("abcd")
        label
      })
    #expect(trailing.frame("Label[0]")?.minX == 0)
  }

  @Test("Those that a guide holds together stand in the middle of a wider room as one")
  func wide() throws {
    let scene = try draw(
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Label("ab")
          Label("ab").alignmentGuide(.center, at: .guide(.leading))
        }
        Spacer().frame(width: 10, height: 90)
      }, width: 40, height: 90)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.frame("Label[1]")?.minX == 10)
  }
}
