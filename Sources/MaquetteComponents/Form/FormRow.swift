import MaquetteCore

/// A line of a form in columns: a label that ends where its control starts.
struct FormRow {
  /// The label; `nil` for none.
  let label: (any LayoutElement)?
  /// What it introduces, or all there is.
  let content: any LayoutElement
  /// Whether it takes both columns.
  let isWhole: Bool
  /// Whether it is a line between others, as long as the form is wide.
  let isDivider: Bool
  /// The space above it, in points; `nil` for that between rows.
  var gap: Double?

  /// The line of a component, which is split where it has a title before its control.
  init(_ component: AnyComponent, look: FormLook, in context: LayoutContext) {
    let (title, control) = component.splitForForm
    isDivider = component.unmodified is Divider
    isWhole = isDivider
    label = title.map { title in
      let label = title.with { $0.font = look.label.value }
        .accessibility(AccessibilityPatch(isHidden: true))
      return context.entering("Label").element(for: label, at: 0, axis: .horizontal)
    }
    // A line between rows runs along them.
    content = context.element(for: control, at: 0, axis: isDivider ? .vertical : .horizontal)
  }

  /// A line across both columns.
  init(whole component: AnyComponent, in context: LayoutContext) {
    label = nil
    content = context.element(for: component, at: 0, axis: .horizontal)
    isWhole = true
    isDivider = false
  }
}

extension AnyComponent {
  /// What stands in a form's column of labels, and the control without its title.
  fileprivate var splitForForm: (label: Label?, control: AnyComponent) {
    if let modified = base as? ModifiedComponent {
      let (label, inner) = modified.content.splitForForm
      let rest = ModifiedComponent(content: inner, modifier: modified.modifier)
      return (label, AnyComponent(rest, provenance: provenance))
    }
    func split<Control: Component>(
      _ control: Control, _ label: Label, _ hide: (inout Control) -> Void
    ) -> (label: Label?, control: AnyComponent) {
      guard !label.text.isEmpty else { return (nil, self) }
      var copy = control
      hide(&copy)
      return (label, AnyComponent(copy, provenance: provenance))
    }
    switch base {
    case let slider as Slider: return split(slider, Label(slider.title)) { $0.labelsHidden = true }
    case let stepper as Stepper:
      return split(stepper, Label(stepper.title)) { $0.labelsHidden = true }
    case let picker as Picker: return split(picker, Label(picker.title)) { $0.labelsHidden = true }
    case let date as DatePicker: return split(date, Label(date.title)) { $0.labelsHidden = true }
    case let field as NumberField:
      return split(field, Label(field.title)) { $0.labelsHidden = true }
    case let field as TextField: return split(field, Label(field.title)) { $0.labelsHidden = true }
    case let field as SecureField:
      return split(field, Label(field.title)) { $0.labelsHidden = true }
    case let color as ColorPicker where !color.labelsHidden:
      return split(color, Label(color.title)) { $0.labelsHidden = true }
    // The title of a box is a part of it and stands after it.
    case let toggle as Toggle where toggle.style == .switch && !toggle.labelsHidden:
      var label = Label(toggle.title, systemImage: toggle.systemImage)
      (label.icon, label.subtitle) = (toggle.icon, toggle.subtitle)
      return split(toggle, label) { $0.labelsHidden = true }
    case let labeled as LabeledContent where !labeled.title.isEmpty:
      let value = Label(labeled.value, color: .secondary)
      let parts = labeled.value.isEmpty ? [] : [AnyComponent(value)]
      let content = parts + labeled.content
      let control = content.count == 1 ? content[0] : AnyComponent(HStack { content })
      var label = Label(labeled.title, systemImage: labeled.systemImage)
      (label.icon, label.subtitle) = (labeled.icon, labeled.subtitle)
      return (label, AnyComponent(control, provenance: provenance))
    default: return (nil, self)
    }
  }
}
