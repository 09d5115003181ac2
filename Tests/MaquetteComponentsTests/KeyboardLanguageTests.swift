import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Keyboards of all languages")
struct KeyboardLanguageTests {
  private func keyboard(_ type: KeyboardType, _ language: String) throws -> Keyboard {
    var keyboard = Keyboard(type)
    keyboard.locale = try LocaleIdentifier(language)
    return keyboard
  }

  private func keys(_ scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.component == "Key" }
  }

  private func keys(
    of language: String, _ type: KeyboardType = .default, width: Double = 393,
    on platform: Platform = .ios
  ) throws -> [SceneNode] {
    keys(try draw(keyboard(type, language), width: width, in: Environment(platform: platform)))
  }

  /// A key that has no room, or lies over another or over an edge.
  private func mistake(in keys: [SceneNode], width: Double) -> String? {
    for (index, key) in keys.enumerated() {
      let name = key.accessibility?.label ?? key.path
      if key.frame.width <= 0 || key.frame.minX < -0.5 || key.frame.maxX > width + 0.5 {
        return name
      }
      for other in keys[(index + 1)...] {
        let shared = key.frame.inset(by: 0.5).intersection(other.frame)
        if let shared, shared.width > 0, shared.height > 0 {
          return "\(name), \(other.accessibility?.label ?? other.path)"
        }
      }
    }
    return nil
  }

  @Test(
    "Keys fit without overlaps, as wide as the keyboard is",
    arguments: KeyboardLayout.languages)
  func widths(language: String) throws {
    for platform in [Platform.ios, .ipados] {
      for width in [320.0, 393, 430, 744, 1024, 1366] {
        let keys = try keys(of: language, width: width, on: platform)
        #expect(mistake(in: keys, width: width) == nil, "\(platform), \(width)")
      }
      for type in KeyboardType.allCases where type != .default {
        let keys = try keys(of: language, type, width: 320, on: platform)
        #expect(mistake(in: keys, width: 320) == nil, "\(platform), \(type)")
      }
    }
  }

  @Test(
    "So do those of a keyboard that floats, and of a phone on its side",
    arguments: KeyboardLayout.languages)
  func otherForms(language: String) throws {
    for device in ["iPad Pro 11-inch", "iPhone SE 4.7-inch landscape", "iPhone 15 landscape"] {
      var keyboard = try keyboard(.default, language)
      keyboard.isFloating = device.hasPrefix("iPad")
      let screen = Screen(device: device) { Label("Contents") }.inputView { keyboard }
      let platform = try #require(Device.named(device)).platform
      let scene = try draw(screen, in: Environment(platform: platform))
      #expect(mistake(in: keys(scene), width: scene.size.width) == nil, "\(device)")
    }
  }

  @Test(
    "A language with four rows of letters has a higher keyboard, and its signs the usual one",
    arguments: [(Platform.ios, 54.0), (.ipados, 66)])
  func fourRows(platform: Platform, row: Double) throws {
    func height(_ type: KeyboardType, _ language: String) throws -> Double {
      let environment = Environment(platform: platform, osVersion: 18)
      return try draw(keyboard(type, language), width: 834, in: environment).size.height
    }
    #expect(try height(.default, "th") == height(.default, "en") + row)
    let signs = KeyboardType.numbersAndPunctuation
    #expect(try height(signs, "th") == height(signs, "en"))
    let keys = try keys(of: "th", width: 834, on: platform)
    func top(_ name: String) -> Double? {
      keys.first { $0.accessibility?.label == name }?.frame.minY
    }
    let tops = ["ภ", "พ", "ก", "ป", "วรรค"].compactMap(top)
    #expect(tops.count == 5 && tops == tops.sorted() && Set(tops).count == 5)
    #expect(top("Shift") == top("ป"))
    #expect(top("Delete") == top(platform == .ios ? "ป" : "ภ"))
  }

  // Frames of keys on iOS 26 (aBitBetterKeyboard): the first row ends with the key that deletes.
  @Test("What deletes stands beside the eight letters of the first Hebrew row")
  func hebrew() throws {
    let keys = try keys(of: "he")
    func frame(_ name: String) -> Rect? {
      keys.first { $0.accessibility?.label == name }?.frame
    }
    let delete = try #require(frame("Delete"))
    let (first, last) = (try #require(frame("ק")), try #require(frame("פ")))
    #expect(delete.minY == first.minY && delete.minX > last.maxX)
    #expect(abs(delete.maxX - (393 - 3)) < 0.5)
    // The last row has letters alone, in the middle.
    let (left, right) = (try #require(frame("ז")), try #require(frame("ץ")))
    #expect(abs(left.minX + right.maxX - 393) <= 1)
    #expect(left.width == first.width)
  }

  @Test(
    "What leads back to the letters has some of them",
    arguments: [("ru", "АБВ"), ("el", "ΑΒΓ"), ("he", "אבג"), ("th", "กขค"), ("de", "ABC")])
  func back(language: String, word: String) throws {
    let scene = try draw(
      keyboard(.numbersAndPunctuation, language), width: 393, in: Environment(platform: .ios))
    let texts = scene.items.compactMap { if case .text(let run, _) = $0 { run.text } else { nil } }
    #expect(texts.contains(word))
  }

  @Test("Arabic and Persian signs are those of their script", arguments: ["ar", "fa"])
  func arabicSigns(language: String) throws {
    let first = try keys(of: language, .numbersAndPunctuation).compactMap(\.accessibility?.label)
    #expect(first.contains("؟") && first.contains("؛") && first.contains("،"))
    #expect(!first.contains("?") && !first.contains(","))
    let latin = try keys(of: "he", .numbersAndPunctuation).compactMap(\.accessibility?.label)
    #expect(latin.contains("?") && latin.contains(","))
  }

  @Test(
    "The key of more signs reads from the left in every language",
    arguments: ["ar", "fa", "he", "ur", "en", "ja"], [Platform.ios, .ipados])
  func moreSigns(language: String, platform: Platform) throws {
    let isRightToLeft = ["ar", "fa", "he", "ur"].contains(language)
    var environment = Environment(platform: platform, locale: language)
    let keyboard = try keyboard(.numbersAndPunctuation, language)
    let mark = isRightToLeft ? "\u{200E}" : ""
    func shown() throws -> [String] {
      try draw(keyboard, width: 393, in: environment).items.compactMap {
        if case .text(let run, _) = $0, run.text.contains("#+=") { run.text } else { nil }
      }
    }
    let texts = try shown()
    #expect(!texts.isEmpty && texts.allSatisfy { $0 == mark + "#+=" + mark })
    if language == "he", platform == .ipados {
      let letters = try draw(self.keyboard(.default, language), width: 834, in: environment)
      let isMarked = letters.items.contains {
        if case .text(let run, _) = $0 { run.text == mark + ".?123" + mark } else { false }
      }
      #expect(isMarked)
    }
    // An Arabic keyboard in an interface from the left needs no mark.
    environment.explicitDirection = .leftToRight
    #expect(try shown().allSatisfy { $0 == "#+=" })
  }

  @Test("On an iPad the keyboard of kana has the globe and the key that hides it, as others have")
  func kana() throws {
    let keys = try keys(of: "ja", width: 834, on: .ipados)
    let names = keys.compactMap(\.accessibility?.label)
    #expect(names.contains("Hide keyboard") && names.contains("Next keyboard"))
    #expect(names.filter { $0 == "改行" }.count == 1)
    #expect(try !self.keys(of: "ja").compactMap(\.accessibility?.label).contains("Hide keyboard"))
  }

  @Test(
    "Signs have the currency of the language or region first, and others on the second page",
    arguments: [
      ("de", "€", ["$", "£", "¥"]), ("en_GB", "£", ["€", "$", "¥"]),
      ("en_US", "$", ["€", "£", "¥"]), ("ru", "₽", ["$", "€", "£"]),
      ("sv_SE", "kr", ["€", "$", "£"]), ("es_MX", "$", ["€", "£", "¥"]),
      ("es", "€", ["$", "£", "¥"]),
    ])
  func money(locale: String, first: String, second: [String]) throws {
    for platform in [Platform.ios, .ipados] {
      var keyboard = try keyboard(.numbersAndPunctuation, locale)
      for (shift, shown) in [(KeyboardShift.off, [first]), (.on, second)] {
        keyboard.shift = shift
        let names = keys(try draw(keyboard, width: 744, in: Environment(platform: platform)))
          .compactMap(\.accessibility?.label)
        #expect(names.filter { ["$", "€", "£", "¥", "₽", "kr"].contains($0) } == shown)
      }
    }
  }
}
