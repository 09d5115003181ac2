/// What differs between two texts, as `diff -u` shows it.
package struct UnifiedDiff {
  /// So many lines around each change.
  private static let context = 3
  /// Beyond so many lines all of what differs is one change: looking closer takes as much time as
  /// there are pairs of lines that differ, each in either text.
  private static let mostLines = 10_000

  /// Empty for texts that are the same.
  package let text: String

  /// - Parameters:
  ///   - name: what the texts are called.
  ///   - change: what the second one is beside the first, for example `formatted`.
  package init(from old: [UInt8], to new: [UInt8], name: String, change: String) {
    let lines = UnifiedDiff.edits(UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    var text = ""
    var index = 0
    var (oldLine, newLine) = (1, 1)
    while let first = lines[index...].firstIndex(where: { $0.mark != " " }) {
      var end = first
      // Changes with fewer lines between them than would be shown around each are shown as one.
      while let next = lines[end...].firstIndex(where: { $0.mark != " " }),
        next - end <= 2 * UnifiedDiff.context
      {
        end = next + 1
      }
      let start = max(index, first - UnifiedDiff.context)
      (oldLine, newLine) = (oldLine + start - index, newLine + start - index)
      let hunk = lines[start..<min(lines.count, end + UnifiedDiff.context)]
      let (oldCount, newCount) = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
      let ranges = (UnifiedDiff.range(oldLine, oldCount), UnifiedDiff.range(newLine, newCount))
      text += "@@ -\(ranges.0) +\(ranges.1) @@\n"
      text += hunk.map { "\($0.mark)\($0.text)" }.joined()
      (oldLine, newLine) = (oldLine + oldCount, newLine + newCount)
      index = start + hunk.count
    }
    self.text = text.isEmpty ? "" : "--- \(name)\n+++ \(name) (\(change))\n" + text
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }

  /// Lines with their ends; what ends a last line without one is said as `diff` does.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) + "\n" }
    if bytes.last == 0x0A || bytes.isEmpty {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\\ No newline at end of file\n"
    }
    return lines
  }

  private static func edits(_ old: [String], _ new: [String]) -> [(mark: Character, text: String)] {
    // By bytes: Swift takes texts for equal that are spelled otherwise, and so would miss changes.
    let (oldKeys, newKeys) = (old.map { Array($0.utf8) }, new.map { Array($0.utf8) })
    let head = zip(oldKeys, newKeys).prefix { $0 == $1 }.count
    let tail = zip(oldKeys.dropFirst(head).reversed(), newKeys.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let middle = (head..<old.count - tail, head..<new.count - tail)
    var result = old[..<head].map { (mark: Character(" "), text: $0) }
    var (removed, added): (Set<Int>, Set<Int>) = (Set(middle.0), Set(middle.1))
    if middle.0.count + middle.1.count <= mostLines {
      let changes = newKeys[middle.1].difference(from: oldKeys[middle.0])
      removed = Set(changes.removals.map { $0.offset + head })
      added = Set(changes.insertions.map { $0.offset + head })
    }
    var (from, to) = (head, head)
    while from < middle.0.upperBound || to < middle.1.upperBound {
      if from < middle.0.upperBound, removed.contains(from) {
        result.append(("-", old[from]))
        from += 1
      } else if to < middle.1.upperBound, added.contains(to) {
        result.append(("+", new[to]))
        to += 1
      } else {
        result.append((" ", old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return result + old[(old.count - tail)...].map { (mark: " ", text: $0) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
