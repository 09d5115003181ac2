import MaquetteCore

extension AttributedText {
  /// Attributes for a part of a text.
  struct Change {
    var attributes: TextAttributes
    /// In characters.
    var range: Range<Int>
  }

  /// The text with attributes set for some of its characters, over those that they have.
  ///
  /// - Parameter range: The characters, counted from 0 as Swift counts them: an emoji, a letter
  ///   with its combining marks and CR LF are one each.
  /// - Throws: a message when the range is empty or goes beyond the text.
  public func setting(_ attributes: TextAttributes, in range: Range<Int>) throws(DiagnosticError)
    -> AttributedText
  {
    let written = "\(range.lowerBound)..<\(range.upperBound)"
    if let problem = RangeCheck(count: string.count).problem(with: range, written: written) {
      throw DiagnosticError(problem.message, hint: problem.hint)
    }
    return setting([Change(attributes: attributes, range: range)])
  }

  /// The text with many changes, the later over the earlier; their ranges lie in the text.
  func setting(_ changes: [Change]) -> AttributedText {
    let cutter = RunCutter(runs)
    var offsets = [0]
    for character in string { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    // At which byte which changes begin and end.
    var events: [(byte: Int, change: Int, begins: Bool)] = []
    for (index, change) in changes.enumerated() {
      events.append((offsets[change.range.lowerBound], index, true))
      events.append((offsets[change.range.upperBound], index, false))
    }
    events.sort { ($0.byte, $0.change) < ($1.byte, $1.change) }
    var active = ActiveChanges(count: changes.count)
    var result: [Run] = []
    var start = 0
    func copy(upTo end: Int) {
      let over = active.merged
      for run in cutter.runs(in: start..<end) {
        result.append(over.isEmpty ? run : Run(run.text, run.attributes.merging(over)))
      }
      start = end
    }
    for event in events {
      if event.byte > start { copy(upTo: event.byte) }
      active.set(event.begins ? changes[event.change].attributes : nil, at: event.change)
    }
    copy(upTo: cutter.count)
    return AttributedText(result)
  }
}

/// Attributes that come and go, merged in a fixed order: a tree, so that thousands of ranges over
/// one another cost little.
private struct ActiveChanges {
  private var nodes: [Shared<TextAttributes>?]
  private let leaves: Int

  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    nodes = Array(repeating: nil, count: leaves * 2)
  }

  var merged: TextAttributes { nodes[1]?.value ?? TextAttributes() }

  mutating func set(_ attributes: TextAttributes?, at index: Int) {
    var node = leaves + index
    nodes[node] = attributes.map(Shared.init)
    while node > 1 {
      node /= 2
      switch (nodes[node * 2], nodes[node * 2 + 1]) {
      case (let left?, let right?): nodes[node] = Shared(left.value.merging(right.value))
      case (let left, let right): nodes[node] = left ?? right
      }
    }
  }
}

/// Tells which ranges a text of some length has.
struct RangeCheck {
  /// The length of the text, in characters.
  let count: Int

  /// Why a range is refused; `nil` when it lies in the text.
  func problem(with range: Range<Int>, written: String) -> (message: String, hint: String)? {
    let length = "the text has \(count) character" + (count == 1 ? "" : "s")
    let hint = count == 0 ? "give the text characters" : "use 0..<\(count) or a part of it"
    if range.lowerBound < 0 {
      return ("the range \(written) starts before the text; characters count from 0", hint)
    }
    if range.upperBound > count {
      return ("the range \(written) goes beyond the text; \(length)", hint)
    }
    if range.isEmpty { return ("the range \(written) is empty; \(length)", hint) }
    return nil
  }
}
