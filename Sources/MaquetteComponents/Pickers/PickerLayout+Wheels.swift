extension PickerLayout {
  /// Wheels, one for each column.
  func wheelElement() -> any LayoutElement {
    if context.conventions.wheels == .crown { return watchElement() }
    guard var look = WheelLook(.generic, rowHeight: picker.rowHeight, context: context) else {
      return EmptyElement()
    }
    look.isEnabled = picker.state != .disabled
    return WheelElement(
      columns: columns.map(wheel), style: look, context: context, component: "Picker",
      title: picker.title)
  }

  private func wheel(_ column: PickerColumn) -> WheelColumn {
    let rows = column.options.map { option in
      WheelRow(
        option.title, symbol: option.systemImage, isEnabled: option.isEnabled, icon: option.icon)
    }
    var wheel = WheelColumn(
      rows, selected: column.selectedIndex ?? 0, width: column.width, label: column.label,
      wraps: column.wraps)
    wheel.offset = column.offset.isFinite ? min(max(column.offset, -1), 1) : 0
    return wheel
  }
}
