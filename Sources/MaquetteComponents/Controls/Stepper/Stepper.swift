import MaquetteCore

/// The half of a stepper that a finger or the pointer is down on.
public enum StepperHalf: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Neither.
  case none
  /// The one that makes the value smaller.
  case decrement
  /// The one that makes the value larger.
  case increment

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
  public struct Keys: StateKeys {
    public let title = Key(
      "", "The name of the value; leave it out for the stepper alone.", aliases: ["text", "label"])
    public let value = Key<Double>(
      0, "The value; at either end of the range, one half of the stepper is disabled.",
      aliases: ["doubleValue", "integerValue"], range: -Limits.coordinate...Limits.coordinate)
    public let range = Key(
      ValueRange(0, 100), "The least and the greatest value.", aliases: ["in", "bounds"],
      range: -Limits.coordinate...Limits.coordinate)
    public let wraps = Key(
      false, "Whether a step beyond one end of the range leads to the other end.",
      aliases: ["valueWraps"])
    public let pressedHalf = Key(
      StepperHalf.none, "The half that is pressed.", aliases: ["pressed"])
    public let controlSize = Key.controlSize()
    public let state = Key(ControlState.normal, "The state in which the whole control is drawn.")
    public let labelsHidden = Key.labelsHidden()
    let minimumValue = PartKey.minimum(\Stepper.range.minimum)
    let maximumValue = PartKey.maximum(\Stepper.range.maximum)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A stepper; everything else has its default.
  public init(
    _ title: String = "", value: Double = 0, in range: ClosedRange<Double> = 0...100
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
  }

  /// Whether a half answers.
  func isEnabled(_ half: StepperHalf) -> Bool {
    if self.state == .disabled { return false }
    if self.wraps { return true }
    return half == .decrement ? self.value > self.range.minimum : self.value < self.range.maximum
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Stepper")
    context.warnOfUnusedKeys(of: "Stepper")
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
      self.labelsHidden
      ? nil
      : context.controlTitle(self.title, size: self.controlSize, isEnabled: self.state != .disabled)
    return TitledControlElement(
      TitledControl(
        name: "Stepper", title: title, figure: figure, spacing: look.spacing,
        fills: look.fillsWidth != 0, target: look.isVertical != 0 ? .figure : .parts,
        state: self.state, accessibility: accessibility(in: context),
        isStacked: context.stacksLabels),
      context: context)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    self.range.isRight(for: self.value, of: "stepper", in: context)
  }

  func accessibility(in context: LayoutContext) -> Accessibility {
    Accessibility(
      role: .button, label: self.title, value: context.numberText(self.value),
      traits: self.state == .disabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}

extension Stepper: StatefulComponent {
  var unusedStateReason: String? {
    currentState == .pressed
      ? "one half of a stepper is pressed, and 'pressedHalf' says which" : nil
  }
}
