import Maquette
import MaquetteCore
import MaquetteSpec
import Testing

/// Symbols in the place of characters: `Text(Image(systemName:))`, NSTextAttachment.
@Suite("Symbols in text")
struct TextSymbolTests {
  private typealias Run = AttributedText.Run

  private let renderer = Renderer()

  private func node(
    _ text: AttributedText, _ environment: Environment = Environment(),
    _ change: (inout Label) -> Void = { _ in }
  ) throws -> SceneNode {
    var label = Label(text)
    change(&label)
    return try renderer.picture(of: label, on: Canvas(), in: environment).scene.root
  }

  /// The outlines that are no letters.
  private func drawn(_ node: SceneNode) -> [DrawItem] {
    node.items.filter { if case .text = $0 { false } else { true } }
  }

  private func ink(_ node: SceneNode) throws -> Rect {
    let rects = drawn(node).compactMap { item -> Rect? in
      switch item {
      case .fill(.path(let path, _), _), .stroke(.path(let path, _), _, _): path.controlBounds
      default: nil
      }
    }
    let first = try #require(rects.first)
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// How many outlines a symbol alone has.
  private func outlines(of symbol: String) throws -> Int {
    drawn(try node(AttributedText("x", .symbol(symbol)))).count
  }

  /// The corners of its outlines from its own left edge, in hundredths of a point.
  private func shape(_ node: SceneNode) throws -> [Int] {
    let left = try ink(node).minX
    return drawn(node).flatMap { item -> [Int] in
      switch item {
      case .fill(.path(let path, _), _), .stroke(.path(let path, _), _, _):
        path.elements.compactMap { element -> Point? in
          switch element {
          case .move(let point), .line(let point), .curve(_, _, let point): point
          case .close: nil
          }
        }.flatMap { [Int((100 * ($0.x - left)).rounded()), Int((100 * $0.y).rounded())] }
      default: []
      }
    }
  }

  private static let sentences = [
    ("Tap ", " to save"), ("اضغط ", " للحفظ"), ("לחצו ", " לשמירה"), ("点按", "以保存"),
    ("บันทึก ", " ไว้"), ("Нажмите ", ", чтобы сохранить"),
  ]

  @Test("One stands between its words, at the middle of the capitals", arguments: sentences)
  func place(before: String, after: String) throws {
    let text = AttributedText([Run(before), Run("", .symbol("star.fill")), Run(after)])
    let node = try node(text)
    let alone = try renderer.picture(
      of: Image(systemName: "star.fill"), on: Canvas(), in: Environment()
    ).scene.root
    let ink = try ink(node)
    #expect(abs(ink.width - (try self.ink(alone)).width) < 0.01)
    #expect(ink.minX > 0 && ink.maxX < node.frame.maxX)
    let baseline = try #require(node.baseline)
    // Capitals of 17 points are 12 points high.
    #expect(abs(baseline - ink.midY - 6) < 1)
    #expect(node.accessibility?.label == before + "star.fill" + after)
  }

  @Test("What stands in its place is what is read, in every form")
  func spoken() throws {
    let run = Run("Favorite", .symbol("star.fill"))
    #expect(AttributedText([run]).string == "\u{FFFC}")
    let built = AttributedText([Run("Tap "), run, Run(" now")])
    let markup = try AttributedText(markup: "Tap ^[Favorite](symbol: star.fill) now")
    let ranges = try AttributedText("Tap Favorite now").setting(.symbol("star.fill"), in: 4..<12)
    #expect(built == markup && built == ranges)
    #expect(try node(built).accessibility?.label == "Tap Favorite now")
    let bare = try AttributedText(markup: "Tap ^[](symbol: star.fill) now")
    #expect(try node(bare).accessibility?.label == "Tap star.fill now")
    let nested = try AttributedText(markup: "^[a **b** c](symbol: star)")
    #expect(nested == AttributedText("a b c", .symbol("star")))
  }

  @Test("Several of a kind are as many symbols, and are read one by one")
  func several() throws {
    let star = Run("", .symbol("star.fill"))
    let node = try node(AttributedText([star, star, star, Run(" 3.0")]))
    #expect(drawn(node).count == 3 * (try outlines(of: "star.fill")))
    #expect(node.accessibility?.label == "star.fill star.fill star.fill 3.0")
  }

  @Test("It has the size, weight and colour of its characters")
  func look() throws {
    func height(_ attributes: TextAttributes) throws -> Double {
      try ink(node(AttributedText("x", [.symbol("heart.fill"), attributes]))).height
    }
    #expect(abs(try height(.size(34)) / height(.size(17)) - 2) < 0.01)
    let red = try node(AttributedText("x", [.symbol("heart.fill"), .color(.red)]))
    guard case .fill(_, .color(let color)) = drawn(red)[0] else {
      Issue.record("no fill")
      return
    }
    #expect(color != Color.black && color.alpha == 1)
    func stroke(_ weight: FontWeight) throws -> Double {
      let node = try node(AttributedText("x", [.symbol("xmark"), .weight(weight)]))
      guard case .stroke(_, let width, _) = drawn(node)[0] else { return 0 }
      return width
    }
    #expect(try stroke(.bold) > stroke(.light))
    // The text size sets it as it sets the text.
    var large = Environment()
    large.textSize = .accessibility5
    let plain = AttributedText("x", .symbol("heart.fill"))
    #expect(try ink(node(plain, large)).height > 2 * ink(node(plain)).height)
  }

  @Test("What is turned in right-to-left is turned in text")
  func mirrored() throws {
    var environment = Environment()
    environment.explicitDirection = .rightToLeft
    for (name, isTurned) in [("chevron.forward", true), ("checkmark", false)] {
      let text = AttributedText("x", .symbol(name))
      let (ltr, rtl) = (try node(text), try node(text, environment))
      #expect(try (shape(ltr) != shape(rtl)) == isTurned, "\(name)")
    }
  }

  @Test("Shadows have it too, and capitals and pseudolanguages leave it")
  func changes() throws {
    let text = try AttributedText(markup: "Tap ^[](symbol: star.fill)")
    let count = try outlines(of: "star.fill")
    #expect(drawn(try node(text) { $0.shadowColor = .red }).count == 2 * count)
    #expect(drawn(try node(text) { $0.textCase = .uppercase }).count == count)
    for language in [PseudoLanguage.long, .rightToLeft] {
      var environment = Environment()
      environment.pseudo = language
      #expect(drawn(try node(text, environment)).count == count, "\(language)")
    }
    let first = try AttributedText(markup: "^[](symbol: star.fill) Tap")
    var long = Environment()
    long.pseudo = .long
    #expect(try node(first, long).text?.hasPrefix("[\u{FFFC}") == true)
  }

  @Test("A name that there is none of is an error where it stands")
  func unknown() throws {
    for text in [
      "Label:\n  attributedText: [{symbol: star.filled}]",
      "Label:\n  attributedText: 'a ^[](symbol: star.filled)'",
    ] {
      let error = #expect(throws: DiagnosticError.self) {
        try SpecDocument(parsing: Array(text.utf8), file: "label.yaml", folder: nil)
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("unknown symbol 'star.filled'"))
    }
    #expect(throws: DiagnosticError.self) {
      try node(AttributedText("a", .symbol("no such symbol")))
    }
  }
}
