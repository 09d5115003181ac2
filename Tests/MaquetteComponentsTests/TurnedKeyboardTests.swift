import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Keyboards of phones on their sides, and of iPads")
struct TurnedKeyboardTests {
  private func scene(_ keyboard: Keyboard, on device: String) throws -> Scene {
    let screen = Screen(device: device) { Label("Contents") }.inputView { keyboard }
    let platform = try #require(Device.named(device)).platform
    return try draw(screen, in: Environment(platform: platform))
  }

  private func keys(_ keyboard: Keyboard, on device: String) throws -> [String: Rect] {
    let keys = try scene(keyboard, on: device).nodes.filter { $0.component == "Key" }
    let named = keys.map { ($0.accessibility?.label ?? "", $0.frame) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  // Measured on iOS 26 (flutter_device_preview): 208 with 20 below, 206 with a home button.
  @Test(
    "On its side it is 188 points high above a home indicator, and 206 with a home button",
    arguments: [
      ("iPhone 16 Pro landscape", 188.0), ("iPhone 15 landscape", 188),
      ("iPhone SE 4.7-inch landscape", 206),
    ])
  func height(device: String, height: Double) throws {
    func panel(_ type: KeyboardType) throws -> Double? {
      try scene(Keyboard(type), on: device).nodes.first { $0.component == "Keyboard" }?.frame.height
    }
    #expect(try panel(.default) == height)
    // A pad proposes no words.
    #expect(try panel(.numberPad).map { $0 < height } == true)
  }

  // View tree of an iPhone SE (iOS 26).
  @Test("On its side keys with a home button are 47 by 32, from 72 points on")
  func keySize() throws {
    let keys = try keys(Keyboard(), on: "iPhone SE 4.7-inch landscape")
    let first = try #require(keys["q"])
    #expect(abs(first.minX - 72) <= 0.5 && abs(first.width - 47) < 0.5 && first.height == 32)
    #expect(keys["p"].map { abs($0.maxX - (667 - 72)) <= 0.5 } == true)
    #expect(keys["Shift"].map { abs($0.width - 63) < 1 } == true)
    #expect(keys["Next keyboard"].map { abs($0.width - 47) < 1 } == true)
    #expect(keys["return"].map { abs($0.width - 100) < 1 } == true)
  }

  @Test(
    "Where emoji are the next keyboard, a face stands in the place of the globe",
    arguments: [
      "iPhone 15", "iPhone SE 4.7-inch", "iPhone 16 Pro landscape", "iPad mini 8.3-inch",
    ])
  func emojiKey(device: String) throws {
    for locale in ["en", "ja", "ar", "th", "ru", "hi"] {
      var keyboard = Keyboard()
      keyboard.locale = try LocaleIdentifier(locale)
      let globe = try keys(keyboard, on: device)
      let face = try keys(keyboard.nextKeyboardKey(.emoji), on: device)
      #expect(face["Next keyboard"] == nil && face["Emoji"] == globe["Next keyboard"])
      #expect(face["Emoji"] != nil, "\(device) \(locale)")
    }
  }

  @Test("The globe and the microphone stand beside the last row, or before the space")
  func corners() throws {
    let wide = try keys(Keyboard(), on: "iPhone 16 Pro landscape")
    let (globe, more) = (try #require(wide["Next keyboard"]), try #require(wide["More"]))
    #expect(globe.maxX <= more.minX && globe.minY == more.minY)
    let (mic, end) = (try #require(wide["Dictate"]), try #require(wide["return"]))
    #expect(end.maxX <= mic.minX)
    let upright = try keys(Keyboard(), on: "iPhone SE 4.7-inch")
    let space = try #require(upright["space"])
    #expect(upright["Next keyboard"]?.minY == space.minY)
    #expect(upright["Dictate"].map { $0.maxX < space.minX } == true)
  }

  @Test(
    "An iPad has no pad of twelve keys: digits are typed on the page of signs",
    arguments: [KeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad])
  func pads(type: KeyboardType) throws {
    let device = "iPad Pro 11-inch"
    let keys = try keys(Keyboard(type), on: device)
    let signs = try self.keys(Keyboard(.numbersAndPunctuation), on: device)
    #expect(keys == signs)
    #expect(keys["1"]?.minY == keys["0"]?.minY && keys["More symbols"] != nil)
    #expect(keys["return"] != nil && keys["Shift"] == nil)
  }

  @Test("Digits on the page of signs are those of the language")
  func digits() throws {
    var keyboard = Keyboard(.numbersAndPunctuation)
    keyboard.locale = try LocaleIdentifier("ar_EG")
    #expect(try keys(keyboard, on: "iPhone 15")["٧"] != nil)
  }

  @Test(
    "On an iPad the key that ends a line is as wide as a letter at least, in every language",
    arguments: KeyboardLayout.languages.filter { $0 != "ja" })
  func ends(language: String) throws {
    var keyboard = Keyboard()
    let layout = try #require(KeyboardLayout.named(language))
    keyboard.locale = try LocaleIdentifier(language)
    let keys = try keys(keyboard, on: "iPad Pro 11-inch")
    let letter = try #require(keys[layout.rows[0][0]])
    let end = try #require(keys[layout.word(.return)])
    #expect(end.width >= letter.width - 0.5)
    #expect(keys["Delete"].map { $0.width >= letter.width - 0.5 } == true)
    let comma = ["ar", "fa"].contains(language) ? "،" : ","
    let first = try #require(layout.rows.last?.first.flatMap { keys[$0] })
    #expect(keys[comma]?.minY == first.minY)
    guard !layout.hasShift, let last = keys["."] else { return }
    // Without a key for capitals the row stands in the middle.
    #expect(abs(first.minX + last.maxX - 834) <= 1)
  }

  @Test(
    "An iPad's last row has keys for signs on both sides of the space, and ends with what hides it",
    arguments: ["iPad Pro 11-inch", "iPad Pro 11-inch landscape", "iPad mini 8.3-inch"])
  func lastRow(device: String) throws {
    func row(_ type: KeyboardType, _ locale: String) throws -> [SceneNode] {
      var keyboard = Keyboard(type)
      keyboard.locale = try LocaleIdentifier(locale)
      let keys = try scene(keyboard, on: device).nodes.filter { $0.component == "Key" }
      let globe = try #require(keys.first { $0.accessibility?.label == "Next keyboard" })
      return keys.filter { $0.frame.minY == globe.frame.minY }
        .sorted { $0.frame.minX < $1.frame.minX }
    }
    func texts(_ type: KeyboardType, _ locale: String) throws -> [String] {
      try row(type, locale).flatMap(\.allItems).compactMap {
        if case .text(let run, _) = $0 { run.text } else { nil }
      }
    }
    let keys = try row(.default, "en")
    #expect(
      keys.compactMap(\.accessibility?.label) == [
        "More", "Next keyboard", "Dictate", "space", "More", "Hide keyboard",
      ])
    for (key, next) in zip(keys, keys.dropFirst()) { #expect(key.frame.maxX < next.frame.minX) }
    #expect(keys.last?.allItems.isEmpty == false)
    #expect(try texts(.default, "en") == [".?123", "space", ".?123"])
    #expect(try texts(.numbersAndPunctuation, "en").first == "ABC")
    #expect(try texts(.default, "ar").first == ".؟١٢٣")
  }

  @Test("A keyboard that floats over an iPad has the words of a phone's, and no key that hides it")
  func floating() throws {
    let keys = try keys(Keyboard().isFloating(), on: "iPad Pro 11-inch")
    #expect(keys["Hide keyboard"] == nil && keys["return"] != nil)
  }

  @Test("An iPad on its side has higher keys")
  func pad() throws {
    let upright = try keys(Keyboard(), on: "iPad Pro 11-inch")["q"]
    let turned = try keys(Keyboard(), on: "iPad Pro 11-inch landscape")["q"]
    #expect((turned?.height ?? 0) > (upright?.height ?? 0) + 10)
  }

  @Test("The arrow that writes capitals is filled while it does")
  func shift() throws {
    func signs(_ shift: KeyboardShift) throws -> Int {
      let scene = try draw(Keyboard().shift(shift), width: 393, in: Environment(platform: .ios))
      let key = try #require(scene.nodes.first { $0.accessibility?.label == "Shift" })
      return key.leaves.filter { item in
        if case .fill = item { true } else { false }
      }.count
    }
    let ground = try signs(.off)
    #expect(try signs(.on) == ground + 1)
    #expect(try signs(.capsLock) == ground + 2)
  }
}
