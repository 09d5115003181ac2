import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The environment")
struct EnvironmentTests {
  @Test("Layout is the same at every scale", arguments: Platform.allCases)
  func scale(platform: Platform) throws {
    let tree = VStack(alignment: .leading, spacing: 7) {
      Label("A text of some length that wraps", numberOfLines: 0)
      HStack {
        Button("Edit", symbol: "pencil").size(.small)
        Image(systemName: "star")
        Divider()
      }
    }.padding(11)
    let scenes = try [1.0, 2, 3, 4].map { scale in
      try draw(tree, width: 151, in: Environment(platform: platform, scale: scale))
    }
    for scene in scenes { #expect(scene == scenes[0]) }
  }

  @Test("A patch says only what it says")
  func patch() {
    var patch = EnvironmentPatch()
    #expect(patch.environment == Environment())
    patch.appearance = .dark
    patch.textSize = .xLarge
    #expect(patch.environment == Environment(appearance: .dark, textSize: .xLarge))
  }

  @Test("What is put over it wins, and what that does not say stays")
  func overlay() {
    var spec = EnvironmentPatch()
    (spec.appearance, spec.locale, spec.scale) = (.dark, "ar", 3)
    var flag = EnvironmentPatch()
    (flag.appearance, flag.textSize, flag.tint) = (.light, .small, "red")
    let both = spec.overlaid(by: flag)
    #expect(both.appearance == .light)
    #expect(both.locale == "ar" && both.scale == 3)
    #expect(both.textSize == .small && both.tint == "red")
    #expect(spec.overlaid(by: EnvironmentPatch()) == spec)
    #expect(EnvironmentPatch().overlaid(by: spec) == spec)
  }

  private var phone: Device? { Device.standard(for: .ios) }

  @Test("A platform named later drops a device and a theme of another platform")
  func platform() throws {
    var spec = EnvironmentPatch()
    (spec.platform, spec.device, spec.theme) = (.ios, phone, roundTheme)
    var flag = EnvironmentPatch()
    flag.platform = .macos
    let other = spec.overlaid(by: flag)
    #expect(other.environment.theme == .macos)
    #expect(other.device == nil)
    flag.platform = .ios
    let same = spec.overlaid(by: flag)
    #expect(same.theme == roundTheme && same.device == phone)
  }

  @Test("A theme named later brings its platform")
  func theme() {
    var spec = EnvironmentPatch()
    (spec.platform, spec.device) = (.ios, phone)
    var flag = EnvironmentPatch()
    flag.theme = .watchos
    let other = spec.overlaid(by: flag)
    #expect(other.environment.platform == .watchos)
    #expect(other.device == nil)
    flag.theme = roundTheme
    #expect(spec.overlaid(by: flag).device == phone)
  }

  @Test("A device named later brings its platform, and keeps a theme that fits")
  func device() {
    var spec = EnvironmentPatch()
    (spec.platform, spec.theme) = (.macos, .macos)
    var flag = EnvironmentPatch()
    flag.device = phone
    let other = spec.overlaid(by: flag)
    #expect(other.environment.platform == .ios)
    #expect(other.environment.device == phone)
    spec.theme = roundTheme
    #expect(spec.overlaid(by: flag).theme == roundTheme)
  }

  @Test("A device alone decides on the platform and the text size it starts with")
  func deviceAlone() throws {
    let watch = try #require(Device.all.first { $0.defaultTextSize != .large })
    var patch = EnvironmentPatch()
    patch.device = watch
    #expect(patch.environment.platform == .watchos)
    #expect(patch.environment.textSize == watch.defaultTextSize)
    patch.textSize = .small
    #expect(patch.environment.textSize == .small)
  }

  @Test(
    "A device that came with version 26 has its look, others and platforms alone the classic one",
    arguments: [
      ("iPhone 17", "ios26"), ("iPhone 17 Pro", "ios26"), ("iPhone 17 Pro Max", "ios26"),
      ("iPhone Air", "ios26"), ("iPad Pro 11-inch M5", "ipados26"),
      ("Apple Watch Ultra 3 49mm", "watchos26"), ("iPhone 16 Pro", "ios"), ("iPhone 15", "ios"),
      ("iPad Pro 11-inch M4", "ipados"), ("Apple Watch 46mm", "watchos"), ("Mac", "macos"),
    ])
  func lookOfDevice(name: String, theme: String) {
    var patch = EnvironmentPatch()
    patch.device = Device.named(name)
    #expect(patch.device != nil)
    #expect(patch.environment.theme.name == theme)
    var platform = EnvironmentPatch()
    platform.platform = patch.device?.platform
    #expect(platform.environment.theme.osVersion == nil)
  }

  @Test("A version and a theme that somebody chose win over the device's look")
  func chosenLook() {
    var patch = EnvironmentPatch()
    patch.device = Device.named("iPhone 17 Pro")
    patch.osVersion = 18
    #expect(patch.environment.theme == .ios)
    (patch.osVersion, patch.theme) = (nil, roundTheme)
    #expect(patch.environment.theme == roundTheme)
    // Another device brings its own look, and one that was chosen stays.
    var other = EnvironmentPatch()
    other.device = Device.named("iPhone 15")
    patch.theme = nil
    #expect(patch.environment.overlaid(by: other).theme == .ios)
    patch.osVersion = 26
    #expect(patch.environment.overlaid(by: other).theme.name == "ios26")
  }

  @Test("The device of a screen brings its look, too")
  func lookOfScreen() throws {
    func chosen(_ device: String) throws -> Bool {
      let scene = try draw(
        Screen(device: device, navigationBar: NavigationBar("A", backTitle: "B")) { Label("a") },
        in: Environment())
      // What leads back is a circle of glass since version 26.
      return scene.nodes.contains { $0.component == "BackButton" && $0.frame.width == 44 }
    }
    #expect(try chosen("iPhone 17"))
    #expect(try !chosen("iPhone 16"))
  }

  @Test("A watch is dark whatever is asked for")
  func watch() {
    var environment = Environment(platform: .watchos, appearance: .light)
    #expect(environment.appearance == .dark)
    environment.theme = .ios
    #expect(environment.appearance == .light)
  }

  @Test("Two ways to say the same make the same picture")
  func sameness() {
    let arabic = Environment(locale: "ar")
    #expect(arabic.isSame(as: Environment(direction: .rightToLeft, locale: "ar")))
    #expect(!arabic.isSame(as: Environment(direction: .leftToRight, locale: "ar")))
    #expect(
      Environment(platform: .watchos, appearance: .light)
        .isSame(as: Environment(platform: .watchos, appearance: .dark)))
    #expect(!Environment().isSame(as: Environment(appearance: .dark)))
  }

