import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The pixels of a device")
struct DeviceScaleTests {
  private func environment(_ name: String, scale: Double? = nil) throws -> Environment {
    let device = try #require(Device.named(name))
    return Environment(theme: .builtIn(device.platform), device: device, scale: scale)
  }

  @Test(
    "Sizes are rounded to pixels of the device, not of the platform's standard one",
    arguments: [("iPhone 11", 20.5), ("iPhone 15", 20 + 1 / 3.0), ("iPhone SE 4.7-inch", 20.5)])
  func rounding(name: String, height: Double) throws {
    for text in ["Short", "قصير", "短い", "สั้น", "छोटा"] {
      let scene = try draw(Label(text), in: environment(name))
      #expect(abs(scene.size.height - height) < 1e-6, "\(name) \(text)")
    }
  }

  @Test("The thinnest line is a pixel of the device")
  func hairline() throws {
    let stack = VStack(spacing: 0) {
      Label("a")
      Divider()
    }
    let thin = try #require(draw(stack, in: environment("iPhone 11")).frame("Divider[1]"))
    #expect(abs(thin.height - 0.5) < 1e-9)
    let thinner = try #require(draw(stack, in: environment("iPhone 15")).frame("Divider[1]"))
    #expect(abs(thinner.height - 1 / 3.0) < 1e-9)
  }

  @Test("Pictures have the device's scale when one is named, unless another one is asked for")
  func scale() throws {
    #expect(try environment("iPhone 15").scale == 3)
    #expect(try environment("iPhone 11").scale == 2)
    #expect(try environment("iPhone 15", scale: 1).scale == 1)
    #expect(Environment().scale == 2)
    var patch = EnvironmentPatch()
    patch.device = Device.named("iPhone 15")
    #expect(patch.environment.scale == 3)
    #expect(Environment().overlaid(by: patch).scale == 3)
    patch.scale = 2
    #expect(patch.environment.scale == 2)
    #expect(Environment().overlaid(by: patch).isSame(as: patch.environment))
  }
}
