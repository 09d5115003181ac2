import MaquetteCore

/// Remembers the answers of an element, so that nested containers, which ask more than once, cost
/// no more than their number.
struct Memo<Question: Equatable, Value> {
  /// How many answers are remembered. Two or three are usual; rows aligned by baselines inside one
  /// another ask for four more sizes a level, and forgetting one doubles the work of each level.
  private static var capacity: Int { 256 }

  private var entries: [(question: Question, value: Value)] = []

  /// The answer to a question; `nil` when it was not asked, or long ago. Whoever finds none there sets
  /// it, once.
  subscript(_ question: Question) -> Value? {
    get { entries.first { $0.question == question }?.value }
    set {
      guard let newValue else { return }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((question, newValue))
    }
  }

  /// The answer to a question, which is found once and asks nothing of the same memo.
  mutating func answer(to question: Question, find: () -> Value) -> Value {
    if let known = self[question] { return known }
    let value = find()
    self[question] = value
    return value
  }

  /// The last answer of a kind.
  func last(where isWanted: (Value) -> Bool) -> Value? {
    entries.last { isWanted($0.value) }?.value
  }
}

/// Remembers the sizes of an element.
struct SizeMemo {
  private var sizes = Memo<ProposedSize, Size>()

  mutating func size(for proposal: ProposedSize, compute: () -> Size) -> Size {
    sizes.answer(to: proposal, find: compute)
  }
}

/// Remembers one answer for each axis.
struct AxisMemo<Value> {
  private var horizontal: Value?
  private var vertical: Value?

  mutating func value(along axis: Axis, compute: () -> Value) -> Value {
    if let known = axis == .horizontal ? horizontal : vertical { return known }
    let value = compute()
    if axis == .horizontal { horizontal = value } else { vertical = value }
    return value
  }
}
