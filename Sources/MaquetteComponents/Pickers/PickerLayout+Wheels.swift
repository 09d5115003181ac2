import MaquetteCore

extension PickerLayout {
  /// Wheels, one for each column; nothing after saying what a platform without them has instead.
  func wheelElement() -> any LayoutElement {
    switch context.theme.platform {
    case .watchos: return watchElement()
    case .macos: return withoutWheels("use menu, radioGroup, segmented or inline")
    case .tvos: return withoutWheels("use navigationLink, menu, segmented or inline")
    case .ios, .ipados: break
    }
    guard var look = WheelLook(.generic, rowHeight: picker.rowHeight, context: context) else {
      return EmptyElement()
    }
    look.isEnabled = picker.state != .disabled
    return WheelElement(
      columns: columns.map(wheel), style: look, context: context, component: "Picker",
      title: picker.title)
  }

  private func withoutWheels(_ hint: String) -> any LayoutElement {
    context.report(
      .error, "\(context.theme.platform.displayName) has no picker with wheels",
      key: picker.columns.isEmpty ? "style" : "columns", hint: hint, id: .notOnPlatform)
    return EmptyElement()
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
