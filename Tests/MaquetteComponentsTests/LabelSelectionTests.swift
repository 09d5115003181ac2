import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Characters are 10 points wide, lines 20 high.
@Suite("Selected text")
struct LabelSelectionTests {
  private func label(_ range: Range<Int>, of text: String = "abcdef") -> Label {
    Label(text).with(\.isSelectable, true).with(\.selectedRange, TextRange(range))
  }

  /// The rectangles filled, before and after the letters.
  private func fills(_ component: some Component, _ environment: Environment = surroundings())
    throws -> (behind: [Rect], over: [Rect], colors: [String])
  {
    let items = try draw(component, in: environment).items
    let split = items.firstIndex { if case .text = $0 { true } else { false } }
    func rects(_ items: ArraySlice<DrawItem>) -> [Rect] {
      items.compactMap { item in
        switch item {
        case .fill(.rect(let rect), _), .fill(.roundedRect(let rect, _, _), _): rect
        default: nil
        }
      }
    }
    let at = try #require(split)
    let colors = items.compactMap { item in
      if case .fill = item { item.color?.hex } else { nil }
    }
    return (rects(items[..<at]), rects(items[at...]), colors)
  }

  @Test("The highlight lies behind the letters, as high as the line, in the tint")
  func highlight() throws {
    let found = try fills(label(1..<3))
    #expect(found.behind == [Rect(x: 10, y: 0, width: 20, height: 20)])
    #expect(found.colors == ["#007AFF33", "#007AFF", "#007AFF", "#007AFF", "#007AFF"])
  }

  @Test("A handle stands at each end: the first one's knob is above the line, the last one's below")
  func handles() throws {
    let over = try fills(label(1..<3)).over
    #expect(
      over == [
        Rect(x: 9, y: -1, width: 2, height: 21), Rect(x: 5, y: -10, width: 10, height: 10),
        Rect(x: 29, y: 0, width: 2, height: 21), Rect(x: 25, y: 20, width: 10, height: 10),
      ])
  }

  @Test("In right-to-left text the first handle is on the right")
  func rightToLeft() throws {
    let found = try fills(label(1..<3), surroundings(.rightToLeft))
    #expect(found.behind == [Rect(x: 30, y: 0, width: 20, height: 20)])
    #expect(found.over.map(\.midX) == [50, 50, 30, 30])
    #expect(found.over.map(\.midY) == [9.5, -5, 10.5, 25])
  }

  @Test("Characters are counted as people count them")
  func characters() throws {
    let family = try fills(label(1..<3, of: "a👨‍👩‍👧e\u{301}b"))
    #expect(family.behind == [Rect(x: 10, y: 0, width: 20, height: 20)])
  }

  @Test("Nothing is shown without being selectable, without a range, or with an empty one")
  func none() throws {
    for label in [
      label(1..<3).with(\.isSelectable, false), label(1..<3).with(\.selectedRange, nil),
      label(2..<2),
    ] { #expect(try fills(label).colors.isEmpty) }
  }

  @Test("The whole text may be selected")
  func all() throws {
    #expect(try fills(label(0..<6)).behind == [Rect(x: 0, y: 0, width: 60, height: 20)])
  }

  @Test("A range beyond the text is refused with the text's length")
  func beyond() {
    let found = complaints(label(2..<9))
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.message.hasSuffix(
        "the range 2..<9 goes beyond the text, which has 6 characters") == true)
    #expect(found.first?.hint == "use 0..<6 or a part of it")
  }

  /// macos-colors.yaml: selectedTextBackgroundColor is #B3D7FF.
  @Test("macOS has a highlight of its own and no handles")
  func mac() throws {
    let found = try fills(label(1..<3), Environment(platform: .macos))
    #expect(found.colors == ["#B3D7FF"])
    #expect(found.over.isEmpty)
  }

  @Test("A watch and a television select no text", arguments: [Platform.watchos, .tvos])
  func others(platform: Platform) throws {
    #expect(try fills(label(1..<3), Environment(platform: platform)).colors.isEmpty)
  }
}
