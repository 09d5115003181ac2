import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// What a spec says an attributed text is, and what is wrong with it.
private func attributed(_ spec: String) throws -> (text: AttributedText?, problems: [Diagnostic]) {
  let node = try YAMLReader.read("attributedText: " + spec)
  let value = try #require(node.map?.first?.value)
  let sink = DiagnosticSink()
  var reader = SpecReader(sink: sink, catalogue: .standard)
  reader.key = "attributedText"
  return (AttributedText.read(value, by: reader), sink.diagnostics)
}

@Suite("Attributed text in specs")
struct AttributedTextSpecTests {
  private typealias Run = AttributedText.Run

  @Test("Markup, runs and ranges say the same")
  func forms() throws {
    let expected = "Hello " + AttributedText("world", [.bold, .color("red")])
    for spec in [
      "Hello ^[world](bold:true, color:red)", "'Hello **^[world](color: red)**'",
      "\n  - 'Hello '\n  - {text: world, bold: true, color: red}",
      "[\"Hello \", {text: world, weight: bold, foregroundColor: red}]",
      "{text: Hello world, attributes: [{range: 6..<11, bold: true, color: red}]}",
      "{text: Hello world, attributes: [{range: 6...10, bold: true}, {range: [6, 5], color: red}]}",
      "{text: Hello world, bold: true, color: red,\n"
        + "  attributes: [{range: 0..<6, bold: false, color: label}]}",
    ] {
      let (text, problems) = try attributed(spec)
      #expect(problems.isEmpty, "\(problems)")
      if spec.contains("label") {
        #expect(text?.runs.map(\.attributes.weight) == [.regular, .bold])
      } else {
        #expect(text == expected, "\(spec)")
      }
    }
  }

  @Test("Text of runs and of ranges is literal, blocks keep their lines")
  func literal() throws {
    #expect(try attributed("['**a**']").text == "**a**")
    #expect(try attributed("{text: '**a**'}").text == "**a**")
    #expect(try attributed("|-\n  **a**\n  b").text == AttributedText("a", .bold) + "\nb")
    #expect(try attributed("[]").text?.isEmpty == true)
    #expect(try attributed("42").text == "42")
  }

  @Test("Each key of a run sets what it says, under each of its names")
  func keys() throws {
    let cases: [(String, TextAttributes)] = [
      ("font: headline", .font(.style(.headline))), ("textStyle: body", .font(.body)),
      ("bold: true", .bold), ("bold: false", .weight(.regular)), ("weight: thin", .weight(.thin)),
      ("fontWeight: Heavy", .weight(.heavy)), ("italic: true", .italic), ("size: 9", .size(9)),
      ("code: true", .code), ("color: red", .color("red")), ("textColor: red", .color("red")),
      ("foregroundColor: '#123456'", .color("#123456")),
      ("backgroundColor: red", .backgroundColor("red")), ("underline: true", .underline),
      ("underline: false", .underline(.none)), ("underlineStyle: thick", .underline(.thick)),
      ("underline: byWord dot", .underline(UnderlineStyle(.single, pattern: .dot, byWord: true))),
      (
        "strikethrough: double patternDashDotDot",
        .strikethrough(UnderlineStyle(.double, pattern: .dashDotDot))
      ),
      ("strikethroughStyle: single", .strikethrough), ("kern: -2", .kern(-2)),
      ("tracking: 1.5", .tracking(1.5)), ("baselineOffset: 3", .baselineOffset(3)),
      ("superscript: -1", .superscript(-1)), ("ligature: none", .ligature(.none)),
      ("ligature: default", .ligature(.standard)),
      ("link: 'https://a.b'", try .link("https://a.b")),
      (
        "paragraphStyle: {alignment: center, lineSpacing: 4}",
        .paragraphStyle(
          ParagraphStyle {
            $0.alignment = .center
            $0.lineSpacing = 4
          })
      ),
      (
        "tabStops: [50, 120.5], defaultTabInterval: 30",
        .paragraphStyle(
          ParagraphStyle {
            $0.tabStops = [50, 120.5]
            $0.defaultTabInterval = 30
          })
      ),
      (
        "tailIndent: -20, baseWritingDirection: rtl",
        .paragraphStyle(
          ParagraphStyle {
            $0.tailIndent = -20
            $0.baseWritingDirection = .rightToLeft
          })
      ),
    ]
    for (keys, attributes) in cases {
      let (text, problems) = try attributed("[{text: a, \(keys)}]")
      #expect(problems.isEmpty, "\(keys): \(problems)")
      #expect(text == AttributedText("a", attributes), "\(keys)")
    }
  }

