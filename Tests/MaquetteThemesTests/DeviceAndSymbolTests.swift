import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Devices and symbols")
struct DeviceAndSymbolTests {
  // HIG, "Layout"; safe areas from swift-snapshot-testing; UIScreen's corner radius.
  @Test func aPhone() throws {
    let phone = try #require(Device.named("iphone15pro"))
    #expect(phone.size == Size(width: 393, height: 852))
    #expect(phone.scale == 3)
    #expect(phone.safeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(phone.cornerRadius == 55)
    #expect(Device.named("iPhone SE 4.7-inch")?.safeArea == EdgeInsets(top: 20))
    #expect(Device.named("iPhone 12 mini")?.safeArea.top == 50)
    #expect(Device.named("iPhone Air")?.safeArea.top == 68)
    #expect(Device.named("iPhone 99") == nil)
  }

  @Test("'landscape' after a name turns a phone or an iPad, and nothing else")
  func landscape() throws {
    let phone = try #require(Device.named("iPhone 17 Pro landscape"))
    #expect(phone.name == "iPhone 17 Pro landscape" && phone.isLandscape)
    #expect(phone.size == Size(width: 874, height: 402))
    // devices.yaml, safe_areas_ios26 and safe_areas_ios12_to_18.
    #expect(phone.safeArea == EdgeInsets(top: 0, leading: 62, bottom: 20, trailing: 62))
    #expect(Device.named("iPhone 15 Pro landscape")?.safeArea.bottom == 21)
    #expect(Device.named("iphone-se-4.7-inch-LANDSCAPE")?.safeArea == .zero)
    let pad = try #require(Device.named("iPad Pro 11-inch M5"))
    #expect(Device.named("iPad Pro 11-inch M5 landscape")?.safeArea == pad.safeArea)
    #expect(pad.landscape?.landscape == nil)
    for name in ["landscape", "Apple TV 4K landscape", "Apple Watch 45mm landscape", "x landscape"]
    {
      #expect(Device.named(name) == nil, "\(name)")
    }
    #expect(Set(Device.names).count == Device.names.count)
    #expect(Device.names.allSatisfy { Device.named($0)?.name == $0 })
  }

  // HIG, Layout: Device size classes.
  @Test("The width of the phones that HIG lists is regular on their sides")
  func regularWidth() {
    let listed = ["Max", "Plus", "iPhone Air", "iPhone 11", "iPhone XR"]
    for phone in Device.all where phone.platform == .ios {
      let isListed = listed.contains { phone.name.hasSuffix($0) }
      #expect(phone.landscape?.hasRegularWidth == isListed, "\(phone.name)")
      #expect(!phone.hasRegularWidth)
    }
    for other in Device.all where other.platform != .ios {
      #expect(other.hasRegularWidth == (other.platform != .watchos), "\(other.name)")
    }
  }

