import Maquette
import Testing

@testable import MaquetteLanguageServer

@Suite("Places in texts")
struct PositionTests {
  /// Latin with an accent of its own, Arabic, Devanagari, Japanese, Thai, an emoji of several parts with
  /// joiners, a flag.
  static let line = "éàe\u{301} مرحبا नमस्ते 東京 ภาษา 👩‍👩‍👧‍👦 🇩🇪 end"

  @Test("Every character is found again in every encoding", arguments: PositionEncoding.allCases)
  func thereAndBack(encoding: PositionEncoding) {
    let text = DocumentText("first: line\n\(Self.line)\r\nlast: \(Self.line)")
    var offset = 0
    for scalar in String(decoding: text.bytes, as: UTF8.self).unicodeScalars {
      let position = text.position(of: offset, in: encoding)
      let isInBreak = scalar == "\n" && text.bytes[max(0, offset - 1)] == 0x0D
      if !isInBreak { #expect(text.offset(of: position, in: encoding) == offset) }
      offset += String(scalar).utf8.count
    }
    #expect(text.position(of: offset, in: encoding).line == 2)
  }

  @Test("Each encoding counts as Swift counts")
  func units() {
    let text = DocumentText(Self.line)
    let end = text.bytes.count
    #expect(text.position(of: end, in: .utf8).character == Self.line.utf8.count)
    #expect(text.position(of: end, in: .utf16).character == Self.line.utf16.count)
    #expect(text.position(of: end, in: .utf32).character == Self.line.unicodeScalars.count)
  }

  @Test("A place inside of a character is the one before it")
  func insideOfACharacter() {
    let text = DocumentText("a👩b")
    let half = TextPosition(line: 0, character: 2)
    #expect(text.offset(of: half, in: .utf16) == 1)
    #expect(text.offset(of: TextPosition(line: 0, character: 3), in: .utf16) == 5)
    #expect(text.offset(of: half, in: .utf8) == 1)
  }

  @Test("A place behind a line or the text is its end")
  func behindTheEnd() {
    let text = DocumentText("ab\r\ncd")
    #expect(text.offset(of: TextPosition(line: 0, character: 99), in: .utf16) == 2)
    #expect(text.offset(of: TextPosition(line: 99, character: 0), in: .utf16) == 6)
    #expect(text.position(of: 99, in: .utf8) == TextPosition(line: 1, character: 2))
  }

  @Test("Lines end in any of three ways")
  func lineBreaks() {
    let text = DocumentText("a\nb\r\nc\rd\r\r\n\n")
    #expect(text.lineCount == 7)
    #expect(
      (0..<7).map { text.string(text.content(ofLine: $0)) } == ["a", "b", "c", "d", "", "", ""])
  }

  @Test("A text that was changed bit by bit has the lines of the text that came of it")
  func changes() {
    let pieces = ["\n", "\r", "a", "\r\n", "é", "👩‍👧", "", "bc\rd", "ش"]
    var random = SystemRandomNumberGenerator.seeded(7)
    var text = DocumentText("")
    for _ in 0..<3000 {
      let count = text.bytes.count
      var ends = [
        Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random),
      ]
      ends.sort()
      if count > 200 { ends = [0, count] }
      let span = text.span(of: ends[0]..<ends[1], in: .utf16)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      text.replace(text.range(of: span, in: .utf16), with: Array(piece.utf8))
      let again = DocumentText(text.bytes)
      #expect(text.lineCount == again.lineCount)
      for line in 0..<again.lineCount where text.start(ofLine: line) != again.start(ofLine: line) {
        Issue.record("line \(line) starts elsewhere")
      }
    }
  }

  @Test("The places of messages, in characters, are found in five scripts")
  func messages() {
    let text = DocumentText("Label: x\n\(Self.line)\n")
    let characters = Array(Self.line)
    for (index, character) in characters.enumerated() {
      let place = SourceLocation(line: 2, column: index + 1)
      let diagnostic = Diagnostic(.error, "x", location: place, length: 1)
      let range = text.range(of: diagnostic)
      #expect(range.map(text.string) == String(character))
      #expect(text.location(of: range?.lowerBound ?? 0) == place)
    }
  }

  @Test("Messages about places that are not there have a place all the same")
  func strangePlaces() {
    let text = DocumentText("Label: x")
    for (line, column, length) in [(0, 0, 0), (9, 9, 9), (1, 400, 1), (1, 1, 90_000)] {
      let place = SourceLocation(line: line, column: column)
      let range = text.range(of: Diagnostic(.error, "x", location: place, length: length))
      #expect(range.map { $0.upperBound <= text.bytes.count } == true)
    }
  }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

extension SystemRandomNumberGenerator {
  static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(state: seed) }
}