  @Test("Ranges count what readers see as characters, and the later wins")
  func characters() throws {
    let (text, problems) = try attributed(
      "{text: \"👨‍👩‍👧🇨🇭e\u{301}\\r\\nx\", attributes: "
        + "[{range: 1..<4, weight: thin}, {range: 2...2, bold: true}]}")
    #expect(problems.isEmpty)
    #expect(text?.runs.map(\.text) == ["👨‍👩‍👧", "🇨🇭", "e\u{301}", "\r\n", "x"])
    #expect(text?.runs.map(\.attributes.weight) == [nil, .thin, .bold, .thin, nil])
  }

  @Test("Thousands of ranges over one another are merged in order, quickly")
  func manyRanges() throws {
    let ranges = (0..<2000).map { "{range: \($0)..<4000, kern: \(Double($0) / 10)}" }
    let text = String(repeating: "a", count: 4000)
    let result = try attributed("{text: \(text), attributes: [\(ranges.joined(separator: ", "))]}")
    #expect(result.text?.runs.count == 2000)
    #expect(result.text?.runs.last?.attributes.kern == 199.9)
    let more = Array(repeating: "{range: 0..<1}", count: 4097).joined(separator: ", ")
    let problems = try attributed("{text: a, attributes: [\(more)]}").problems
    #expect(problems.map(\.message) == ["'attributes' has 4097 entries; the limit is 4096"])
  }

  /// A wrong value after `attributedText: `, the column of the error in the file, its length.
  private static let mistakes = [
    mistake("[{text: a, colr: red}]", 1, 28, 4, "unknown key 'colr' of a run", nil),
    mistake("[{bold: true}]", 1, 19, 4, "a run has no 'text'", "write {text: Hello, bold: true}"),
    mistake("[[a]]", 1, 18, 1, "'attributedText' must be made of runs", nil),
    mistake("{attributes: []}", 1, 18, 10, "an attributed text has no 'text'", nil),
    mistake(
      "{text: abc, attributes: [{range: 1..<4, bold: true}]}", 1, 50, 5,
      "the range 1..<4 goes beyond the text; the text has 3 characters",
      "use 0..<3 or a part of it"),
    mistake(
      "{text: a, attributes: [{range: 0..<1, bold: maybe}]}", 1, 61, 5,
      "'bold' must be true or false", nil),
    mistake(
      "{text: a, attributes: [{bold: true}]}", 1, 40, 1, "these attributes have no 'range'", nil),
    mistake("{text: a, attributes: {range: 0..<1}}", 1, 39, 1, "'attributes' must be a list", nil),
    mistake("{text: a, attributes: [b]}", 1, 40, 1, "'attributes' must be a list of maps", nil),
    mistake(
      "[{text: a, underline: duble}]", 1, 39, 5, "unknown value 'duble'", "did you mean 'double'?"),
    mistake(
      "[{text: a, underline: single double}]", 1, 39, 13,
      "'double' is a second line beside 'single'", nil),
    mistake("[{text: a, underline: none dash}]", 1, 39, 9, "'underline' is 'none dash'", nil),
    mistake(
      "[{text: a, link: 'javascript:b'}]", 1, 34, 12, "a link may not lead to a 'javascript:'", nil),
    mistake("[{text: a, superscript: 11}]", 1, 41, 2, "'superscript' is 11", nil),
    mistake("[{text: a, kern: nan}]", 1, 34, 3, "'kern' must be a number", nil),
    mistake("[{text: a, weight: fat}]", 1, 36, 3, "unknown weight 'fat'", nil),
    mistake("[{text: a, lineSpacing: -1}]", 1, 41, 2, "'lineSpacing' is -1", nil),
    mistake(
      "[{text: a, paragraphStyle: {lineSpacing: 1}, alignment: left}]", 1, 62, 9,
      "'alignment' is beside 'paragraphStyle'", "write it into 'paragraphStyle'"),
    mistake(
      "[{text: a, minimumLineHeight: 9, maximumLineHeight: 8}]", 1, 69, 1,
      "'minimumLineHeight' 9 is more than 'maximumLineHeight' 8", nil),
    // Markup: the place inside of the scalar, when the file has it as it is.
    mistake("a ^[b](kern:x)", 1, 29, 1, "'kern' must be a number", nil),
    mistake("'é 😀 ^[b](kern: x)'", 1, 33, 1, "'kern' must be a number", nil),
    mistake("\"a [b](data:c)\"", 1, 24, 6, "a link may not lead to a 'data:' URL", nil),
    mistake("\"\\x61 [b](data:c)\"", 1, 17, 13, "a link may not lead to a 'data:' URL", nil),
    mistake("|-\n  a [b](data:c)", 1, 17, 13, "a link may not lead to a 'data:' URL", nil),
    mistake("a\n  [b](data:c)", 1, 17, 13, "a link may not lead to a 'data:' URL", nil),
  ]

