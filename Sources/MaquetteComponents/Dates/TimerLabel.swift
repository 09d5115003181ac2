import MaquetteCore
import MaquetteLocale

/// A timer that counts down to a moment or up from it: WatchKit's `WKInterfaceTimer`, on every
/// platform. It shows what lies between the environment's `now` and its target.
public struct TimerLabel: CatalogComponent, StyledText {
  /// What is timed, for assistive technology; not drawn.
  public var title: String
  /// The moment counted to or from; needed.
  public var target: Moment?
  /// The units counted in.
  public var units: DurationUnits
  /// How they are written.
  public var style: DurationStyle
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

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let named = context.entering(TimerLabel.componentName)
    guard let target else {
      named.reportMissingTarget()
      return EmptyElement()
    }
    guard let present = named.presentTime(LocaleOverrides(locale: locale)) else {
      return EmptyElement()
    }
    let settings = present.settings
    let instant = target.instant(in: settings.timeZone)
    let parts = settings.parts(from: present.now, to: instant, in: units.units)
    let spoken = settings.text(of: parts, style: .full)
    let accessibility = Accessibility(
      role: .staticText, label: title.isEmpty ? spoken : title,
      value: title.isEmpty ? nil : spoken, traits: [.updatesFrequently])
    let forms = forms(of: parts, in: settings)
    // Several lines are room enough.
    let shown = numberOfLines == 1 ? forms : Array(forms.prefix(1))
    return AdaptiveTextElement(
      TimerLabel.componentName, labels: shown.map(label),
      mostWidth: family?.textWidth ?? .infinity, accessibility: accessibility,
      context: context.speaking(locale))
  }
}

extension LayoutContext {
  /// Reports that a component has nothing to count to.
  func reportMissingTarget() {
    report(
      .error, "'target' is missing: the moment counted to or from",
      hint: "add it, for example 'target: 2007-01-09T09:42:30Z'", id: .missingKey)
  }
}
