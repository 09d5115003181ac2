/// By how much events pushed one child of a container along its flow, in points.
///
/// Where more than ``most`` events push, as in a list all of whose rows are another size, they are
/// only summed up: who pushed whom would be a square of what changed, and would say nothing.
struct StackPush {
  /// So many events are told apart.
  static let most = 16

  /// The sum of all.
  private(set) var total = 0.0
  private var parts: [Int: Double] = [:]
  /// Of events that are not told apart, the one that pushed last.
  private var last: Int?

  var isEmpty: Bool { parts.isEmpty && last == nil }

  /// How far the sum may be off: edges are on whole pixels.
  var slack: Double {
    StackFlow.snapping + 0.17 * Double(last == nil ? parts.count : StackPush.most)
  }

  /// - Returns: events that from now on are not told apart from others.
  mutating func add(_ more: [Int: Double]) -> [Int] {
    guard !more.isEmpty else { return [] }
    total += more.values.sorted().reduce(0, +)
    if last == nil {
      parts.merge(more, uniquingKeysWith: +)
      guard parts.count > StackPush.most else { return [] }
    }
    defer { parts = [:] }
    last = more.keys.min()
    return parts.isEmpty ? Array(more.keys) : Array(parts.keys)
  }

  /// The events that push in a direction.
  func events(along direction: Double) -> [Int] {
    if let last { return total * direction > 0 ? [last] : [] }
    return parts.filter { $0.value * direction > 0 && abs($0.value) > 0.1 }.map(\.key).sorted()
  }
}