  @Test("What is wrong is told at its place", arguments: mistakes)
  func wrong(mistake: Mistake) throws {
    let (_, problems) = try attributed(mistake.spec)
    #expect(problems.count == 1, "\(problems)")
    let problem = try #require(problems.first)
    #expect(problem.message.hasPrefix(mistake.message), "\(problem.message)")
    mistake.expectPlace(of: problem)
  }

  @Test(
    "Ranges that are none, run backwards, are empty or leave the text are refused",
    arguments: [
      ("5..<2", "ends before it starts"), ("[3, -1]", "ends before it starts"),
      ("2..<2", "is empty"), ("[1, 0]", "is empty"), ("0...3", "goes beyond the text"),
      ("-1..<2", "starts before the text"), ("0..<99999999999999999999", "goes beyond"),
      ("0...9223372036854775807", "goes beyond"), ("[9223372036854775807, 2]", "goes beyond"),
      ("-99999999999999999999..<1", "starts before"), ("3", "must be a range"),
      ("0..3", "must be a range"), ("0....3", "must be a range"), ("a..<b", "must be a range"),
      ("1.5..<2", "must be a range"), ("[1]", "must be a range"), ("[1, 2, 3]", "must be a range"),
      ("[a, b]", "must be a range"), ("{a: 1}", "must be a range"), ("", "must be a range"),
      ("..<2", "must be a range"), ("٠..<٢", "must be a range"), ("0 1..<2", "must be a range"),
    ])
  func impossible(range: String, message: String) throws {
    let (_, problems) = try attributed("\n  text: abc\n  attributes:\n    - range: \(range)\n")
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
    #expect(problems.first?.location?.line == 4)
  }

  @Test("Spaces around the dots do no harm")
  func spaces() throws {
    #expect(try attributed("{text: abc, attributes: [{range: ' 0 ..< 3 '}]}").problems.isEmpty)
  }

  @Test("A scalar that starts with a mark needs quotes, and the message says so")
  func unquoted() {
    for spec in ["Label: **a** b", "Label: *a* b"] {
      #expect(messages(spec).contains("quote"), "\(messages(spec))")
    }
  }

  @Test("JSON gives places inside of its texts, too")
  func json() throws {
    let node = try YAMLReader.read("{\"a\": \"x [b](data:c)\", \"b\": \"\\u0061\", \"c\": 1}")
    #expect(node.map?.map(\.value.textOffset) == [1, nil, 0])
  }
}
