internal import CPango

/// Where words of a language may be divided: Liang's algorithm with the patterns of a file in the
/// format of libhyphen, as Debian packages them.
///
/// Patterns of other spellings at a break (`ff` for `f`) are left out: nothing but a hyphen is added.
struct HyphenationPatterns {
  /// Patterns without their digits, and what these say: a digit before each letter and one behind the
  /// last. Odd ones are places to divide at, and the highest counts.
  private struct Level {
    var patterns: [[UInt32]: [UInt8]] = [:]
    var longest = 0
  }

  /// The first one finds the parts of compound words, the next one places in those.
  private var levels = [Level()]
  /// How many letters stay before a hyphen, and how many follow one.
  private var least = (before: 2, after: 2)
  /// Bytes of a file that are read; the largest of Debian's has 1.1 million.
  private static let mostBytes = 8_000_000
  /// Letters of a word that is divided; more of them are none.
  private static let mostLetters = 100

  /// The patterns of a file; `nil` for one that is not there or has an encoding that nobody knows.
  init?(path: String) {
    guard let bytes = Self.contents(of: path) else { return nil }
    var lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    guard !lines.isEmpty else { return nil }
    let name = String(decoding: lines.removeFirst(), as: UTF8.self)
    guard let encoding = PatternEncoding(name.filter { !$0.isWhitespace }) else { return nil }
    for line in lines { add(encoding.scalars(of: line)) }
    levels.removeAll { $0.patterns.isEmpty }
    guard !levels.isEmpty else { return nil }
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let blob = FontFile.contents(of: path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count <= mostBytes else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  private mutating func add(_ line: [UInt32]) {
    guard let first = line.first, first != 0x23, first != 0x25 else { return }
    // Words in capitals say something about all patterns.
    if (0x41...0x5A).contains(first), line.count > 3, line.prefix(4).allSatisfy({ $0 < 0x5B }) {
      return addRule(String(String.UnicodeScalarView(line.compactMap(Unicode.Scalar.init))))
    }
    // A slash starts another spelling.
    guard !line.contains(0x2F) else { return }
    var letters: [UInt32] = []
    var digits: [UInt8] = [0]
    for value in line where value > 0x20 {
      if (0x30...0x39).contains(value) {
        digits[digits.count - 1] = UInt8(truncatingIfNeeded: value - 0x30)
      } else {
        letters.append(value)
        digits.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    levels[levels.count - 1].patterns[letters] = digits
    levels[levels.count - 1].longest = max(levels[levels.count - 1].longest, letters.count)
  }

  private mutating func addRule(_ line: String) {
    let words = line.split(separator: " ")
    if words.first == "NEXTLEVEL" { return levels.append(Level()) }
    guard words.count == 2, let count = Int(words[1]), (1...20).contains(count) else { return }
    switch words[0] {
    case "LEFTHYPHENMIN": least.before = count
    case "RIGHTHYPHENMIN": least.after = count
    default: break
    }
  }

  /// Before which letters of a word it may be divided.
  ///
  /// - Parameter word: small letters.
  func places(in word: [UInt32]) -> [Int] {
    guard word.count >= least.before + least.after, word.count <= Self.mostLetters else {
      return []
    }
    let all = places(in: word, level: 0)
    return all.filter { $0 >= least.before && word.count - $0 >= least.after }
  }

  private func places(in word: [UInt32], level: Int) -> [Int] {
    let own = places(in: word, by: levels[level])
    guard level + 1 < levels.count else { return own }
    var result: [Int] = []
    for (start, end) in zip([0] + own, own + [word.count]) {
      if start > 0 { result.append(start) }
      let part = Array(word[start..<end])
      // A part of a compound keeps as many letters together as a word does.
      result += places(in: part, level: level + 1)
        .filter { $0 >= least.before && part.count - $0 >= least.after }.map { $0 + start }
    }
    return result
  }

  private func places(in word: [UInt32], by level: Level) -> [Int] {
    // Full stops are the ends of a word.
    let letters = [0x2E] + word + [0x2E]
    var digits = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var key: [UInt32] = []
      for letter in letters[start...].prefix(level.longest) {
        key.append(letter)
        guard let found = level.patterns[key] else { continue }
        for (offset, digit) in found.enumerated() {
          digits[start + offset] = max(digits[start + offset], digit)
        }
      }
    }
    return word.indices.dropFirst().filter { digits[$0 + 1] % 2 == 1 }
  }
}
