import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("How a watch takes text")
struct TextInputControllerTests {
  private func scene(_ controller: TextInputController, device: String? = nil) throws -> Scene {
    var environment = Environment(platform: .watchos)
    if let device { environment.device = Device.named(device) }
    return try draw(controller, in: environment)
  }

  private func keys(_ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.accessibility?.traits.contains(.keyboardKey) == true }
  }

  @Test(
    "Letters are those of the language, none over another, all on the screen",
    arguments: ["en", "de", "ar", "he", "ru", "hi", "ja", "th"])
  func letters(language: String) throws {
    var controller = TextInputController("Message")
    controller.locale = try LocaleIdentifier(language)
    let scene = try scene(controller)
    let layout = try #require(KeyboardLayout.named(language))
    let keys = keys(scene)
    #expect(keys.count == layout.rows.reduce(4) { $0 + $1.count })
    for (index, one) in keys.enumerated() {
      #expect(one.frame.minX >= 0 && one.frame.maxX <= scene.size.width)
      for other in keys[(index + 1)...] {
        let common = one.frame.inset(by: 0.5).intersection(other.frame)
        #expect(common.map { $0.width <= 0 || $0.height <= 0 } ?? true)
      }
    }
  }

  @Test(
    "Letters have one size that keeps them away from the edges of keys, which are equal in a row",
    arguments: ["en", "ar", "fa", "he", "ru", "th"], ["Apple Watch 38mm", "Apple Watch 46mm"])
  func letterRoom(language: String, device: String) throws {
    var controller = TextInputController("Message")
    controller.locale = try LocaleIdentifier(language)
    let scene = try scene(controller, device: device)
    let layout = try #require(KeyboardLayout.named(language))
    var rest = keys(scene)[...]
    var sizes: Set<Double> = []
    for row in layout.rows {
      let row = rest.prefix(row.count)
      rest = rest.dropFirst(row.count)
      let widths = try row.map { key in
        let grounds = key.leaves.compactMap { item -> Double? in
          if case .fill(let shape, _) = item { shape.bounds?.width } else { nil }
        }
        return try #require(grounds.first)
      }
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 1.01, "\(widths)")
      for (key, width) in zip(row, widths) {
        #expect(key.frame.width <= width - 2 + 1.01)
        sizes.insert(try #require(key.style?.size))
      }
    }
    #expect(sizes.count == 1)
  }

  @Test(
    "It is as high as the screen, and all its keys are on it, whatever the watch and text size",
    arguments: ["38mm", "40mm", "45mm", "46mm", "49mm"], TextInputMode.allCases)
  func heights(size: String, mode: TextInputMode) throws {
    let name = size == "49mm" ? "Apple Watch Ultra 49mm" : "Apple Watch \(size)"
    let device = try #require(Device.named(name))
    for (textSize, version) in [
      (device.defaultTextSize, nil), (.accessibility3, nil), (.large, 26),
    ] {
      var environment = Environment(platform: .watchos, osVersion: version, textSize: textSize)
      environment.device = device
      var controller = TextInputController("Message", text: "Hell", mode: mode)
      controller.ink = mode == .scribble ? "o" : ""
      let scene = try draw(controller, in: environment)
      #expect(scene.size == device.size)
      #expect(keys(scene).allSatisfy { $0.frame.maxY <= scene.size.height })
    }
  }

  @Test("It covers all of a screen: one time can be read, and all its keys are on it")
  func onScreen() throws {
    let device = try #require(Device.named("Apple Watch 45mm"))
    var environment = Environment(platform: .watchos)
    environment.device = device
    for ignores in [false, true] {
      let screen = Screen(title: "Chat", ignoresSafeArea: ignores) {
        Label("Hello")
        TextInputController("Message", text: "On my w")
      }
      let scene = try draw(screen, in: environment)
      let whole = Rect(origin: .zero, size: device.size)
      let entry = try #require(scene.nodes.first { $0.component == "TextInputController" })
      #expect(entry.frame == whole)
      #expect(keys(scene).allSatisfy { $0.frame.union(whole) == whole })
      let alone = try self.scene(
        TextInputController("Message", text: "On my w"), device: device.name)
      #expect(keys(scene).map(\.frame) == keys(alone).map(\.frame))
      let read = scene.nodes.filter { $0.accessibility.map { !$0.isHidden } ?? false }
      #expect(read.filter { $0.text?.contains(":") == true }.count <= 1)
      #expect(!read.contains { ["Hello", "Chat"].contains($0.text) })
    }
  }

  @Test("Keys are read from left to right in every language, the field as its language is")
  func direction() throws {
    var environment = Environment(platform: .watchos, direction: .rightToLeft)
    environment.textSize = .large
    let scene = try draw(TextInputController("Message"), in: environment)
    let first = keys(scene).prefix(10).map(\.frame.minX)
    #expect(first == first.sorted())
  }

  @Test("An area to write in has the letter that is being written in its middle")
  func scribble() throws {
    var controller = TextInputController("Message", text: "Hell", mode: .scribble)
    controller.ink = "o"
    let scene = try scene(controller)
    let pad = try #require(scene.nodes.first { $0.accessibility?.label == "Writing Area" })
    #expect(pad.accessibility?.traits.contains(.allowsDirectInteraction) == true)
    let ink = try #require(scene.nodes.first { $0.text == "o" })
    #expect(abs(ink.frame.midX - pad.frame.midX) < 1 && pad.frame.union(ink.frame) == pad.frame)
  }

  @Test("While people speak bars are drawn, and a key leads back to letters")
  func dictation() throws {
    let scene = try scene(TextInputController("Message", mode: .dictation))
    #expect(scene.nodes.filter { $0.component == "Capsule" }.count == 12)
    #expect(keys(scene).map { $0.accessibility?.label ?? "" } == ["Keyboard"])
  }

  @Test(
    "Keys are named in the interface's language",
    arguments: [
      ("de", "Emoji", "Tastatur"), ("ar", "إيموجي", "لوحة المفاتيح"), ("he", "אימוג׳י", "מקלדת"),
      ("ja", "絵文字", "キーボード"), ("ko", "이모티콘", "키보드"), ("fa", "ایموجی", "صفحه‌کلید"),
      ("zh-Hant", "表情符號", "鍵盤"), ("en", "Emoji", "Keyboard"),
    ])
  func names(locale: String, emoji: String, keyboard: String) throws {
    let environment = Environment(platform: .watchos, locale: locale)
    func names(_ mode: TextInputMode) throws -> [String] {
      keys(try draw(TextInputController("Message", mode: mode), in: environment))
        .compactMap(\.accessibility?.label)
    }
    #expect(try names(.keyboard).contains(emoji))
    #expect(try names(.scribble).contains(emoji))
    #expect(try names(.dictation) == [keyboard])
  }

  @Test("What leaves it and what finishes it can be reached")
  func corners() throws {
    let labels = try scene(TextInputController("Message")).nodes
      .filter { $0.hitTarget != nil }.compactMap(\.accessibility?.label)
    #expect(labels.contains("Cancel") && labels.contains("Done"))
  }

  @Test(
    "Other platforms have keyboards instead",
    arguments: [Platform.ios, .ipados, .macos, .tvos])
  func elsewhere(platform: Platform) {
    #expect(
      complaints(TextInputController(), in: Environment(platform: platform)).contains {
        $0.id == .notOnPlatform
      })
  }
}
