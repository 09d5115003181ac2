internal import CPango
import MaquetteCore

/// A paragraph with everything about it that does not depend on widths: too much to copy for each line.
final class Paragraph {
  let source: SourceText
  let bytes: [UInt8]
  let isRightToLeft: Bool
  let segments: [FaceSegment]
  private(set) var missing: [Unicode.Scalar] = []
  private(set) var lacksEmojiFamily = false
  /// The bytes that stand for tabs, in their order.
  let tabs: [Int]
  /// Groups of digits that may as well be one number as several, where that changes their order.
  private(set) var ambiguousNumbers: [String] = []
  /// Embedding level of each byte; `nil` when all are 0.
  private let levels: [UInt8]?
  /// Script of each byte; `nil` when all are the same.
  private let scripts: [UInt32]?
  private let script: UInt32

  /// The part of a paragraph that is shaped at once.
  struct Stretch {
    var range: Range<Int>
    var segment: FaceSegment
    var level: UInt8
    var script: UInt32
  }

  /// - Parameters:
  ///   - source: without control characters.
  ///   - isRightToLeft: its direction; `nil` to take that of its words.
  ///   - fallback: the interface's direction, which a paragraph without a letter takes.
  ///   - language: a BCP 47 tag; only letters, digits and hyphens.
  ///   - detector: what its numbers are; `nil` to find out.
  ///   - known: the embedding level of each byte, for a part of a paragraph whose levels follow
  ///     from the whole; `nil` to find them.
  init(
    _ source: SourceText, isRightToLeft: Bool?, fallback: LayoutDirection, language: String,
    styles: [SpanStyle], detector: DataDetector? = nil, levels known: [UInt8]? = nil
  ) {
    self.source = source
    bytes = source.bytes
    tabs = source.tabs
    let isPlain = source.isPlain(in: styles)
    let scripts = isPlain ? nil : Self.perByte(source.bytes, of: UInt32.self, maquette_scripts)
    self.scripts = scripts
    let wanted = scripts.map { [bytes] in
      ParagraphScripts(bytes, resolved: $0, language: language)
    }
    var segments: [FaceSegment] = []
    var start = 0
    var index = 0
    while index < source.pieces.count {
      // Characters that were left out divide pieces of one style, not what is drawn.
      let style = source.pieces[index].style
      var end = start
      while index < source.pieces.count, source.pieces[index].style == style {
        end += source.pieces[index].count
        index += 1
      }
      let segmenter = FaceSegmenter(
        text: bytes[start..<end], style: style, chain: styles[style].chain, scripts: wanted,
        hasAttachments: styles[style].attachment != nil)
      // The first list is taken as it is: most texts have one.
      if segments.isEmpty { segments = segmenter.segments } else { segments += segmenter.segments }
      missing += segmenter.missing
      if segmenter.lacksEmojiFamily { lacksEmojiFamily = true }
      start = end
    }
    self.segments = segments

    let hasLatin = isPlain && bytes.contains { Self.isASCIILetter($0) }
    let direction =
      isRightToLeft
      ?? (hasLatin ? false : Self.naturalDirection(bytes, in: fallback) == .rightToLeft)
    self.isRightToLeft = direction
    script = hasLatin ? HB_SCRIPT_LATIN.rawValue : HB_SCRIPT_COMMON.rawValue
    if let known, known.count == bytes.count {
      levels = known
    } else if isPlain, !direction {
      levels = nil
    } else {
      let numbers = NumberUnits(in: bytes, detector: detector)
      levels = Self.levels(bytes, tabs: tabs, isRightToLeft: direction, numbers: numbers)
      if direction {
        ambiguousNumbers = numbers.ambiguous.map { [bytes] in
          String(decoding: bytes[$0], as: UTF8.self)
        }
      }
    }
  }

  /// The stretches of a part of the paragraph, in the order of the text.
  func stretches(in range: Range<Int>) -> [Stretch] {
    var result: [Stretch] = []
    let first = segments.partitioningIndex { $0.range.upperBound > range.lowerBound }
    for segment in segments[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
      let part = segment.range.clamped(to: range)
      var start = part.lowerBound
      while start < part.upperBound {
        let level = level(at: start)
        let script = script(at: start)
        var end = start + 1
        if levels == nil, scripts == nil {
          end = part.upperBound
        } else {
          while end < part.upperBound, self.level(at: end) == level,
            self.script(at: end) == script
          {
            end += 1
          }
        }
        result.append(
          Stretch(range: start..<end, segment: segment, level: level, script: script))
        start = end
      }
    }
    return result
  }

