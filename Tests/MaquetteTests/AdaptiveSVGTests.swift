import Foundation
import Maquette
import Testing

@testable import MaquettePainting

@Suite("light and dark in one SVG")
struct AdaptiveSVGTests {
  private static let rsvg = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

  @Test(
    "a viewer without media queries shows the light picture",
    .enabled(if: rsvg, "skipped: rsvg-convert is not installed (make test installs it)"),
    arguments: ["signin", "event", "settings", "buttons", "workout", "article"])
  func librsvg(name: String) throws {
    let document = try AdaptivePictures.example(name)
    let pictures = try [AdaptivePictures.svg(document), AdaptivePictures.plain(document, .light)]
      .map { try PNGDecoder.decode(ExternalTool.run("rsvg-convert", [], input: $0)) }
    #expect(pictures[0].width == pictures[1].width && pictures[0].height == pictures[1].height)
    // Letters that touch are one outline here and two there.
    #expect(try ImageDifference.mean(pictures[0], pictures[1]) < 0.02)
  }

  @Test("there are no scripts, and nothing is fetched", arguments: ["signin", "event", "settings"])
  func selfContained(name: String) throws {
    let text = String(
      decoding: try AdaptivePictures.svg(AdaptivePictures.example(name)), as: UTF8.self)
    #expect(!text.contains("<script") && !text.contains("@import") && !text.contains("xlink"))
    let addresses = text.components(separatedBy: "http").count - 1
    #expect(addresses == 1, "but for the namespace")
    for piece in text.components(separatedBy: "url(").dropFirst() { #expect(piece.hasPrefix("#")) }
    for piece in text.components(separatedBy: " href=\"").dropFirst() {
      #expect(piece.hasPrefix("#"))
    }
  }

  @Test("short texts need no identifiers; where there are any, the content or --id names them")
  func identifiers() throws {
    let signin = try AdaptivePictures.example("signin")
    #expect(!String(decoding: try AdaptivePictures.svg(signin), as: UTF8.self).contains(" id="))
    let event = try AdaptivePictures.example("event")
    let (one, other) = try (AdaptivePictures.svg(event), AdaptivePictures.svg(event, id: "ev"))
    let names = { (svg: [UInt8]) in
      String(decoding: svg, as: UTF8.self).components(separatedBy: " id=\"").dropFirst()
        .map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(!names(one).isEmpty && Set(names(one)).count == names(one).count)
    #expect(Set(names(one).map { $0.prefix(6) }).count == 1)
    #expect(names(other).allSatisfy { $0 == "ev" || $0.hasPrefix("ev-") })
    // Another picture has other names.
    let changed = try AdaptivePictures.document(
      String(
        contentsOf: AdaptivePictures.root.appendingPathComponent("Examples/event.yaml"),
        encoding: .utf8
      ).replacingOccurrences(of: "All-day", with: "All day"))
    #expect(Set(names(try AdaptivePictures.svg(changed))).isDisjoint(with: names(one)))
  }

  @Test(
    "it is at most half as large again as one written by hand",
    arguments: [("button", ""), ("signin", "signin")])
  func size(hand: String, example: String) throws {
    let document =
      try example.isEmpty
      ? AdaptivePictures.document("Button: Continue\nstyle: filled\npadding: 16")
      : AdaptivePictures.example(example)
    let written = try Data(
      contentsOf: AdaptivePictures.root.appendingPathComponent(
        "Tests/Fixtures/HandWritten/\(hand).svg"))
    let ours = try AdaptivePictures.svg(document)
    #expect(Double(ours.count) <= Double(written.count) * 1.5)
    // And smaller than the one with a single appearance.
    #expect(ours.count < (try AdaptivePictures.plain(document, .light).count))
  }

  @Test("what is the same in both has no rules")
  func watch() throws {
    let text = String(
      decoding: try AdaptivePictures.svg(AdaptivePictures.example("workout")), as: UTF8.self)
    #expect(!text.contains("<style"))
  }

  @Test("what has another structure is there by turns")
  func turns() throws {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    func scene(_ items: [DrawItem]) throws -> CheckedScene {
      try CheckedScene(
        Scene(
          size: Size(width: 10, height: 10), background: .white, direction: .leftToRight,
          language: "en", title: "x",
          root: SceneNode(path: "x", component: "x", frame: rect, items: items)))
    }
    let shadow = DrawItem.shadow(.rect(rect), Shadow(color: .black, blur: 4))
    let fill = DrawItem.fill(.rect(rect), .color(.black))
    let svg = try AdaptiveSVGWriter().svg(
      light: scene([shadow, fill]), dark: scene([fill]), rule: .media, scale: 1)
    #expect(svg.contains(".mql{display:none}"))
    #expect(svg.components(separatedBy: "<g class=\"mql\">").count == 2)
    #expect(!svg.contains("display=\"none\""))
    let back = try AdaptiveSVGWriter().svg(
      light: scene([fill]), dark: scene([shadow, fill]), rule: .media, scale: 1)
    #expect(back.contains("<g class=\"mqd\" display=\"none\">"))
    #expect(back.contains(".mqd{display:inline}"))
  }

  @Test(
    "a selector cannot get out of its rule",
    arguments: [
      "", ".a{", "a}b", ".a;b", "</style>", "@media", "[a=\"b\\\"]", ".a,", "> .a", "/* */", ".1",
      "é", "[a='b\"]", ":is(.a)", ".a:hover", String(repeating: "a", count: 300),
    ])
  func badSelectors(text: String) {
    #expect(throws: DiagnosticError.self) { try SVGSelector(text) }
  }

  @Test(
    "selectors of sites are taken",
    arguments: [
      (".dark", ".dark"), ("[data-theme='dark'] , .dark", "[data-theme=\"dark\"],.dark"),
      ("html.night > body #x", "html.night>body #x"),
      (":root[data-md=dark]", ":root[data-md=\"dark\"]"),
    ])
  func goodSelectors(text: String, css: String) throws {
    #expect(try SVGSelector(text).text == css)
  }
}
