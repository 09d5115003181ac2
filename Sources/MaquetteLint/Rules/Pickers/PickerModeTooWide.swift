import Maquette

extension LintRule {
  static let pickerMode = LintRule(
    "picker/mode-too-wide", .note, .pickers,
    sentence:
      "A date picker has modes with different values: a date, a time, both, or a countdown.",
    summary: "A picker asks for date and time, and its English title names only one of them.",
    advice: "use 'mode: date' or 'mode: time'",
    wrong: "DatePicker: Birthday\nmode: dateAndTime\n", right: "DatePicker: Birthday\nmode: date\n",
    fine: [
      "DatePicker: Begins\nmode: dateAndTime\n",
      "locale: de\nDatePicker: Geburtstag\nmode: dateAndTime\n",
    ]
  ) { picture in
    picture.all(DatePicker.self).compactMap { item, picker in
      guard picker.mode == .dateAndTime, item.isEnglish else { return nil }
      let words = Set(picker.title.lowercased().split { !$0.isLetter }.map(String.init))
      let isDay = !words.isDisjoint(with: dayWords)
      let isTime = !words.isDisjoint(with: timeWords)
      guard isDay != isTime else { return nil }
      return picture.issue(
        item, key: "mode", "\(name(item)) needs no \(isDay ? "time" : "date")",
        fix: item.provenance?.keys["mode"].map { .replace($0, with: isDay ? "date" : "time") })
    }
  }

  private static let dayWords: Set = [
    "birthday", "birthdate", "birth", "date", "day", "holiday", "expiry", "anniversary",
  ]
  private static let timeWords: Set = ["alarm", "bedtime", "clock", "hour", "time", "wake"]
}
