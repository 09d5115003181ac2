import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Symbols with letters, words and digits")
struct SymbolScriptTests {
  private func items(_ name: String, _ locale: String) throws -> [DrawItem] {
    var environment = surroundings(.rightToLeft)
    environment.locale = locale
    return try draw(Image(systemName: name), in: environment).root.items
  }

  @Test(
    "The locale's language decides on the script, and a script in the locale before it",
    arguments: [
      ("ar", SymbolScript.arabic), ("ar-EG", .arabic), ("ar_MA", .arabic), ("fa_IR", .arabic),
      ("ur", .arabic), ("ps", .arabic), ("ckb", .arabic), ("ug-CN", .arabic), ("sd", .arabic),
      ("pa_Arab_PK", .arabic), ("pa_PK", .arabic), ("az-IR", .arabic), ("he", .hebrew),
      ("iw_IL", .hebrew), ("yi", .hebrew), ("en-Hebr", .hebrew), ("en_US", nil), ("de", nil),
      ("ar-Latn", nil), ("sd_IN", nil), ("dv", nil), ("nqo", nil), ("ja", nil), ("", nil),
      ("ar@numbers=latn", .arabic),
    ])
  func scripts(locale: String, script: SymbolScript?) {
    #expect(SymbolScript(ofLocale: locale) == script)
  }

  /// SF Symbols' own list (SFSafeSymbols 5.2.0, localization availability .he), as far as the
  /// catalogue has them.
  private static let localizedToHebrew = [
    "a.book.closed", "character", "character.book.closed", "character.bubble",
    "character.cursor.ibeam", "character.textbox", "doc.richtext", "signature", "text.cursor",
    "textformat.size", "textformat.size.larger", "textformat.size.smaller",
  ]

  @Test("What SF Symbols has in Hebrew is drawn in Hebrew", arguments: localizedToHebrew)
  func hebrew(name: String) throws {
    let drawings = try ["en", "he", "ar"].map { try items(name, $0) }
    #expect(drawings[0] != drawings[1] && drawings[1] != drawings[2] && drawings[0] != drawings[2])
    #expect(try items(name, "yi") == drawings[1])
    #expect(try items(name, "dv") == drawings[0], "another script has Latin letters")
  }

