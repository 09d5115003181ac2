import MaquetteComponents
import MaquetteCore

/// Counts the components that a spec names before any of them is made: each takes more memory than
/// its text.
struct ComponentCount {
  private var left = Limits.nodes

  /// The place of the first component that is one too many; `nil` when all of them may be drawn.
  static func firstTooMany(in root: SpecNode) -> SourceLocation? {
    var count = ComponentCount()
    return count.take(root)
  }

  private mutating func take(_ node: SpecNode) -> SourceLocation? {
    switch node.value {
    case .scalar: return nil
    case .list(let nodes):
      for node in nodes { if let place = take(node) { return place } }
    case .map(let entries):
      for entry in entries {
        if ComponentDecoder.isComponentName(entry.key) {
          left -= 1
          if left < 0 { return entry.location }
        }
        if let place = take(entry.value) { return place }
      }
    }
    return nil
  }
}
