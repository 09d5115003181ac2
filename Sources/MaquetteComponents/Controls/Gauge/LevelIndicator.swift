import MaquetteCore

/// What a level indicator looks like, under AppKit's names.
public enum LevelIndicatorStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// One bar that fills.
  case continuousCapacity
  /// A bar of blocks, each a whole unit.
  case discreteCapacity

  /// The names without `Capacity`.
  public static var synonyms: [String: LevelIndicatorStyle] {
    ["continuous": .continuousCapacity, "discrete": .discreteCapacity]
  }
}

/// How full or strong something is, on macOS: `NSLevelIndicator`'s capacities. Its ratings are
/// ``RatingIndicator``. It fills from the leading edge.
public struct LevelIndicator: CatalogComponent {
  /// What is shown; empty, the default, for nothing.
  public var title: String
  /// The value; 0 by default.
  public var value: Double
  /// What the value may be; 0 to 5 by default.
  public var range: ValueRange
  /// One bar or blocks; blocks by default.
  public var style = LevelIndicatorStyle.discreteCapacity
  /// The value from which on its colour warns; `nil`, the default, for none. When it is greater than
  /// ``criticalValue``, small values are the bad ones.
  public var warningValue: Double?
  /// The value from which on its colour alarms; `nil`, the default, for none.
  public var criticalValue: Double?
  /// The colour of what is full; `nil`, the default, for the platform's.
  public var fillColor: ColorValue?
  /// Whether numerals stand below: each unit's, or the ends'; no by default.
  public var showsNumerals = false
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal

  /// A level indicator; everything else has its default.
  public init(
    _ title: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...5,
    style: LevelIndicatorStyle = .discreteCapacity
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
    self.style = style
  }

  /// The indicator with numerals below it, or not.
  public func showsNumerals(_ shows: Bool = true) -> LevelIndicator {
    var copy = self
    copy.showsNumerals = shows
    return copy
  }

  /// The indicator with values from which on its colour warns and alarms.
  public func thresholds(warning: Double?, critical: Double?) -> LevelIndicator {
    var copy = self
    copy.warningValue = warning
    copy.criticalValue = critical
    return copy
  }

  /// The indicator disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> LevelIndicator {
    var copy = self
    copy.state = isDisabled ? .disabled : .normal
    return copy
  }

  /// How bad a value is.
  enum Severity: String {
    case normal
    case warning
    case critical
  }

  /// How bad the value is.
  var severity: Severity {
    let isReversed = (criticalValue ?? .infinity) < (warningValue ?? -.infinity)
    func isReached(_ limit: Double?) -> Bool {
      limit.map { isReversed ? value <= $0 : value >= $0 } ?? false
    }
    return isReached(criticalValue) ? .critical : isReached(warningValue) ? .warning : .normal
  }

  /// The most blocks that are drawn.
  static let mostBlocks = 100.0

  /// How many blocks there are: one for each unit.
  var blocks: Int {
    Int(max(1, min(LevelIndicator.mostBlocks, (range.maximum - range.minimum).rounded(.up))))
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("LevelIndicator")
    let found = context.look(
      LevelIndicatorLook.self, component: "level indicator",
      instead: "use Gauge, ProgressView or RatingIndicator")
    guard let look = found, range.isRight(for: value, of: "level indicator", in: context),
      hasFewBlocks(in: context)
    else { return EmptyElement() }
    let told = Accessibility(
      role: .image, label: title.isEmpty ? context.word(.level) : title,
      value: context.text(of: value),
      traits: state == .disabled ? [.notEnabled] : [])
    let bar = LevelElement(self, look: look, context: context.entering("Level"))
    let row = context.introduced(
      by: ControlIntroduction(title: title, isEnabled: state != .disabled),
      component: "LevelIndicator", content: bar)
    return CombinedElement(told, content: row)
  }

  private func hasFewBlocks(in context: LayoutContext) -> Bool {
    let extent = range.maximum - range.minimum
    guard style == .discreteCapacity, extent > LevelIndicator.mostBlocks else { return true }
    context.report(
      .error, "a level indicator of \(NumberFormat.short(extent)) blocks is more than can be drawn",
      key: "range", hint: "write 'style: continuousCapacity', or a range of 100 at most",
      id: .tooMuch)
    return false
  }
}