  @Test(
    "A locale becomes a BCP 47 tag",
    arguments: [
      ("en_US", "en-US"), ("ar-EG", "ar-EG"), ("th@calendar=buddhist", "th"),
    ])
  func tags(locale: String, tag: String) {
    #expect(Environment(locale: locale).languageTag == tag)
  }

  @Test("An unknown colour is an error wherever it stands")
  func unknownColors() {
    let label = complaints(Label("a", color: "secundary"), in: Environment())
    #expect(label.map(\.message) == ["Label: unknown colour 'secundary' in theme 'ios'"])
    let tinted = complaints(Button("a", tint: "blu"), in: Environment())
    #expect(tinted.map(\.message) == ["Button: unknown colour 'blu' in theme 'ios'"])
    let back = complaints(Label("a").background("nothing like it"), in: Environment())
    #expect(back.count == 1 && back[0].hint?.contains("maquette themes ios") == true)
    var environment = Environment()
    environment.tint = "blu"
    let tint = complaints(Button("a"), in: environment)
    #expect(tint.count == 1 && tint[0].severity == .error)
    #expect(tint.first?.message.contains("'blu'") == true)
  }

  @Test("A text that may not be laid out is an error with the limit")
  func hostileTexts() {
    let long = complaints(Label(String(repeating: "ab ", count: 2000)))
    #expect(long.map(\.message) == ["Label: the text has 6000 bytes; the limit is 4096"])
    let nul = complaints(Button("a\0b"))
    #expect(nul.map(\.message) == ["Button: the title contains a NUL character"])
    let word = complaints(Button("a", subtitle: String(repeating: "x", count: 5000)))
    #expect(word.count == 1 && word[0].message.contains("has 5000 bytes; the limit is 4096"))
    let size = complaints(Label("a", font: .system(size: 5000)))
    #expect(size.count == 1 && size[0].hint == "use 0.5 to 1000")
  }
}
