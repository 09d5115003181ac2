import Maquette

extension LintRule {
  static let pickerCountdown = LintRule(
    "picker/countdown", .error, .pickers,
    sentence:
      "A countdown shows up to 23 hours and 59 minutes in wheels, and is never inline or compact.",
    summary:
      "A countdown has less than one minute, or a style without countdowns: inline or compact.",
    advice: "write a duration from 0:01 to 23:59, and 'style: wheels' or no style",
    wrong: "DatePicker: Timer\nmode: countdown\nduration: 0:00\n",
    right: "DatePicker: Timer\nmode: countdown\nduration: 0:30\n",
    fine: ["DatePicker: Timer\nmode: countdown\n", "DatePicker: Timer\nmode: time\n"]
  ) { picture in
    picture.all(DatePicker.self).compactMap { item, picker in
      guard picker.mode == .countdown else { return nil }
      if let duration = picker.duration, duration.seconds < 60 {
        return picture.issue(item, key: "duration", "a countdown of zero minutes is over at once")
      }
      guard picker.style == .inline || picker.style == .compact else { return nil }
      return picture.issue(item, key: "style", "a countdown has no \(picker.style.rawValue) style")
    }
  }
}
