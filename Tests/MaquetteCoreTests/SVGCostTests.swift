import MaquetteCore
import Testing
import ThreadClock

/// What takes librsvg and Cairo minutes, or all memory, is refused before it reaches them.
@Suite("What an SVG file costs")
struct SVGCostTests {
  private func problem(_ content: String) -> String? {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'>\(content)</svg>"
    do {
      _ = try ImageData(Array(text.utf8), name: "a.svg")
      return nil
    } catch {
      return (error as? DiagnosticError)?.diagnostics.first?.message
    }
  }

  /// Points all over the picture, the same ones each time.
  private func scattered(_ count: Int, _ word: String = "L", places: Int = 1) -> String {
    var number: UInt32 = 7
    func next() -> UInt32 {
      number = number &* 1_664_525 &+ 1_013_904_223
      return (number >> 16) % 900
    }
    return (0..<count).map { _ in
      word + (0..<places * 2).map { _ in String(next()) }.joined(separator: " ")
    }.joined()
  }

  @Test("Thousands of lines across one another are too many, as a path or as points")
  func crossings() {
    let path = "<path d='M0 0\(scattered(10_000))'/>"
    let line = "<polyline points='\(scattered(10_000, " "))'/>"
    let curves = "<path d='M0 0\(scattered(4_000, "C", places: 3))'/>"
    for content in [path, line, curves] {
      #expect(problem(content)?.contains("cross themselves too often") == true)
    }
    #expect(problem("<path d='M0 0\(scattered(2_000))'/>") == nil)
  }

  @Test("As many lines that keep apart are fine: a coast, hatching, a fine curve")
  func apart() {
    let coast = (0..<20_000).map { "l1 \($0 % 2 == 0 ? 3 : -3)" }.joined()
    let hatching = (0..<20_000).map { "M\($0 % 900) \($0 / 25)v.5" }.joined()
    #expect(problem("<path d='M0 0\(coast)'/>") == nil)
    #expect(problem("<path d='\(hatching)'/>") == nil)
  }

  @Test("Points that are there again and again cost nothing")
  func repeated() {
    let again = String(repeating: "L10 0", count: 20_000)
    #expect(problem("<path d='M0 0\(again)L10 10Z'/>") == nil)
    #expect(problem("<path d='M0 0L9 9\(String(repeating: "h0v0l0 0", count: 9_000))Z'/>") == nil)
    #expect(problem("<polyline points='\(String(repeating: "3 4 ", count: 20_000))'/>") == nil)
  }

  @Test("All notations of path data are read; what is not read counts as crossing")
  func notations() {
    let plain =
      "M1,2L3-4.5.5H1e1v-2c1 2 3 4 5 6s1 2 3 4q1 2 3 4t1 2a1 1 0 0110 10 1 1 0 1,0,5,5zm1 1 2 2z"
    #expect(problem("<path d='\(plain)'/>") == nil)
    let torn = "M0 0 ? " + scattered(10_000)
    #expect(problem("<path d='\(torn)'/>")?.contains("cross themselves too often") == true)
  }

  @Test(
    "Elements that refer to themselves are told, whatever they refer by",
    arguments: [
      "<mask id='a'><rect mask='url(#a)'/></mask><rect mask='url(#a)'/>",
      "<pattern id='a'><path d='M0 0h1' fill='url(#a)'/></pattern><path d='M0 0h1' fill='url(#a)'/>",
      "<g id='a'><use href='#a'/></g>",
    ])
  func circles(content: String) {
    let found = problem(content)
    #expect(found?.contains("references (by <use>, 'mask', 'fill' and the like) lead") == true)
    #expect(found?.contains("<use> elements refer") != true)
  }

  @Test("Markers are drawn at every point, whoever says so")
  func markers() {
    let points = (0..<400).map { "L\($0) 1" }.joined()
    let marker = "<marker id='m'>\(String(repeating: "<path d='M0 0L1 1'/>", count: 200))</marker>"
    for content in [
      "<path marker-mid='url(#m)' d='M0 0\(points)'/>",
      "<g marker-mid='url(#m)'><path d='M0 0\(points)'/></g>",
      "<path style='fill: none; marker: url(\"#m\")' d='M0 0\(points)'/>",
      "<style>path.a{marker:url(#m)}</style><path class='b a' d='M0 0\(points)'/>",
    ] {
      let message = problem(marker + content)
      #expect(message?.contains("draws more than") == true, "\(content.prefix(60))")
    }
    #expect(problem(marker + "<path d='M0 0\(points)'/>") == nil)
  }

