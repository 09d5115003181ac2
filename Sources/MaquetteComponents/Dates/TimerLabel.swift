import MaquetteCore
import MaquetteLocale

/// A timer that counts down to a moment or up from it: WatchKit's `WKInterfaceTimer`, on every
/// platform. It shows what lies between the environment's `now` and its target.
public struct TimerLabel: StyledText, LabelComponent {
  public struct Keys: StyledTextKeys {
    public let title = Key(
      "", "A name for the timer, which only assistive technology reads.", aliases: ["name"])
    public let target = Key<Moment?>(
      nil,
      "The date and time to or from which time is counted, as ISO 8601; it is compared with 'now'.",
      aliases: ["date"])
    public let units = Key<DurationUnits>(
      [.hours, .minutes, .seconds],
      "The units in which time is counted.")
    public let style = Key<DurationStyle>(
      .positional, "The form in which the units are written.", aliases: ["unitsStyle"])
    public let family = Key.complicationFamily()
    public let locale = LocaleKeys.locale()
    public let text = TextKeys()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A timer with a name and a target.
  public init(
    _ title: String = "", target: Moment?, units: DurationUnits = [.hours, .minutes, .seconds],
    style: DurationStyle = .positional
  ) {
    self.title = title
    self.target = target
    self.units = units
    self.style = style
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(TimerLabel.componentName)
    guard
      let time = named.countedTime(to: self.target, in: self.units.units, locale: self.locale)
    else { return EmptyElement() }
    let (settings, parts) = (time.settings, time.parts)
    let spoken = settings.text(of: parts, style: .full)
    let accessibility = Accessibility(
      role: .staticText, label: self.title.isEmpty ? spoken : self.title,
      value: self.title.isEmpty ? nil : spoken, traits: [.updatesFrequently])
    let forms = forms(of: parts, in: settings)
    // Several lines are room enough.
    let shown = self.numberOfLines == 1 ? forms : Array(forms.prefix(1))
    return AdaptiveTextElement(
      TimerLabel.componentName, labels: shown.map(label),
      mostWidth: self.family?.textWidth ?? .infinity, accessibility: accessibility,
      context: context.speaking(self.locale))
  }
}
