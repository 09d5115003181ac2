import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("What assistive technology is told by SVG documents")
struct SVGAccessibilityTests {
  /// The document of a scene with one thing, which is drawn as a square.
  private func svg(_ thing: Accessibility?, children: [SceneNode] = []) throws -> String {
    let node = SceneNode(
      path: "Label", component: "Label", frame: .zero, accessibility: thing,
      items: [fill(rect(0, 0, 5, 5), .red)], children: children)
    return try SVGWriter().svg(picture(10, 10, [], children: [node]), scale: 1)
  }

  @Test("A checkbox of a Mac is called so")
  func checkbox() throws {
    var thing = Accessibility(role: .button, label: "a", value: "on", traits: [.toggleButton])
    #expect(try svg(thing).contains("aria-roledescription=\"switch\" aria-label=\"a, on\""))
    thing.macControl = .checkbox
    #expect(try svg(thing).contains("aria-roledescription=\"checkbox\" aria-label=\"a, on\""))
    #expect(try svg(thing).contains(">Checkbox &#39;a&#39;, on</desc>"))
  }

  @Test("The description is in the order of reading: bars before contents, and no clock")
  func order() throws {
    func text(_ text: String, _ path: String, y: Double) -> SceneNode {
      SceneNode(
        path: path, component: "Label", frame: Rect(x: 0, y: y, width: 10, height: 5), text: text,
        accessibility: Accessibility(role: .staticText, label: text))
    }
    let bar = SceneNode(
      path: "Screen/NavigationBar", component: "NavigationBar",
      frame: Rect(x: 0, y: 5, width: 10, height: 5),
      children: [text("Inbox", "Screen/NavigationBar/Label[0]", y: 5)])
    let screen = SceneNode(
      path: "Screen", component: "Screen", frame: Rect(x: 0, y: 0, width: 10, height: 40),
      children: [
        text("Ada", "Screen/Label[0]", y: 20), bar, text("9:41", "Screen/StatusBar/Label", y: 0),
      ])
    let svg = try SVGWriter().svg(picture(10, 40, [], children: [screen]), scale: 1)
    #expect(svg.contains(">Text &#39;Inbox&#39;; Text &#39;Ada&#39;</desc>"))
  }

  // ARIA 1.2: the children of `img` are presentational, so a root with named things inside is none.
  // SVG-AAM and the Graphics Module: an SVG document is a `graphics-document`.
  @Test("The root hides nothing that has a name")
  func root() throws {
    let named = try svg(Accessibility(role: .staticText, label: "a"))
    #expect(named.contains(" role=\"graphics-document document\" aria-labelledby="))
    let nameless = try svg(nil)
    #expect(nameless.contains(" role=\"img\" aria-labelledby="))
    #expect(!nameless.contains("<desc"))
  }

  @Test("A picture that says nothing is passed over, and has no empty name")
  func silent() throws {
    let scene = try picture(10, 10, [fill(rect(0, 0, 5, 5), .red)], title: "")
    for svg in [
      try SVGWriter().svg(scene, scale: 1),
      try AdaptiveSVGWriter().svg(light: scene, dark: scene, rule: .media, scale: 1),
    ] {
      #expect(svg.contains(" aria-hidden=\"true\"") && !svg.contains("role="))
      #expect(!svg.contains("<title"))
    }
  }

  @Test(
    "What is drawn is a picture of something; headings and groups are what they are",
    arguments: [
      (
        Accessibility(role: .staticText, label: "a"),
        "<g role=\"graphics-symbol img\" aria-roledescription=\"text\" aria-label=\"a\""
      ),
      (
        Accessibility(role: .button, label: "a", traits: [.button, .selected, .notEnabled]),
        "<g role=\"graphics-symbol img\" aria-roledescription=\"button\""
          + " aria-label=\"a, selected, dimmed\""
      ),
      (
        Accessibility(role: .staticText, label: "a", value: "5 %", traits: [.adjustable]),
        "<g role=\"graphics-symbol img\" aria-roledescription=\"adjustable\" aria-label=\"a, 5 %\""
      ),
      (
        Accessibility(role: .staticText, label: "a", traits: [.header], headingLevel: 3),
        "<g role=\"heading\" aria-level=\"3\" aria-label=\"a\""
      ),
      // ARIA 1.2: a heading without a level has level 2.
      (
        Accessibility(role: .staticText, label: "a", traits: [.header]),
        "<g role=\"heading\" aria-level=\"2\" aria-label=\"a\""
      ),
      (Accessibility(role: .image, label: "a"), "<g role=\"img\" aria-label=\"a\""),
      (Accessibility(role: .group, label: "a"), "<g role=\"group\" aria-label=\"a\""),
      (
        Accessibility(role: .staticText, label: "a", identifier: "b\""),
        "aria-label=\"a\" data-identifier=\"b&quot;\" data-path=\"Label\""
      ),
      (
        Accessibility(role: .staticText, label: "a", hint: "<b>"),
        "data-path=\"Label\">\n<desc>&lt;b&gt;</desc>"
      ),
    ])
  func roles(thing: Accessibility, start: String) throws {
    #expect(try svg(thing).contains(start))
  }

  @Test("What is hidden is hidden, and not in the description")
  func hidden() throws {
    let text = try svg(Accessibility(role: .staticText, label: "secret", isHidden: true))
    #expect(text.contains("<g aria-hidden=\"true\">"))
    #expect(!text.contains("secret"))
  }

  @Test("A link is a link when its address is harmless")
  func links() throws {
    let good = Accessibility(role: .link, label: "a", url: "https://example.org/?a=b&c='\"")
    #expect(
      try svg(good).contains(
        "<a href=\"https://example.org/?a=b&amp;c=%27%22\" aria-label=\"a\" data-path=\"Label\">"))
    for address in ["javascript:alert(1)", "data:text/html,a", "java\nscript:a", "a/b", ""] {
      let text = try svg(Accessibility(role: .link, label: "a", url: address))
      #expect(!text.contains("<a ") && !text.contains("href"))
      #expect(text.contains("aria-roledescription=\"link\""))
    }
  }

  @Test("Every document is well-formed", arguments: Accessibility.Trait.allCases)
  func wellFormed(trait: Accessibility.Trait) throws {
    let thing = Accessibility(
      role: .staticText, label: "<&\"'>", value: "]]>", hint: "<", traits: [trait],
      identifier: "<", url: "https://example.org/<&>")
    let svg = try svg(thing)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}

#if canImport(FoundationXML)
  import FoundationXML
#endif
