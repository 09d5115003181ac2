import MaquetteCore
import MaquetteThemes

/// A line for a number, and a stepper beside it that makes the number larger or smaller: AppKit's text
/// field with an `NSStepper`, SwiftUI's `TextField(value:format:)` beside a `Stepper`.
///
/// The number is written as the locale writes it. A television and a watch have no stepper beside it.
public struct NumberField: CatalogComponent, StatefulComponent, SingleControl {
  public struct Keys: StateKeys {
    public let title = Key(
      "", "The label before the field, which names the number.", aliases: ["text", "label"])
    public let value = Key<Double?>(
      nil, "The number; leave it out for an empty field.",
      aliases: ["doubleValue", "integerValue"],
      range: -Limits.coordinate...Limits.coordinate)
    public let placeholder = Key(
      "", "The text that is shown while the field is empty.",
      aliases: ["prompt", "placeholderString"])
    public let range = Key(
      ValueRange(0, Limits.coordinate), "The least and the greatest number.",
      aliases: ["in", "bounds"],
      range: -Limits.coordinate...Limits.coordinate)
    public let prefix = Key("", "A text before the number, for example a currency.")
    public let suffix = Key("", "A text after the number, for example a unit.")
    public let showsStepper = Key(true, "Whether a stepper is beside the field.")
    public let pressedHalf = Key(
      StepperHalf.none, "The half of the stepper that is pressed.", aliases: ["pressed"])
    public let fieldWidth = Key<Double?>(
      nil, "How wide the field is; the platform's when not given.")
    public let controlSize = Key.controlSize()
    public let labelsHidden = Key.labelsHidden()
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A field for a number; everything else has its default.
  public init(
    _ title: String = "", value: Double? = nil,
    in range: ClosedRange<Double> = 0...1_000_000
  ) {
    self.title = title
    self.value = value
    self.range = ValueRange(range)
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("NumberField")
    guard let look = context.look(NumberFieldLook.self, component: "number field"),
      self.value.map({ self.range.isRight(for: $0, of: "number field", in: context) }) ?? true
    else { return EmptyElement() }
    let hasStepper = self.showsStepper && context.has(StepperLook.self) && look.hasStepper != 0
    if self.showsStepper, !hasStepper {
      context.warnUnused(
        "showsStepper", "pressedHalf",
        because: "on \(context.theme.platform.displayName) there is no stepper beside a field")
    }
    let line = HStack(spacing: look.gap) {
      field(look)
      if hasStepper { stepper() }
    }
    let row = context.stacksLabels ? AnyComponent(inLargeText(line)) : AnyComponent(line)
    guard !self.title.isEmpty, !self.labelsHidden else {
      return context.element(for: row, at: 0, axis: .horizontal)
    }
    let labeled = LabeledContent(self.title) { row }
    return context.element(
      for: AnyComponent(labeled, provenance: context.provenance(key: "title")), at: 0,
      axis: .horizontal)

    /// Large numbers leave no room for the stepper: it stands below the field then.
    func inLargeText(_ line: HStack) -> ViewThatFits {
      ViewThatFits(in: .horizontal) {
        line
        VStack(alignment: .leading, spacing: look.gap) {
          field(look, isSqueezable: true)
          if hasStepper { stepper() }
        }
      }
    }
    func field(_ look: NumberFieldLook, isSqueezable: Bool = false) -> AnyComponent {
      var field = TextField(
        "", text: self.value.map(context.numberText) ?? "", prompt: self.placeholder)
      field.borderStyle = look.hasBezel != 0 ? .bezel : .roundedBorder
      field.alignment = .trailing
      field.prefix = self.prefix
      field.suffix = self.suffix
      field.controlSize = self.controlSize
      field.state = self.state
      let width = self.fieldWidth ?? max(look.width, needed())
      guard isSqueezable, self.fieldWidth == nil else { return named(field).frame(width: width) }
      return named(field).frame(minWidth: look.width, maxWidth: width)
    }
    /// The title would stand in an empty field: only assistive technology is told of it.
    func named(_ field: TextField) -> AnyComponent {
      guard !self.title.isEmpty else { return AnyComponent(field) }
      let isPrompted = self.value == nil && !self.placeholder.isEmpty
      return field.accessibility(
        AccessibilityPatch(label: self.title, value: isPrompted ? self.placeholder : nil))
    }
    /// What number, prefix and suffix need beside one another, which with large texts is more than usual.
    func needed() -> Double {
      guard let look = TextFieldLook(context),
        let font = look.font(at: self.controlSize).resolved()
      else { return 0 }
      func width(_ text: String) -> Double? {
        context.muted.textPart(text, font, color: .clear, key: "value")?.size(for: .ideal).width
      }
      let number = self.value.map(context.muted.numberText).flatMap(width) ?? 0
      let affixes = [self.prefix, self.suffix].compactMap(width)
      let typed = max(number + look.caretWidth, TypedTextElement.leastWidth(in: font))
      // What pushes a prefix to the number has a gap, too.
      let gaps = Double(affixes.count + (self.prefix.isEmpty ? 0 : 1)) * look.gap
      return context.roundedUp(affixes.reduce(typed + gaps + 2 * look.padding, +))
    }
    func stepper() -> Stepper {
      let name = self.title.isEmpty ? self.placeholder : self.title
      var stepper = Stepper(name, value: self.value ?? 0)
      stepper.labelsHidden = true
      stepper.range = self.range
      stepper.pressedHalf = self.pressedHalf
      stepper.controlSize = self.controlSize
      stepper.state = self.state == .disabled ? .disabled : .normal
      return stepper
    }
  }

  public static let names = ["NumberField"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    NumberField(), summary: "A field for a number, with a stepper beside it.", titleKey: "title",
    examples: [
      ComponentExample(
        "Copies", "platform: macos\nNumberField: Copies\nvalue: 2\nrange: [1, 99]\n"),
      ComponentExample(
        "With a unit", "platform: macos\nNumberField: Width\nvalue: 21.5\nsuffix: cm\n"),
    ])
}
