import MaquetteCore
import Testing

/// SVG files are taken apart and put together again, with only what draws.
@Suite("SVG files")
struct SVGFileTests {
  private func svg(_ content: String, _ attributes: String = "width='20' height='10'") -> [UInt8] {
    Array(
      ("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
        + "\(attributes)>\(content)</svg>").utf8)
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ImageData(bytes, name: "a.svg")
      return nil
    } catch {
      return (error as? DiagnosticError)?.diagnostics.first?.message
    }
  }

  @Test(
    "Its size is that of width and height, or of the view box",
    arguments: [
      ("width='20' height='10'", 20.0, 10.0), ("width='1in' height='72pt'", 96, 96),
      ("viewBox='0 0 30 15'", 30, 15), ("width='100%' height='100%' viewBox='0,0 8 4'", 8, 4),
      ("width='60' viewBox='0 0 30 15'", 60, 30), ("height='60px' viewBox='0 0 30 15'", 120, 60),
      ("width='0.5' height='0.25'", 0.5, 0.25),
    ])
  func size(_ attributes: String, _ width: Double, _ height: Double) throws {
    let data = try ImageData(svg("", attributes), name: "a.svg")
    #expect(data.pixelSize == Size(width: width, height: height))
  }

  @Test(
    "What would load, run, animate or differ is refused",
    arguments: [
      ("<script>alert(1)</script>", "a 'script' element"),
      ("<rect onclick='x()'/>", "a script in 'onclick'"),
      ("<foreignObject/>", "a 'foreignObject' element"),
      ("<image href='b.png'/>", "a picture inside"),
      ("<use href='b.svg#x'/>", "refers to 'b.svg#x'"),
      ("<use xlink:href='http://example.com/#x'/>", "nothing outside of it is loaded"),
      ("<rect fill='url(http://example.com/)'/>", "refers to"),
      ("<rect style=\"fill: url( 'file:///etc/passwd')\"/>", "refers to"),
      ("<style>@import 'a.css';</style>", "whose styles load something"),
      ("<style>a{b:\\75rl(x)}</style>", "whose styles load something"),
      ("<text>Hi</text>", "with text"), ("<animate/>", "animated"),
      ("<a href='#b'/>", "'a' element"),
      ("<filter><feTurbulence/></filter>", "'feTurbulence' element"),
      ("<rect width='1e30'/>", "the number"), ("<path d='M0 0L99999999 0'/>", "the number"),
      ("<g transform='scale(100)'><g transform='scale(100)'/></g>", "enlarges"),
      ("<rect fill='&nope;'/>", "the entity '&nope;'"), ("<rect", "a mistake in its XML on line 1"),
      ("<g></rect>", "a mistake in its XML"), ("<rect x='1' x='2'/>", "a mistake in its XML"),
    ])
  func refused(_ content: String, _ words: String) {
    let message = problem(svg(content))
    #expect(message?.contains(words) == true, "\(message ?? "it was read")")
  }

  @Test("A script does not hide behind a prefix")
  func prefix() {
    let bytes = svg("<x:script xmlns:x='http://www.w3.org/2000/svg'>1</x:script>")
    #expect(problem(bytes)?.contains("'script'") == true)
  }

  @Test("Entities are not expanded, however many there are")
  func entities() {
    let bytes = Array(
      ("<!DOCTYPE svg [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>]>"
        + "<svg width='1' height='1'>&b;</svg>").utf8)
    #expect(problem(bytes)?.contains("declares entities") == true)
  }

  @Test("A few lines that use one another do not become millions")
  func uses() {
    var content = "<defs><g id='l0'><rect width='1' height='1'/></g>"
    for level in 1...12 {
      let uses = String(repeating: "<use href='#l\(level - 1)'/>", count: 10)
      content += "<g id='l\(level)'>\(uses)</g>"
    }
    #expect(problem(svg(content + "</defs>"))?.contains("draws more than") == true)
    #expect(
      problem(svg("<g id='a'><use href='#a'/></g>"))?.contains("circle") == true)
  }

  @Test("Too deep, too many, too large and sizeless ones are refused")
  func extremes() {
    let deep = String(repeating: "<g>", count: 2000) + String(repeating: "</g>", count: 2000)
    #expect(problem(svg(deep))?.contains("inside one another") == true)
    let many = String(repeating: "<g/>", count: Limits.svgElements + 1)
    #expect(problem(svg(many))?.contains("elements") == true)
    #expect(problem(svg("", "viewBox='0 0 1e6 1e6'"))?.contains("a side may have") == true)
    #expect(problem(svg("", "width='-4' height='2'"))?.contains("says it is") == true)
    #expect(problem(svg("", "fill='red'"))?.contains("does not say how large") == true)
    #expect(problem(svg("", "width='1e999' height='2'")) != nil)
    #expect(problem(svg("", "width='1e30' height='2'"))?.contains("the number 1e30;") == true)
  }

  @Test("Comments, other programs' elements and their attributes are left out, drawing stays")
  func kept() throws {
    let data = try ImageData(
      svg(
        "<!-- secret --><metadata>secret</metadata><title>secret</title>"
          + "<sodipodi:namedview secret='1'/><rect id='r' inkscape:label='secret' data-x='secret'"
          + " width='4' height='4' fill='url(#g)' style='opacity:.5'/>"
          + "<style><![CDATA[.a{fill:#fff}]]></style><use xlink:href='#r'/>"), name: "a.svg")
    let text = String(decoding: data.bytes, as: UTF8.self)
    #expect(!text.contains("secret"))
    for part in [
      "<rect id=\"r\" width=\"4\" height=\"4\" fill=\"url(#g)\" style=\"opacity:.5\"/>",
      "<style>.a{fill:#fff}</style>", "<use xlink:href=\"#r\"/>", "width=\"20\" height=\"10\"",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test("Of what is there for readers of some language, English is kept, whatever the machine's is")
  func languages() throws {
    let content = """
      <switch><path d='M1 1' systemLanguage='de'/><path d='M2 2' systemLanguage='ar, en-GB'/>
      <path d='M3 3'/></switch><g systemLanguage='ja'><path d='M4 4'/></g>
      <g systemLanguage=''><path d='M5 5'/></g><g systemLanguage='EN'><path d='M6 6'/></g>
      """
    let text = String(
      decoding: try ImageData(svg(content), name: "a.svg").bytes, as: UTF8.self)
    #expect(!text.contains("systemLanguage"))
    let kept = (1...6).filter { text.contains("M\($0) \($0)") }
    #expect(kept == [2, 3, 6])
  }

  @Test("What was put together is read as itself again")
  func again() throws {
    let once = try ImageData(svg("<g fill='a&amp;&lt;&quot;&#65;'><path d='M0 0'/></g>"), name: "a")
    let twice = try ImageData(once.bytes, name: "a")
    #expect(once.bytes == twice.bytes)
    #expect(String(decoding: once.bytes, as: UTF8.self).contains("a&amp;&lt;&quot;A"))
  }

  @Test("Any bytes after the start of an SVG are refused or read, and nothing worse")
  func noise() {
    let start = Array("<svg width='1' height='1'><g transform='scale(2)' d='1 ".utf8)
    var state: UInt32 = 7
    for _ in 0..<400 {
      var bytes = start
      for _ in 0..<60 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let letters = Array("<>/='\"& ;#xu().e-9svg!?[]\0\u{FF}".utf8)
        bytes.append(letters[Int(state >> 16) % letters.count])
      }
      _ = try? ImageData(bytes, name: "a.svg")
    }
  }

  @Test("An element has 250 attributes at most, since each is compared with the others")
  func attributes() {
    let many = (0...250).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(problem(svg("<g \(many)/>"))?.contains("more than 250 attributes") == true)
  }
}
