import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// devices.yaml, safe_areas_ios26: the heights of keyboards with their bar, down to the screen's edge.
@Suite("How high keyboards are")
struct KeyboardHeightTests {
  @Test(
    "They are as high as measured, upright and on the side",
    arguments: [
      ("iPhone 16", 335, nil), ("iPhone 16 Plus", 345, 208), ("iPhone 16 Pro Max", 345, 208),
      ("iPhone Air", 345, 208), ("iPad Pro 11-inch M5", 340, 428),
      ("iPad Pro 13-inch M5", 403, 498),
    ] as [(String, Double, Double?)])
  func heights(name: String, upright: Double, side: Double?) throws {
    let device = try #require(Device.named(name))
    for (device, height) in [(device, upright), (device.landscape ?? device, side)] {
      guard let height else { continue }
      var environment = Environment(platform: device.platform, osVersion: 26)
      environment.device = device.running(26)
      let scene = try draw(Keyboard(), width: device.size.width, in: environment)
      let bottom = device.running(26).safeArea.bottom
      #expect(abs(scene.size.height + bottom - height) < 0.5, "\(device.name)")
    }
  }
}
