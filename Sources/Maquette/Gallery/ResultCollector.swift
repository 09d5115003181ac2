import Synchronization

/// Gathers what workers hand over, in order.
final class ResultCollector: Sendable {
  private let lists = Mutex<[[String]]>([])

  func add(_ files: [String]) { lists.withLock { $0.append(files) } }

  var all: [[String]] { lists.withLock { $0 } }
}
