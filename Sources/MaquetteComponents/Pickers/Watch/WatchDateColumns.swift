import MaquetteCore
import MaquetteLocale

/// The columns of a date picker on a watch: the parts of a date, of a time or of a duration, in the
/// locale's order. A day and a time are chosen one after the other.
struct WatchDateColumns {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let context: LayoutContext
  private let parts: [DateColumn]

  init(_ picker: DatePicker, values: DatePickerValues, context: LayoutContext) {
    self.picker = picker
    self.values = values
    self.context = context
    let template: String
    switch picker.mode {
    case .date: template = "yMd"
    case .yearAndMonth: template = "yM"
    case .time: template = picker.showsSeconds ? "jmmss" : "jmm"
    case .countdown: template = "Hmm"
    case .dateAndTime:
      let isTime =
        picker.editing == .time
        || picker.selectedElement.map { WatchDateColumns.isTime($0.field) } ?? false
      template = isTime ? "jmm" : "yMd"
    }
    let shown: Set<DateColumn.Field> = [
      .year, .month, .day, .hour, .minute, .second, .dayPeriod,
    ]
    let columns = (try? DateTemplate(template)).map { values.settings.columns(for: $0) } ?? []
    parts = columns.filter { shown.contains($0.field) }
  }

  private static func isTime(_ field: DateColumn.Field) -> Bool {
    [.hour, .minute, .second, .dayPeriod].contains(field)
  }

  private static func isClock(_ field: DateColumn.Field) -> Bool {
    [.hour, .minute, .second].contains(field)
  }

  /// What can be chosen, in order.
  var fields: [DateColumn.Field] {
    picker.mode == .dateAndTime
      ? [.year, .month, .day, .hour, .minute, .dayPeriod] : parts.map(\.field)
  }

  /// Hours and minutes, which stand from left to right in every language.
  var ordered: Range<Int>? {
    guard let first = parts.firstIndex(where: { WatchDateColumns.isClock($0.field) }) else {
      return nil
    }
    let count = parts[first...].prefix { WatchDateColumns.isClock($0.field) }.count
    return first..<first + count
  }

  func make(look: PickerListLook) -> [WatchColumn] {
    let names = values.settings.titles(of: parts.map(\.field))
    let focused =
      picker.selectedElement?.field ?? (picker.state == .focused ? parts.first?.field : nil)
    var traits: [Accessibility.Trait] = [.adjustable]
    if picker.state == .disabled { traits.append(.notEnabled) }
    let maker = WatchDateRows(picker, values: values)
    return zip(parts, names).enumerated().map { index, part in
      let (column, name) = part
      let inner = context.entering("Column", at: index)
      let rows = maker.rows(of: column)
      let isFocused = column.field == focused
      return WatchColumn(
        name: "Column",
        content: WatchRows(
          before: rows.before, chosen: rows.chosen, after: rows.after, widest: rows.widest,
          isScalable: true, look: look, context: inner),
        caption: isFocused ? name : "",
        separator: index > 0 && WatchDateColumns.isClock(column.field)
          && WatchDateColumns.isClock(parts[index - 1].field) ? mark(column.separator) : "",
        isFocused: isFocused,
        accessibility: Accessibility(
          role: .button, label: name, value: rows.chosen.option.title, traits: traits))
    }
  }

  /// A separator without the room and the marks of direction around it.
  private func mark(_ text: String) -> String {
    String(
      text.filter { character in
        !character.isWhitespace
          && !character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
      })
  }
}
