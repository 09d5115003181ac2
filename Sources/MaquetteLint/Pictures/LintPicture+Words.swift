import Maquette

extension LintPicture {
  /// A word whose parts stand on two lines without a hyphen.
  struct BrokenWord {
    var item: LintItem
    var node: SceneNode
    /// What stands at the end of a line.
    var head: String
    /// What stands at the beginning of the next one.
    var tail: String
  }

  /// The broken words of labels and buttons, one of each text. Scripts that have no spaces between
  /// words, and Korean, break their lines anywhere.
  var brokenWords: [BrokenWord] {
    nodes.compactMap { node in
      let runs = node.items.flatMap(\.glyphRuns)
      guard runs.count > 1, let text = node.text, let item = item(of: node),
        item.component is Label || item.component is Button
      else { return nil }
      let places = places(of: runs, in: text)
      for place in runs.indices.dropFirst() {
        let (one, next) = (runs[place - 1], runs[place])
        // Between words the text has a space there.
        guard next.origin.y > one.origin.y + 1, let end = places[place - 1]?.upperBound,
          places[place]?.lowerBound == end, let last = one.text.last,
          let first = next.text.first, last.isSpacedLetter, first.isSpacedLetter,
          let head = one.text.split(separator: " ").last,
          let tail = next.text.split(separator: " ").first,
          !(head + tail).contains(where: { "/@_".contains($0) })
        else { continue }
        return BrokenWord(item: item, node: node, head: String(head), tail: String(tail))
      }
      return nil
    }
  }

  /// Where the runs of a text stand in it, each behind the one before; `nil` for a run that stands
  /// nowhere behind, as those of a line in two directions may.
  private func places(of runs: [GlyphRun], in text: String) -> [Range<String.Index>?] {
    var rest = text.utf8[...]
    return runs.map { run in
      guard let place = rest.firstRange(of: run.text.utf8) else { return nil }
      rest = rest[place.upperBound...]
      return place
    }
  }

  /// Whether a label that is cut can go on in a second line: each of its words fits into its width,
  /// as far as the letters that are drawn tell.
  func canWrap(_ item: LintItem, _ node: SceneNode) -> Bool {
    guard let label = item.component as? Label else { return false }
    let text = label.text.isEmpty ? node.accessibility?.label ?? "" : label.text
    if text.contains(where: { $0.isLetter && !$0.isSpacedLetter }) { return true }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let longest = words.map(\.count).max() else { return false }
    let runs = node.items.flatMap(\.glyphRuns)
    let count = runs.reduce(0) { $0 + $1.text.count }
    let width = runs.flatMap(\.clusters).reduce(0) { $0 + $1.advance }
    // A word may have wider letters than the others.
    return count == 0 || 1.1 * width * Double(longest) / Double(count) <= node.frame.width
  }
}

extension DrawItem {
  /// The runs of text in it.
  fileprivate var glyphRuns: [GlyphRun] {
    switch self {
    case .text(let run, _): [run]
    case .group(let group): group.items.flatMap(\.glyphRuns)
    default: []
    }
  }
}
