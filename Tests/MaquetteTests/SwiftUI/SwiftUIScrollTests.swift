import Maquette
import Testing

@Suite("What is scrolled in SwiftUI source")
struct SwiftUIScrollTests {
  private static let position =
    ".scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: 120))))"

  @Test("A screen and a scroll view are scrolled as far as they say")
  func scrolled() throws {
    for spec in [
      "Screen: {scrolls: true, contentOffset: [0, 120], children: [{Label: a}, {Label: b}]}\n",
      "Screen: {children: [{ScrollView: {contentOffset: [0, 120], children: [{Label: a}]}}]}\n",
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(result.source.contains(Self.position))
      #expect(!result.warnings.contains { $0.message.contains("contentOffset") })
    }
    let still = try SwiftUISamples.export("Screen: {scrolls: true, children: [{Label: a}]}\n")
    #expect(!still.source.contains("scrollPosition"))
  }

  @Test(
    "What is shown first is said as SwiftUI says it",
    arguments: [
      "ScrollView: {defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
      "List: {defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
      "Screen: {scrolls: true, defaultScrollAnchor: bottom, children: [{Label: a}]}\n",
    ])
  func anchor(spec: String) throws {
    let result = try SwiftUISamples.export(spec)
    #expect(result.source.contains(".defaultScrollAnchor(.bottom)"))
    #expect(!result.warnings.contains { $0.message.contains("defaultScrollAnchor") })
    let still = try SwiftUISamples.export("ScrollView: {children: [{Label: a}]}\n")
    #expect(!still.source.contains("defaultScrollAnchor"))
  }

  @Test("SwiftUI cannot say it of a list, nor of contents that do not scroll")
  func list() throws {
    for (name, spec) in [
      ("List", "List: {contentOffset: [0, 120], children: [{Label: a}]}\n"),
      ("Screen", "Screen: {contentOffset: [0, 120], children: [{Label: a}]}\n"),
    ] {
      let result = try SwiftUISamples.export(spec)
      #expect(!result.source.contains(Self.position))
      let told = result.warnings.map(\.message).filter { $0.contains("'contentOffset") }
      #expect(told.count == 1 && told[0].hasSuffix(" of \(name) is not exported to SwiftUI"))
    }
  }
}
