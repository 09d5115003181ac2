import MaquetteCore
import MaquetteLocale

extension DatePickerLayout {
  /// Wheels for what the picker chooses.
  func wheelsElement() -> any LayoutElement {
    let kind = picker.mode == .countdown ? WheelLook.Kind.timer : .date
    guard var look = WheelLook(kind, context: context) else { return EmptyElement() }
    look.isEnabled = picker.state != .disabled
    let title =
      picker.labelsVisibility == .visible && !picker.labelsHidden
      ? context.controlTitle(picker.title, isEnabled: look.isEnabled) : nil
    guard let title else {
      return WheelElement(
        columns: wheelColumns(for: picker.mode), style: look, context: context,
        component: "DatePicker", title: picker.title)
    }
    let wheels = WheelElement(
      columns: wheelColumns(for: picker.mode), style: look, context: context.entering("Wheels"),
      component: "Wheels")
    let row = StackElement(
      axis: .horizontal, spacing: look.symbolGap, alignment: .center,
      children: [AlteredElement(title) { $0.map(\.silenced) }, wheels], component: "DatePicker",
      context: context)
    let name = picker.title
    return AlteredElement(row) { nodes in
      nodes.map { node in
        var node = node
        node.accessibility = Accessibility(role: .group, label: name)
        return node
      }
    }
  }

  /// The wheels of a mode in reading order, with the rows that can be seen around the chosen one.
  func wheelColumns(for mode: DatePickerMode) -> [WheelColumn] {
    var columns: [WheelColumn]
    switch mode {
    case .date: columns = dateColumns(.date)
    case .yearAndMonth: columns = dateColumns(.monthInYear)
    case .time: columns = TimeWheels(picker, values: values).columns
    case .dateAndTime:
      columns = [DateWheels(values: values).days] + TimeWheels(picker, values: values).columns
    case .countdown: columns = CountdownWheels(picker, settings: values.settings).columns
    }
    let names = values.settings.names(of: columns.map { $0.field ?? .day })
    for (index, name) in zip(columns.indices, names) { columns[index].accessibilityLabel = name }
    // Numbers with units are read one after another, as words are.
    let isClock = mode == .time || mode == .dateAndTime
    return isClock && context.direction == .rightToLeft ? columns.withNumbersLeftToRight : columns
  }

  private func dateColumns(_ template: DateTemplate) -> [WheelColumn] {
    let wheels = DateWheels(values: values)
    return values.settings.columns(for: template).enumerated().compactMap { index, column in
      switch column.field {
      case .year: wheels.years(column)
      case .month: wheels.months(column, isFirst: index == 0)
      case .day: wheels.daysOfMonth(column)
      default: nil
      }
    }
  }
}

extension [WheelColumn] {
  /// Columns from right to left, but for hours, minutes and seconds: numbers of a clock are one
  /// number, and stay in the order in which they are read.
  fileprivate var withNumbersLeftToRight: [WheelColumn] {
    var result: [WheelColumn] = []
    var numbers: [WheelColumn] = []
    for column in self {
      if column.field == .hour || column.field == .minute || column.field == .second {
        numbers.insert(column, at: 0)
      } else {
        result += numbers
        numbers = []
        result.append(column)
      }
    }
    return result + numbers
  }
}
