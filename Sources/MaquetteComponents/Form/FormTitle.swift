extension AnyComponent {
  /// What stands in a form's column of labels, and the control without its title.
  var splitForForm: (label: Label?, control: AnyComponent) {
    if let modified = base as? ModifiedComponent {
      let (label, inner) = modified.content.splitForForm
      let rest = ModifiedComponent(content: inner, modifier: modified.modifier)
      return (label, AnyComponent(rest, provenance: provenance))
    }
    switch base {
    case let slider as Slider: return split(slider, slider.title) { $0.labelsHidden = true }
    case let stepper as Stepper: return split(stepper, stepper.title) { $0.labelsHidden = true }
    case let picker as Picker: return split(picker, picker.title) { $0.labelsHidden = true }
    case let date as DatePicker: return split(date, date.title) { $0.labelsHidden = true }
    case let field as NumberField: return split(field, field.title) { $0.labelsHidden = true }
    case let field as TextField: return split(field, field.title) { $0.labelsHidden = true }
    case let field as SecureField: return split(field, field.title) { $0.labelsHidden = true }
    case let box as ComboBox where !box.labelsHidden:
      return split(box, box.title) { $0.labelsHidden = true }
    case let field as TokenField where !field.labelsHidden:
      return split(field, field.title) { $0.labelsHidden = true }
    case let color as ColorPicker where !color.labelsHidden:
      return split(color, color.title) { $0.labelsHidden = true }
    case let well as ColorWell where !well.labelsHidden:
      return split(well, well.title) { $0.labelsHidden = true }
    case let level as LevelIndicator: return named(level, level.title) { $0.title = "" }
    case let rating as RatingIndicator: return named(rating, rating.title) { $0.title = "" }
    // Below spokes and in rings the title is a part of the figure.
    case let progress as ProgressView where progress.isLinear:
      return named(progress, progress.title) { $0.title = "" }
    case let gauge as Gauge where gauge.style.figure.hasTitleAbove:
      return named(gauge, gauge.title) { $0.title = "" }
    // The title of a box is a part of it and stands after it.
    case let toggle as Toggle where toggle.style == .switch && !toggle.labelsHidden:
      var label = Label(toggle.title, systemImage: toggle.systemImage)
      (label.icon, label.subtitle) = (toggle.icon, toggle.subtitle)
      return split(toggle, label) { $0.labelsHidden = true }
    case let labeled as LabeledContent where !labeled.title.isEmpty || labeled.hasNoLabel:
      let value = Label(labeled.value, color: .secondary)
      let parts = labeled.value.isEmpty ? [] : [AnyComponent(value)]
      let content = parts + labeled.content
      let control = content.count == 1 ? content[0] : AnyComponent(HStack { content })
      var label = Label(labeled.title, systemImage: labeled.systemImage)
      (label.icon, label.subtitle) = (labeled.icon, labeled.subtitle)
      return (labeled.hasNoLabel ? nil : label, AnyComponent(control, provenance: provenance))
    default: return (nil, self)
    }
  }

  private func split<Control: Component>(
    _ control: Control, _ title: String, _ hide: (inout Control) -> Void
  ) -> (label: Label?, control: AnyComponent) {
    split(control, Label(title), hide)
  }

  private func split<Control: Component>(
    _ control: Control, _ label: Label, _ hide: (inout Control) -> Void
  ) -> (label: Label?, control: AnyComponent) {
    guard !label.text.isEmpty else { return (nil, self) }
    var copy = control
    hide(&copy)
    return (label, AnyComponent(copy, provenance: provenance))
  }

  /// A control that cannot hide its title: it loses it, and is told it as its name.
  private func named<Control: Component>(
    _ control: Control, _ title: String, _ clear: (inout Control) -> Void
  ) -> (label: Label?, control: AnyComponent) {
    let (label, rest) = split(control, title, clear)
    return (label, label == nil ? rest : rest.accessibilityLabel(title))
  }
}

extension LabeledContent {
  /// Whether its label shows nothing, as of controls below one that has a label.
  fileprivate var hasNoLabel: Bool {
    self.title.isEmpty && self.systemImage.isEmpty && icon == nil && self.subtitle.isEmpty
  }
}
