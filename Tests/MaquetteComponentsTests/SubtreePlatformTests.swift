import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// A part of a picture in the look of another platform, version or device, as boards have it.
@Suite("Platforms side by side")
struct SubtreePlatformTests {
  private func picture(_ change: (inout SubtreeEnvironment) -> Void) throws -> Scene {
    var inner = SubtreeEnvironment()
    change(&inner)
    return try draw(
      Toggle("Wi-Fi", isOn: true).environment(inner), in: Environment(theme: .ios, scale: 2))
  }

  private func alone(_ theme: Theme, device: Device? = nil) throws -> Scene {
    try draw(
      Toggle("Wi-Fi", isOn: true), in: Environment(theme: theme, device: device, scale: 2))
  }

  @Test("another platform draws what it draws alone", arguments: Platform.allCases)
  func platforms(platform: Platform) throws {
    let inner = try picture { $0.platform = platform }
    #expect(try inner.root == alone(.builtIn(platform, osVersion: nil)).root)
  }

  @Test("another version has that version's look, on the platform that is named beside it")
  func versions() throws {
    #expect(try picture { $0.osVersion = 26 }.root == alone(.builtIn(.ios, osVersion: 26)).root)
    let mac = try picture {
      $0.platform = .macos
      $0.osVersion = 26
    }
    #expect(try mac.root == alone(.builtIn(.macos, osVersion: 26)).root)
  }

  @Test("a device brings its platform, and a screen is as large as it is")
  func devices() throws {
    let watch = try #require(Device.standard(for: .watchos))
    var inner = SubtreeEnvironment()
    inner.device = watch
    let scene = try draw(Screen {}.environment(inner), in: Environment(theme: .ios))
    #expect(scene.size == watch.size)
  }

  @Test("what people have set stays: dark, large text and the language")
  func settings() throws {
    var inner = SubtreeEnvironment()
    inner.platform = .ipados
    let label = Label("Guten Morgen")
    func environment(_ theme: Theme) -> Environment {
      Environment(theme: theme, appearance: .dark, locale: "de", textSize: .xxxLarge, scale: 2)
    }
    let part = try draw(label.environment(inner), in: environment(.ios))
    #expect(try part.root == draw(label, in: environment(.builtIn(.ipados, osVersion: nil))).root)
  }

  @Test("what stands beside it keeps its own look")
  func beside() throws {
    var inner = SubtreeEnvironment()
    inner.platform = .macos
    let around = Environment(theme: .ios, scale: 2)
    let pair = HStack {
      Toggle("a", isOn: true)
      Toggle("a", isOn: true).environment(inner)
    }
    let parts = try draw(pair, in: around).root.children
    let alone = try draw(Toggle("a", isOn: true), in: around).size.height
    #expect(parts.first?.frame.height == alone)
    #expect(Set(parts.map { $0.frame.height }).count == 2)
  }
}
