import MaquetteCore
import MaquetteLocale

/// The time to or since a moment, in the longest form that fits: ClockKit's
/// `CLKRelativeDateTextProvider`, on every platform.
public struct RelativeDateLabel: CatalogComponent, StyledText {
  /// The moment told of; needed.
  public var target: Moment?
  /// How it is told.
  public var style: RelativeDateStyle
  /// The units counted in; `nil` for hours, minutes and seconds of a timer, and for days, hours
  /// and minutes otherwise.
  public var units: DurationUnits?
  /// The complication whose room there is; `nil` for what the surroundings offer.
  public var family: ComplicationFamily?
  /// The locale; `nil` for the environment's.
  public var locale: LocaleIdentifier?
  /// The font; body text by default.
  public var font = FontValue.body
  /// The text's colour; the label colour by default.
  public var color = ColorValue.primary
  /// Where lines stand; follows the interface by default.
  public var alignment = TextAlignment.natural
  /// The most lines shown, 0 for as many as needed; 1 by default.
  public var numberOfLines = 1

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
    units?.units ?? (style == .timer ? [.hours, .minutes, .seconds] : [.days, .hours, .minutes])
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(RelativeDateLabel.componentName)
    guard let target else {
      named.reportMissingTarget()
      return EmptyElement()
    }
    guard let present = named.presentTime(LocaleOverrides(locale: locale)) else {
      return EmptyElement()
    }
    let settings = present.settings
    let instant = target.instant(in: settings.timeZone)
    let parts = settings.parts(from: present.now, to: instant, in: countedUnits)
    let forms = settings.forms(of: parts, style: style, isFuture: instant > present.now)
    // Who listens has room for every word.
    let spoken =
      style == .timer ? settings.text(of: parts, style: .full) : forms.first ?? ""
    return AdaptiveTextElement(
      RelativeDateLabel.componentName, labels: forms.map(label),
      mostWidth: family?.textWidth ?? .infinity,
      accessibility: Accessibility(
        role: .staticText, label: spoken, traits: [.updatesFrequently]),
      context: context.speaking(locale))
  }
}
