import Maquette

extension LintRule {
  static let pickerMinutes = LintRule(
    "picker/minute-interval", .note, .pickers,
    sentence:
      "Consider fewer values for minutes: an interval that divides 60, such as quarter hours.",
    summary: "Wheels for a time offer all 60 minutes, and the chosen time is a round one.",
    advice: "write 'minuteInterval: 5' or 15",
    wrong: "DatePicker: Begins\nmode: time\nstyle: wheels\nselection: \"09:30\"\n",
    right:
      "DatePicker: Begins\nmode: time\nstyle: wheels\nselection: \"09:30\"\nminuteInterval: 5\n",
    fine: [
      "DatePicker: Alarm\nmode: time\nstyle: wheels\nselection: \"09:41\"\n",
      "DatePicker: Begins\nmode: time\nselection: \"09:30\"\n", "DatePicker: Day\nstyle: wheels\n",
    ]
  ) { picture in
    picture.all(DatePicker.self).compactMap { item, picker in
      guard picker.mode == .time || picker.mode == .dateAndTime, showsWheels(picker, item),
        picker.minuteInterval == 1, picker.selection?.isRound == true
      else { return nil }
      return picture.issue(
        item, "\(name(item)) offers every minute",
        fix: item.provenance.map { .add("minuteInterval", "5", to: $0.location) })
    }
  }

  /// Whether it shows wheels: by its style, or as a compact one that is open for a time.
  private static func showsWheels(_ picker: DatePicker, _ item: LintItem) -> Bool {
    guard picker.style != .wheels else { return true }
    return picker.isPresented && picker.mode == .time
      && [.automatic, .compact].contains(picker.style)
      && [.ios, .ipados].contains(item.platform)
  }
}

extension PickerMoment {
  /// Whether its minutes are full fives.
  fileprivate var isRound: Bool {
    switch self {
    case .time(let time): time.minute % 5 == 0
    case .moment(let moment):
      // As written: 2007-01-09T09:30:00Z.
      moment.description.split(separator: ":").dropFirst().first.flatMap { Int($0.prefix(2)) }
        .map { $0 % 5 == 0 } ?? false
    }
  }
}
