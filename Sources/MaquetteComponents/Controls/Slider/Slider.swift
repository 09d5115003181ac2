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
public struct Slider: CatalogComponent {
  /// What is chosen: assistive technology is told, and macOS shows it before the slider.
  public var title: String
  /// The value; 0 by default.
  public var value: Double
  /// What the value may be; 0 to 1 by default.
  public var range: ValueRange
  /// The distance between values; 0, the default, for any value. macOS shows a tick mark at each, a
  /// watch a segment for each.
  public var step: Double
  /// A text at the minimum's end; empty, the default, for none.
  public var minimumValueLabel = ""
  /// A text at the maximum's end; empty, the default, for none.
  public var maximumValueLabel = ""
  /// A symbol at the minimum's end; empty, the default, for none.
  public var minimumValueImage = ""
  /// A symbol at the maximum's end; empty, the default, for none.
  public var maximumValueImage = ""
  /// The colour of the track up to the thumb; `nil`, the default, for the tint.
  public var minimumTrackTintColor: ColorValue?
  /// The colour of the rest of the track; `nil`, the default, for the platform's.
  public var maximumTrackTintColor: ColorValue?
  /// The thumb's colour; `nil`, the default, for the platform's.
  public var thumbTintColor: ColorValue?
  /// How many tick marks there are, on macOS; `nil`, the default, for one at each step.
  public var numberOfTickMarks: Int?
  /// Where tick marks are; below by default.
  public var tickMarkPosition = TickMarkPosition.below
  /// Whether numerals stand below: at the tick marks or steps, or else at the ends; no by default.
  public var showsNumerals = false
  /// How values are written; in percent when the range is 0 to 1.
  public var valueFormat = ValueFormat.automatic
  /// A track or a knob, on macOS; a track by default.
  public var sliderType = SliderType.linear
  /// Whether it stands upright, on macOS, with its minimum at the bottom; no by default.
  public var isVertical = false
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal
  /// Whether the title is told to assistive technology only; no by default.
  public var labelsHidden = false

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

  /// The slider in another size.
  public func controlSize(_ size: ControlSize) -> Slider { with { $0.controlSize = size } }

  /// The slider in another state.
  public func state(_ state: ControlState) -> Slider { with { $0.state = state } }

  /// The slider disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Slider {
    state(isDisabled ? .disabled : .normal)
  }

  /// The slider with numerals below it, or not.
  public func showsNumerals(_ shows: Bool = true) -> Slider { with { $0.showsNumerals = shows } }

  /// The slider with a number of tick marks; `nil` for one at each step.
  public func tickMarks(_ count: Int?) -> Slider { with { $0.numberOfTickMarks = count } }

  /// The slider upright, or not.
  public func vertical(_ isVertical: Bool = true) -> Slider {
    with { $0.isVertical = isVertical }
  }

  /// The slider as a track or a knob.
  public func sliderType(_ type: SliderType) -> Slider { with { $0.sliderType = type } }

  private func with(_ change: (inout Slider) -> Void) -> Slider {
    var copy = self
    change(&copy)
    return copy
  }

  /// The most steps that are shown one by one.
  static let mostSteps = 100

  /// How many steps the range has; 0 without steps, or with more than can be shown.
  var steps: Int {
    guard step > 0 else { return 0 }
    let count = ((range.maximum - range.minimum) / step + 1e-9).rounded(.down)
    return count >= 1 && count <= Double(Slider.mostSteps) ? Int(count) : 0
  }

  func accessibility(value: String) -> Accessibility {
    Accessibility(
      role: .button, label: title, value: value,
      traits: state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}
