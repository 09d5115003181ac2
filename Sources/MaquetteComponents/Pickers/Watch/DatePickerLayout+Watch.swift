import MaquetteCore
import MaquetteLocale

extension DatePickerLayout {
  /// Columns that the crown turns, or for a time the face of a clock.
  func watchElement() -> any LayoutElement {
    guard hasWatchStyle() else { return EmptyElement() }
    let fields = WatchDateColumns(picker, values: values, context: context)
    if let element = picker.selectedElement, !fields.fields.contains(element.field) {
      context.report(
        .error, "there is no \(element.rawValue) among what this date picker chooses",
        key: "selectedElement", length: element.rawValue.count,
        hint: "use one of: \(fields.fields.map(\.rawValue).joined(separator: ", "))")
      return EmptyElement()
    }
    guard let element = picker.style == .graphical ? face() : columns(fields) else {
      return EmptyElement()
    }
    guard picker.isPresented else { return element }
    guard
      let look = context.look(RoundActionButtonLook.self, component: "round button")?.tinted(
        picker.tint)
    else { return EmptyElement() }
    return WatchPresentedElement(element, look: look, context: context)
  }

  private func hasWatchStyle() -> Bool {
    switch picker.style {
    case .automatic, .wheels: return true
    case .graphical where picker.mode == .time: return true
    case .graphical:
      context.report(
        .error, "the clock face of a watch shows times only", key: "mode",
        length: picker.mode.rawValue.count, hint: "use mode: time, or style: wheels",
        id: .notOnPlatform)
    case .compact, .inline, .field, .stepperField:
      context.report(
        .error, "watchOS has no date picker in the style \(picker.style.rawValue)", key: "style",
        length: picker.style.rawValue.count, hint: "use wheels, or graphical for a clock face",
        id: .notOnPlatform)
    }
    return false
  }

  private func columns(_ columns: WatchDateColumns) -> (any LayoutElement)? {
    guard
      let look = context.look(PickerListLook.self, component: "date picker")?.tinted(picker.tint)
    else { return nil }
    let made = columns.make(look: look)
    return WatchPickerElement(
      "DatePicker", columns: made, label: picker.title, showsOutline: true, state: picker.state,
      ordered: columns.ordered, look: look, context: context)
  }

  private func face() -> (any LayoutElement)? {
    guard
      let look = context.look(TimeFaceLook.self, component: "clock face")?.tinted(picker.tint)
    else { return nil }
    return WatchTimeFace(picker, values: values, look: look, context: context)
  }
}
