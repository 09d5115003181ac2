/// Finds what somebody probably meant.
package enum Suggestion {
  /// More than anybody's names; a row of a file may have a hundred thousand.
  private static let mostCandidates = 10_000

  /// The candidate nearest to a misspelt word, or `nil` when none is near.
  ///
  /// Near means: at most one edit for every three letters, upper and lower case alike, or the same
  /// beginning, or an end of six letters and more that no other candidate has. Digits are no typos:
  /// `a4` and `iPhone 15` are other things than `a9` and `iPhone 99`. Ties go to the candidate that comes first.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    // A word of hundreds of letters is no typo, and comparing it would cost.
    guard word.utf8.count <= 64 else { return nil }
    let wanted = letters(of: word)
    let allowed = wanted.count / 3
    let digits = wanted.filter(isDigit)
    var table = EditTable(wanted)
    var best: (name: String, distance: Int)?
    for candidate in candidates.prefix(Suggestion.mostCandidates) {
      // Letters are no more than bytes. A file may ask thousands of times, for a thousand symbols.
      guard candidate.utf8.count + allowed >= wanted.count else { continue }
      let name = letters(of: candidate)
      guard abs(name.count - wanted.count) <= allowed else { continue }
      let distance = table.distance(to: name)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      if name.filter(isDigit) == digits { best = (candidate, distance) }
    }
    if let best { return best.name }
    guard wanted.count >= 3 else { return nil }
    if let longer = candidates.first(where: { letters(of: $0).starts(with: wanted) }) {
      return longer
    }
    // `reduce-transparency` is the end of one name alone.
    guard wanted.count >= 6 else { return nil }
    let ends = candidates.prefix(Suggestion.mostCandidates).filter {
      $0.utf8.count > wanted.count && letters(of: $0).suffix(wanted.count).elementsEqual(wanted)
    }
    return ends.count == 1 ? ends[0] : nil
  }

  /// `did you mean 'x'?`, or the list of what is allowed when nothing is near and it is short.
  package static func hint(for word: String, in candidates: [String]) -> String? {
    if let match = nearest(to: word, in: candidates) { return "did you mean '\(match)'?" }
    guard !candidates.isEmpty, candidates.count <= 24 else { return nil }
    return "use one of: \(candidates.joined(separator: ", "))"
  }

  private static func isDigit(_ letter: UInt32) -> Bool { 0x30...0x39 ~= letter }

  /// A word in small letters, as numbers, which are compared faster than characters.
  private static func letters(of word: String) -> [UInt32] {
    var letters: [UInt32] = []
    letters.reserveCapacity(word.utf8.count)
    for byte in word.utf8 {
      guard byte < 0x80 else { return word.lowercased().unicodeScalars.map(\.value) }
      letters.append(UInt32(0x41...0x5A ~= byte ? byte + 0x20 : byte))
    }
    return letters
  }
}

/// Counts the edits (insert, delete, replace, swap neighbours) that turn a word into others.
private struct EditTable {
  private let word: [UInt32]
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  init(_ word: [UInt32]) { self.word = word }

  mutating func distance(to other: [UInt32]) -> Int {
    guard !word.isEmpty, !other.isEmpty else { return max(word.count, other.count) }
    while row.count <= other.count {
      beforeLast.append(0)
      last.append(0)
      row.append(0)
    }
    for j in 0...other.count { last[j] = j }
    for i in 1...word.count {
      row[0] = i
      for j in 1...other.count {
        let cost = word[i - 1] == other[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, word[i - 1] == other[j - 2], word[i - 2] == other[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[other.count]
  }
}