  /// For each byte what may happen before it: 2 where a line may be broken, 1 where at least a
  /// character begins, 0 inside of one.
  func lineBreaks(language: String) -> [UInt8] {
    var breaks = Self.perByte(bytes, of: UInt8.self) { text, length, breaks in
      maquette_line_breaks(text, length, language, breaks)
    }
    UnspacedWords.mark(in: bytes, breaks: &breaks)
    Conjuncts.keep(in: bytes, breaks: &breaks)
    return breaks
  }

  /// Whether a byte stands for a tab.
  func isTab(_ byte: Int) -> Bool {
    let index = tabs.partitioningIndex { $0 >= byte }
    return index < tabs.count && tabs[index] == byte
  }

  /// The embedding levels of some bytes.
  func levels(in range: Range<Int>) -> [UInt8] {
    knownLevels(in: range) ?? Array(repeating: 0, count: range.count)
  }

  /// The embedding levels of some bytes; `nil` where those of all the paragraph are 0.
  func knownLevels(in range: Range<Int>) -> [UInt8]? { levels.map { Array($0[range]) } }

  /// The level of what stands for itself in the paragraph's own direction.
  var baseLevel: UInt8 { isRightToLeft ? 1 : 0 }

  private func level(at byte: Int) -> UInt8 { levels?[byte] ?? 0 }
  private func script(at byte: Int) -> UInt32 { scripts?[byte] ?? script }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  /// The embedding level of each byte of a text that is a paragraph by itself.
  ///
  /// - Parameters:
  ///   - tabs: the bytes that stand for tabs, in their order.
  ///   - numbers: the numbers whose groups keep their order; `nil` to find them.
  static func levels(
    _ bytes: [UInt8], tabs: [Int] = [], isRightToLeft: Bool, numbers: NumberUnits? = nil
  ) -> [UInt8] {
    let numbers = numbers ?? NumberUnits(in: bytes)
    var levels = plainLevels(bytes, numbers.ranges, isRightToLeft: isRightToLeft)
    // Rule L1: tabs, and spaces before them or at the end, follow the paragraph whatever stands
    // before them.
    var start = 0
    for end in tabs.map({ $0 + 1 }) + [bytes.count] {
      var index = end
      while index > start, bytes[index - 1] == 0x20 {
        index -= 1
        levels[index] = isRightToLeft ? 1 : 0
      }
      start = end
    }
    return levels
  }

  /// The levels with some parts isolated from their surroundings and read from the left, as by
  /// U+2066 and U+202D before and U+202C and U+2069 after them: in an isolate alone, Arabic digits
  /// would still turn round the spaces between them.
  private static func plainLevels(
    _ bytes: [UInt8], _ isolated: [Range<Int>], isRightToLeft: Bool
  ) -> [UInt8] {
    let open: [UInt8] = [0xE2, 0x81, 0xA6, 0xE2, 0x80, 0xAD]
    let close: [UInt8] = [0xE2, 0x80, 0xAC, 0xE2, 0x81, 0xA9]
    var whole: [UInt8] = []
    var copied = 0
    for part in isolated {
      whole += bytes[copied..<part.lowerBound] + open + bytes[part] + close
      copied = part.upperBound
    }
    whole += bytes[copied...]
    var levels = perByte(whole, of: UInt8.self) { text, length, levels in
      maquette_bidi_levels(text, length, isRightToLeft ? 1 : 0, levels)
    }
    for (index, part) in isolated.enumerated().reversed() {
      // Each part before this one has marks, too.
      let start = part.lowerBound + (open.count + close.count) * index
      let end = start + open.count + part.count
      levels.removeSubrange(end..<end + close.count)
      levels.removeSubrange(start..<start + open.count)
    }
    return levels
  }

  /// What a function of the shim says about each byte.
  private static func perByte<Value: FixedWidthInteger>(
    _ bytes: [UInt8], of type: Value.Type,
    _ body: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Value>?) -> Void
  ) -> [Value] {
    guard !bytes.isEmpty, bytes.count < Int32.max / 2 else {
      return Array(repeating: 0, count: bytes.count)
    }
    return Array(unsafeUninitializedCapacity: bytes.count) { values, count in
      bytes.withUnsafeBytes { text in
        body(
          text.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: text.count),
          values.baseAddress)
      }
      count = bytes.count
    }
  }
}
