import MaquetteCore
import MaquetteLocale

/// A date, a time or both as the locale writes them, in a shorter form where there is less room:
/// WatchKit's `WKInterfaceDate`, on every platform.
public struct DateLabel: CatalogComponent, StyledText {
  /// The moment shown; `nil` for the environment's ``Environment/now``.
  public var date: Moment?
  /// How much of the date is shown; `nil` for none, or for ``DateStyle/medium`` when nothing at all
  /// is asked for.
  public var dateStyle: DateStyle?
  /// How much of the time is shown; `nil` for none.
  public var timeStyle: DateStyle?
  /// A format of one's own in place of the styles.
  public var format: DatePattern?
  /// Fields that the locale puts into its own order, in place of the styles.
  public var template: DateTemplate?
  /// The complication whose room there is; `nil` for what the surroundings offer.
  public var family: ComplicationFamily?
  /// The calendar; `nil` for the environment's.
  public var calendar: CalendarIdentifier?
  /// The time zone; `nil` for the environment's.
  public var timeZone: TimeZoneIdentifier?
  /// The locale; `nil` for the environment's.
  public var locale: LocaleIdentifier?
  /// How hours are counted; `nil` for the environment's. A ``format`` says it itself.
  public var hourCycle: HourCycle?
  /// The font; body text by default.
  public var font = FontValue.body
  /// The text's colour; the label colour by default.
  public var color = ColorValue.primary
  /// Where lines stand; follows the interface by default.
  public var alignment = TextAlignment.natural
  /// The most lines shown, 0 for as many as needed; 1 by default.
  public var numberOfLines = 1

  /// A date label in the locale's own styles; without a moment it shows the environment's.
  public init(_ date: Moment? = nil, dateStyle: DateStyle? = nil, timeStyle: DateStyle? = nil) {
    self.date = date
    self.dateStyle = dateStyle
    self.timeStyle = timeStyle
  }

  /// A date label in a format of one's own.
  public init(_ date: Moment? = nil, format: DatePattern) {
    self.date = date
    self.format = format
  }

  /// A date label with fields that the locale orders.
  public init(_ date: Moment? = nil, template: DateTemplate) {
    self.date = date
    self.template = template
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(DateLabel.componentName)
    guard let forms = forms(in: named), let first = forms.first else { return EmptyElement() }
    // Several lines are room enough.
    let shown = numberOfLines == 1 ? forms : [first]
    return AdaptiveTextElement(
      DateLabel.componentName, labels: shown.map(label),
      mostWidth: family?.textWidth ?? .infinity,
      accessibility: shown.count > 1 ? Accessibility(role: .staticText, label: first) : nil,
      context: context.speaking(locale))
  }

  /// The texts in an environment, the longest first; `nil` after having reported what is wrong.
  private func forms(in context: LayoutContext) -> [String]? {
    let overrides = localeOverrides
    guard isClear(in: context), let present = context.presentTime(overrides) else { return nil }
    let settings = present.settings
    let instant = date?.instant(in: settings.timeZone) ?? present.now
    return forms(of: instant, in: settings)
  }

  /// Whether no two keys contradict one another; reports those that do.
  private func isClear(in context: LayoutContext) -> Bool {
    let ways = [
      ("format", format != nil), ("template", template != nil), ("dateStyle", dateStyle != nil),
      ("timeStyle", timeStyle != nil),
    ].filter(\.1).map(\.0)
    if let first = ways.first, first == "format" || first == "template", ways.count > 1 {
      context.report(
        .error, "'\(ways[1])' says something else than '\(first)'", key: ways[1],
        hint: "remove one of them", id: .conflictingKeys)
      return false
    }
    guard format == nil, template == nil, (dateStyle ?? timeStyle) != nil else { return true }
    let styles = [dateStyle, timeStyle].compactMap { $0 }
    guard styles.allSatisfy({ $0 == DateStyle.none }) else { return true }
    context.report(
      .error, "neither the date nor the time is shown",
      key: dateStyle == nil ? "timeStyle" : "dateStyle",
      hint: "set 'dateStyle' or 'timeStyle' to short, medium, long or full")
    return false
  }
}
