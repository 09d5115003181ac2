/// Finds what somebody probably meant.
public enum Suggestion {
  /// The candidate nearest to a misspelt word, or `nil` when none is near.
  ///
  /// Near means: at most one edit for every three letters, upper and lower case alike, or the same
  /// beginning. Ties go to the candidate that comes first.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    // A word of hundreds of letters is no typo, and comparing it would cost.
    guard word.utf8.count <= 64 else { return nil }
    let wanted = Array(word.lowercased())
    let allowed = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = Array(candidate.lowercased())
      let distance = editDistance(wanted, name)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.name }
    guard wanted.count >= 3 else { return nil }
    return candidates.first { Array($0.lowercased()).starts(with: wanted) }
  }

  /// `did you mean 'x'?`, or the list of what is allowed when nothing is near and it is short.
  public static func hint(for word: String, in candidates: [String]) -> String? {
    if let match = nearest(to: word, in: candidates) { return "did you mean '\(match)'?" }
    guard !candidates.isEmpty, candidates.count <= 24 else { return nil }
    return "use one of: \(candidates.joined(separator: ", "))"
  }

  /// Edits (insert, delete, replace, swap neighbours) that turn one word into the other.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
