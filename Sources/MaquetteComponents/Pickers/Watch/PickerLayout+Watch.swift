import MaquetteCore

extension PickerLayout {
  /// A picker that the crown turns: a list, a stack of images or a sequence of them, one or several
  /// columns wide.
  func watchElement() -> any LayoutElement {
    guard
      let look = context.look(PickerListLook.self, component: "picker")?.tinted(picker.tint)
    else { return EmptyElement() }
    let columns = self.columns
    let focused = columns.firstIndex { $0.isFocused } ?? 0
    let parts = columns.enumerated().map { index, column in
      watchColumn(
        column, at: columns.count == 1 ? nil : index,
        isFocused: picker.state == .focused && index == focused, look: look)
    }
    return WatchPickerElement(
      "Picker", columns: parts, label: picker.title, showsOutline: picker.showsOutline,
      state: picker.state, look: look, context: context)
  }

  /// - Parameter number: its place among several columns; `nil` for the only one.
  private func watchColumn(
    _ column: PickerColumn, at number: Int?, isFocused: Bool, look: PickerListLook
  ) -> WatchColumn {
    let inner = number.map { context.entering("Column", at: $0) } ?? context
    let chosen = column.selectedIndex ?? column.options.indices.first
    let option = chosen.map { column.options[$0] }
    var caption = option?.caption ?? ""
    if caption.isEmpty { caption = number == nil ? picker.caption : column.label }
    if caption.isEmpty, !picker.labelsHidden, number == nil { caption = picker.title }
    // Of several columns the one that the crown turns has a caption, as in Apple's pictures.
    let shown = number == nil || isFocused ? caption : ""
    let name = number == nil ? [picker.title, caption].first { !$0.isEmpty } : caption
    var traits: [Accessibility.Trait] = [.adjustable]
    if picker.state == .disabled { traits.append(.notEnabled) }
    return WatchColumn(
      name: "Column", content: content(of: column, chosen: chosen, look: look, in: inner),
      caption: shown, isFocused: isFocused, width: column.width,
      accessibility: Accessibility(
        role: .button, label: name ?? "", value: option?.accessibilityLabel, traits: traits),
      position: picker.showsIndicator ? chosen.map { ($0, column.options.count) } : nil)
  }

  private func content(
    of column: PickerColumn, chosen: Int?, look: PickerListLook, in context: LayoutContext
  ) -> any WatchPickerContent {
    let options = column.options
    guard let chosen else {
      return WatchImages([], isStack: false, look: look, context: context)
    }
    if style == .stack || style == .sequence {
      return WatchImages(
        Array(options[chosen...]), isStack: style == .stack, look: look, context: context)
    }
    func row(_ index: Int) -> WatchRow? {
      let wrapped = (index + options.count) % options.count
      guard options.indices.contains(index) || (column.wraps && options.count > 1) else {
        return nil
      }
      return WatchRow(option: options[wrapped], isEnabled: options[wrapped].isEnabled)
    }
    return WatchRows(
      before: row(chosen - 1), chosen: row(chosen) ?? WatchRow(option: options[chosen]),
      after: row(chosen + 1), isScalable: !picker.columns.isEmpty, look: look, context: context)
  }
}
