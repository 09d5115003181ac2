import MaquetteComponents
import MaquetteCore

extension DatePicker: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "selection", "minimumDate", "maximumDate")
    var view = dates.isEmpty ? single(in: export, keys) : several(in: export, keys)
    keys.add(
      "labelsHidden", "controlSize", "tint", "state", "locale", "calendar", "timeZone", to: &view)
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
    keys.add(".datePickerStyle(.{style?|inline=graphical|wheels=wheel})", to: &view)
    return view
  }

  private func components(_ keys: ExportedKeys) -> String {
    // A countdown and a month are told of, and what SwiftUI has of them is said.
    if self.mode != .countdown, self.mode != .yearAndMonth { keys.say("mode") }
    return switch self.mode {
    case .date, .yearAndMonth: "[.date]"
    case .time, .countdown: "[.hourAndMinute]"
    case .dateAndTime: "[.date, .hourAndMinute]"
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
