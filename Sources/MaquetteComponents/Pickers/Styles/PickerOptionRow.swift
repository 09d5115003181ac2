import MaquetteCore
import MaquetteThemes

/// One option of a picker in inline style: by itself a row of a list.
struct PickerOptionRow: OptionRow {
  var picker: Picker
  var index: Int

  /// The rows of an inline picker among those of a section; `nil` for anything else.
  static func rows(of child: AnyComponent, in context: LayoutContext) -> [AnyComponent]? {
    guard let picker = inlinePicker(child, in: context) else { return nil }
    return picker.options.indices.map { index in
      AnyComponent(PickerOptionRow(picker: picker, index: index), provenance: child.provenance)
    }
  }

  /// The picker, if it is one whose options are rows and nothing is wrong with it.
  static func inlinePicker(_ child: AnyComponent, in context: LayoutContext) -> Picker? {
    guard let picker = child.base as? Picker, picker.style == .inline,
      context.conventions.inlinePicker != .radioGroup
    else { return nil }
    // What is wrong is told by the picker itself, which then is a row of its own.
    guard picker.columns.isEmpty, !picker.options.isEmpty,
      picker.chosen.resolved(among: picker.options) != .missing
    else { return nil }
    return picker
  }

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let layout = PickerLayout(picker: picker, context: context.entering("Option", at: index))
    return layout.optionElement(at: index)
  }
}

extension PickerLayout {
  /// Options below one another with a check mark at the one that is chosen. In a list each is a row;
  /// elsewhere on iOS it is a wheel, as SwiftUI has it. On macOS they are radio buttons.
  func inlineElement() -> any LayoutElement {
    switch context.conventions.inlinePicker {
    case .radioGroup: return radioGroupElement()
    case .wheel: return wheelElement()
    case .rows:
      guard let look = context.look(OptionRowLook.self, component: "inline picker") else {
        return EmptyElement()
      }
      let options = picker.options.indices.map { index in
        PickerLayout(picker: picker, context: context.entering("Option", at: index)).optionElement(
          at: index)
      }
      return grouped(
        StackElement(
          axis: .vertical, spacing: look.rowSpacing, alignment: .start,
          children: options, component: "Picker", context: context))
    }
  }

  /// One option with its check mark.
  func optionElement(at index: Int) -> any LayoutElement {
    guard picker.options.indices.contains(index),
      var look = context.look(OptionRowLook.self, component: "inline picker")
    else { return EmptyElement() }
    if let tint = picker.tint { look.tint = context.controlTint(tint) }
    let option = picker.options[index]
    let isOn = index == selectedIndex
    let isEnabled = option.isEnabled && picker.state != .disabled
    // Focus is on the one that is chosen.
    let state: ControlState = isEnabled ? (isOn ? picker.state : .normal) : .disabled
    let platter = ControlPlatter(state: state, context: context)
    var label = option.label(
      color: platter?.foreground.map(ColorValue.custom) ?? .primary,
      isEnabled: isEnabled || platter != nil)
    label.font = look.font.value
    let title = context.element(
      for: AnyComponent(label, provenance: context.provenance(key: "options")), at: 0,
      axis: .horizontal)
    var traits: [Accessibility.Trait] = [.button]
    if isOn { traits.append(.selected) }
    if !isEnabled { traits.append(.notEnabled) }
    let color = platter?.foreground ?? (isEnabled ? look.mark : look.disabledMark)
    // Large text needs the room that a check mark would have.
    let hasMark = isOn || !context.stacksLabels
    return TitledControlElement(
      TitledControl(
        name: "Option", title: title,
        figure: SymbolFigure(
          "checkmark", font: hasMark ? look.font.resolved(weight: .semibold) : nil,
          scale: look.scale, color: isOn ? color : .clear, context: context),
        spacing: hasMark ? look.spacing : 0, fills: true, target: .everything,
        state: state,
        accessibility: Accessibility(
          role: .button, label: option.accessibilityLabel, traits: traits),
        platter: platter, font: look.font.value),
      context: context)
  }
}

extension PickerOptionRow: StatefulComponent {
  var currentState: ControlState {
    get { picker.state }
    set { picker.state = newValue }
  }

  /// A finger or focus is on the option that is chosen.
  var hasState: Bool { picker.chosen.index(among: picker.options) == index }
}
