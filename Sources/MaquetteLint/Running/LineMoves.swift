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
    var (line, next) = (0, 0)
    while line < before.count {
      let gone = before[line...].indices.prefix { removed.contains($0) }
      let come = after[next...].indices.prefix { inserted.contains($0) }
      if gone.isEmpty {
        next += come.count
        places.append(next)
        (line, next) = (line + 1, next + 1)
        continue
      }
      // Lines that come for those that go are the same, changed: each is the one that begins most like it.
      var first = come.startIndex
      for (number, old) in gone.enumerated() {
        let last = come.endIndex - (gone.count - number) + 1
        let alike = (first..<max(first, last)).max {
          LineMoves.likeness(before[old], after[$0]) < LineMoves.likeness(before[old], after[$1])
        }
        places.append(min(alike ?? first, max(0, after.count - 1)))
        if let alike { first = alike + 1 }
      }
      (line, next) = (line + gone.count, come.endIndex)
    }
  }

  /// How many bytes of two lines are the same from their beginnings.
  private static func likeness(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
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
