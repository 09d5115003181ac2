import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Labels in specs")
struct LabelFormTests {
  @Test("The order of the keys is the order in which properties are set")
  func order() throws {
    let rich = AttributedText("b", .color("red"))
    let cases: [(String, Label)] = [
      ("Label: {text: a, attributedText: '^[b](color: red)'}", Label(rich)),
      ("Label: {attributedText: '^[b](color: red)', text: a}", Label("a")),
      ("Label: {attributedText: '^[b](color: red)', color: blue}", Label(rich).color("blue")),
      (
        "Label: {color: blue, attributedText: '^[b](color: red)'}",
        Label(rich, color: "blue")
      ),
      ("Label: a\nattributedText: '^[b](color: red)'", Label(rich)),
      ("Label:\n  attributedText: '^[b](color: red)'\ntext: a", Label("a")),
    ]
    for (spec, label) in cases {
      #expect(try read(spec).component == AnyComponent(label), "\(spec)")
    }
  }

  @Test("UIKit's names, SwiftUI's and short ones say the same")
  func names() throws {
    let cases: [(String, Label)] = [
      ("lineLimit: 3", Label("a", numberOfLines: 3)),
      ("textAlignment: justified", Label("a", alignment: .justified)),
      ("truncationMode: middle", Label("a").with(\.lineBreakMode, .byTruncatingMiddle)),
      ("lineBreakMode: byClipping", Label("a").with(\.lineBreakMode, .byClipping)),
      (
        "lineBreakStrategy: [pushOut, hangulWordPriority]",
        Label("a").with(\.lineBreakStrategy, [.pushOut, .hangulWordPriority])
      ),
      (
        "allowsTightening: true",
        Label("a").with(\.allowsDefaultTighteningForTruncation, true)
      ),
      ("tracking: 2", Label("a").with(\.kerning, 2)),
      ("shadowOffset: [1, 2]", Label("a").with(\.shadowOffset, Point(x: 1, y: 2))),
      ("symbol: heart", Label("a", systemImage: "heart")),
      ("enabled: false", Label("a").with(\.isEnabled, false)),
      ("selectedRange: 0...2", Label("a").with(\.selectedRange, TextRange(0..<3))),
      ("selectedRange: [1, 2]", Label("a").with(\.selectedRange, TextRange(1..<3))),
    ]
    for (key, label) in cases {
      #expect(try read("Label: a\n\(key)").component == AnyComponent(label), "\(key)")
    }
  }

  @Test(
    "Bad values are told with their place",
    arguments: [
      mistake(
        "Label: a\nminimumScaleFactor: 1.5", 2, 21, 3,
        "'minimumScaleFactor' is 1.5; it must be a number from 0 to 1", nil),
      mistake(
        "Label: a\nminimumScaleFactor: -0.5", 2, 21, 4,
        "'minimumScaleFactor' is -0.5; it must be a number from 0 to 1", nil),
      mistake(
        "Label: a\nmarqueePhase: 2", 2, 15, 1,
        "'marqueePhase' is 2; it must be a number from 0 to 1",
        nil),
      mistake(
        "Label: a\nlineBreakMode: byTruncatingTale", 2, 16, 16,
        "unknown value 'byTruncatingTale' for 'lineBreakMode'", "did you mean 'byTruncatingTail'?"),
      mistake(
        "Label: a\nlineBreakStrategy: [pushout, push]", 2, 30, 4,
        "unknown value 'push' for 'lineBreakStrategy'", nil),
      mistake(
        "Label: a\nselectedRange: 3..<1", 2, 16, 5, "the range 3..<1 ends before it starts",
        "write the lower bound first"),
      mistake(
        "Label: a\nshadowOffset: 3", 2, 15, 1, "'shadowOffset' must be two numbers, [x, y], not",
        nil),
      mistake(
        "Label: a\nselectedRange: 0-2", 2, 16, 3,
        "'selectedRange' must be a range of characters, not '0-2'", nil),
      mistake(
        "Label: a\nsuperscript: 1", 2, 1, 11, "'Label' has no key 'superscript'",
        "runs of attributed text have it: 'attributedText: [{text: …, superscript: …}]'"),
      mistake(
        "Label: a\nmarkup: true", 2, 1, 6, "'Label' has no key 'markup'",
        "write the text itself as 'attributedText: …'"),
      mistake(
        "Label:\n  attributedText: **a** b", 2, 19, 7,
        "the alias '**a** b' has no anchor before it",
        "text that starts with '*' needs quotes: '**a** b'"),
      mistake(
        "Label: a\ndisabled: true", 2, 1, 8, "'Label' has no key 'disabled'",
        "write 'isEnabled: false'"),
    ])
  func mistakes(mistake: Mistake) throws {
    let found = errors(mistake.spec)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message.hasPrefix(mistake.message), "\(first.message)")
    mistake.expectPlace(of: first)
  }

  @Test("An icon is a symbol's name or a component")
  func icon() throws {
    let symbol = try read("Label: a\nicon: heart\n").component.base as? Label
    #expect(symbol?.systemImage == "heart")
    let component = try read("Label: a\nicon: {Image: star, color: red}\n").component.base as? Label
    #expect(component?.icon?.base as? Image == Image(systemName: "star", color: "red"))
    #expect(errors("Label: a\nicon: [a]\n").first?.message.contains("'icon' must be") == true)
  }
}
