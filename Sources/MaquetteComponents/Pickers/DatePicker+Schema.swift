import MaquetteLocale

extension DatePicker {
  var dateList: MomentList {
    get { MomentList(moments: dates) }
    set { dates = newValue.moments }
  }

  var disabledList: MomentList {
    get { MomentList(moments: disabledDates) }
    set { disabledDates = newValue.moments }
  }

  public static let names = ["DatePicker", "MultiDatePicker", "UIDatePicker", "UICalendarView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    DatePicker(), summary: "A control for choosing a date, a time, both, or a duration.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Several days, with marks",
        "width: 360\nMultiDatePicker: Trips\ndates: [2025-03-14, 2025-03-15, 2025-03-20]\n"
          + "decorations:\n  - 2025-03-17\n"
          + "  - {date: 2025-03-18, color: systemRed, size: large}\n"),
      ComponentExample("A date", "DatePicker: Birthday\nselection: 2025-03-14\n"),
      ComponentExample(
        "A calendar", "width: 360\nDatePicker: Birthday\nselection: 2025-03-14\nstyle: inline\n"),
      ComponentExample(
        "Wheels in Japan",
        "width: 360\nlocale: ja\nDatePicker: 誕生日\nselection: 2025-03-14\nstyle: wheels\n"),
      ComponentExample(
        "A countdown", "width: 360\nDatePicker: Timer\nmode: countdown\nduration: \"1:30\"\n"),
    ],
    variants: [
      "MultiDatePicker": { $0.allowsMultipleSelection = true },
      "UICalendarView": { $0.allowsMultipleSelection = true },
    ])
}
