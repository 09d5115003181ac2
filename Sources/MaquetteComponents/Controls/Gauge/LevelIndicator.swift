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
public struct LevelIndicator: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let title = Key(
      "", "The title, which says what the level measures.", aliases: ["text", "label"])
    public let value = Key<Double>(
      0, "The value.", aliases: ["doubleValue", "integerValue"], range: Limits.coordinates)
    public let range = Key(
      ValueRange(0, 5), "The least and the greatest value.", aliases: ["in", "bounds"],
      range: Limits.coordinates)
    public let style = Key(
      LevelIndicatorStyle.discreteCapacity, "One bar that fills, or blocks.",
      aliases: ["levelIndicatorStyle"])
    public let warningValue = Key<Double?>(
      nil,
      "At this value and above, the level has the warning colour. If criticalValue is smaller, it "
        + "has the colour at this value and below.",
      range: Limits.coordinates)
    public let criticalValue = Key<Double?>(
      nil,
      "At this value and above, the level has the critical colour. If warningValue is larger, it "
        + "has the colour at this value and below.",
      range: Limits.coordinates)
    public let fillColor = Key<ColorValue?>(
      nil, "The colour of the filled part.", aliases: ["tint", "tintColor", "color"])
    public let showsNumerals = Key(
      false, "Whether numerals are drawn below, in the locale's digits.", aliases: ["numerals"])
    public let state = Key.controlState()
    let minimumValue = PartKey.minimum(\LevelIndicator.range.minimum)
    let maximumValue = PartKey.maximum(\LevelIndicator.range.maximum)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

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

  /// The indicator with values from which on its colour warns and alarms.
  public func thresholds(warning: Double?, critical: Double?) -> LevelIndicator {
    with {
      $0.warningValue = warning
      $0.criticalValue = critical
    }
  }

  /// How bad a value is.
  enum Severity: String {
    case normal
    case warning
    case critical
  }

  /// How bad the value is.
  var severity: Severity {
    let isReversed = (self.criticalValue ?? .infinity) < (self.warningValue ?? -.infinity)
    func isReached(_ limit: Double?) -> Bool {
      limit.map { isReversed ? self.value <= $0 : self.value >= $0 } ?? false
    }
    return isReached(self.criticalValue)
      ? .critical : isReached(self.warningValue) ? .warning : .normal
  }

  /// The most blocks that are drawn.
  static let mostBlocks = 100.0

  /// How many blocks there are: one for each unit.
  var blocks: Int {
    Int(
      max(1, min(LevelIndicator.mostBlocks, (self.range.maximum - self.range.minimum).rounded(.up)))
    )
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("LevelIndicator")
    let found = context.look(
      LevelIndicatorLook.self, component: "level indicator",
      instead: "use Gauge, ProgressView or RatingIndicator")
    guard let look = found, self.range.isRight(for: self.value, of: "level indicator", in: context),
      hasFewBlocks(in: context)
    else { return EmptyElement() }
    let told = Accessibility(
      role: .image, label: self.title.isEmpty ? context.word(.level) : self.title,
      value: context.text(of: self.value),
      traits: self.state == .disabled ? [.notEnabled] : [])
    let bar = LevelElement(self, look: look, context: context.entering("Level"))
    let row = context.introduced(
      by: ControlIntroduction(title: self.title, isEnabled: self.state != .disabled),
      component: "LevelIndicator", content: bar)
    return CombinedElement(told, content: row)
  }

  private func hasFewBlocks(in context: LayoutContext) -> Bool {
    let extent = self.range.maximum - self.range.minimum
    guard self.style == .discreteCapacity, extent > LevelIndicator.mostBlocks else { return true }
    context.report(
      .error, "a level indicator of \(NumberFormat.short(extent)) blocks is more than can be drawn",
      key: context.key(ofRange: "range"),
      hint: "write 'style: continuousCapacity', or a range of 100 at most",
      id: .tooMuch)
    return false
  }
}
