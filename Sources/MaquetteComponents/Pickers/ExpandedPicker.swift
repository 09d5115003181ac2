import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// The rows of a list with those of expanded pickers among them: the title with the value in the
/// tint, and the picker below it.
enum ExpandedPickerRows {
  static func rows(of children: [AnyComponent], in context: LayoutContext) -> [AnyComponent] {
    guard context.conventions.wheels == .drums else { return children }
    return children.flatMap { $0.spread(rows(of:)) ?? [$0] }
  }

  /// The two rows of an expanded picker; `nil` for anything else.
  private static func rows(of child: AnyComponent) -> [AnyComponent]? {
    if let picker = child.base as? DatePicker, isExpanded(picker) {
      var below = picker
      below.isPresented = false
      below.labelsHidden = true
      return rows(
        header: .date(picker), below: AnyComponent(below, provenance: child.provenance), child)
    }
    if let picker = child.base as? Picker, isExpanded(picker) {
      var below = picker
      below.isPresented = false
      below.labelsHidden = true
      return rows(
        header: .options(picker), below: AnyComponent(below, provenance: child.provenance), child)
    }
    return nil
  }

  private static func isExpanded(_ picker: DatePicker) -> Bool {
    guard picker.isPresented else { return false }
    switch picker.style {
    case .wheels, .inline, .graphical: return true
    case .automatic: return picker.mode == .countdown || picker.mode == .yearAndMonth
    case .compact, .field, .stepperField: return false
    }
  }

  private static func isExpanded(_ picker: Picker) -> Bool {
    picker.isPresented && (picker.style == .wheel || !picker.columns.isEmpty)
  }

  private static func rows(
    header: ExpandedPickerHeader.Subject, below: AnyComponent, _ child: AnyComponent
  ) -> [AnyComponent] {
    [
      AnyComponent(ExpandedPickerHeader(subject: header), provenance: child.provenance),
      AnyComponent(ExpandedPickerBody(picker: below), provenance: child.provenance),
    ]
  }
}

/// The row of an expanded picker: its title, and its value in the tint.
struct ExpandedPickerHeader: Component {
  enum Subject: Hashable {
    case date(DatePicker)
    case options(Picker)
  }

  var subject: Subject

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PickerRow")
    let (title, tint, state): (String, ColorValue?, ControlState) =
      switch subject {
      case .date(let picker): (picker.title, picker.tint, picker.state)
      case .options(let picker): (picker.title, picker.tint, picker.state)
      }
    guard let value = value(in: context) else { return EmptyElement() }
    let isDisabled = state == .disabled
    var label = Label(value, color: isDisabled ? .named("tertiaryLabel") : tint ?? .tint)
    label.isEnabled = !isDisabled
    let row = LabeledContent(title) { label }
    var traits: [Accessibility.Trait] = [.button]
    if isDisabled { traits.append(.notEnabled) }
    let element = AnyComponent(row, provenance: context.provenance(key: "title"))
    return CombinedElement(
      Accessibility(role: .button, label: title, value: value, traits: traits),
      content: context.element(for: element, at: 0, axis: .vertical))
  }

  private func value(in context: LayoutContext) -> String? {
    switch subject {
    case .options(let picker):
      let columns = PickerLayout(picker: picker, context: context).columns
      return columns.compactMap { column in
        column.selectedIndex.map { column.options[$0].accessibilityLabel }
      }
      .joined(separator: " ")
    case .date(let picker):
      // What is wrong with it is reported where it is drawn.
      let quiet = LayoutContext(
        environment: context.environment, measurer: context.measurer, sink: DiagnosticSink())
      return DatePickerValues(picker, context: quiet).map { $0.text(of: picker) } ?? ""
    }
  }
}

/// The row with an expanded picker; as a control it needs less room around it than text.
struct ExpandedPickerBody: Component {
  var picker: AnyComponent

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    picker.makeElement(in: context)
  }
}

extension DatePickerValues {
  /// What is chosen, in words as a row has them.
  fileprivate func text(of picker: DatePicker) -> String {
    switch picker.mode {
    case .date: return settings.text(of: selected, date: .medium, time: .none)
    case .time: return settings.text(of: time, template: .time)
    case .dateAndTime: return settings.text(of: selected, date: .medium, time: .short)
    case .yearAndMonth: return settings.text(of: day, template: .monthInYear)
    case .countdown:
      let seconds = picker.duration?.seconds ?? 60
      return settings.text(
        of: [
          DurationPart(.hours, seconds / 3600), DurationPart(.minutes, seconds / 60 % 60),
        ], style: .short)
    }
  }
}
