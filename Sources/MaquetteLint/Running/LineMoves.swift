/// Where the lines of a text stand after a change of it.
struct LineMoves {
  /// The new place of each old line, from 0.
  private var places: [Int] = []

  init(from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (LineMoves.lines(of: old), LineMoves.lines(of: new))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var next = 0
    for line in before.indices {
      if removed.contains(line) {
        places.append(min(next, max(0, after.count - 1)))
        // A line that comes for one that goes is the same, changed.
        if inserted.contains(next) { next += 1 }
      } else {
        while inserted.contains(next) { next += 1 }
        places.append(next)
        next += 1
      }
    }
  }

  /// The line that an old one became, both from 1.
  func line(_ line: Int) -> Int {
    places.indices.contains(line - 1) ? places[line - 1] + 1 : line
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

extension LineMoves {
  /// A finding whose line is that of the changed text.
  func moved(_ finding: LintFinding) -> LintFinding {
    var copy = finding
    if let place = finding.diagnostic.location { copy.diagnostic.location?.line = line(place.line) }
    return copy
  }
}
