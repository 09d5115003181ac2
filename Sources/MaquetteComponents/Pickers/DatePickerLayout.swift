import MaquetteCore
import MaquetteThemes

/// Finds out which style a date picker has in its surroundings, and what draws it.
struct DatePickerLayout {
  let picker: DatePicker
  let values: DatePickerValues
  let context: LayoutContext

  /// The style that `automatic` stands for.
  var style: DatePickerStyle {
    guard picker.style == .automatic else { return picker.style }
    return switch context.conventions.datePicker {
    case .compact:
      picker.mode == .countdown || picker.mode == .yearAndMonth ? .wheels : .compact
    case .field: .stepperField
    case .crown, .none: .wheels
    }
  }

  /// What draws it; nothing after reporting what is wrong.
  func element() -> any LayoutElement {
    let name = context.theme.platform.displayName
    switch (context.conventions.datePicker, style) {
    case (.none, _):
      context.report(
        .error, "\(name) has no date picker",
        hint: "use a 'Picker' of the dates, or draw it on another platform", id: .notOnPlatform)
      return EmptyElement()
    case (.crown, _):
      guard !picker.choosesSeveral else {
        context.report(
          .error, "\(name) has no date picker for several days",
          hint: "use 'selection' for one day, or draw it on iOS", id: .notOnPlatform)
        return EmptyElement()
      }
      return watchElement()
    case (.field, .graphical), (.field, .inline): return graphicalElement()
    case (.field, .wheels):
      context.report(
        .error, "\(name) has no date picker with wheels", key: "style",
        hint: "use field, stepperField, graphical or compact", id: .notOnPlatform)
      return EmptyElement()
    case (.field, _): return textualElement()
    case (_, .field), (_, .stepperField):
      context.report(
        .error, "\(name) has no date picker in a field", key: "style",
        hint: "use compact, inline or wheels", id: .notOnPlatform)
      return EmptyElement()
    case (_, .compact): return compactElement()
    case (_, .inline), (_, .graphical): return inlineElement()
    case (_, .wheels), (_, .automatic): return wheelsElement()
    }
  }
}

extension LayoutContext {
  /// The node of a date picker, a group of what is in it.
  func datePickerNode(_ frame: Rect, named name: String, children: [SceneNode]) -> SceneNode {
    var node = containerNode("DatePicker", frame: frame, children: children)
    node.accessibility = Accessibility(role: .group, label: name)
    return node
  }
}
