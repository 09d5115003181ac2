import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("What only the theme knows to be wrong")
struct LoweringDiagnosticsTests {
  private func found(_ spec: String) throws -> [Diagnostic] {
    do {
      let document = try read(spec)
      _ = try lowered(document)
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics
    }
  }

  @Test(
    "Unknown colours, symbols and devices are told at their value",
    arguments: [
      (
        "Label: a\ncolor: secundary\n", 2, 8, 9, "unknown colour 'secundary' in theme 'ios'",
        "did you mean 'secondaryLabel'?"
      ),
      (
        "view:\n  - Button: a\n    systemImage: crt\n", 3, 18, 3, "unknown symbol 'crt'",
        "did you mean 'cart'?"
      ),
      (
        "view:\n  Screen:\n    device: iPhone 15 Por\n", 3, 13, 13,
        "unknown device 'iPhone 15 Por'",
        "did you mean 'iPhone 15 Pro'?"
      ),
      (
        "view:\n  - Label: a\n    background: gren\n", 3, 17, 4,
        "unknown colour 'gren' in theme 'ios'", "did you mean 'green'?"
      ),
    ])
  func places(
    spec: String, line: Int, column: Int, length: Int, message: String, hint: String
  ) throws {
    let found = try found(spec)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message == message)
    #expect(first.location == SourceLocation(line: line, column: column))
    #expect(first.length == length)
    #expect(first.hint?.isEmpty == false)
    // Where the nearest name is another one the hint may differ, but it is one of the theme's.
    if !message.contains("colour") { #expect(first.hint == hint) }
  }

  @Test("What is wrong with a range is told where the last of its ends is said")
  func rangeEnds() throws {
    for (spec, line) in [
      ("Gauge: T\nvalue: 3\nrange: 9...1\n", 3),
      ("Gauge: T\nvalue: 3\nrange: 0...10\nminimumValue: 500\n", 4),
      ("Slider: T\nvalue: 3\nmaximumValue: 1\nrange: 5...10\nminimumValue: 500\n", 5),
      ("platform: macos\nLevelIndicator: T\nvalue: 3\nrange: 0...10\nmaximumValue: 9000\n", 5),
    ] {
      #expect(try found(spec).map(\.location?.line) == [line], "\(spec)")
    }
  }

  @Test(
    "A picture file of a kind that is not read says which are", arguments: ["x.webp", "A.HEIC"])
  func otherPictures(name: String) {
    #expect {
      try read("Image: \(name)\n")
    } throws: { error in
      (error as? DiagnosticError)?.diagnostics.map(\.message)
        == ["'\(name)' is no PNG, JPEG or SVG file"]
    }
  }

  @Test("A text that is too long points at itself")
  func longText() throws {
    let found = try found("view:\n  - Label: \(String(repeating: "ab ", count: 2000))\n")
    #expect(found.map(\.message) == ["the text has 5999 bytes; the limit is 4096"])
    #expect(found.first?.location == SourceLocation(line: 2, column: 12))
  }

  @Test("All of them are told at once, in the order of the file")
  func allAtOnce() throws {
    let spec = """
      view:
        - Button: a
          tint: nothing like it
          symbol: crt
        - Label: b
          color: neither is this
      """
    #expect(try found(spec).compactMap(\.location?.line) == [3, 4, 6])
  }

  @Test("A colour is told that nothing is drawn with, by whichever theme the picture has")
  func undrawn() throws {
    let spec = "VStack:\n  - Toggle: a\n    onTintColor:          gren\n"
    let found = try found(spec)
    #expect(found.map(\.message) == ["unknown colour 'gren' in theme 'ios'"])
    #expect(found.first?.location == SourceLocation(line: 3, column: 27))
    #expect(found.first?.hint == "did you mean 'green'?")
    let document = try read(spec)
    var theme = Theme.ios
    theme.colors["gren"] = theme.colors["label"]
    _ = try SceneMaker(measurer: PlainMeasurer()).scene(
      of: document.component, on: document.canvas, in: Environment(theme: theme))
    // Colours of a platform that a part has, or that the picture has in another variant.
    #expect(try self.found(spec.replacing("gren", with: "windowBackgroundColor")) == [])
  }

  @Test("The wrong name of a colour is told in every key of every component")
  func everyKey() throws {
    var count = 0
    for schema in Catalogue.standard.schemas {
      let example = try #require(schema.examples.first?.spec)
      guard case .map(var entries) = try YAMLReader.read(example).value,
        entries.contains(where: { $0.key == schema.name })
      else { continue }
      let colors = schema.properties.filter { $0.type == .color }
      for color in colors where !entries.contains(where: { $0.key == color.name }) {
        count += 1
        let place = SourceLocation(line: 900, column: 1)
        let entry = SpecNode.Entry(
          key: color.name, location: place, value: SpecNode(.scalar("gren"), at: place))
        entries.append(entry)
        let root = SpecNode(.map(entries), at: SourceLocation(line: 1, column: 1))
        entries.removeLast()
        #expect(throws: DiagnosticError.self, "\(schema.name).\(color.name)") {
          let document = try SpecDocument(decoding: root)
          _ = try lowered(document)
        }
      }
    }
    #expect(count > 40)
  }
}
