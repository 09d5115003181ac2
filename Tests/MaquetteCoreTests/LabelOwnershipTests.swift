import Testing

@testable import MaquetteCore

@Suite("What labels seem to be about")
struct LabelOwnershipTests {
  /// Two things side by side, 8 points apart.
  private let left = Rect(x: 0, y: 0, width: 30, height: 30)
  private let right = Rect(x: 38, y: 0, width: 30, height: 30)
  private let badge = Size(width: 15, height: 15)

  private func placer(_ subjects: [Rect]) -> LabelPlacer {
    var placer = LabelPlacer(avoiding: [], unit: 1)
    placer.add(subjects: subjects)
    return placer
  }

  @Test("A label keeps out of the frame of what it is not about")
  func others() {
    var placer = placer([left, right])
    // Beside the right one, and so on the left one; or on the corner.
    let wishes = [Point(x: 19, y: 7), Point(x: 30.5, y: -7.5)]
    let place = placer.place(badge, near: right, wishes: wishes, inOthers: 0.1)
    #expect(place.frame.origin == wishes[1])
    #expect(!place.needsLeader)
  }

  @Test("Where each wish lies in another frame, a line leads out of it")
  func leader() {
    var placer = placer([left, right])
    let place = placer.place(badge, near: right, wishes: [Point(x: 10, y: 7)], inOthers: 0.1)
    #expect(place.needsLeader)
    #expect(place.frame.intersection(left) == nil)
  }

  @Test("What holds it, or is in it, is no other")
  func nested() {
    let card = Rect(x: -50, y: -50, width: 200, height: 200)
    let part = Rect(x: 40, y: 5, width: 20, height: 20)
    var placer = placer([card, right, part])
    let inside = Point(x: 42, y: 7)
    let place = placer.place(badge, near: right, wishes: [inside], inOthers: 0.1)
    #expect(place.frame.origin == inside)
  }

  @Test("A distance may lie wherever its line is")
  func distance() {
    var placer = placer([left, right])
    let wish = Point(x: 10, y: 7)
    #expect(placer.place(badge, near: right, wishes: [wish]).frame.origin == wish)
  }
}
