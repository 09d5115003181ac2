import MaquetteCore
import MaquetteLocale

/// A date or time as a field of macOS writes it: numbers in the locale's order, with its separators.
struct DateFieldText {
  /// All of it.
  private(set) var text = ""
  /// The bytes of each element.
  private(set) var elements: [(field: DateColumn.Field, bytes: Range<Int>)] = []

  init(_ picker: DatePicker, values: DatePickerValues) {
    let settings = values.settings
    let columns = settings.columns(for: DateFieldText.template(picker))
    let instant = settings.instant(of: values.day, at: values.time)
    for (column, part) in zip(columns, settings.texts(of: columns, at: instant)) {
      text += column.separator
      let start = text.utf8.count
      text += part
      elements.append((column.field, start..<text.utf8.count))
    }
  }

  private static func template(_ picker: DatePicker) -> DateTemplate {
    switch picker.mode {
    case .date, .countdown: .numericDate
    case .yearAndMonth: .numericMonth
    case .time: picker.showsSeconds ? .timeWithSeconds : .time
    case .dateAndTime:
      picker.showsSeconds ? .numericDateAndTimeWithSeconds : .numericDateAndTime
    }
  }

  /// The bytes of an element; `nil` where the field does not have it.
  func bytes(of element: DateElement) -> Range<Int>? {
    elements.first { $0.field == element.field }?.bytes
  }

  /// Three stretches, the one of some bytes in the middle, so that it is drawn by itself.
  func spans(around bytes: Range<Int>, font: ResolvedFont) -> [TextSpan] {
    [0..<bytes.lowerBound, bytes, bytes.upperBound..<text.utf8.count].compactMap { part in
      part.isEmpty ? nil : TextSpan(utf8Count: part.count, font: font)
    }
  }
}
