import MaquetteCore

/// From where to where a component's value goes, as its keys say it.
struct ValueWhole {
  /// `nil` where what is written is no range.
  private(set) var range: ClosedRange<Double>?
  /// The key with which another range is given, where none is.
  private(set) var usualKey: String?

  /// `nil` for a component whose values have no ends.
  ///
  /// - Parameter entries: the keys that stand beside one another.
  init?(of properties: [PropertyInfo], beside entries: [SpecNode.Entry]) {
    guard let key = properties.first(where: { $0.name == "range" || $0.name == "total" }) else {
      return nil
    }
    func given(_ name: String) -> SpecNode? {
      guard let names = properties.first(where: { $0.name == name })?.allNames else { return nil }
      return entries.first { names.contains($0.key) }?.value
    }
    let (whole, low, high) = (given(key.name), given("minimumValue"), given("maximumValue"))
    if whole == nil, low == nil, high == nil { usualKey = key.name }
    let text = whole.map { $0.scalar ?? "" } ?? key.defaultText
    var ends = (key.name == "total" ? ["0", text] : ValueRange.ends(of: text))
      .map { Double(decimal: $0) }
    if let list = whole?.list { ends = list.map { $0.scalar.flatMap { Double(decimal: $0) } } }
    guard ends.count == 2 else { return }
    if let low { ends[0] = low.scalar.flatMap { Double(decimal: $0) } }
    if let high { ends[1] = high.scalar.flatMap { Double(decimal: $0) } }
    if let first = ends[0], let last = ends[1], first < last { range = first...last }
  }

  /// The value that a percentage of the whole is; `nil` where there is none.
  func part(_ percent: Double) -> Double? {
    guard let range, (0...100).contains(percent) else { return nil }
    return range.lowerBound + (range.upperBound - range.lowerBound) * percent / 100
  }
}