  @Test(
    "Masks inside of one another multiply, also when a style sheet names them",
    arguments: [
      (".m%{mask:url(#m%)}", "class='m%'"), ("#r%{mask:url('#m%')}", "id='r%'"),
      ("@media all{.m%{mask:url(#m%)}}", "class='m%'"), ("", "style='opacity:1;mask:url(#m%)'"),
      (".m%{fill:url(#g);mask:url(#m%)}", "class='m%'"),
    ])
  func sheets(_ rule: String, _ use: String) {
    func numbered(_ text: String, _ level: Int) -> String {
      text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\(level)")
    }
    let rules = (0..<20).map { numbered(rule, $0) }.joined()
    let masks = (0..<20).map { level in
      let rect = level == 0 ? "<rect/>" : "<rect \(numbered(use, level - 1))/>"
      return "<mask id='m\(level)'>\(rect)\(rect)\(rect)</mask>"
    }.joined()
    let content = "<style>\(rules)</style>\(masks)<rect \(numbered(use, 19))/>"
    #expect(problem(content) != nil)
  }

  @Test("A style sheet with gradients for hundreds of shapes is what drawing programs write")
  func gradients() {
    let stops = String(repeating: "<stop offset='.5'/>", count: 5)
    let content =
      "<style>.a{fill:url(#g)} .b,.c{stroke:#000;stroke-dasharray:4 2}</style>"
      + "<linearGradient id='g'>\(stops)</linearGradient>"
      + String(repeating: "<path class='a' d='M0 0C9 9 1 1 5 5z'/>", count: 900)
    #expect(problem(content) == nil)
  }

  @Test("Millions of dashes are too many, wherever their length is said")
  func dashes() {
    let path = "d='M0 0\(scattered(2_000))'"
    for content in [
      "<path stroke-dasharray='.1' \(path)/>", "<path style='stroke-dasharray: .1,0' \(path)/>",
      "<style>path{stroke-dasharray:.1}</style><path \(path)/>",
      "<g stroke-dasharray='.05 .05'><path \(path)/></g>",
    ] {
      #expect(problem(content)?.contains("dashes along its outlines") == true)
    }
    #expect(problem("<path stroke-dasharray='4 2' \(path)/>") == nil)
    #expect(problem("<path stroke-dasharray='0' \(path)/>") == nil)
  }

  @Test(
    "Looking at a file takes time in proportion to its size, however its parts refer to others",
    arguments: [
      "names that are none", "names that are there", "lengths of dashes", "brackets", "selectors",
      "attributes",
    ])
  func looking(_ kind: String) {
    let names = (0..<8_000).map { "url(#a\($0))" }.joined(separator: " ")
    let rects = String(repeating: "<rect width='1' height='1'/>", count: 4_000)
    let contents = [
      "names that are none": "<g style='fill:\(names)'>\(rects)</g>",
      "names that are there": "<g style='fill:\(names)'>"
        + (0..<8_000).map { "<rect id='a\($0)' width='1' height='1'/>" }.joined() + "</g>",
      "lengths of dashes": "<style>a{"
        + String(repeating: "stroke-dasharray:", count: 50_000) + "}</style>",
      "brackets": "<style>a{fill:url(\(String(repeating: "(#", count: 300_000))}</style>",
      "selectors": "<style>" + (0..<30_000).map { ".a\($0)" }.joined(separator: ",")
        + "{fill:\((0..<900).map { "url(#a\($0))" }.joined())}</style>"
        + (0..<900).map { "<rect id='a\($0)'/>" }.joined(),
      "attributes": String(
        repeating: "<rect \((0..<240).map { "a\($0)=''" }.joined(separator: " "))/>", count: 400),
    ]
    let time = ThreadClock().measure { _ = problem(contents[kind] ?? "") }
    #expect(time < .seconds(30))
  }

  @Test("A bracket with an accent, a joiner or a selector behind it is a bracket")
  func accents() {
    for mark in ["\u{301}", "\u{200D}", "\u{FE0F}"] {
      #expect(problem("<rect fill='url(\(mark)http://a.b)'/>") != nil)
      #expect(problem("<rect style='fill:url(\(mark)http://a.b)'/>") != nil)
    }
    #expect(problem("<linearGradient id='a'/><rect fill='url( \"#a\" )'/>") == nil)
  }
}
