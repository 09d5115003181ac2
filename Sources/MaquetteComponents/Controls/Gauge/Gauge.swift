import MaquetteCore

/// What a gauge looks like, under SwiftUI's names.
public enum GaugeStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A bar that fills; on a watch an open ring.
  case automatic
  /// A bar that fills between the labels of its ends.
  case linearCapacity
  /// An open ring with a marker.
  case accessoryCircular
  /// A closed ring that fills.
  case accessoryCircularCapacity
  /// A bar with a marker.
  case accessoryLinear
  /// A bar that fills, below its label.
  case accessoryLinearCapacity

  /// watchOS's words.
  public static var synonyms: [String: GaugeStyle] {
    [
      "circular": .accessoryCircular, "linear": .accessoryLinear,
      "circularCapacity": .accessoryCircularCapacity,
    ]
  }
}

/// Where a value is in a range: SwiftUI's `Gauge`. tvOS has none.
///
/// From right to left bars are mirrored with the labels at their ends; rings go clockwise everywhere.
public struct Gauge: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key(
      "", "The title, which says what the gauge measures.", aliases: ["text", "label"])
    public let value = Key<Double>(
      0, "The value.", aliases: ["doubleValue"], range: Limits.coordinates)
    public let range = Key.bounds()
    public let currentValueLabel = Key("", "A text that shows the value.")
    public let minimumValueLabel = Key.minimumValueLabel()
    public let maximumValueLabel = Key.maximumValueLabel()
    public let showsNumerals = Key(
      false,
      "Whether the value and the ends are written as numbers when they have no text of their own.",
      aliases: ["numerals"])
    public let valueFormat = Key.valueFormat()
    public let style = Key(
      GaugeStyle.automatic,
      "Whether it is a bar or a ring, and whether it fills or has a marker.",
      aliases: ["gaugeStyle"])
    public let tint = Key<ColorValue?>(
      nil, "The colour of the gauge.", aliases: ["tintColor", "color"])
    let minimumValue = PartKey.minimum(\Gauge.range.minimum)
    let maximumValue = PartKey.maximum(\Gauge.range.maximum)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A gauge; everything else has its default.
  public init(
    _ title: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...1
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
  }

  /// The gauge in another style.
  public func gaugeStyle(_ style: GaugeStyle) -> Gauge { with { $0.style = style } }

  /// The gauge with texts for its value and its ends.
  public func valueLabels(current: String = "", minimum: String = "", maximum: String = "")
    -> Gauge
  {
    with {
      $0.currentValueLabel = current
      $0.minimumValueLabel = minimum
      $0.maximumValueLabel = maximum
    }
  }
}
