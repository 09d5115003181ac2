/// Runs of `*`, `_` or `~~` that may open or close something: a list with links to both sides.
struct MarkupDelimiters {
  private struct Delimiter {
    var mark: Unicode.Scalar
    /// Its piece of the text.
    var piece: Int
    var length: Int
    /// How many characters are not used yet.
    var left: Int
    var canOpen: Bool
    var canClose: Bool
    var previous: Int?
    var next: Int?
  }

  /// Closers of one kind; where none found an opener, none of the kind will.
  private struct Kind: Hashable {
    var mark: Unicode.Scalar
    var canOpen: Bool
    var remainder: Int
  }

  private var all: [Delimiter] = []
  /// The last one that may still match.
  private(set) var last: Int?

  /// Adds a run, with what CommonMark calls its flanking.
  mutating func append(
    _ mark: Unicode.Scalar, _ range: Range<Int>, piece: Int, in scalars: [Unicode.Scalar]
  ) {
    let before = range.lowerBound > 0 ? Surrounding(scalars[range.lowerBound - 1]) : .space
    let after =
      range.upperBound < scalars.count ? Surrounding(scalars[range.upperBound]) : .space
    let isLeft = after == .letter || (after == .punctuation && before != .letter)
    let isRight = before == .letter || (before == .punctuation && after != .letter)
    let isWordBound = mark == "_"
    let canOpen = isLeft && (!isWordBound || !isRight || before == .punctuation)
    let canClose = isRight && (!isWordBound || !isLeft || after == .punctuation)
    guard canOpen || canClose else { return }
    if let last { all[last].next = all.count }
    all.append(
      Delimiter(
        mark: mark, piece: piece, length: range.count, left: range.count, canOpen: canOpen,
        canClose: canClose, previous: last))
    last = all.count - 1
  }

  /// What stands beside a run.
  private enum Surrounding {
    case space
    case punctuation
    case letter

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        self =
          scalar.properties.isWhitespace
          ? .space : scalar.isMarkupPunctuation ? .punctuation : .letter
        return
      }
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .punctuation
      default: self = .letter
      }
    }
  }

  /// Matches and removes everything behind a delimiter, or everything.
  mutating func match(above bottom: Int?, in pieces: inout [MarkupParser.Piece]) {
    // Places rather than neighbours: what stood there may be gone when it is looked at again.
    var floors: [Kind: Int] = [:]
    let bottom = bottom ?? -1
    var current = first(above: bottom)
    while let closer = current {
      guard all[closer].canClose else {
        current = all[closer].next
        continue
      }
      let kind = Kind(
        mark: all[closer].mark, canOpen: all[closer].canOpen, remainder: all[closer].length % 3)
      let floor = floors[kind] ?? bottom
      if let opener = opener(of: closer, above: floor) {
        current = join(opener, closer, in: &pieces)
      } else {
        floors[kind] = all[closer].previous ?? -1
        current = all[closer].next
        if !all[closer].canOpen { remove(closer) }
      }
    }
    while let index = last, index > bottom { remove(index) }
  }

  private func first(above bottom: Int) -> Int? {
    guard var index = last, index > bottom else { return nil }
    while let previous = all[index].previous, previous > bottom { index = previous }
    return index
  }

  private func opener(of closer: Int, above floor: Int) -> Int? {
    var index = all[closer].previous
    while let candidate = index, candidate > floor {
      let opener = all[candidate]
      if opener.mark == all[closer].mark, opener.canOpen, !isOdd(opener, all[closer]) {
        return candidate
      }
      index = opener.previous
    }
    return nil
  }

  /// CommonMark's rule of three: in `*foo**bar*` the two in the middle close nothing.
  private func isOdd(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    (closer.canOpen || opener.canClose) && closer.length % 3 != 0
      && (opener.length + closer.length) % 3 == 0
  }

  /// Uses up one or two characters of both; returns where to go on.
  private mutating func join(_ opener: Int, _ closer: Int, in pieces: inout [MarkupParser.Piece])
    -> Int?
  {
    let used = all[opener].left >= 2 && all[closer].left >= 2 ? 2 : 1
    let span =
      all[opener].mark == "~"
      ? MarkupSpans.strikethrough : used == 2 ? MarkupSpans.bold : MarkupSpans.italic
    use(used, of: opener, in: &pieces)
    use(used, of: closer, in: &pieces)
    pieces[all[opener].piece].begins.append(span)
    pieces[all[closer].piece].ends += 1
    while let between = all[closer].previous, between != opener { remove(between) }
    if all[opener].left == 0 { remove(opener) }
    guard all[closer].left == 0 else { return closer }
    let next = all[closer].next
    remove(closer)
    return next
  }

  private mutating func use(_ count: Int, of index: Int, in pieces: inout [MarkupParser.Piece]) {
    all[index].left -= count
    let text = pieces[all[index].piece].text
    pieces[all[index].piece].text = text.lowerBound..<(text.upperBound - count)
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (all[index].previous, all[index].next)
    if let previous { all[previous].next = next }
    if let next { all[next].previous = previous } else { last = previous }
  }
}
