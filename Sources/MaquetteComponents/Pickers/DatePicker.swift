import MaquetteCore
import MaquetteLocale

/// A choice of a date, a time, both, or a duration: SwiftUI's and AppKit's date pickers, UIKit's
/// `UIDatePicker`.
///
/// Names, order, digits, the first day of the week and hours are those of the locale, from CLDR.
public struct DatePicker: CatalogComponent {
  /// What is chosen; drawn where the style has room for it, and told to assistive technology.
  public var title: String
  /// The chosen moment, or a time of today; `nil` for the environment's ``Environment/now``, or for
  /// the bound that is nearest to it.
  public var selection: PickerMoment?
  /// Several chosen days of a calendar, as SwiftUI's `MultiDatePicker` has them; empty by default.
  public var dates: [Moment] = []
  /// Whether several days are chosen in a calendar, as in SwiftUI's `MultiDatePicker`; no by default,
  /// and always where there are several ``dates``.
  public var allowsMultipleSelection = false
  /// Marks below days of a calendar on iOS and iPadOS, as `UICalendarView` has them; none by default.
  public var decorations: [CalendarDecoration] = []
  /// The last day of a range that starts with ``selection``, in a calendar; `nil` for none.
  public var endDate: Moment?
  /// What is chosen; a date by default.
  public var mode: DatePickerMode
  /// How it looks; what the platform does by default.
  public var style: DatePickerStyle
  /// The earliest moment, or time of today, that can be chosen; `nil`, the default, for none.
  public var minimumDate: PickerMoment?
  /// The latest moment, or time of today, that can be chosen; `nil`, the default, for none.
  public var maximumDate: PickerMoment?
  /// Days that cannot be chosen; none by default.
  public var disabledDates: [Moment] = []
  /// How many minutes lie between two that can be chosen: 1, the default, or another divisor of 60.
  public var minuteInterval = 1
  /// What a countdown starts from, in seconds, at most 23:59:59; `nil` for a minute.
  public var duration: PickerDuration?
  /// Whether a compact picker is open; no by default.
  public var isPresented = false
  /// Which part of an open or inline picker is being changed; `nil` for the mode's first one.
  public var editing: DatePickerPart?
  /// What the keypad has put in so far, digits only; empty, the default, for the time itself.
  public var typedDigits = ""
  /// What a calendar calls the time below it; `nil`, the default, for the language's own word.
  public var timeTitle: String?
  /// Which element of a field, or of a watch's picker, is being changed; `nil` for none.
  public var selectedElement: DateElement?
  /// Whether seconds are chosen too, on macOS; no by default.
  public var showsSeconds = false
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal
  /// The colour of what is chosen; `nil`, the default, for that of the surroundings.
  public var tint: ColorValue?
  /// Whether the title is not drawn but told to assistive technology; no by default.
  public var labelsHidden = false
  /// Whether the title is drawn where it usually is not: before wheels, as SwiftUI draws it.
  public var labelsVisibility = LabelsVisibility.automatic
  /// The calendar; `nil` for the environment's.
  public var calendar: CalendarIdentifier?
  /// The time zone; `nil` for the environment's.
  public var timeZone: TimeZoneIdentifier?
  /// The locale; `nil` for the environment's.
  public var locale: LocaleIdentifier?
  /// How hours are counted; `nil` for the environment's.
  public var hourCycle: HourCycle?

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

  /// The picker in another state.
  public func state(_ state: ControlState) -> DatePicker { with { $0.state = state } }

  /// The picker disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> DatePicker {
    state(isDisabled ? .disabled : .normal)
  }

  /// The picker open, or not.
  public func isPresented(_ isPresented: Bool = true) -> DatePicker {
    with { $0.isPresented = isPresented }
  }

  /// The picker with bounds for what can be chosen.
  public func bounds(minimum: PickerMoment?, maximum: PickerMoment?) -> DatePicker {
    with {
      $0.minimumDate = minimum
      $0.maximumDate = maximum
    }
  }

  /// The picker with another colour for what is chosen.
  public func tint(_ color: ColorValue?) -> DatePicker { with { $0.tint = color } }

  /// The picker without its title, which assistive technology is still told.
  public func labelsHidden(_ isHidden: Bool = true) -> DatePicker {
    with { $0.labelsHidden = isHidden }
  }

  private func with(_ change: (inout DatePicker) -> Void) -> DatePicker {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("DatePicker")
    if let tint { context.environment.tint = .custom(context.color(tint, key: "tint")) }
    var picker = inCalendar(context)
    if picker.labelsVisibility == .hidden { picker.labelsHidden = true }
    guard let values = DatePickerValues(picker, context: context) else { return EmptyElement() }
    return DatePickerLayout(picker, values: values, context: context.speaking(locale)).element()
  }

  /// Whether several days can be chosen.
  var choosesSeveral: Bool { allowsMultipleSelection || !dates.isEmpty }

  /// The picker as a calendar where several days can be chosen: there is no other way to show them.
  private func inCalendar(_ context: LayoutContext) -> DatePicker {
    let platform = context.theme.platform
    guard choosesSeveral, platform != .watchos, platform != .tvos else { return self }
    let reason = "several days are chosen in a calendar"
    return with {
      if ![.automatic, .inline, .graphical].contains(style) {
        context.warnUnused("style", because: reason)
      }
      if style != .graphical { $0.style = .inline }
      if mode != .date {
        context.warnUnused("mode", because: reason)
        $0.mode = .date
      }
    }
  }
}
