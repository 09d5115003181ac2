import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("SVG documents")
struct SVGTests {
  private static let hostile = "<script>&\"'\u{0}\u{1}\u{B}\u{FFFE}\r\n]]>é😀‮"

  private func hostileScene() throws -> CheckedScene {
    let button = SceneNode(
      path: "VStack/Button[2]\"<", component: "Button", frame: .zero,
      accessibility: Accessibility(
        role: .button, label: Self.hostile, value: Self.hostile, traits: [.notEnabled]),
      items: [fill(rect(0, 0, 5, 5), .red)])
    return try picture(10, 10, [], children: [button], title: Self.hostile)
  }

  @Test("any text leaves the document well-formed")
  func wellFormed() throws {
    let svg = try SVGWriter().svg(hostileScene(), scale: 1, id: "1 \"><x")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script"))
    #expect(svg.contains("id=\"m1----x\""))
    let parser = XMLParser(data: Data(try SVGWriter().svg(sampler(), scale: 2).utf8))
    #expect(parser.parse())
  }

  @Test("the root says what the picture shows, and in which language")
  func root() throws {
    let button = SceneNode(
      path: "VStack/Button[2]", component: "Button", frame: .zero,
      accessibility: Accessibility(role: .button, label: "Continue", traits: [.notEnabled]),
      items: [fill(rect(0, 0, 5, 5), .red)])
    let svg = try SVGWriter().svg(
      picture(10, 10.5, [], children: [button], title: "Sign in"), scale: 2, id: "signin")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"signin\""))
    #expect(svg.contains("width=\"10\" height=\"11\" viewBox=\"0 0 10 11\""))
    #expect(svg.contains("aria-labelledby=\"signin-title\" lang=\"en\""))
    #expect(svg.contains("<title id=\"signin-title\">Sign in</title>"))
    #expect(svg.contains("<desc id=\"signin-desc\">Button &#39;Continue&#39;, dimmed</desc>"))
  }

  @Test("every identifier starts with the root's, and is used or a name")
  func identifiers() throws {
    let svg = try SVGWriter().svg(sampler(), scale: 2, id: "a")
    let pieces = svg.components(separatedBy: " id=\"").dropFirst()
    let names = pieces.map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(names).count == names.count)
    for name in names where name != "a" {
      #expect(name.hasPrefix("a-"))
      #expect(svg.contains("#\(name)") || name == "a-title" || name == "a-desc")
    }
  }

  @Test("a glyph is defined once, however often it is drawn")
  func glyphs() throws {
    let run = try text("aaaa", size: 17, x: 0, y: 10)
    let svg = try SVGWriter().svg(
      picture(50, 20, [.text(run, .black), .text(run, .red)]), scale: 1)
    #expect(svg.components(separatedBy: "<path id=").count == 2)
    #expect(svg.components(separatedBy: "<use href=").count == 9)
  }

  @Test("what cannot be seen is not written")
  func culling() throws {
    let svg = try SVGWriter().svg(picture(10, 10, [fill(rect(20, 0, 5, 5), .red)]), scale: 1)
    #expect(!svg.contains("#FF0000"))
  }

  @Test(
    "librsvg draws it as we do",
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs librsvg2-bin"), arguments: [1.0, 2, 3])
  func librsvg(scale: Double) throws {
    let ours = try RasterPainter().image(sampler(), scale: scale)
    let svg = try SVGWriter().svg(sampler(), scale: scale)
    let theirs = try Tool.librsvg(svg, scale: scale)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    let difference = ours.difference(from: theirs)
    #expect(difference.mean < 0.8)
    #expect(difference.largest < 90)
  }
}
