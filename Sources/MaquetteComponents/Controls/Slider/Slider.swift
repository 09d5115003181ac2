import MaquetteCore

/// What kind of slider it is, under AppKit's names.
public enum SliderType: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A thumb on a track.
  case linear
  /// A knob that is turned; macOS only.
  case circular
}

/// On which side of a slider's track its tick marks are; above and below stand for the sides of an
/// upright one, too.
public enum TickMarkPosition: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Below the track; after an upright one.
  case below
  /// Above the track; before an upright one.
  case above

  /// AppKit's other names.
  public static var synonyms: [String: TickMarkPosition] {
    ["leading": .above, "trailing": .below]
  }
}

/// A thumb on a track that chooses a value between two ends: SwiftUI's and UIKit's slider, `NSSlider`,
/// `WKInterfaceSlider`.
///
/// From right to left the minimum is at the right, and so is what stands at that end; symbols there
/// follow rules of their own. On watchOS minus and plus stand around a bar of segments. tvOS has
/// none. To assistive technology it is one adjustable thing with its value.
public struct Slider: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let title = Key(
      "",
      "The name of the value. macOS draws it; on other platforms, only assistive technology reads "
        + "it.",
      aliases: ["text", "label"])
    public let value = Key<Double>(
      0, "The value.", aliases: ["doubleValue", "floatValue", "integerValue"],
      range: Limits.coordinates)
    public let range = Key.bounds()
    public let step = Key<Double>(
      0, "The distance between values; 0 for any value.", range: 0...Limits.coordinate)
    public let minimumValueImage = Key(
      "", "A symbol at the end with the minimum.", aliases: ["minimumSymbol", "minImage"],
      type: .symbol)
    public let maximumValueImage = Key(
      "", "A symbol at the end with the maximum.", aliases: ["maximumSymbol", "maxImage"],
      type: .symbol)
    public let minimumValueLabel = Key.minimumValueLabel()
    public let maximumValueLabel = Key.maximumValueLabel()
    public let minimumTrackTintColor = Key<ColorValue?>(
      nil, "The colour of the track from the minimum to the thumb.",
      aliases: ["tint", "tintColor", "color", "trackFillColor"])
    public let maximumTrackTintColor = Key<ColorValue?>(nil, "The colour of the rest of the track.")
    public let thumbTintColor = Key<ColorValue?>(nil, "The thumb's colour.")
    public let thumbVisibility = Key(
      Visibility.automatic,
      "Since version 26: whether the thumb is drawn; without it the track looks like a progress bar.",
      aliases: ["sliderThumbVisibility"])
    public let neutralValue = Key<Double?>(
      nil,
      "Since version 26: the value from which the track is filled; the minimum when not given.",
      range: Limits.coordinates)
    public let numberOfTickMarks = Key<Int?>(
      nil, "How many tick marks there are, on macOS, and on iOS and iPadOS since version 26.",
      aliases: ["ticks"], range: 0...Double(mostSteps + 1))
    public let tickMarkPosition = Key(TickMarkPosition.below, "Where tick marks are, on macOS.")
    public let showsNumerals = Key(
      false,
      "Whether numerals are drawn below the tick marks, the steps or the ends, in the locale's "
        + "digits.",
      aliases: ["numerals"])
    public let valueFormat = Key.valueFormat()
    public let sliderType = Key(
      SliderType.linear, "On macOS: whether it is a track or a knob.", aliases: ["type"])
    public let isVertical = Key(
      false, "Whether it is vertical, on macOS.", aliases: ["vertical"])
    public let controlSize = Key.controlSize()
    public let state = Key.controlState()
    public let labelsHidden = Key.labelsHidden()
    let minimumValue = PartKey.minimum(\Slider.range.minimum)
    let maximumValue = PartKey.maximum(\Slider.range.maximum)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A slider; everything else has its default.
  public init(
    _ title: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...1,
    step: Double = 0
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
    self.step = step
  }

  /// The slider with symbols at its ends.
  public func valueImages(minimum: String, maximum: String) -> Slider {
    with {
      $0.minimumValueImage = minimum
      $0.maximumValueImage = maximum
    }
  }

  /// The slider with texts at its ends.
  public func valueLabels(minimum: String, maximum: String) -> Slider {
    with {
      $0.minimumValueLabel = minimum
      $0.maximumValueLabel = maximum
    }
  }

  /// The slider with another colour up to its thumb.
  public func tint(_ color: ColorValue?) -> Slider { with { $0.minimumTrackTintColor = color } }

  /// The slider with a number of tick marks; `nil` for one at each step.
  public func tickMarks(_ count: Int?) -> Slider { with { $0.numberOfTickMarks = count } }

  /// The slider upright, or not.
  public func vertical(_ isVertical: Bool = true) -> Slider {
    with { $0.isVertical = isVertical }
  }

  /// The most steps that are shown one by one.
  static let mostSteps = 100

  /// How many steps the range has; 0 without steps, or with more than can be shown.
  var steps: Int {
    guard self.step > 0 else { return 0 }
    let count = ((self.range.maximum - self.range.minimum) / self.step + 1e-9).rounded(.down)
    return count >= 1 && count <= Double(Slider.mostSteps) ? Int(count) : 0
  }

  func accessibility(value: String) -> Accessibility {
    Accessibility(
      role: .button, label: self.title, value: value,
      traits: self.state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}