  /// The same list for Arabic, but for what Hebrew has too (localization availability .ar).
  @Test(
    "What SF Symbols has in Arabic is drawn in Arabic, and in Hebrew as in English",
    arguments: [
      "questionmark", "questionmark.circle", "questionmark.circle.fill", "questionmark.bubble",
      "cart.badge.questionmark",
    ])
  func arabic(name: String) throws {
    let drawing = try items(name, "ar")
    #expect(try items(name, "en") == items(name, "he"))
    #expect(try items(name, "en") != drawing)
    for locale in ["fa", "ur", "ar-EG", "ar_MA"] { #expect(try items(name, locale) == drawing) }
  }

  /// The regions are those of CLDR 47's numbering systems.
  @Test(
    "Digits in symbols are those that the locale writes numbers in",
    arguments: [
      "percent", "list.number", "gobackward.15", "goforward.15", "1.circle", "5.circle.fill",
      "5.circle",
    ])
  func digitsOfLocale(name: String) throws {
    let western = try items(name, "en")
    let eastern = try items(name, "ar-EG")
    #expect(western != eastern)
    for locale in ["ar_SA", "ckb", "ar-MA-u-nu-arab"] {
      #expect(try items(name, locale) == eastern, "\(locale)")
    }
    // Persian and Urdu have their own 4, 5 and 6.
    let hasOwn = name.contains("5")
    let persian = try items(name, "fa")
    #expect((persian != eastern) == hasOwn && persian != western)
    for locale in ["fa_AF", "ps_AF", "ur_IN", "ur_PK@numbers=arabext"] {
      #expect(try items(name, locale) == persian, "\(locale)")
    }
    for locale in ["he", "ur_PK", "ar_MA", "ar_AE", "ar-EG-u-nu-latn"] {
      #expect(try items(name, locale) == western, "\(locale)")
    }
  }

  /// Neither list of SF Symbols has them in right-to-left, Hebrew or Arabic, but for the question mark
  /// in Arabic.
  @Test(
    "What SF Symbols neither flips nor localises stays as it is",
    arguments: ["chart.bar", "chart.bar.fill", "textformat", "questionmark.bubble"])
  func unchanged(name: String) throws {
    let left = try draw(Image(systemName: name)).root.items
    #expect(try items(name, "he") == left)
    if name != "questionmark.bubble" {
      for locale in ["ar", "fa", "ur"] { #expect(try items(name, locale) == left) }
    }
  }

  @Test("Arabic's question mark is the Latin one, mirrored (U+061F)")
  func questionMark() throws {
    let symbol = try #require(Symbol.named("questionmark"))
    let pairs = zip(symbol.layers, try #require(symbol.variants[.arabic]))
    for (latin, arabic) in pairs {
      let expected = try #require(SymbolPath.parse(latin.path)).mirrored(aboutX: 12)
      let bounds = try #require(SymbolPath.parse(arabic.path)?.controlBounds)
      let wanted = try #require(expected.controlBounds)
      #expect(abs(bounds.minX - wanted.minX) < 0.02 && abs(bounds.maxX - wanted.maxX) < 0.02)
    }
  }

  @Test("Every layer of every variant can be read", arguments: Symbol.names)
  func variants(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    for layers in symbol.variants.values {
      #expect(layers.first.map { $0.kind == .stroke || $0.kind == .fill } == true)
      for layer in layers { #expect(SymbolPath.parse(layer.path) != nil, "\(layer.path)") }
    }
  }

  @Test("Digits in a list keep their drawing and change sides")
  func digits() throws {
    let symbol = try #require(Symbol.named("list.number"))
    let rules = symbol.layers.map(symbol.rightToLeft)
    #expect(rules == [.mirror, .move(about: 4.4), .move(about: 4.4), .move(about: 4.4)])
  }

  @Test("Three scales change the size and nearly keep the stroke")
  func scales() throws {
    let drawn = try ImageScale.allCases.map { scale in
      let image = Image(systemName: "plus.circle", font: .system(size: 17)).imageScale(scale)
      let scene = try draw(image)
      let stroke = scene.items.compactMap { item -> Double? in
        if case .stroke(_, let width, _) = item { width } else { nil }
      }.first
      return (width: scene.size.width, stroke: try #require(stroke))
    }
    #expect(drawn[0].width < drawn[1].width && drawn[1].width < drawn[2].width)
    #expect(drawn[2].width / drawn[0].width > 1.4)
    #expect(drawn[2].stroke / drawn[0].stroke < 1.25)
  }

  @Test("A layer may be as wide as it likes at the lightest and at the heaviest weight")
  func widths() throws {
    // The theme's strokes at 17 points: 0.5 for ultraLight, 3.05 for black, 1.5 for regular.
    var environment = surroundings()
    environment.symbols = SymbolSet([
      Symbol(name: "a", layers: [.init(.stroke, "M4 12 H20", width: 0.9, heaviestWidth: 0.4)])
    ])
    let expected: [(FontWeight, Double)] = [
      (.ultraLight, 0.5 * 0.9), (.black, 3.05 * 0.4), (.regular, 1.5 * (0.9 - 0.5 / 2.55)),
    ]
    for (weight, width) in expected {
      let image = Image(systemName: "a", font: .system(size: 17, weight: weight))
      guard case .stroke(_, let actual, _)? = try draw(image, in: environment).items.first else {
        Issue.record("no stroke")
        continue
      }
      #expect(abs(actual - width) < 1e-3, "\(weight)")
    }
  }

  @Test("Symbols of the user win over those of the theme, and both over built-in ones")
  func own() throws {
    func line(_ name: String, _ y: Int) -> Symbol {
      Symbol(name: name, layers: [.init(.stroke, "M4 \(y) H20 V\(y + 4)")])
    }
    var environment = surroundings()
    environment.theme.symbols = SymbolSet([line("cart", 6), line("brand", 6)])
    let themed = try draw(Image(systemName: "cart"), in: environment).items
    #expect(try themed != draw(Image(systemName: "cart")).items)
    #expect(try draw(Image(systemName: "brand"), in: environment).items == themed)
    environment.symbols = SymbolSet([line("cart", 6), line("brand.two", 6)])
    environment.symbols = environment.symbols.overlaid(
      by: SymbolSet([Symbol(name: "cart", layers: [.init(.fill, "R 4 4 16 16 2")])]))
    #expect(try draw(Image(systemName: "cart"), in: environment).items != themed)
    #expect(try draw(Button("a", symbol: "brand.two"), in: environment).items.count > 1)
    #expect(environment.symbol(named: "heart") == Symbol.named("heart"))
    let found = complaints(Image(systemName: "brand.tow"), in: environment)
    #expect(found.first?.hint == "did you mean 'brand.two'?")
  }
}
