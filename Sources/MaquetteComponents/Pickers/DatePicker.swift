import MaquetteCore
import MaquetteLocale

/// A choice of a date, a time, both, or a duration: SwiftUI's and AppKit's date pickers, UIKit's
/// `UIDatePicker`.
///
/// Names, order, digits, the first day of the week and hours are those of the locale, from CLDR.
public struct DatePicker: CatalogComponent, StatefulComponent, SingleControl {
  public struct Keys: LocaleSettlingKeys, StateKeys {
    public let title = Key("", "The title, which names the choice.", aliases: ["text", "label"])
    public let selection = Key<PickerMoment?>(
      nil, "The chosen date and time as ISO 8601, or a time such as 09:41; 'now' when not given.",
      aliases: ["date", "value", "dateValue"])
    let dates = PartKey(
      \DatePicker.dateList, "In a calendar: the chosen days, where people choose several.",
      aliases: ["selections", "selectedDates"])
    public let allowsMultipleSelection = Key(
      false, "In a calendar: whether people choose several days; 'MultiDatePicker' sets it.")
    public let endDate = Key<Moment?>(
      nil, "In a calendar: the last day of a range that starts with 'selection'.", aliases: ["end"])
    let decorations = PartKey(
      \DatePicker.decorations.specList,
      "On iOS: marks below days of a calendar, as dates, or maps of date, color, size, "
        + "systemImage and text.")
    public let mode = Key<DatePickerMode>(
      .date, "What people choose: a date, a time, both, a duration, or a year and month.",
      aliases: ["datePickerMode", "displayedComponents", "datePickerElements"])
    public let style = Key<DatePickerStyle>(
      .automatic, "How it looks.", aliases: ["datePickerStyle", "preferredDatePickerStyle"])
    public let minimumDate = Key<PickerMoment?>(
      nil, "The earliest date and time that can be chosen.",
      aliases: ["minimum", "minDate", "from"])
    public let maximumDate = Key<PickerMoment?>(
      nil, "The latest date and time that can be chosen.",
      aliases: ["maximum", "maxDate", "through"])
    let disabledDates = PartKey(\DatePicker.disabledList, "Days that cannot be chosen.")
    public let minuteInterval = Key(
      1, "The step between minutes that can be chosen; it must divide 60.", range: 1...30)
    public let duration = Key<PickerDuration?>(
      nil,
      "The time at which a countdown starts: hours and minutes such as 1:30, or a number of "
        + "seconds.", aliases: ["countDownDuration"])
    public let isPresented = Key(
      false, "Whether a compact picker is open; it then covers its surroundings.",
      aliases: ["isOpen", "isExpanded"])
    public let editing = Key<DatePickerPart?>(
      nil, "Which part of an open or inline picker is being changed.")
    public let typedDigits = Key("", "The digits that have been typed so far.")
    public let timeTitle = Key<String?>(
      nil, "The label of the time below a calendar; the language's word when not given.")
    public let selectedElement = Key<DateElement?>(
      nil, "Which element of a field, or of a watch's picker, is being changed.",
      aliases: ["focusedElement"])
    public let showsSeconds = Key(false, "On macOS: whether people also choose seconds.")
    public let controlSize = Key.controlSize()
    public let state = Key.controlState()
    public let tint = Key<ColorValue?>(
      nil, "The colour of the chosen date or time.", aliases: ["tintColor"])
    public let labelsHidden = Key.labelsHidden()
    public let labelsVisibility = Key(
      LabelsVisibility.automatic,
      "Whether the title is drawn; with 'visible', it is drawn before wheels, too.")
    public let place = LocaleKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Several chosen days of a calendar, as SwiftUI's `MultiDatePicker` has them; empty by default.
  public var dates: [Moment] = []
  /// Marks below days of a calendar on iOS and iPadOS, as `UICalendarView` has them; none by default.
  public var decorations: [CalendarDecoration] = []
  /// Days that cannot be chosen; none by default.
  public var disabledDates: [Moment] = []

  /// A date picker; without a selection it shows the environment's moment.
  public init(
    _ title: String = "", selection: PickerMoment? = nil, mode: DatePickerMode = .date,
    style: DatePickerStyle = .automatic
  ) {
    self.title = title
    self.selection = selection
    self.mode = mode
    self.style = style
  }

  /// The picker in another style.
  public func datePickerStyle(_ style: DatePickerStyle) -> DatePicker { with { $0.style = style } }

  /// The picker with bounds for what can be chosen.
  public func bounds(minimum: PickerMoment?, maximum: PickerMoment?) -> DatePicker {
    with {
      $0.minimumDate = minimum
      $0.maximumDate = maximum
    }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("DatePicker")
    if let tint = self.tint { context.environment.tint = .custom(context.color(tint, key: "tint")) }
    var picker = inCalendar(context)
    if picker.labelsVisibility == .hidden { picker.labelsHidden = true }
    guard let values = DatePickerValues(picker, context: context) else { return EmptyElement() }
    return DatePickerLayout(picker: picker, values: values, context: context.speaking(self.locale))
      .element()
  }

  /// Whether several days can be chosen.
  var choosesSeveral: Bool { self.allowsMultipleSelection || !dates.isEmpty }

  /// The picker as a calendar where several days can be chosen: there is no other way to show them.
  private func inCalendar(_ context: LayoutContext) -> DatePicker {
    let kind = context.conventions.datePicker
    guard choosesSeveral, kind == .compact || kind == .field else { return self }
    let reason = "several days are chosen in a calendar"
    return with {
      if ![.automatic, .inline, .graphical].contains(self.style) {
        context.warnUnused("style", because: reason)
      }
      if self.style != .graphical { $0.style = .inline }
      if self.mode != .date {
        context.warnUnused("mode", because: reason)
        $0.mode = .date
      }
    }
  }
}
