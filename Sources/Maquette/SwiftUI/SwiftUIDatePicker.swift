import MaquetteComponents
import MaquetteCore

extension DatePicker: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "selection", "minimumDate", "maximumDate", "labelsHidden")
    var view = dates.isEmpty ? single(in: export, keys) : several(in: export, keys)
    if self.labelsHidden || self.title.isEmpty { view.modifiers.append(".labelsHidden()") }
    export.addSize(self.controlSize, keys, to: &view)
    export.addTint(self.tint, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    export.addLocale(self.locale, calendar: self.calendar, timeZone: self.timeZone, keys, to: &view)
    return view
  }

  private func bounds(in export: SwiftUIComponents) -> [String] {
    let zone = self.timeZone?.text ?? export.timeZone
    let ends = [self.minimumDate, self.maximumDate].map { end in
      end.map { SwiftUIDates.expression($0, timeZone: zone) }
    }
    let range = SwiftUIDates.range(ends[0], ends[1])
    return range.isEmpty ? [] : ["in: \(range)"]
  }

  /// One moment.
  private func single(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    let zone = self.timeZone?.text ?? export.timeZone
    let chosen = self.selection.map { SwiftUIDates.expression($0, timeZone: zone) } ?? ".now"
    let words =
      [SwiftLiteral.title(self.title), "selection: .constant(\(chosen))"] + bounds(in: export)
      + ["displayedComponents: \(components(keys))"]
    var view = SwiftView("DatePicker(\(words.joined(separator: ", ")))")
    keys.say("style")
    if let word = word { view.modifiers.append(".datePickerStyle(.\(word))") }
    return view
  }

  private func components(_ keys: ExportedKeys) -> String {
    let words: [String]
    switch self.mode {
    case .date: words = [".date"]
    case .time: words = [".hourAndMinute"]
    case .dateAndTime: words = [".date", ".hourAndMinute"]
    case .countdown, .yearAndMonth:
      // What SwiftUI has of it; the key is told of.
      return self.mode == .countdown ? "[.hourAndMinute]" : "[.date]"
    }
    keys.say("mode")
    return "[\(words.joined(separator: ", "))]"
  }

  private var word: String? {
    switch self.style {
    case .automatic: nil
    case .compact, .graphical, .field, .stepperField: self.style.rawValue
    case .inline: "graphical"
    case .wheels: "wheel"
    }
  }

  /// Several days of a calendar.
  private func several(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("dates")
    if self.style == .automatic || self.style == .inline || self.style == .graphical {
      keys.say("style")
    }
    if self.mode == .date { keys.say("mode") }
    let days = dates.map(SwiftUIDates.day).joined(separator: ", ")
    let words =
      [SwiftLiteral.title(self.title), "selection: .constant([\(days)])"]
      // It takes bounds that end before their last moment.
      + bounds(in: export).map { $0.replacing("in: ...(", with: "in: ..<(") }
      .map { $0.replacing(")...max(", with: ")..<max(") }
    return SwiftView("MultiDatePicker(\(words.joined(separator: ", ")))")
  }
}
