import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// A frame that an author gives a control is where it answers (UIKit: `point(inside:with:)`).
@Suite("Hit targets of controls in frames that are too small for fingers")
struct HitTargetFrameTests {
  @Test(
    "A control answers in the frame that somebody gave it, where that is smaller than fingers need",
    arguments: [
      (Platform.ios, 20.0), (.ipados, 43), (.macos, 14), (.tvos, 40), (.watchos, 27),
    ], [LayoutDirection.leftToRight, .rightToLeft])
  func frame(platform: (Platform, Double), direction: LayoutDirection) throws {
    let (platform, side) = platform
    let environment = Environment(platform: platform, direction: direction)
    let button = Button("").symbol("plus").accessibilityLabel("Add").frame(
      width: side, height: side)
    let scene = try draw(VStack { button }, in: environment)
    let target = try #require(scene.hitTargets.first)
    #expect(target.size == Size(width: side, height: side))
    #expect(target.state == (platform == .ipados ? .small : .belowMinimum))
    // One of the system's size answers around itself, also in a frame that leaves it its size.
    let usual = try draw(
      VStack { Button("").symbol("plus").frame(width: 100, height: 100) }, in: environment)
    #expect(usual.hitTargets.first?.state == .good)
  }

  @Test("A figure of the system's may have a frame of its own height, but none that cuts it")
  func figures() throws {
    func states(_ height: Double) throws -> Set<HitTarget.State> {
      let scene = try draw(
        VStack(spacing: 40) {
          Toggle("مزامنة").frame(height: height)
          SegmentedControl([Segment("日"), Segment("週")], selection: 0).frame(
            width: 200, height: height)
          Stepper("Κύπελλα", value: 2).frame(width: 300, height: height)
        }, width: 320, in: Environment())
      return Set(scene.hitTargets.map(\.state))
    }
    #expect(try states(32) == [.good])
    #expect(try states(20) == [.belowMinimum])
  }
}
