import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("Symbols in right-to-left")
struct SymbolDirectionTests {
  /// The outlines that an image draws, through groups and clips.
  private func paths(
    _ name: String, _ direction: LayoutDirection, locale: String = "en",
    symbols: [Symbol] = []
  ) throws -> [Path] {
    var environment = surroundings(direction)
    environment.locale = locale
    environment.symbols = SymbolSet(symbols)
    let scene = try draw(Image(systemName: name, font: .system(size: 17)), in: environment)
    return scene.items.compactMap { item in
      switch item {
      case .stroke(.path(let path, _), _, _), .fill(.path(let path, _), _): path
      default: nil
      }
    }
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// Whether two outlines are the same but for their place along the line.
  private func areAlike(_ one: Path, _ other: Path) -> Bool {
    let (first, second) = (points(one), points(other))
    guard first.count == second.count, let start = first.first, let end = second.first else {
      return false
    }
    return zip(first, second).allSatisfy {
      abs($0.x - start.x - ($1.x - end.x)) < 1e-6 && abs($0.y - $1.y) < 1e-6
    }
  }

  @Test("Every layer of every symbol does what the catalogue says", arguments: Symbol.names)
  func layers(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    for locale in ["en", "he", "ar"] {
      let layers = symbol.layers(in: Environment(locale: locale).script(of: symbol))
        .filter { $0.kind == .stroke || $0.kind == .fill }
      let before = try paths(name, .leftToRight, locale: locale)
      let after = try paths(name, .rightToLeft, locale: locale)
      #expect(before.count == layers.count && after.count == layers.count)
      for (layer, (one, other)) in zip(layers, zip(before, after)) {
        let isMirrored = symbol.rightToLeft(layer) == .mirror
        #expect(areAlike(isMirrored ? one.mirrored(aboutX: 12) : one, other), "\(layer.path)")
      }
    }
  }

  @Test("Layers mirror about the grid's middle, stay, or move by a place of their own")
  func places() throws {
    // The frame keeps the grid's middle in the image's middle.
    let frame = Symbol.Layer(.stroke, "M0 0 H24 V24 H0 Z")
    func x(_ rule: Symbol.RightToLeft?, mirrors: Bool = false) throws -> [Double] {
      let symbol = Symbol(
        name: "test", mirrors: mirrors,
        layers: [frame, Symbol.Layer(.stroke, "M3 4 L8 4 L8 9", rightToLeft: rule)])
      let drawn = try paths("test", .rightToLeft, symbols: [symbol])
      let left = try #require(drawn[0].controlBounds).minX
      return points(drawn[1]).map { ($0.x - left) }
    }
    func expect(_ actual: [Double], _ expected: [Double], _ text: Comment) {
      #expect(zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-6 }, text)
    }
    expect(try x(nil), [3, 8, 8], "stays, as its symbol does")
    expect(try x(nil, mirrors: true), [21, 16, 16], "mirrors, as its symbol does")
    expect(try x(.mirror), [21, 16, 16], "mirrors")
    expect(try x(.stay, mirrors: true), [3, 8, 8], "stays")
    expect(try x(.move()), [16, 21, 21], "its box 3...8 goes to 16...21, its drawing stays")
    expect(try x(.move(about: 4)), [19, 24, 24], "x = 4 goes to 20")
  }

  @Test("Names with forward, backward, leading or trailing flip; left and right never do")
  func names() throws {
    var (flipped, kept) = (0, 0)
    for symbol in Symbol.all {
      let words = symbol.name.split(separator: ".")
      let isReading = words.contains { word in
        ["forward", "backward"].contains(word)
          || ["leading", "trailing"].contains { word.contains($0) }
      }
      let isFixed = words.contains { $0.hasSuffix("left") || $0.hasSuffix("right") }
      guard isReading || isFixed else { continue }
      let rules = Set(symbol.layers.map(symbol.rightToLeft))
      #expect(rules == [isReading ? .mirror : .stay], "\(symbol.name)")
      let isSame =
        try paths(symbol.name, .leftToRight) == paths(symbol.name, .rightToLeft)
      #expect(isSame == isFixed, "\(symbol.name)")
      if isReading { flipped += 1 } else { kept += 1 }
    }
    #expect(flipped >= 30 && kept >= 30)
  }

  @Test("The rules of the page", arguments: Symbol.names)
  func rules(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let layers = symbol.layers.map(symbol.rightToLeft)
    switch symbol.rule {
    case .universal, .object:
      #expect(Set(layers) == [.stay])
      #expect(try paths(name, .leftToRight) == paths(name, .rightToLeft))
    case .textDirection, .motion:
      #expect(layers.contains(.mirror))
      #expect(try paths(name, .leftToRight) != paths(name, .rightToLeft))
    case .slash:
      // From top left to bottom right, in both directions: the last layer and what it cuts.
      #expect(Array(layers.suffix(2)) == [.stay, .stay])
      let slash = try #require(symbol.layers.last)
      let ends = try #require(SymbolPath.parse(slash.path).map(points))
      #expect(ends.count == 2 && ends[0].x < ends[1].x && ends[0].y < ends[1].y)
    case .tool, .badge, .direction: break
    case .localized: #expect(!symbol.variants.isEmpty)
    }
  }

  @Test(
    "What the page names is under the rule that it names it for",
    arguments: [
      ("text.justify.leading", SymbolRule.direction), ("list.bullet", .textDirection),
      ("speaker.wave.3", .motion), ("figure.walk", .motion), ("checkmark", .universal),
      ("clock", .object), ("clock.fill", .object), ("pencil", .tool), ("magnifyingglass", .tool),
      ("speaker.slash", .slash), ("app.badge", .badge), ("cart.badge.plus", .badge),
      ("signature", .localized), ("doc.richtext", .localized),
      ("character.cursor.ibeam", .localized),
    ])
  func page(name: String, rule: SymbolRule) {
    #expect(Symbol.named(name)?.rule == rule)
  }

  @Test("The cart and its badge change sides, and the badge's question mark stays readable")
  func cart() throws {
    let symbol = try #require(Symbol.named("cart.badge.questionmark"))
    let sign = symbol.layers.filter { symbol.rightToLeft($0) == .move(about: 18.5) }
    #expect(sign.count == 3, "the hook, the dot and its outline")
    #expect(symbol.mirrors)
    let plus = try #require(Symbol.named("cart.badge.plus"))
    #expect(plus.layers.contains { plus.rightToLeft($0) == .move(about: 18.5) })
    let person = try #require(Symbol.named("person.badge.plus"))
    #expect(person.layers.allSatisfy { person.rightToLeft($0) == .stay }, "it is no interface")
  }

  @Test("A component may be laid out in another direction and locale than what is around it")
  func environment() throws {
    let image = Image(systemName: "list.number", font: .system(size: 17))
    let inner = try draw(image.environment(direction: .rightToLeft, locale: "ar_EG")).items
    var environment = surroundings(.rightToLeft)
    environment.locale = "ar_EG"
    #expect(try draw(image, in: environment).items == inner)
    #expect(try draw(image.environment(locale: "ar_EG")).items != draw(image).items)
  }
}
