import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Numbers of labels that Swift can set and no spec can say")
struct LabelNumberTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private func messages(_ label: Label) -> [String] {
    var label = label
    // What a bad number could do it does only while a text is made smaller, moved or selected.
    label.adjustsFontSizeToFitWidth = true
    label.shadowColor = .primary
    label.enablesMarqueeWhenAncestorFocused = true
    label.isAncestorFocused = true
    label.isSelectable = true
    return complaints(label.frame(width: 20)).filter { $0.severity == .error }.map(\.message)
  }

  @Test("An odd number is an error that names its property and its bounds", arguments: odd)
  func properties(number: Double) {
    let label = Label("A text that is too long")
    let shown = NumberFormat.short(number)
    let keys: [(String, WritableKeyPath<Label, Double>, String)] = [
      ("kerning", \.kerning, " from -100 to 1000"),
      ("lineSpacing", \.lineSpacing, " from 0 to 1000"),
      ("defaultTabInterval", \.defaultTabInterval, " from 0 to 10000"),
      ("hyphenationFactor", \.hyphenationFactor, " from 0 to 1"),
      ("opacity", \.opacity, " from 0 to 1"),
      ("minimumScaleFactor", \.minimumScaleFactor, " from 0 to 1"),
      ("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, " from 0 to 1000000"),
      ("marqueePhase", \.marqueePhase, " from 0 to 1"),
      ("shadowOffset", \.shadowOffset.x, " from -1000 to 1000"),
      ("shadowOffset", \.shadowOffset.y, " from -1000 to 1000"),
    ]
    for (key, path, range) in keys {
      let found = messages(label.with(path, number))
      #expect(found.count == 1, "\(key): \(found)")
      #expect(
        found.first?.contains("'\(key)' is \(shown); it must be a number\(range)") == true,
        "\(found)")
    }
  }

  @Test("So is one of a run or of its paragraph", arguments: odd)
  func attributes(number: Double) {
    var paragraphs = ParagraphStyle()
    paragraphs.headIndent = number
    let runs: [(String, TextAttributes)] = [
      ("kern", .kern(number)), ("tracking", .tracking(number)),
      ("baselineOffset", .baselineOffset(number)), ("headIndent", .paragraphStyle(paragraphs)),
      ("superscript", .superscript(.min)), ("superscript", .superscript(11)),
    ]
    for (key, attributes) in runs {
      let text = AttributedText("A text ") + AttributedText("of two runs", attributes)
      let found = messages(Label(text))
      #expect(found.count == 1, "\(key): \(found)")
      #expect(found.first?.contains("'\(key)' is ") == true)
    }
    #expect(!messages(Label(AttributedText("size", .size(number)))).isEmpty)
    #expect(!messages(Label("size", font: .system(size: number))).isEmpty)
  }

  @Test("So are whole numbers and ranges that make no sense")
  func whole() {
    for count in [-1, .min, .max, 10_001] {
      #expect(messages(Label("a", numberOfLines: count)).first?.contains("numberOfLines") == true)
    }
    var range = TextRange(0..<1)
    range.lowerBound = .min
    range.upperBound = .max
    #expect(range.count == .max)
    for bad in [range, TextRange(3..<9), TextRange(Int.max - 1..<Int.max)] {
      let found = messages(Label("four").with(\.selectedRange, bad))
      #expect(found.count == 1)
      #expect(found.first?.contains("goes beyond the text, which has 4 characters") == true)
    }
    #expect(messages(Label("four").with(\.selectedRange, TextRange(0..<4))).isEmpty)
  }

  @Test("A range beyond the text is wrong whether it is shown or not")
  func unselectable() {
    let label = Label("four", systemImage: "star").with(\.selectedRange, TextRange(3..<9))
    for style in LabelStyle.allCases {
      #expect(complaints(label.with(\.labelStyle, style)).map(\.severity) == [.error])
    }
  }

  @Test("A least line height above the greatest is an error from Swift too")
  func heights() {
    var style = ParagraphStyle()
    style.minimumLineHeight = 30
    style.maximumLineHeight = 20
    let found = messages(Label(AttributedText("a", .paragraphStyle(style))))
    #expect(found.first?.contains("'minimumLineHeight' 30 is more than") == true)
  }

  // MARK: Measuring

  private let measurer = LabelMeasurer(measurer: FakeMeasurer(), environment: surroundings())

  @Test("As much room as there is may be said with any large number")
  func large() throws {
    for length in [1e6, .greatestFiniteMagnitude, .infinity] {
      for alignment in TextAlignment.allCases {
        let rect = try measurer.textRect(
          of: Label("four", alignment: alignment),
          forBounds: Rect(x: 0, y: 0, width: length, height: length), limitedToNumberOfLines: 0)
        #expect(rect.width == 40 && rect.height == 20)
        #expect(rect.minX.isFinite && rect.minY.isFinite)
      }
    }
  }

  @Test("Bounds that are none are errors", arguments: [.nan, -1, -Double.infinity])
  func bounds(length: Double) throws {
    let label = Label("four")
    for bounds in [
      Rect(x: 0, y: 0, width: length, height: 9), Rect(x: 0, y: 0, width: 9, height: length),
      Rect(x: length == -1 ? .infinity : length, y: 0, width: 9, height: 9),
    ] {
      #expect(throws: DiagnosticError.self) {
        try measurer.textRect(of: label, forBounds: bounds, limitedToNumberOfLines: 0)
      }
    }
    #expect(throws: DiagnosticError.self) {
      try measurer.baselines(of: label, in: Size(width: length, height: 9))
    }
    #expect(throws: DiagnosticError.self) {
      try measurer.textRect(of: label, forBounds: .zero, limitedToNumberOfLines: -1)
    }
    #expect(throws: DiagnosticError.self) {
      try measurer.intrinsicContentSize(of: label.with(\.kerning, .nan))
    }
  }
}
