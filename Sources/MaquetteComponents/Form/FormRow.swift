import MaquetteCore

/// A line of a form in columns: a label that ends where its control starts.
struct FormRow {
  /// The label; `nil` for none.
  let label: (any LayoutElement)?
  /// What it introduces, or all there is.
  let content: any LayoutElement
  /// Whether it takes both columns.
  let isWhole: Bool
  /// The space above it, in points; `nil` for that between rows.
  var gap: Double?

  /// The line of a component, which is split where it has a title before its control.
  init(_ component: AnyComponent, look: FormLook, in context: LayoutContext) {
    let (title, control) = component.splitForForm
    label = title.map { title in
      let label = Label(title, font: look.label.value).accessibility(
        AccessibilityPatch(isHidden: true))
      return context.entering("Label").element(for: label, at: 0, axis: .horizontal)
    }
    content = context.element(for: control, at: 0, axis: .horizontal)
    isWhole = component.unmodified is Divider
  }

  /// A line across both columns.
  init(whole component: AnyComponent, in context: LayoutContext) {
    label = nil
    content = context.element(for: component, at: 0, axis: .horizontal)
    isWhole = true
  }
}

extension AnyComponent {
  /// The title that stands in a form's column of labels, and the control without it.
  fileprivate var splitForForm: (title: String?, control: AnyComponent) {
    if let modified = base as? ModifiedComponent {
      let (title, inner) = modified.content.splitForForm
      let rest = ModifiedComponent(content: inner, modifier: modified.modifier)
      return (title, AnyComponent(rest, provenance: provenance))
    }
    func split<Control: Component>(
      _ control: Control, _ title: String, _ hide: (inout Control) -> Void
    ) -> (title: String?, control: AnyComponent) {
      guard !title.isEmpty else { return (nil, self) }
      var copy = control
      hide(&copy)
      return (title, AnyComponent(copy, provenance: provenance))
    }
    switch base {
    case let slider as Slider: return split(slider, slider.title) { $0.labelsHidden = true }
    case let stepper as Stepper: return split(stepper, stepper.title) { $0.labelsHidden = true }
    case let picker as Picker: return split(picker, picker.title) { $0.labelsHidden = true }
    case let date as DatePicker: return split(date, date.title) { $0.labelsHidden = true }
    case let field as NumberField: return split(field, field.title) { $0.labelsHidden = true }
    case let field as TextField: return split(field, field.title) { $0.labelsHidden = true }
    case let field as SecureField: return split(field, field.title) { $0.labelsHidden = true }
    case let labeled as LabeledContent where !labeled.title.isEmpty:
      let value = Label(labeled.value, color: .secondary)
      let parts = labeled.value.isEmpty ? [] : [AnyComponent(value)]
      let content = parts + labeled.content
      let control = content.count == 1 ? content[0] : AnyComponent(HStack { content })
      return (labeled.title, AnyComponent(control, provenance: provenance))
    default: return (nil, self)
    }
  }
}
