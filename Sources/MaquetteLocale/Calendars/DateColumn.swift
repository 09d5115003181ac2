import MaquetteCore

/// A part of a date or time that is chosen by itself: a column of a wheel, an element of a field.
package struct DateColumn: Hashable, Sendable {
  /// What is chosen.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    /// The year, with its era where the calendar needs one.
    case year
    /// The month.
    case month
    /// The day of the month.
    case day
    /// The day of the week.
    case weekday
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// Morning or afternoon.
    case dayPeriod

    fileprivate init?(letter: Character) {
      switch letter {
      case "G", "y", "Y", "u", "U", "r": self = .year
      case "M", "L": self = .month
      case "d": self = .day
      case "E", "c", "e": self = .weekday
      case "h", "H", "k", "K": self = .hour
      case "m": self = .minute
      case "s": self = .second
      case "a", "b", "B": self = .dayPeriod
      default: return nil
      }
    }
  }

  /// What is chosen.
  package let field: Field
  /// How it is written, with the unit that follows it: `y年`.
  package let pattern: DatePattern
  /// What stands between it and the column before, as a field writes it; before the first one mostly
  /// nothing, but `ngày ` in Vietnam.
  package let separator: String
}

extension DateTemplate {
  /// Year, month and day.
  public static let date = DateTemplate(checked: "yMMMMd")
  /// The day in the week, month and day, in short.
  public static let dayInYear = DateTemplate(checked: "EEEMMMd")
  /// Year and month.
  public static let monthInYear = DateTemplate(checked: "yMMMM")
  /// The locale's own hours, and minutes.
  public static let time = DateTemplate(checked: "jmm")
  /// The locale's own hours alone.
  static let hours = DateTemplate(checked: "j")
}

extension DatePattern {
  /// The day of the month alone, in the locale's digits.
  public static let dayNumber = DatePattern(checked: "d")
  /// The days of a week by themselves, from long to narrow: `Tue`, `Tu`, `T`.
  public static let standaloneWeekdays = ["ccc", "cccccc", "ccccc"].map {
    DatePattern(checked: $0)
  }
}

extension LocaleSettings {
  /// The parts of a template in the locale's order, each with its own pattern: year, month and day
  /// of `yMMMMd` in Japan, month, day and year in the United States.
  package func columns(for template: DateTemplate) -> [DateColumn] {
    var cutter = PatternCutter()
    for character in clockPattern(for: template) { cutter.take(character) }
    return cutter.finish()
  }
}

/// Cuts a date pattern into columns.
private struct PatternCutter {
  private var columns: [DateColumn] = []
  private var field: DateColumn.Field?
  private var letters = ""
  private var between = ""
  private var separator = ""
  private var isQuoted = false

  mutating func take(_ character: Character) {
    if character == "'" {
      isQuoted.toggle()
      return
    }
    if !isQuoted, let next = DateColumn.Field(letter: character) {
      // An era belongs to its year: `G y` is one column.
      if next == field {
        letters += between.isEmpty ? "" : quoted(between)
      } else {
        close(isLast: false)
        field = next
      }
      between = ""
      letters.append(character)
    } else {
      between.append(character)
    }
  }

  mutating func finish() -> [DateColumn] {
    close(isLast: true)
    return columns
  }

  private mutating func close(isLast: Bool) {
    guard let field else {
      separator = between
      return
    }
    if letters.contains(where: { "(（".contains($0) }),
      let end = between.firstIndex(where: { ")）".contains($0) })
    {
      // A year in two forms, 2025(乙巳) or 2025년(을사년), keeps all up to its bracket.
      letters += quoted(between[...end])
      between.removeSubrange(...end)
    }
    // A unit stands right after its field: 年, or the point of an ordinal number.
    let unit = between.prefix { !$0.isWhitespace && !",،、:-/()（）".contains($0) && !isMark($0) }
    // A point right between two fields, as in 14.3.2025, belongs to neither.
    let isBetween = !isLast && unit.count == between.count && unit.allSatisfy(\.isPunctuation)
    let isUnit = !unit.isEmpty && !isBetween && field != .hour && field != .minute
    columns.append(
      DateColumn(
        field: field, pattern: DatePattern(checked: letters + (isUnit ? quoted(unit) : "")),
        separator: separator))
    separator = isUnit ? String(between.dropFirst(unit.count)) : between
    letters = ""
    self.field = nil
  }

  /// Marks of direction are no unit.
  private func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  private func quoted(_ text: some StringProtocol) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      !($0.isASCII && $0.properties.isAlphabetic) && $0 != "'"
    }
    return isPlain ? String(text) : Escape.datePattern(String(text))
  }
}
