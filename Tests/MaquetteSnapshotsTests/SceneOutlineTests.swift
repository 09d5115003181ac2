import MaquetteSnapshots
import Testing

@Suite("Scenes read back from their dumps")
struct SceneOutlineTests {
  @Test("All kept dumps are read, line by line")
  func kept() throws {
    let texts = try KeptDumps.texts()
    #expect(texts.count >= 600)
    for text in texts {
      let outline = try SceneOutline(parsing: text)
      let items = outline.nodes.map(\.items.count).reduce(0, +)
      let lines = text.split(separator: "\n").count { !$0.hasPrefix("# ") }
      #expect(1 + outline.nodes.count + items + outline.findings.count == lines)
    }
  }

  @Test("Texts with quotation marks, spaces and backslashes come back as they were")
  func texts() throws {
    let odd = "a”  “b\\”  (0 0 1 × 1)  clip"
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let node = SceneNode(
      path: "fill  (0", component: "Odd", frame: frame, text: odd,
      style: NodeStyle(font: "My Font ”1", size: 12, weight: .regular, color: .black),
      accessibility: Accessibility(
        role: .link, label: odd, value: odd, hint: odd, traits: [.header, .selected],
        headingLevel: 2, isHidden: true, identifier: odd, url: "https://a b  hidden"),
      clip: .rect(frame))
    let scene = Scene(
      size: frame.size, background: nil, direction: .rightToLeft, language: "ar", title: "",
      root: node)
    let read = try #require(try SceneOutline(scene).nodes.first)
    #expect(read.path == node.path)
    #expect(read.text == odd)
    #expect(read.font?.name == "My Font ”1")
    #expect(read.accessibility == node.accessibility)
    #expect(read.clip?.bounds == frame)
  }

  @Test(
    "What is no dump is refused with its place",
    arguments: [
      ("", "there is no scene"),
      ("hello\n", "1:1: error: 'scene ' is missing"),
      ("scene 9 × 9 #FFFFFF ltr en\n", "the scene has no node"),
      ("scene 9 × 9 #FFFFFF ltr en\n  A  (0 0 9 × nan)\n", "2:15: error: 'nan)' is not a number"),
      ("scene 9 × 9 #FFFFFF ltr en\n  A  (0 0 9 × 9)", "the file ends within a line"),
      ("scene 9 × 9 #FFFFFF ltr en\n  A  (0 0 9 × 9)  “x\n", "has no ”"),
      ("scene 9 × 9 #FFFFFF ltr en\n  A  (0 0 9 × 9)\n      B  (0 0 1 × 1)\n", "3:1: error"),
      ("# x\nscene 9 × 9 #GG ltr en\n", "2:13: error: '#GG' is not a colour"),
    ])
  func broken(_ text: String, _ message: String) throws {
    let error = #expect(throws: DiagnosticError.self) { try SceneOutline(parsing: text) }
    #expect("\(try #require(error))".contains(message))
  }

  @Test("A dump that is cut or damaged anywhere is read or refused")
  func damaged() throws {
    let text = try KeptDumps.texts()[3]
    let bytes = Array(text.utf8)
    var random = Random(state: 11)
    for _ in 0..<400 {
      var copy = bytes
      copy.removeSubrange(random.below(copy.count)...)
      if !copy.isEmpty { copy[random.below(copy.count)] = UInt8(random.below(256)) }
      do {
        let outline = try SceneOutline(parsing: String(decoding: copy, as: UTF8.self))
        #expect(!outline.nodes.isEmpty)
      } catch let error as DiagnosticError {
        #expect(!error.diagnostics.isEmpty)
      }
    }
  }

  @Test("Levels beyond the limit are refused, and the receipt before the scene is skipped")
  func limits() throws {
    var text = "# cairo 1.18.0\n# scale 2\nscene 9 × 9 #FFFFFF ltr en\n"
    for depth in 0..<900 {
      text += String(repeating: "  ", count: depth + 1) + "A  (0 0 1 × 1)\n"
    }
    #expect(throws: DiagnosticError.self) { try SceneOutline(parsing: text) }
    let two = text.split(separator: "\n").prefix(5).joined(separator: "\n") + "\n"
    #expect(try SceneOutline(parsing: two).nodes.count == 2)
  }
}
