import MaquetteCore
import MaquetteLocale

/// The time to or since a moment, in the longest form that fits: ClockKit's
/// `CLKRelativeDateTextProvider`, on every platform.
public struct RelativeDateLabel: StyledText, LabelComponent {
  public struct Keys: StyledTextKeys {
    public let target = Key<Moment?>(
      nil, "The date and time that is compared with 'now', as ISO 8601.",
      aliases: ["date"])
    public let style = Key<RelativeDateStyle>(.natural, "How it is written.")
    public let units = Key<DurationUnits?>(
      nil,
      "The units in which time is counted. When not given, the style 'timer' counts hours, minutes "
        + "and seconds; other styles count days, hours and minutes.", aliases: ["calendarUnits"])
    public let family = Key<ComplicationFamily?>(
      nil,
      "The complication family, which limits the width. 'width' and the container limit it, too."
    )
    public let locale = LocaleKeys.locale()
    public let text = TextKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A label that tells of a moment.
  public init(
    _ target: Moment?, style: RelativeDateStyle = .natural, units: DurationUnits? = nil,
    family: ComplicationFamily? = nil
  ) {
    self.target = target
    self.style = style
    self.units = units
    self.family = family
  }

  private var countedUnits: [DurationUnit] {
    self.units?.units
      ?? (self.style == .timer ? [.hours, .minutes, .seconds] : [.days, .hours, .minutes])
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(RelativeDateLabel.componentName)
    guard
      let time = named.countedTime(to: self.target, in: countedUnits, locale: self.locale)
    else { return EmptyElement() }
    let (settings, parts) = (time.settings, time.parts)
    let forms = settings.forms(of: parts, style: self.style, isFuture: time.isFuture)
    // Who listens has room for every word.
    let spoken =
      self.style == .timer ? settings.text(of: parts, style: .full) : forms.first ?? ""
    return AdaptiveTextElement(
      RelativeDateLabel.componentName, labels: forms.map(label),
      mostWidth: self.family?.textWidth ?? .infinity,
      accessibility: Accessibility(
        role: .staticText, label: spoken, traits: [.updatesFrequently]),
      context: context.speaking(self.locale).formatting)
  }
}
