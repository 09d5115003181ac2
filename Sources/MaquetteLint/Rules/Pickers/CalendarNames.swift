import Maquette

/// The names of the months and of the days of the week, in English and in the language of an
/// interface.
struct CalendarNames {
  /// The names at each place of what comes back after its end.
  private let cycles: [[Set<String>]]

  /// The names in the language of an environment, in its calendar.
  init(in environment: Environment) {
    var cycles = [CalendarNames.months, CalendarNames.days].map { names in
      names.map(CalendarNames.shortened)
    }
    if !environment.languageTag.hasPrefix("en"), let settings = try? environment.localeSettings() {
      let months = settings.months(inYearOf: CalendarDay(0)).map(\.first)
      cycles.append(
        CalendarNames.places(["LLLL", "LLL", "MMMM", "MMM"]) {
          settings.texts(of: months, pattern: $0)
        })
      cycles.append(
        CalendarNames.places(["cccc", "ccc", "EEEE", "EEE"]) {
          settings.texts(of: Weekday.allCases, pattern: $0)
        })
    }
    self.cycles = cycles
  }

  /// The places of values that all are months, or all are days of the week; `nil` for others.
  func places(of values: [String]) -> [Int]? {
    let words = values.map(CalendarNames.word)
    for cycle in cycles {
      let places = words.compactMap { word in cycle.firstIndex { $0.contains(word) } }
      if places.count == words.count, !places.isEmpty { return places }
    }
    return nil
  }

  /// All names at each place, from what several patterns say.
  private static func places(_ patterns: [String], _ texts: (DatePattern) -> [String])
    -> [Set<String>]
  {
    let names = patterns.compactMap { try? DatePattern($0) }.map(texts)
    return (0..<(names.map(\.count).min() ?? 0)).map { place in
      Set(names.map { word($0[place]) })
    }
  }

  /// A name as it is compared: without its size and the point of an abbreviation.
  private static func word(_ text: String) -> String {
    let word = text.lowercased().drop(while: \.isWhitespace)
    return String(word.reversed().drop { $0.isWhitespace || $0 == "." }.reversed())
  }

  /// A name and all of its abbreviations with three letters and more.
  private static func shortened(_ name: String) -> Set<String> {
    Set((3...name.count).map { String(name.prefix($0)) } + (name == "wednesday" ? ["weds"] : []))
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
