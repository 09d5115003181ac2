import MaquetteCore
import MaquetteLocale

/// A date, a time or both as the locale writes them, in a shorter form where there is less room:
/// WatchKit's `WKInterfaceDate`, on every platform.
public struct DateLabel: StyledText, LabelComponent {
  public struct Keys: StyledTextKeys, LocaleSettlingKeys {
    public let date = Key<Moment?>(
      nil,
      "The date and time shown, as ISO 8601; the environment's 'now' when not given. Without an "
        + "offset, it is local time.")
    public let dateStyle = Key<DateStyle?>(
      nil, "How much of the date is shown; medium when neither a style nor a format is given.")
    public let timeStyle = Key<DateStyle?>(nil, "How much of the time is shown.")
    public let format = Key<DatePattern?>(
      nil, "A Unicode date pattern, which replaces the styles, for example EEE d MMM.",
      aliases: ["dateFormat"])
    public let template = Key<DateTemplate?>(
      nil,
      "A Unicode date skeleton, which replaces the styles, for example EEEdMMM; the locale orders "
        + "its fields.",
      aliases: ["dateFormatTemplate", "skeleton"])
    public let family = Key.complicationFamily()
    public let place = LocaleKeys()
    public let text = TextKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

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

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(DateLabel.componentName)
    let speaking = context.speaking(self.locale)
    guard let forms = forms(in: named)?.map(speaking.directed(date:)), let first = forms.first
    else { return EmptyElement() }
    // Several lines are room enough.
    let shown = self.numberOfLines == 1 ? forms : [first]
    return AdaptiveTextElement(
      DateLabel.componentName, labels: shown.map(label),
      mostWidth: self.family?.textWidth ?? .infinity,
      accessibility: shown.count > 1 ? Accessibility(role: .staticText, label: first) : nil,
      context: speaking)
  }

  /// The texts in an environment, the longest first; `nil` after having reported what is wrong.
  private func forms(in context: LayoutContext) -> [String]? {
    let overrides = localeOverrides
    guard isClear(in: context), let present = context.presentTime(overrides) else { return nil }
    let settings = present.settings
    let instant = self.date?.instant(in: settings.timeZone) ?? present.now
    let forms = forms(of: instant, in: settings)
    let joins = DateLabelLook(context).map { $0.joinsDayPeriod != 0 } ?? false
    let isEnglish = settings.locale.languageTag.prefix { $0 != "-" } == "en"
    return joins && isEnglish && self.timeStyle == .short ? forms.map(\.withJoinedDayPeriod) : forms
  }

  /// Whether no two keys contradict one another; reports those that do.
  private func isClear(in context: LayoutContext) -> Bool {
    let ways = [
      ("format", self.format != nil), ("template", self.template != nil),
      ("dateStyle", self.dateStyle != nil),
      ("timeStyle", self.timeStyle != nil),
    ].filter(\.1).map(\.0)
    if let first = ways.first, first == "format" || first == "template", ways.count > 1 {
      context.report(
        .error, "'\(ways[1])' contradicts '\(first)'", key: ways[1],
        hint: "remove one of them", id: .conflictingKeys)
      return false
    }
    guard self.format == nil, self.template == nil, (self.dateStyle ?? self.timeStyle) != nil else {
      return true
    }
    let styles = [self.dateStyle, self.timeStyle].compactMap { $0 }
    guard styles.allSatisfy({ $0 == DateStyle.none }) else { return true }
    context.report(
      .error, "neither the date nor the time is shown",
      key: self.dateStyle == nil ? "timeStyle" : "dateStyle",
      hint: "set 'dateStyle' or 'timeStyle' to short, medium, long or full")
    return false
  }
}

extension String {
  /// The same text without the spaces before AM and PM: `2:14PM`.
  fileprivate var withJoinedDayPeriod: String {
    let words = ["AM", "PM", "am", "pm"]
    return words.reduce(self) { text, word in
      // ICU writes a narrow space that breaks no lines, and older data a plain one.
      ["\u{202F}", " "].reduce(text) { $0.replacing($1 + word, with: word) }
    }
  }
}
