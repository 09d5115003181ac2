import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Keyboards")
struct KeyboardTests {
  private func keys(_ keyboard: Keyboard, width: Double = 402, platform: Platform = .ios) throws
    -> [SceneNode]
  {
    try draw(keyboard, width: width, in: Environment(platform: platform)).nodes
      .filter { $0.component == "Key" }
  }

  private func names(_ keyboard: Keyboard) throws -> [String] {
    try keys(keyboard).compactMap(\.accessibility?.label)
  }

  @Test("With the 34 points below it, it is 335 high on a screen 402 wide (flutter_device_preview)")
  func height() throws {
    let size = try draw(Keyboard(), width: 402, in: Environment(platform: .ios)).size
    #expect(size == Size(width: 402, height: 301))
    #expect(try draw(Keyboard(.numberPad), width: 402).size.height == 257)
  }

  @Test("Ten keys 6 apart fill the width of every iPhone", arguments: [375.0, 390, 393, 402, 430])
  func widths(width: Double) throws {
    let row = try keys(Keyboard(), width: width).prefix(10)
    #expect(row.map { $0.accessibility?.label ?? "" }.joined() == "qwertyuiop")
    #expect(row.allSatisfy { abs($0.frame.width - (width - 60) / 10) < 0.01 })
    #expect(row.allSatisfy { $0.frame.height == 43 })
    #expect(row.last.map { abs($0.frame.maxX - (width - 3)) < 0.5 } == true)
  }

  @Test("Beside Latin letters of addresses the key for numbers has Latin digits")
  func latinNumbers() throws {
    func texts(_ type: KeyboardType) throws -> [String] {
      var keyboard = Keyboard(type)
      keyboard.locale = try LocaleIdentifier("ar")
      return try draw(keyboard, width: 402, in: Environment(platform: .ios)).items.compactMap {
        if case .text(let run, _) = $0 { run.text } else { nil }
      }
    }
    #expect(try texts(.emailAddress).contains("123"))
    #expect(try texts(.default).contains("١٢٣"))
  }

  @Test("There are at least 20 languages, found by a locale with a region; others are English")
  func locales() throws {
    #expect(KeyboardLayout.languages.count >= 20)
    #expect(KeyboardLayout.named("de_AT")?.rows[0].contains("ü") == true)
    #expect(KeyboardLayout.named("nn-NO")?.language == "nb")
    #expect(KeyboardLayout.named("hi")?.rows[0].first == "\u{94C}")
    var keyboard = Keyboard()
    keyboard.locale = try LocaleIdentifier("vi")
    #expect(complaints(keyboard).contains { $0.message.contains("no keyboard for 'vi'") })
  }

  @Test("Shift gives capitals as the language has them; addresses are typed in Latin letters")
  func letters() throws {
    var turkish = Keyboard().shift(.on)
    turkish.locale = try LocaleIdentifier("tr_TR")
    #expect(try names(turkish).contains("İ"))
    var russian = Keyboard(.emailAddress, returnKey: .next)
    russian.locale = try LocaleIdentifier("ru")
    let shown = try names(russian)
    #expect(shown.contains("q") && shown.contains("@") && shown.contains("Далее"))
    var hebrew = Keyboard()
    hebrew.locale = try LocaleIdentifier("he")
    #expect(try !names(hebrew).contains("Shift"))
  }

  @Test(
    "Where letters have no capitals, shift shows the second layer, key for key",
    arguments: [
      ("ko_KR", "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ"), ("th_TH", "+๑๒๓๔ู฿๕๖๗๘๙"), ("hi_IN", "औऐआईऊभङघधझढ"),
    ])
  func secondLayer(locale: String, first: String) throws {
    var keyboard = Keyboard()
    keyboard.locale = try LocaleIdentifier(locale)
    let plain = try names(keyboard)
    for shift in [KeyboardShift.on, .capsLock] {
      let shifted = try names(keyboard.shift(shift))
      #expect(shifted.joined().hasPrefix(first))
      #expect(shifted.count == plain.count && shifted != plain)
    }
    let layout = try #require(KeyboardLayout.named(locale))
    // No letter of a layer is missing: two keys never write the same.
    let letters = layout.rows.joined().map(layout.shifted)
    #expect(Set(letters).count == letters.count)
  }

  @Test(
    "Pads of digits suggest no words",
    arguments: KeyboardType.allCases.filter { "\($0)".lowercased().hasSuffix("pad") })
  func padsWithoutWords(type: KeyboardType) throws {
    let keyboard = Keyboard(type).predictions(["Ada"])
    let isPad = type != .namePhonePad
    #expect(try names(keyboard).contains("Ada") == !isPad)
    let plain = try draw(Keyboard(type), width: 402, in: Environment(platform: .ios))
    #expect(
      try draw(keyboard, width: 402, in: Environment(platform: .ios)).size == plain.size)
  }

  @Test("A pad has the digits and the sign of its language")
  func pads() throws {
    var keyboard = Keyboard(.decimalPad)
    keyboard.locale = try LocaleIdentifier("de_DE")
    #expect(try names(keyboard).contains(","))
    keyboard.locale = try LocaleIdentifier("ar_EG")
    #expect(try names(keyboard).contains("٧"))
    keyboard.type = .asciiCapableNumberPad
    #expect(try names(keyboard).contains("7"))
    // Where a language has no keyboard, all of the English one is drawn.
    for (locale, digit) in [
      ("my_MM", "7"), ("bn_BD", "7"), ("dz", "7"), ("en_GB", "7"), ("he_IL", "7"), ("fa", "۷"),
    ] {
      for type in [KeyboardType.numberPad, .phonePad, .numbersAndPunctuation] {
        var keyboard = Keyboard(type)
        keyboard.locale = try LocaleIdentifier(locale)
        #expect(try names(keyboard).contains(digit), "\(locale) \(type)")
      }
    }
  }

  @Test("Keys are keyboard keys to assistive technology, and no hit targets of the app")
  func spoken() throws {
    let keys = try keys(Keyboard())
    #expect(keys.allSatisfy { $0.accessibility?.traits == [.keyboardKey] && $0.hitTarget == nil })
  }

  @Test("It reads from left to right in every interface, but for what it proposes")
  func direction() throws {
    let keyboard = Keyboard().predictions(["one", "two"])
    let left = try draw(keyboard, width: 402)
    let right = try draw(keyboard, width: 402, in: surroundings(.rightToLeft))
    func frame(_ name: String, _ scene: Scene) -> Rect? {
      scene.nodes.first { $0.accessibility?.label == name }?.frame
    }
    #expect(frame("q", left) == frame("q", right))
    #expect(frame("one", left)?.minX == 0 && frame("one", right)?.minX == 201)
  }

  @Test("In a screen the contents keep above it")
  func screen() throws {
    let screen = Screen(device: "iPhone 16 Pro") { TextField("Name") }
      .inputView { Keyboard() }
    let scene = try draw(screen, in: Environment(platform: .ios))
    func frame(_ component: String) -> Rect? {
      scene.nodes.first { $0.component == component }?.frame
    }
    let top = try #require(frame("Keyboard")?.minY)
    #expect(top == 874 - 335)
    #expect(frame("TextField").map { $0.maxY < top } == true)
  }

  @Test("A watch, a television and a Mac have none", arguments: [Platform.watchos, .tvos, .macos])
  func missing(platform: Platform) {
    #expect(!complaints(Keyboard(), in: Environment(platform: platform)).isEmpty)
  }
}
