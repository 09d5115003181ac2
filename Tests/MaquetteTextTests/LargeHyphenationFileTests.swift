import Foundation
import Testing

@testable import MaquetteText

/// Of a large file, such as the German one, libhyphen is given only what it needs for a word.
@Suite("Large files of patterns")
struct LargeHyphenationFileTests {
  private static let source = "/usr/share/hyphen/hyph_en_US.dic"
  private static let isThere =
    FileManager.default.fileExists(atPath: source) && HyphenationPatterns.hasLibrary

  /// Patterns for compounds before those of another file: a word is first divided by these.
  private static let compounds = "1boat\nsteam1\n.un2d\n1house1\nz2z\nNEXTLEVEL\n"

  private func patterns(_ text: [UInt8]) throws -> HyphenationPatterns {
    let path = NSTemporaryDirectory() + "maquette-\(UUID().uuidString).dic"
    try Data(text).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try #require(HyphenationPatterns(path: path))
  }

  private static let words: [String] = {
    var words = [
      "hyphenation", "steamboathouse", "undoing", "houseboat", "a", "pizza", "boat", "zzz",
      "counterrevolutionaries", "extraordinary", "unsteam", "typewriterhouse",
    ]
    var number: UInt32 = 1
    for length in 1...60 {
      words.append(
        String(
          (0..<length).map { _ in
            number = number &* 1_664_525 &+ 1_013_904_223
            return Array("etaoinshrdlucmfwypvbgkqjxz")[Int(number >> 24) % 26]
          }))
    }
    return words
  }()

  @Test(
    "They divide words as small files of the same patterns do",
    .enabled(if: isThere, "skipped: hyphen-en-us or libhyphen is not installed"),
    arguments: [false, true])
  func same(hasCompounds: Bool) throws {
    var lines = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.source)))
    if hasCompounds {
      let end = try #require(lines.firstIndex(of: UInt8(ascii: "\n")))
      lines.insert(contentsOf: Self.compounds.utf8, at: end + 1)
    }
    let note = String(repeating: "% what nobody reads, as there is much of it\n", count: 8_000)
    let (small, large) = (try patterns(lines), try patterns(lines + note.utf8))
    var places = 0
    for word in Self.words {
      let letters = word.unicodeScalars.map(\.value)
      #expect(large.places(in: letters) == small.places(in: letters), "\(word)")
      places += small.places(in: letters).count
    }
    #expect(places > 50)
  }

  @Test("What is no file of patterns has none")
  func nonsense() throws {
    let noise = [UInt8](repeating: 0xFF, count: 300_000)
    let path = NSTemporaryDirectory() + "maquette-\(UUID().uuidString).dic"
    try Data(noise).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let patterns = HyphenationPatterns(path: path)
    #expect(patterns?.places(in: [0x61, 0x62, 0x63]).isEmpty ?? true)
  }
}
