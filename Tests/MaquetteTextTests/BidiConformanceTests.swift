import MaquetteCore
import Testing

@testable import MaquetteText

// Unicode 15.0, Debian's package unicode-data, which `make test` installs.
@Suite("The bidirectional algorithm, by Unicode's own tests")
struct BidiConformanceTests {
  private static let missing: Comment =
    "Unicode's tests are not there: install the Debian package unicode-data"

  /// What came of some cases.
  private struct Count {
    var all = 0
    var failures: [String] = []

    mutating func add(_ isGood: Bool, _ what: @autoclosure () -> String) {
      all += 1
      if !isGood { failures.append(what()) }
    }
  }

  private static func named(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  /// Each character's level, for the bytes that the stage counts in.
  private static func levels(of text: String, isRightToLeft: Bool) -> [UInt8] {
    let levels = Paragraph.levels(Array(text.utf8), isRightToLeft: isRightToLeft)
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return levels[offset]
    }
  }

  private static func direction(_ test: BidiCase) -> Bool {
    test.asked ?? Paragraph.firstDirection(Array(test.text.utf8)) ?? false
  }

  private static func order(of levels: [UInt8], shown: [UInt8?]) -> [Int] {
    let items = levels.indices.filter { shown[$0] != nil }
    return VisualOrder.of(items) { levels[$0] }
  }

  @Test(
    "All 91,707 cases of BidiCharacterTest have the right direction and order",
    .enabled(if: BidiTestFile.characters.exists, missing))
  func characters() throws {
    var (directions, orders, exact) = (Count(), Count(), Count())
    for line in BidiTestFile.characters.lines {
      let test = try #require(BidiCase(characterTest: line))
      let isRightToLeft = Self.direction(test)
      directions.add(isRightToLeft == test.isRightToLeft, Self.named(test.text))
      let levels = Self.levels(of: test.text, isRightToLeft: isRightToLeft)
      orders.add(
        Self.order(of: levels, shown: test.levels) == test.order, Self.named(test.text))
      let isExact = zip(levels, test.levels).allSatisfy { $1 == nil || $0 == $1 }
      exact.add(isExact, Self.named(test.text))
    }
    #expect(directions.all == 91_707)
    #expect(directions.failures == [])
    #expect(orders.failures == [])
    // Pango answers at once with 0 for a text of Latin letters only, even in an embedding, where it
    // is 2: the order is the same.
    #expect(exact.failures == ["61 202a 62 202c 20 31 20 32"])
  }

  @Test(
    "Every 20th text of BidiTest has the right levels and order in each direction",
    .enabled(if: BidiTestFile.classes.exists, missing))
  func classes() throws {
    var count = Count()
    var (levels, order): ([UInt8?], [Int]) = ([], [])
    var number = 0
    for line in BidiTestFile.classes.lines {
      if line.first == UInt8(ascii: "@") {
        let field = line.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        if line.starts(with: Array("@Levels".utf8)) {
          levels = BidiCase.levels(ArraySlice(field.filter { $0 != 0x09 }))
        } else {
          order = field.filter { $0 != 0x09 }.split(separator: 0x20).map {
            Int(BidiCase.number($0, base: 10))
          }
        }
        continue
      }
      number += 1
      let fields = line.split(separator: UInt8(ascii: ";"))
      let names = fields[0].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      // Texts are divided into paragraphs before they come here.
      guard number.isMultiple(of: 20), !names.contains("B") else { continue }
      let text = names.compactMap { Self.examples[$0] }.joined()
      let directions = BidiCase.number(fields[1].drop { $0 == 0x20 }, base: 16)
      for (bit, asked) in [(UInt32(1), Bool?.none), (2, false), (4, true)]
      where directions & bit != 0 {
        let isRightToLeft = asked ?? Paragraph.firstDirection(Array(text.utf8)) ?? false
        let own = Self.levels(of: text, isRightToLeft: isRightToLeft)
        count.add(
          Self.order(of: own, shown: levels) == order,
          "\(names.joined(separator: " ")) \(isRightToLeft)")
      }
    }
    #expect(count.all > 30_000)
    let share = Double(count.failures.count) / Double(count.all)
    #expect(share <= 0.001, "\(count.failures.prefix(20))")
  }

  /// A character of each class.
  private static let examples = [
    "L": "a", "R": "א", "AL": "ا", "EN": "0", "ES": "+", "ET": "$", "AN": "٠", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "S": "\u{9}", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  @Test(
    "Runs and clusters of laid out texts stand in that order, too",
    .enabled(if: BidiTestFile.characters.exists, missing))
  func layouts() throws {
    var count = Count()
    let measurer = PangoTextMeasurer(catalog: FontCatalog())
    for (number, line) in BidiTestFile.characters.lines.enumerated() where number % 40 == 0 {
      let test = try #require(BidiCase(characterTest: line))
      var style = TextParagraphStyle()
      style.direction = test.asked.map { $0 ? .rightToLeft : .leftToRight }
      let result = measurer.layout(
        TextRequest(text: test.text, font: font(), paragraphs: [style], maxLines: 0))
      let shown = Self.shownOrder(result, text: test.text, expected: test.order)
      count.add(shown.own == shown.expected, Self.named(test.text))
    }
    #expect(count.all > 2000)
    #expect(count.failures == [])
  }

  /// The characters that clusters start with, from left to right, and where the test has them. What
  /// is not drawn has no cluster, and letters that are drawn as one share theirs.
  private static func shownOrder(
    _ layout: TextLayout, text: String, expected: [Int]
  ) -> (own: [Int], expected: [Int]) {
    var numbers: [Int: Int] = [:]
    var offset = 0
    for (number, scalar) in text.unicodeScalars.enumerated() {
      numbers[offset] = number
      offset += UTF8.width(scalar)
    }
    let visible = Set(expected)
    var own: [Int] = []
    for run in layout.lines.flatMap(\.runs) {
      var byte = run.source?.lowerBound ?? 0
      var starts: [Int] = []
      for cluster in run.glyphs.clusters {
        let bytes = byte..<byte + cluster.utf8Count
        byte = bytes.upperBound
        if let first = bytes.compactMap({ numbers[$0] }).first(where: visible.contains) {
          starts.append(first)
        }
      }
      own += run.glyphs.isRightToLeft ? starts.reversed() : starts
    }
    let found = Set(own)
    return (own, expected.filter(found.contains))
  }
}
