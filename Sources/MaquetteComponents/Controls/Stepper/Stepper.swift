import MaquetteCore

/// The half of a stepper that a finger or the pointer is down on.
public enum StepperHalf: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Neither.
  case none
  /// The one that makes the value smaller.
  case decrement
  /// The one that makes the value larger.
  case increment

  /// Other words that specs may use.
  public static var synonyms: [String: StepperHalf] {
    ["minus": .decrement, "plus": .increment, "down": .decrement, "up": .increment]
  }
}

/// Makes a value larger or smaller step by step: SwiftUI's and UIKit's stepper, `NSStepper`.
///
/// With a title, the stepper of iOS takes all the width there is, and at accessibility sizes stands
/// below the title. On watchOS the title, or else the value, stands between minus and plus. tvOS has
/// none. To assistive technology it is one adjustable thing with its value.
public struct Stepper: CatalogComponent {
  /// What is changed, mostly with its value; empty for the stepper alone.
  public var title: String
  /// The value; 0 by default.
  public var value: Double
  /// What the value may be; 0 to 100 by default, as UIKit has it. At an end, the half that would go
  /// beyond it is disabled.
  public var range = ValueRange(0, 100)
  /// Whether the value goes on at the other end, so that both halves are enabled; no by default.
  public var wraps = false
  /// The half that is pressed; none by default.
  public var pressedHalf = StepperHalf.none
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to all of it; nothing by default.
  public var state = ControlState.normal
  /// Whether the title is not drawn but told to assistive technology; no by default.
  public var labelsHidden = false

  /// A stepper; everything else has its default.
  public init(
    _ title: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...100
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
  }

  /// The stepper with a half pressed.
  public func pressedHalf(_ half: StepperHalf) -> Stepper { with { $0.pressedHalf = half } }

  /// The stepper in another size.
  public func controlSize(_ size: ControlSize) -> Stepper { with { $0.controlSize = size } }

  /// The stepper in another state.
  public func state(_ state: ControlState) -> Stepper { with { $0.state = state } }

  /// The stepper disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Stepper {
    state(isDisabled ? .disabled : .normal)
  }

  /// The stepper without its title, which assistive technology is still told.
  public func labelsHidden(_ isHidden: Bool = true) -> Stepper {
    with { $0.labelsHidden = isHidden }
  }

  private func with(_ change: (inout Stepper) -> Void) -> Stepper {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether a half answers.
  func isEnabled(_ half: StepperHalf) -> Bool {
    if state == .disabled { return false }
    if wraps { return true }
    return half == .decrement ? value > range.minimum : value < range.maximum
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Stepper")
    context.warnUnused("controlSize", exceptOn: .macos)
    guard let look = context.look(StepperLook.self, component: "stepper"), isRight(in: context)
    else {
      return EmptyElement()
    }
    let figure = StepperFigure(self, look: look, context: context)
    if look.isAround != 0 {
      return AroundElement(
        self, figure: figure, pressedOpacity: look.pressedOpacity,
        accessibility: accessibility(in: context),
        context: context)
    }
    let title =
      labelsHidden
      ? nil : context.controlTitle(title, size: controlSize, isEnabled: state != .disabled)
    return TitledControlElement(
      TitledControl(
        name: "Stepper", title: title, figure: figure, spacing: look.spacing,
        fills: look.fillsWidth != 0, target: look.isVertical != 0 ? .figure : .parts,
        state: state, accessibility: accessibility(in: context), isStacked: context.stacksLabels),
      context: context)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    range.isRight(for: value, of: "stepper", in: context)
  }

  func accessibility(in context: LayoutContext) -> Accessibility {
    Accessibility(
      role: .button, label: title, value: context.numberText(value),
      traits: state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}