  // Measured: UIKit in the simulator.
  @Test("Version 26 leaves free on a device what it leaves free on those that came with it")
  func running() throws {
    let pad = try #require(Device.named("iPad Pro 11-inch"))
    let free = EdgeInsets(top: 32, bottom: 25)
    #expect(pad.safeArea != free && pad.running(26).safeArea == free)
    #expect(try #require(pad.landscape).running(26).safeArea == free)
    #expect(pad.running(18) == pad && pad.running(nil) == pad)
    let button = try #require(Device.named("iPad 10.2-inch"))
    #expect(button.running(26) == button)
    let phone = try #require(Device.named("iPhone 15 Pro"))
    #expect(phone.running(26) == phone)
    let side = try #require(phone.landscape)
    #expect(side.safeArea.bottom == 21 && side.running(18) == side)
    #expect(
      side.running(26).safeArea
        == EdgeInsets(top: 0, leading: 59, bottom: 20, trailing: 59))
    let small = try #require(Device.named("iPhone SE 4.7-inch landscape"))
    #expect(small.running(26) == small)
  }

  @Test(
    "A name that no device has leads to the nearest by size and generation",
    arguments: [
      ("Apple Watch Series 7 45mm", "did you mean 'Apple Watch 45mm'?"),
      ("Apple Watch Series 8 41 mm", "did you mean 'Apple Watch 41mm'?"),
      ("Apple Watch Series 2 42mm", "did you mean 'Apple Watch Series 3 42mm'?"),
      ("Apple Watch Series 10 42mm", "did you mean 'Apple Watch 42mm'?"),
      ("Apple Watch SE 44mm", "did you mean 'Apple Watch 44mm'?"),
      ("Apple Watch Series 9", "did you mean 'Apple Watch 45mm' or 'Apple Watch 41mm'?"),
      ("Apple Watch Ultra 2 49mm", "did you mean 'Apple Watch Ultra 49mm'?"),
      ("Apple Watch Ultra 2", "did you mean 'Apple Watch Ultra 49mm'?"),
      ("iPhone 18 Pro", "did you mean 'iPhone 17 Pro'?"),
      ("iPhone 18", "did you mean 'iPhone 17'?"),
      ("iPhone 99", "'maquette themes --devices' lists all of them"),
      ("iPad 99", "'maquette themes --devices' lists all of them"),
      ("Apple Watch 99mm", "'maquette themes --devices' lists all of them"),
      ("iPhone 14 Max", "did you mean 'iPhone 14 Pro Max' or 'iPhone 14'?"),
      ("iPhone SE (2nd generation)", "did you mean 'iPhone SE 4.7-inch'?"),
      ("iPad Air (5th generation)", "did you mean 'iPad Air 10.9-inch'?"),
      ("iPad mini 6", "did you mean 'iPad mini 8.3-inch'?"),
      ("iPad Pro 11-inch (3rd generation)", "did you mean 'iPad Pro 11-inch'?"),
      ("iPad Pro 13-inch M6", "did you mean 'iPad Pro 13-inch M5' or 'iPad Pro 13-inch M4'?"),
      ("iPad 9th generation", "did you mean 'iPad 10.2-inch'?"),
      ("iPhone 15 Por", "did you mean 'iPhone 15 Pro'?"),
      ("toaster", "'maquette themes --devices' lists all of them"),
      ("Apple Watch 45mm landscape", "only phones and iPads turn; write 'Apple Watch 45mm'"),
      ("mac landscape", "only phones and iPads turn; write 'Mac'"),
    ])
  func nearestDevice(name: String, hint: String) {
    #expect(Device.hint(for: name) == hint)
  }

  @Test func theStandardDevices() {
    let names = Platform.allCases.map { Device.standard(for: $0)?.name }
    #expect(
      names == ["iPhone 15", "iPad Air 11-inch", "Mac", "Apple TV", "Apple Watch 45mm"])
  }

  // HIG: a watch of 44 mm and more starts at xLarge, the smallest at small.
  @Test func watches() {
    #expect(Device.named("Apple Watch 45mm")?.defaultTextSize == .xLarge)
    #expect(Device.named("Apple Watch 41mm")?.defaultTextSize == .large)
    #expect(Device.named("Apple Watch 38mm")?.defaultTextSize == .small)
    #expect(Device.named("Apple Watch 45mm")?.size == Size(width: 198, height: 242))
  }

  @Test func devicesMakeSense() {
    var names: Set<String> = []
    for device in Device.all {
      #expect(names.insert(device.name).inserted, "\(device.name)")
      #expect(device.size.width > device.safeArea.leading + device.safeArea.trailing)
      #expect(device.size.height > device.safeArea.top + device.safeArea.bottom)
      #expect((1...3).contains(device.scale))
    }
    #expect(Device.all.count { $0.platform == .ios } == 43)
    #expect(Device.all.count { $0.platform == .ipados } == 18)
  }

  @Test func symbolsCanBeDrawn() {
    #expect(Symbol.all.count == Set(Symbol.all.map(\.name)).count)
    for symbol in Symbol.all {
      #expect(!symbol.layers.isEmpty, "\(symbol.name)")
      for layer in symbol.layers {
        #expect(SymbolPath.parse(layer.path) != nil, "\(symbol.name): \(layer.path)")
      }
    }
    for name in ["plus", "xmark", "checkmark", "chevron.left", "cart", "trash", "info.circle"] {
      #expect(Symbol.named(name) != nil, "\(name)")
    }
    #expect(Symbol.named("no.such.symbol") == nil)
  }

  @Test(arguments: Platform.allCases)
  func metricsMakeSense(platform: Platform) {
    let metrics = Theme.builtIn(platform).metrics
    #expect(metrics.symbolStrokes.count == 9)
    #expect(metrics.symbolStrokes == metrics.symbolStrokes.sorted())
    // The regular stroke of symbols.yaml: 1.5 units of 1/17 em.
    #expect(abs(metrics.symbolStrokes[3] - 150.0 / 17) < 0.001)
    #expect(metrics.hairline > 0)
  }

  // HIG, "Accessibility".
  @Test func hitTargets() {
    #expect(Theme.ios.metrics.minHitTarget == Size(width: 44, height: 44))
    #expect(Theme.watchos.metrics.minHitTarget == Size(width: 44, height: 44))
    #expect(Theme.tvos.metrics.minHitTarget == Size(width: 66, height: 66))
    #expect(Theme.macos.metrics.minHitTarget == Size(width: 20, height: 20))
  }
}
