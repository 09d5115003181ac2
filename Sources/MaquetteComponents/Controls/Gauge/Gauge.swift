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
  /// What is measured; empty, the default, for no label. Rings with labels at their ends and bars
  /// with a marker tell it to assistive technology only.
  public var title: String
  /// The value; 0 by default.
  public var value: Double
  /// What the value may be; 0 to 1 by default.
  public var range: ValueRange
  /// A text for the value; empty, the default, for none.
  public var currentValueLabel = ""
  /// A text at the minimum's end; empty, the default, for none.
  public var minimumValueLabel = ""
  /// A text at the maximum's end; empty, the default, for none.
  public var maximumValueLabel = ""
  /// Whether the value and the ends that have no text are written in the locale's numbers; no by
  /// default.
  public var showsNumerals = false
  /// How values are written; in percent when the range is 0 to 1.
  public var valueFormat = ValueFormat.automatic
  /// What it looks like; the platform's usual one by default.
  public var style = GaugeStyle.automatic
  /// The colour of the gauge; `nil`, the default, for the tint.
  public var tint: ColorValue?

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

  /// The gauge in another colour.
  public func tint(_ color: ColorValue?) -> Gauge { with { $0.tint = color } }

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

  /// The gauge with its value and ends in the locale's numbers, or not.
  public func showsNumerals(_ shows: Bool = true) -> Gauge { with { $0.showsNumerals = shows } }

  private func with(_ change: (inout Gauge) -> Void) -> Gauge {
    var copy = self
    change(&copy)
    return copy
  }
}
