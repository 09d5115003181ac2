internal import CHyphen

/// Where words of a language may be divided: the patterns of a file in the format of libhyphen, as
/// Debian packages them, read by that library.
///
/// Places where something else than a hyphen is written (`ff` for `f`) are left out.
final class HyphenationPatterns {
  private let patterns: OpaquePointer

  /// The patterns of a file; `nil` for one that is not there or has an encoding that nobody knows, and
  /// where libhyphen is not installed.
  init?(path: String) {
    guard let patterns = maquette_read_hyphen_patterns(path) else { return nil }
    self.patterns = patterns
  }

  deinit { maquette_free_hyphen_patterns(patterns) }

  /// Whether the library is installed.
  static var hasLibrary: Bool { maquette_has_hyphen() != 0 }

  /// Before which letters of a word it may be divided; none of those of a word of more than 100.
  ///
  /// - Parameter word: small letters.
  func places(in word: [UInt32]) -> [Int] {
    guard word.count <= Int(MAQUETTE_HYPHEN_LETTERS) else { return [] }
    var isBehind = [UInt8](repeating: 0, count: word.count)
    guard maquette_hyphen_places(patterns, word, Int32(word.count), &isBehind) != 0 else {
      return []
    }
    return word.indices.dropFirst().filter { isBehind[$0 - 1] != 0 }
  }
}
