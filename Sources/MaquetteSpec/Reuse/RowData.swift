import MaquetteCore

/// The rows that `repeat` goes over, to tell what one of them lacks from what none has. Each part is
/// looked for once, however many rows lack it.
final class RowData {
  private let rows: [SpecNode]
  private var known: [[String]: Bool] = [:]

  init(_ rows: [SpecNode]) { self.rows = rows }

  /// Whether some row has a part.
  ///
  /// - Parameter steps: the keys that lead to it.
  func has(_ steps: [String]) -> Bool {
    if let known = known[steps] { return known }
    let isThere = rows.contains { RowData.part(steps, of: $0) != nil }
    known[steps] = isThere
    return isThere
  }

  /// A part of a row; `nil` where it has none.
  static func part(_ steps: [String], of row: SpecNode) -> SpecNode? {
    var node = row
    for step in steps {
      guard let inner = node.map?.first(where: { $0.key == step })?.value else { return nil }
      node = inner
    }
    return node
  }
}
