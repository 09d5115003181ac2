import MaquetteCore
import MaquetteLocale

extension DatePicker {
  private static let prototype = DatePicker()

  private var dateList: MomentList {
    get { MomentList(moments: dates) }
    set { dates = newValue.moments }
  }

  private var disabledList: MomentList {
    get { MomentList(moments: disabledDates) }
    set { disabledDates = newValue.moments }
  }

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "DatePicker", prototype: prototype,
    aliases: ["MultiDatePicker", "UIDatePicker", "UICalendarView"],
    summary: "A choice of a date, a time, both, or a duration.", titleKey: "title",
    properties: valueProperties + stateProperties + localeProperties(prototype),
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

  private static let valueProperties = [
    Property(
      "title", \.title, "What is chosen.", aliases: ["text", "label"], prototype: prototype),
    Property(
      "selection", \.selection,
      "The chosen moment as ISO 8601, or a time such as 09:41; 'now' when not given.",
      aliases: ["date", "value", "dateValue"], prototype: prototype),
    Property(
      "dates", \.dateList, "Several chosen days of a calendar.",
      aliases: ["selections", "selectedDates"], prototype: prototype),
    Property(
      "allowsMultipleSelection", \.allowsMultipleSelection,
      "Whether several days are chosen, always in a calendar; MultiDatePicker sets it.",
      prototype: prototype),
    Property(
      "endDate", \.endDate, "The last day of a range that starts with selection, in a calendar.",
      aliases: ["end"], prototype: prototype),
    Property(
      "decorations", \.decorations.specList,
      "Marks below days of a calendar on iOS: dates, or maps of date, color, size, systemImage, "
        + "text.", prototype: prototype),
    Property(
      "mode", \.mode, "What is chosen.",
      aliases: ["datePickerMode", "displayedComponents", "datePickerElements"], prototype: prototype
    ),
    Property(
      "style", \.style, "How it looks.",
      aliases: ["datePickerStyle", "preferredDatePickerStyle"], prototype: prototype),
    Property(
      "minimumDate", \.minimumDate, "The earliest moment that can be chosen.",
      aliases: ["minimum", "minDate", "from"], prototype: prototype),
    Property(
      "maximumDate", \.maximumDate, "The latest moment that can be chosen.",
      aliases: ["maximum", "maxDate", "through"], prototype: prototype),
    Property(
      "disabledDates", \.disabledList, "Days that cannot be chosen.", prototype: prototype),
    Property(
      "minuteInterval", \.minuteInterval,
      "Minutes between two that can be chosen; it must divide 60.", range: 1...30,
      prototype: prototype),
    Property(
      "duration", \.duration, "What a countdown starts from: 1:30, or seconds.",
      aliases: ["countDownDuration"], prototype: prototype),
  ]

  private static let stateProperties = [
    Property(
      "isPresented", \.isPresented,
      "Whether a compact picker is open; it lies over what is around.",
      aliases: ["isOpen", "isExpanded"], prototype: prototype),
    Property(
      "editing", \.editing, "Which part of an open or inline picker is being changed.",
      prototype: prototype),
    Property(
      "typedDigits", \.typedDigits, "What a keypad has put in so far.", prototype: prototype),
    Property(
      "timeTitle", \.timeTitle,
      "What a calendar calls the time below it; the language's own word when not given.",
      prototype: prototype),
    Property(
      "selectedElement", \.selectedElement,
      "Which element of a field, or of a watch's picker, is being changed.",
      aliases: ["focusedElement"], prototype: prototype),
    Property(
      "showsSeconds", \.showsSeconds, "Whether seconds are chosen too, on macOS.",
      prototype: prototype),
    Property(
      "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
      prototype: prototype),
    Property("state", \.state, "What is happening to it.", prototype: prototype),
    Property(
      "tint", \.tint, "The colour of what is chosen.", aliases: ["tintColor"],
      prototype: prototype),
    Property(
      "labelsHidden", \.labelsHidden, "Whether the title is told to assistive technology only.",
      prototype: prototype),
    Property(
      "labelsVisibility", \.labelsVisibility,
      "Whether the title is drawn; 'visible' also before wheels, as in SwiftUI.",
      prototype: prototype),
  ]
}
