import MaquetteCore

/// Where the tabs of a paragraph lead to, in points from its leading edge: NSParagraphStyle's
/// `tabStops`, whose text stands behind them as that of left-aligned ones does.
public struct TabStops: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The distances from the leading edge, 0 to 10000, in any order; at most 100.
  public var locations: [Double]

  /// The most stops that a paragraph has.
  public static let most = 100

  /// Stops at distances from the leading edge, in points.
  public init(_ locations: [Double]) { self.locations = locations }

  /// Stops at distances from the leading edge, in points.
  public init(arrayLiteral elements: Double...) { locations = elements }
}

extension TabStops: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .numbers(range) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> TabStops? {
    if node.scalar != nil {
      return reader.number(node, wanted: "a distance in points, or a list of them, [100, 200]")
        .map { TabStops([$0]) }
    }
    guard let list = node.list else {
      reader.mismatch(node, wanted: "a list of distances in points, [100, 200]")
      return nil
    }
    let numbers = list.compactMap(reader.number)
    guard numbers.count == list.count else { return nil }
    let stops = TabStops(numbers)
    return reader.checked(stops, stops.countProblem(key: reader.key), at: node)
  }

  public var specText: String {
    "[\(locations.map { NumberFormat.short($0) }.joined(separator: ", "))]"
  }
}

extension TabStops {
  /// A stop outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    locations.lazy.compactMap { $0.problem(key: key, range: range) }.first
      ?? countProblem(key: key)
  }

  fileprivate func countProblem(key: String) -> ValueProblem? {
    guard locations.count > TabStops.most else { return nil }
    return ValueProblem(
      message: "'\(key)' has \(locations.count) stops, more than \(TabStops.most)",
      hint: "use 'defaultTabInterval' for stops at equal distances")
  }
}
