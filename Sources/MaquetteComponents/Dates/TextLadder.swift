import MaquetteLocale

extension DateLabel {
  /// The texts of a moment from what was asked for to what needs least room, as watchOS adjusts them:
  /// shorter styles first, then no weekday and no year. A format of one's own stays as it is.
  func forms(of instant: Instant, in settings: LocaleSettings) -> [String] {
    if let format = self.format { return [settings.text(of: instant, pattern: format)] }
    if let template = self.template {
      return TextLadder.shorter(template.text).compactMap { try? DateTemplate($0) }
        .map { settings.text(of: instant, template: $0) }.uniqued
    }
    let isBare = self.dateStyle == nil && self.timeStyle == nil
    let date = self.dateStyle ?? (isBare ? .medium : DateStyle.none)
    let time = self.timeStyle ?? DateStyle.none
    var forms = TextLadder.steps(date: date, time: time).map {
      settings.text(of: instant, date: $0.0, time: $0.1)
    }
    guard date != .none else {
      return (forms + [settings.textWithoutDayPeriod(of: settings.time(of: instant))]).uniqued
    }
    let templates = ["MMMd", "Md"].compactMap {
      try? DateTemplate(time == .none ? $0 : $0 + "jmm")
    }
    forms += templates.map { settings.text(of: instant, template: $0) }
    return forms.uniqued
  }
}

extension TimerLabel {
  /// The texts of a duration from what was asked for to what needs least room: shorter styles, then
  /// fewer units.
  func forms(of parts: [DurationPart], in settings: LocaleSettings) -> [String] {
    let styles: [DurationStyle] = [.spellOut, .full, .short, .brief, .abbreviated, .positional]
    let start = styles.firstIndex(of: self.style) ?? styles.count - 1
    var forms = styles[start...].map { settings.text(of: parts, style: $0) }
    let shown = Array(parts.drop { $0.count == 0 })
    for count in stride(from: shown.count - 1, to: 0, by: -1) {
      forms.append(settings.text(of: Array(shown.prefix(count)), style: .abbreviated))
    }
    return forms.uniqued
  }
}

/// The steps in which texts of dates become shorter.
enum TextLadder {
  private static let styles: [DateStyle] = [.full, .long, .medium, .short]

  /// Styles from those given down to short ones, the time's first: its zone is what one misses least.
  static func steps(date: DateStyle, time: DateStyle) -> [(DateStyle, DateStyle)] {
    var steps = [(date, time)]
    var (date, time) = (date, time)
    while let next = shorter(time) {
      time = next
      steps.append((date, time))
    }
    while let next = shorter(date) {
      date = next
      steps.append((date, time))
    }
    return steps
  }

  private static func shorter(_ style: DateStyle) -> DateStyle? {
    guard let index = styles.firstIndex(of: style), index + 1 < styles.count else { return nil }
    return styles[index + 1]
  }

  /// A template and those with shorter names, without weekday and without year.
  static func shorter(_ template: String) -> [String] {
    var steps = [template]
    func step(_ change: (String) -> String) {
      let next = change(steps[steps.count - 1])
      if next != steps[steps.count - 1], !next.isEmpty { steps.append(next) }
    }
    step { $0.replacing("EEEE", with: "E").replacing("MMMM", with: "MMM") }
    step { text in text.filter { $0 != "E" && $0 != "c" && $0 != "e" } }
    step { text in text.filter { $0 != "y" && $0 != "G" } }
    step { $0.replacing("MMM", with: "M") }
    return steps
  }
}

extension [String] {
  /// The texts, each once, in order; empty ones left out.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
