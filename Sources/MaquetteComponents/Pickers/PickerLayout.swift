import MaquetteCore
import MaquetteThemes

/// Finds out which style a picker has in its surroundings, and what draws it.
struct PickerLayout {
  let picker: Picker
  let context: LayoutContext

  /// The style that `automatic` stands for.
  var style: PickerStyle {
    guard picker.style == .automatic else { return picker.style }
    if !picker.columns.isEmpty { return .wheel }
    return PickerStyle(rawValue: context.conventions.pickerStyle) ?? .menu
  }

  /// What draws it; nothing after reporting what is wrong.
  func element() -> any LayoutElement {
    guard isSupported(), isSound() else { return EmptyElement() }
    switch style {
    case .automatic, .wheel: return wheelElement()
    case .menu: return menuElement()
    case .segmented: return segmentedElement()
    case .inline: return inlineElement()
    case .radioGroup: return radioGroupElement()
    case .navigationLink: return navigationLinkElement()
    case .palette: return paletteElement()
    case .list, .stack, .sequence: return watchElement()
    }
  }

  /// Every column, whether or not there are several.
  var columns: [PickerColumn] {
    guard picker.columns.isEmpty else { return picker.columns }
    var column = PickerColumn(picker.options)
    column.chosen = picker.chosen
    column.wraps = picker.wraps
    column.offset = picker.offset
    return [column]
  }

  /// The number of what is chosen; `nil` where there is nothing to choose from.
  var selectedIndex: Int? { columns.first?.selectedIndex }

  /// Whether there are as few options and columns as can be drawn; reports when there are more.
  private func isWithinLimits() -> Bool {
    if picker.columns.count > Limits.pickerColumns {
      context.report(
        .error,
        "the picker has \(picker.columns.count) columns; the limit is \(Limits.pickerColumns)",
        key: "columns", hint: "leave some out", id: .tooMuch)
      return false
    }
    let drawsFew: Set<PickerStyle> = [.wheel, .list, .stack, .sequence, .navigationLink]
    guard !drawsFew.contains(style), picker.options.count > Limits.pickerOptions else {
      return true
    }
    context.report(
      .error,
      "the picker has \(picker.options.count) options; \(Limits.pickerOptions) are the most in the "
        + "style \(style.rawValue)", key: "options",
      hint: "use style: wheel, or leave some out", id: .tooMuch)
    return false
  }

  private func isSound() -> Bool {
    let several = picker.columns
    if several.isEmpty, picker.options.isEmpty {
      context.report(
        .error, "the picker has nothing to choose from",
        hint: "list what can be chosen below 'options:'", id: .nothingToShow)
      return false
    }
    guard isWithinLimits() else { return false }
    warnOfSections()
    if !several.isEmpty, !picker.options.isEmpty {
      context.report(
        .error, "'columns' contradicts 'options'", key: "columns",
        hint: "remove one of them", id: .conflictingKeys)
      return false
    }
    if !several.isEmpty, style != .wheel, style != .list {
      context.report(
        .error, "a picker in the style \(style.rawValue) has no columns", key: "columns",
        hint: "use style: wheel, or list what can be chosen below 'options:'")
      return false
    }
    let key = several.isEmpty ? "selection" : "columns"
    let isMissing = columns.contains { column in
      guard column.chosen.resolved(among: column.options) == .missing else { return false }
      column.chosen.reportMissing(among: column.options, kind: "option", key: key, in: context)
      return true
    }
    if !isMissing, columns.contains(where: { !$0.options.isEmpty && $0.selectedIndex == nil }) {
      warnOfNothing(key: key)
    }
    return !isMissing
  }

  private func warnOfSections() {
    let shown: Set<PickerStyle> = [.menu, .inline]
    let (wheels, inline) = (context.conventions.wheels, context.conventions.inlinePicker)
    let areRows = context.isListRow || inline == .rows && wheels == .none
    let isInline = style == .inline && areRows
    if !shown.contains(style) || (style == .inline && !isInline),
      (picker.options + several).contains(where: { $0.section != nil })
    {
      context.report(
        .warning, "sections of options are not drawn in the style \(style.rawValue) here",
        key: "options", hint: "use style: menu, or style: inline in a List", id: .unusedKey)
    }
    if wheels != .drums || (style != .wheel && style != .automatic) {
      context.warnUnused("offset", because: "only wheels of iOS and iPadOS turn")
    }
  }

  private var several: [PickerOption] { picker.columns.flatMap(\.options) }

  /// A wheel always has a row in its middle.
  private func warnOfNothing(key: String) {
    let wheels: Set<PickerStyle> = [.wheel, .list, .stack, .sequence]
    let isWheel =
      wheels.contains(style)
      || (style == .inline && context.conventions.inlinePicker == .wheel && !context.isListRow)
    guard isWheel else { return }
    context.report(
      .warning, "a wheel always has something chosen; its first row is drawn as chosen", key: key,
      hint: "use another style to show that nothing is chosen", id: .unusedKey)
  }
}
