import MaquetteCore

/// The least and the greatest value of a control; in specs `[0, 10]` or `0...10`.
public struct ValueRange: Hashable, Sendable {
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double

  /// A range from its ends.
  public init(_ minimum: Double, _ maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A range from Swift's.
  public init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }
}

extension PartKey {
  /// The least value of a range as a key of its own, as UIKit and AppKit have it.
  static func minimum<Owner: CatalogComponent>(
    _ path: WritableKeyPath<Owner, Double> & Sendable
  ) -> PartKey {
    PartKey(
      path, "The least value: the lower end of 'range'.", aliases: ["minValue"],
      range: Limits.coordinates)
  }

  /// The greatest value of a range as a key of its own.
  static func maximum<Owner: CatalogComponent>(
    _ path: WritableKeyPath<Owner, Double> & Sendable
  ) -> PartKey {
    PartKey(
      path, "The greatest value: the upper end of 'range'.", aliases: ["maxValue"],
      range: Limits.coordinates)
  }
}

extension ValueRange: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .numberRange }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ValueRange? {
    let numbers: [Double]
    if let list = node.list, list.count == 2 {
      numbers = list.compactMap(reader.number)
      guard numbers.count == 2 else { return nil }
    } else {
      numbers = (node.scalar.map(ends) ?? []).compactMap(Double.init).filter(\.isFinite)
    }
    guard numbers.count == 2 else {
      let ends = (node.scalar ?? "").split { !($0.isNumber || $0 == ".") }
        .flatMap { $0.split(separator: "..") }.filter { Double(decimal: String($0)) != nil }
      reader.mismatch(
        node, wanted: "a range, [0, 10] or 0...10",
        hint: ends.count == 2 ? "write \(ends[0])...\(ends[1])" : nil)
      return nil
    }
    guard numbers.allSatisfy(reader.range.contains) else {
      reader.fail(
        "'\(reader.key)' reaches beyond what can be shown", at: node,
        hint: "stay between \(NumberFormat.short(reader.range.lowerBound)) and "
          + NumberFormat.short(reader.range.upperBound), id: .outOfRange)
      return nil
    }
    let range = ValueRange(numbers[0], numbers[1])
    if let flaw = range.flaw {
      reader.fail("'\(reader.key)' \(flaw.what)", at: node, hint: flaw.hint, id: .outOfRange)
      return nil
    }
    return range
  }

  /// Whether a value outside of the range is most likely one of 0 to 100.
  func isPercentage(_ value: Double) -> Bool {
    minimum == 0 && maximum == 1 && value > 1 && value <= 100
  }

  /// What the key of a range says of values from 0 to 100.
  static func percentages(as key: String) -> String { key == "range" ? "0...100" : "100" }

  /// Both ends of a range as they are written; empty for any other text.
  static func ends(of text: String) -> [String] {
    guard text.utf8.count <= 80 else { return [] }
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts.map { $0.filter { $0 != " " } } : []
  }

  public var specText: String {
    "\(NumberFormat.short(minimum))...\(NumberFormat.short(maximum))"
  }
}
