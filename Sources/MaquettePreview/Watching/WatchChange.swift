import MaquetteCore

/// What a watcher saw.
package enum WatchChange: Hashable, Sendable {
  /// These paths were written, made, renamed or removed. Each starts with a watched folder as it
  /// was named.
  case paths(Set<PathKey>)
  /// More happened than can be told, or a folder came or went: look at everything again.
  case everything

  /// Both changes as one.
  func joined(_ other: WatchChange) -> WatchChange {
    guard case .paths(let mine) = self, case .paths(let others) = other else {
      return .everything
    }
    return .paths(mine.union(others))
  }

  /// Whether it says nothing.
  var isEmpty: Bool { self == .paths([]) }
}
